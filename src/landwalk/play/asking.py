"""What a player is asked, as words in three languages: questions, actions, options and atoms."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import Action, Activate, CastSpell, Choice, Pass, PlayLand, Purpose, SpecialAction
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.locale import Lang, catalogue
from landwalk.locale import marked as _
from landwalk.oracle.writer import print_ability
from landwalk.play.atoms.atom import Atom, AtomKind
from landwalk.play.wording import name_of, node_text
from landwalk.rules.look import Now

#: Why a player is asked -> the question. {source}: who asks.
QUESTIONS: dict[Purpose, str] = {
    Purpose.TARGET: _("{source}: choose targets"),
    Purpose.MODE: _("{source}: choose modes"),
    Purpose.X: _("{source}: choose X"),
    Purpose.OPTIONAL_COST: _("{source}: pay this additional cost?"),
    Purpose.COST_WAY: _("{source}: how do you pay?"),
    Purpose.COST: _("{source}: choose what pays the cost"),
    Purpose.PAY_MANA: _("{source}: pay mana"),
    Purpose.PAY: _("{source}: pay?"),
    Purpose.MAY: _("{source}: do this?"),
    Purpose.DISCARD: _("Choose cards to discard"),
    Purpose.SACRIFICE: _("Choose what to sacrifice"),
    Purpose.SEARCH: _("{source}: choose cards from the library"),
    Purpose.SELECT: _("{source}: choose"),
    Purpose.ORDER: _("{source}: in which order, the first on top?"),
    Purpose.TOP_OR_BOTTOM: _("{source}: choose cards for this place"),
    Purpose.TRIGGER_ORDER: _("In which order do these abilities go on the stack? The last resolves first"),
    Purpose.REPLACEMENT: _("Which effect applies first?"),
    Purpose.DAMAGE: _("{source}: divide the combat damage"),
    Purpose.DIVIDE: _("{source}: divide"),
    Purpose.COLOR: _("{source}: choose a color"),
    Purpose.TYPE: _("{source}: choose a type"),
    Purpose.NAME: _("{source}: name a card"),
    Purpose.NUMBER: _("{source}: choose a number"),
    Purpose.PLAYER: _("{source}: choose a player"),
    Purpose.COPY: _("{source}: choose what to copy"),
    Purpose.LEGEND: _("Which one do you keep (legend rule, CR 704.5j)?"),
    Purpose.UNTAP: _("Choose what untaps"),
    Purpose.ATTACK: _("Declare attackers"),
    Purpose.BLOCK: _("Declare blockers"),
    Purpose.MULLIGAN: _("Take a mulligan?"),
    Purpose.BOTTOM: _("Choose cards for the bottom of the library"),
    Purpose.STARTING_PLAYER: _("Who takes the first turn?"),
    Purpose.MANA: _("{source}: which mana?"),
    Purpose.OPENING_HAND: _("Begin the game with it?"),
    Purpose.OPTION: _("{source}: choose"),
}

STEPS = {
    "untap": _("untap step"),
    "upkeep": _("upkeep"),
    "draw": _("draw step"),
    "precombat_main": _("first main phase"),
    "begin_combat": _("beginning of combat"),
    "declare_attackers": _("declare attackers"),
    "declare_blockers": _("declare blockers"),
    "first_strike_damage": _("first-strike damage"),
    "combat_damage": _("combat damage"),
    "end_combat": _("end of combat"),
    "postcombat_main": _("second main phase"),
    "end_step": _("end step"),
    "cleanup": _("cleanup step"),
}


def action_text(state: State, action: Action, lang: Lang) -> str:
    """An action as words."""
    words = catalogue(lang).gettext
    if isinstance(action, Pass):
        return words("pass")
    if isinstance(action, PlayLand):
        return words("play {card}").format(card=_face_name(state, action.card, action.face, lang))
    if isinstance(action, CastSpell):
        return _cast_text(state, action, lang)
    if isinstance(action, Activate):
        source = name_of(state, action.source, lang)
        return f"{source}: {_ability_text(state, action, lang)}"
    if isinstance(action, SpecialAction):
        return words("{kind}: {card}").format(kind=action.kind, card=name_of(state, action.on, lang))
    return repr(action)


def _face_name(state: State, id_: int, face: int, lang: Lang) -> str:
    card = state.objects[id_].card
    return card.faces[face].name if face and card is not None else name_of(state, id_, lang)


def _cast_text(state: State, action: CastSpell, lang: Lang) -> str:
    words = catalogue(lang).gettext
    obj = state.objects[action.card]
    face = obj.card.faces[action.face] if action.face and obj.card is not None else obj.face
    said = words("cast {card} {cost}").format(
        card=_face_name(state, action.card, action.face, lang), cost=face.mana_cost or ""
    )
    if action.way:
        said += f" ({action.way})"
    if obj.zone is not Zone.HAND:
        said += " " + words("from: {zone}").format(zone=words(str(obj.zone)))
    return said.strip()


def _ability_text(state: State, action: Activate, lang: Lang) -> str:
    inst = instance(state, action.source, action.origin, action.ordinal)
    return "" if inst is None else print_ability(inst.tree, lang.value, name_of(state, action.source, lang))


def instance(state: State, id_: int, origin: str, ordinal: int) -> Inst | None:
    """The ability of an object with this key."""
    for inst in Now(state).get(id_).abilities:
        if inst.origin == origin and inst.ordinal == ordinal:
            return inst
    return None


def question_text(state: State, choice: Choice, lang: Lang) -> str:
    """What is asked, with the words of the card where the question has some."""
    words = catalogue(lang).gettext
    source = name_of(state, choice.source, lang) if choice.source else words("the rules")
    said = words(QUESTIONS.get(choice.purpose, _("{source}: choose"))).format(source=source)
    if isinstance(choice.text, Node):
        more = node_text(choice.text, lang, source)
    elif choice.purpose is Purpose.PAY_MANA:
        more = ""  # the question says it
    else:
        more = _keyword_text(state, choice, lang) or (words(choice.text) if choice.text else "")
    return f"{said} ({more})" if more else said


def _keyword_text(state: State, choice: Choice, lang: Lang) -> str:
    """The keyword of the asking card that the question is named after, with its cost ("Squad {2}"); "" if there is none."""
    if not choice.source or not choice.text:
        return ""
    name = name_of(state, choice.source, lang)
    for inst in Now(state).get(choice.source).abilities:
        if isinstance(inst.tree, KeywordAbility) and inst.tree.name == choice.text:
            return print_ability(inst.tree, lang.value, name)
    return ""


def option_text(state: State, option: object, lang: Lang) -> str:
    """One of a ChooseOptions: a word, a player, a mode, an ability of an object."""
    words = catalogue(lang).gettext
    if isinstance(option, str):
        return words(option) if option else words("normally")
    if isinstance(option, int):
        return name_of(state, option, lang) if option < 0 else str(option)
    assert isinstance(option, Node)
    for slot in ("source", "holder", "object"):
        source = getattr(option, slot, None)
        if isinstance(source, int) and source:
            inst = instance(state, source, getattr(option, "origin", ""), getattr(option, "ordinal", 0))
            name = name_of(state, source, lang)
            return name if inst is None else f"{name}: {print_ability(inst.tree, lang.value, name)}"
    return node_text(option, lang) or repr(option)


#: How an atom is said. {name}: what it names.
ATOMS: dict[AtomKind, str] = {
    AtomKind.YES: _("yes"),
    AtomKind.NO: _("no"),
    AtomKind.DONE: _("done"),
    AtomKind.ATTACKER: _("attack with {name}"),
    AtomKind.DEFENDER: _("attack {name}"),
    AtomKind.BLOCKER: _("block with {name}"),
    AtomKind.BLOCKED: _("block {name}"),
    AtomKind.SHARE: _("{n} more to {name}"),
    AtomKind.GROUP: _("from {name} to {last}"),
}


def atom_text(state: State, atom: Atom, lang: Lang = Lang.EN) -> str:
    """An atom as words: "attack with Wind Drake", "3 more to Bob"."""
    said = ATOMS.get(atom.kind, "{name}")
    if said != "{name}":
        said = catalogue(lang).gettext(said)
    last = "" if atom.last is None else atom_text(state, atom.last, lang)
    return said.format(name=_named(state, atom, lang), n=atom.n, last=last)


def _named(state: State, atom: Atom, lang: Lang) -> str:
    what = atom.what
    if what is None:
        return ""
    if isinstance(what, Atom):
        return atom_text(state, what, lang)
    if isinstance(what, Action):
        return action_text(state, what, lang)
    if atom.kind in {AtomKind.NUMBER, AtomKind.DIGIT}:
        return str(what)
    if atom.kind is AtomKind.OPTION:
        return option_text(state, what, lang)
    assert isinstance(what, int)
    return name_of(state, what, lang)
