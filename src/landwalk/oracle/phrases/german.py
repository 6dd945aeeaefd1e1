"""German rows that stand apart from the English ones: relative clauses, conditions with their verb last, durations.

Categories "relative", "relative dat" and "relative auf": what follows the pronoun of a relative clause (", die ...", ", der ...",
", auf der ..."); the parameter is the noun's number. Conditions end in their verb, so that "es sei denn, du ..." can be made of them.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import (
    BasicLandTypes,
    CardTypesAmong,
    CountersOn,
    DamageDealtThisWay,
    HandSize,
    Number,
    TimesPaid,
)
from landwalk.abilities.combat import AbleToBlock
from landwalk.abilities.condition import (
    AmountIs,
    Controls,
    Exists,
    HappenedInTurn,
    HasDesignation,
    InTheZone,
    ObjectIs,
    TurnOf,
    WasCast,
    WasPaid,
)
from landwalk.abilities.damage import DamageChange, DealtDamageBy
from landwalk.abilities.duration import Duration, Until, WhileCondition
from landwalk.abilities.effect import LookAnyTime
from landwalk.abilities.linked import DiscardedThisWay, ExiledWith
from landwalk.abilities.noun import (
    YOU,
    AllStyle,
    Attached,
    Blocking,
    Choice,
    Compare,
    Core,
    Det,
    Happened,
    HappenedThisTurn,
    InZone,
    Named,
    Noun,
    NounPhrase,
    OfChosen,
    OnTop,
    PlayerPhrase,
    ShareType,
    Stat,
    Status,
    Targeting,
    This,
    ThisWord,
    Who,
    WholeZone,
    WithCounter,
    WithKeyword,
    WithStat,
)
from landwalk.abilities.pairing import IsPaired, ThePair
from landwalk.abilities.pattern import (
    Attacks,
    Casts,
    Dies,
    Discards,
    Draws,
    Enters,
    GainsLife,
    LeavesBattlefield,
    LosesLife,
    PlayerAttacks,
)
from landwalk.abilities.several import WithKeywords
from landwalk.abilities.turns import InPhase
from landwalk.abilities.words import Row, phrase
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.oracle.inner import Equal, ForEachTail

_CARDS = NounPhrase(Det.ALL, (Core(Noun.CARD),), (InZone(Zone.GRAVEYARD, YOU, "in"),), None, AllStyle.BARE)
_KICKED = NounPhrase(Det.A, (Core(Noun.SPELL, status=(Status.KICKED,)),))
#: status -> what is said before the verb, and the verb
_STATUS = (
    (Status.TAPPED, "getappt <be:what>"),
    (Status.UNTAPPED, "ungetappt <be:what>"),
    (Status.ENCHANTED, "verzaubert <be:what>"),
    (Status.EQUIPPED, "ausgerüstet <be:what>"),
    (Status.MODIFIED, "modifiziert <be:what>"),
    (Status.COLORLESS, "farblos <be:what>"),
    (Status.ATTACKING, "[angreift|angreifen:what]"),
    (Status.BLOCKING, "(|gerade) [blockt|blocken:what]"),
)
_COLOR = (("W", "weiß"), ("U", "blau"), ("B", "schwarz"), ("R", "rot"), ("G", "grün"))


def _de(category: str, make: type[Node], text: str, **fixed: object) -> Row:
    return phrase(category, make, None, None, text, **fixed)


def _is() -> list[Row]:
    rows = [
        _de("condition", ObjectIs, "{what:ref nom} " + said, cores=(Core(status=(status,)),), tail=(), negated="is")
        for status, said in _STATUS
    ]
    rows += [
        _de(
            "condition",
            ObjectIs,
            f"{{what:ref nom}} {said} <be:what>",
            cores=(Core(colors=(c,)),),
            tail=(),
            negated="is",
        )
        for c, said in _COLOR
    ]
    return rows


def _damage_changes() -> list[Row]:
    """ "Falls eine Quelle ... Schaden zufügen würde, fügt sie stattdessen doppelt so viele Schadenspunkte zu."."""
    rows = []
    for kind, hurt in (("any", "Schaden"), ("combat", "Kampfschaden")):
        for change, much in (
            ("double", "doppelt so viele Schadenspunkte"),
            ("triple", "dreimal so viele Schadenspunkte"),
            ("plus", "so viele Schadenspunkte plus {amount:int}"),
        ):
            fixed: dict[str, object] = {"kind": kind, "change": change}
            if change != "plus":
                fixed["amount"] = None
            both = "einer bleibenden Karte oder einem Spieler"
            for style, again in (
                ("", ""),
                ("permanent", "der bleibenden Karte oder dem Spieler "),
                ("player", "dem Spieler "),
                ("player or permanent", "dem Spieler oder der bleibenden Karte "),
                ("creature", "der Kreatur "),
            ):
                then = f"{hurt} zufügen würde, fügt (sie|er|es) {again}stattdessen {much} zu."
                first = "falls {source:np nom} "
                rows.append(_de("ability", DamageChange, f"{first}{{to:both dat or}} {then}", style=style, **fixed))
                if style in ("", "permanent"):
                    rows.append(_de("ability", DamageChange, f"{first}{both} {then}", style=style, to=None, **fixed))
                if not style:
                    rows.append(_de("ability", DamageChange, first + then, style="bare", to=None, **fixed))
    return rows


ROWS = (
    *_damage_changes(),
    _de("foreach", ForEachTail, "für {of:eachqty}"),
    _de("eachqty", CountersOn, "jede {kind:marks s} auf {on:obj dat}"),
    _de("eachqty", BasicLandTypes, "jeden Standardlandtyp unter den Ländern, die {of:player nom} <control:of>,~"),
    _de("relative auf", WithCounter, "mindestens eine {kind:marks s} (liegt|jeweils liegt) // eine {kind:marks s} liegt // bereits mindestens eine {kind:marks s} liegt // jeweils mindestens eine {kind:marks s} liegt"),
    _de("tail", Named, "namens {name:name}"),
    _de("tail", OfChosen, "des bestimmten Typs // des gewählten Typs", what=Choice.CREATURE_TYPE),
    _de("tail", OfChosen, "der bestimmten Farbe // der gewählten Farbe", what=Choice.COLOR),
    _de("tail", OfChosen, "mit dem bestimmten Namen", what=Choice.CARD_NAME),
    _de("thing", WholeZone, "die Friedhöfe aller Gegner", zone=Zone.GRAVEYARD, whose=PlayerPhrase(Who.EACH_OPPONENT, AllStyle.EACH)),
    _de("tail", WithKeywords, "ohne {keywords:chosen}", how="none"),
    _de("tail", OnTop, "oben von {whose:zoneof Bibliothek dat}"),
    _de("tail", InZone, "im Exil", zone=Zone.EXILE, preposition="in", whose=None),
    _de("tail", InZone, "aus dem Exil", zone=Zone.EXILE, preposition="from", whose=None),
    _de("tail", InZone, "im Friedhof {whose:player gen}", zone=Zone.GRAVEYARD, preposition="in"),
    _de("relative", InZone, "sich im Friedhof {whose:player gen} [befindet|befinden:#]", zone=Zone.GRAVEYARD, preposition="in"),
    _de("relative", InZone, "sich in {whose:zoneof Friedhof dat} [befindet|befinden:#]", zone=Zone.GRAVEYARD, preposition="in"),
    _de("relative", ExiledWith, "von {source:ref dat} ins Exil geschickt [wurde|wurden:#] // mit {source:ref dat} ins Exil geschickt [wurde|wurden:#]"),
    _de("relative", Attached, "an {to:obj acc} angelegt [ist|sind:#]"),
    _de("tail", WithStat, "mit Manabetrag {amount:plus dat}", stat=Stat.MANA_VALUE, compare=Compare.EQUAL),
    _de("relative dat", DealtDamageBy, "in diesem Zug von {by:ref dat} Schaden zugefügt wurde // in diesem Zug Schaden (von|durch) {by:ref dat} zugefügt wurde"),
    _de("relative gen", WithStat, "Manabetrag gleich {amount:qty dat} ist", stat=Stat.MANA_VALUE, compare=Compare.EQUAL),
    _de("relative gen", WithStat, "Manabetrag kleiner oder gleich {amount:qty dat} ist", stat=Stat.MANA_VALUE, compare=Compare.AT_MOST),
    _de("relative", WithKeyword, "Trampelschaden [verursacht|verursachen:#]", keyword=KeywordAbility("trample")),
    _de("relative", WithKeyword, "{keyword:keyword granted} [hat|haben:#]"),
    _de("relative", OfChosen, "den bestimmten (Kreaturentyp|Typ) [hat|haben:#]", what=Choice.CREATURE_TYPE),
    *(
        row
        for negated, ein in (("shares", "einen"), ("doesnt", "keinen"))
        for row in (
            _de("relative", ShareType, f"mit {{with_:np dat}} {ein} Kreaturentyp gemeinsam [hat|haben:#]", what=Choice.CREATURE_TYPE, negated=negated),
            _de("relative", ShareType, f"mit {{with_:np dat}} {ein[:-1]} Farbe gemeinsam [hat|haben:#]", what=Choice.COLOR, negated=negated),
        )
    ),
    _de("relative", ShareType, "denselben Namen [hat|haben:#] wie {with_:np nom} // (denselben|den gleichen) Namen wie {with_:np nom} [hat|haben:#]", what=Choice.CARD_NAME, negated="shares"),
    _de("tail", ShareType, "mit (demselben|dem gleichen) Namen wie {with_:np nom}", what=Choice.CARD_NAME, negated="shares"),
    _de("relative", Targeting, "{what:np acc} als Ziel [hat|haben:#]"),
    _de("relative", Blocking, "{what:obj acc} [blockt|blocken:#]", relation="blocking"),
    _de("relative", Blocking, "von {what:obj dat} geblockt [wird|werden:#]", relation="blocked_by"),
    _de("relative", AbleToBlock, "{what:obj acc} blocken [kann|können:#]", when=""),
    _de("relative", AbleToBlock, "{what:obj acc} in diesem Zug blocken [kann|können:#]", when="this_turn"),
    _de("relative", HappenedThisTurn, "in diesem Zug ins Spiel gekommen [ist|sind:#]", what=Happened.ENTERED),
    _de("relative", HappenedThisTurn, "in diesem Zug angegriffen [hat|haben:#]", what=Happened.ATTACKED),
    _de("relative", HappenedThisTurn, "in diesem Zug geblockt [hat|haben:#]", what=Happened.BLOCKED),
    _de("relative", HappenedThisTurn, "in diesem Zug aus dem Spiel dorthin gelegt [wurde|wurden:#]", what=Happened.DIED),
    _de("relative dat", HappenedThisTurn, "in diesem Zug (bereits|) Schaden zugefügt wurde // in diesem Zug Schaden zugefügt wurde", what=Happened.DEALT_DAMAGE),
    *(
        _de("relative gen", WithStat, f"Stärke {word} ist als {{amount:qty nom}}", stat=Stat.POWER, compare=compare)
        for word, compare in (("größer", Compare.MORE), ("kleiner", Compare.LESS))
    ),
    *(
        _de("relative gen", WithStat, f"{noun} {word} oder gleich {{amount:qty dat ist}}", stat=stat, compare=compare)
        for stat, noun in ((Stat.POWER, "Stärke"), (Stat.TOUGHNESS, "Widerstandskraft"))
        for word, compare in (("größer", Compare.AT_LEAST), ("kleiner", Compare.AT_MOST))
    ),
    _de("relative gen", WithStat, "Stärke kleiner ist als {amount:statof}", stat=Stat.POWER, compare=Compare.LESS),
    _de("relative gen", WithStat, "Stärke größer ist als {amount:statof}", stat=Stat.POWER, compare=Compare.MORE),
    *(
        _de("tail", WithStat, f"mit {noun} kleiner oder gleich {{amount:qty dat}}", stat=stat, compare=Compare.AT_MOST)
        for stat, noun in ((Stat.POWER, "Stärke"), (Stat.TOUGHNESS, "Widerstandskraft"), (Stat.MANA_VALUE, "Manabetrag"))
    ),
    _de("asmany", DamageDealtThisWay, "auf diese Weise Lebenspunkte verloren wurden", what="life"),
    _de("asmany", DamageDealtThisWay, "auf diese Weise Schadenspunkte zugefügt wurden // auf diese Weise Schaden zugefügt wurde", what="damage"),
    _de("asmany past", Draws, "du in diesem Zug Karten gezogen hast", who=YOU, nth=0, except_first="no"),
    _de("asmany past", Discards, "du in diesem Zug Karten abgeworfen hast", who=YOU, what=None),
    _de("qty", TimesPaid, "die Anzahl ist, wie oft (seine|ihre) Bonuskosten bezahlt wurden", kind="kicked"),
    _de("own clause", LookAnyTime, "die oberste Karte deiner Bibliothek ist (offen|aufgedeckt)", how="revealed"),
    # conditions
    _de("condition", AmountIs, "{left:lifeof} {amount:int} oder weniger Lebenspunkte <have:left> // {left:lifeof} {amount:int} Lebenspunkte oder weniger <have:left>", compare=Compare.AT_MOST, tense=""),
    _de("condition", AmountIs, "{left:lifeof} {amount:int} oder mehr Lebenspunkte <have:left> // {left:lifeof} {amount:int} Lebenspunkte oder mehr <have:left>", compare=Compare.AT_LEAST, tense=""),
    _de("condition", AmountIs, "deine Hingabe zu {left:devoted} weniger als {amount:num f nom} beträgt", compare=Compare.LESS, tense=""),
    _de("condition", AmountIs, "du keine Karten auf deiner Hand hast", left=HandSize(YOU), compare=Compare.EQUAL, amount=Number(0), tense=""),
    _de("condition", AmountIs, "du {amount:num f acc} oder mehr Karten auf deiner Hand hast", left=HandSize(YOU), compare=Compare.AT_LEAST, tense=""),
    _de("condition", AmountIs, "du {amount:num f acc} oder weniger Karten auf deiner Hand hast", left=HandSize(YOU), compare=Compare.AT_MOST, tense=""),
    _de("condition", AmountIs, "{left:handof} keine Karten auf der Hand <have:left>", compare=Compare.EQUAL, amount=Number(0), tense=""),
    _de("condition", AmountIs, "{left:handof} keine Karten auf seiner Hand <have:left>", compare=Compare.EQUAL, amount=Number(0), tense=""),
    _de("condition", AmountIs, "{left:handof} {amount:num f acc} oder mehr Karten auf der Hand <have:left> // {left:handof} {amount:num f acc} oder mehr Karten auf seiner Hand <have:left>", compare=Compare.AT_LEAST, tense=""),
    _de("condition", AmountIs, "{left:handof} {amount:num f acc} oder weniger Karten auf der Hand <have:left> // {left:handof} {amount:num f acc} oder weniger Karten auf seiner Hand <have:left>", compare=Compare.AT_MOST, tense=""),
    _de("condition", AmountIs, "{left:typed} {amount:num} oder mehr (unterschiedliche|unterschiedlichen) Kartentypen enthält", compare=Compare.AT_LEAST, tense=""),
    _de("typed", CardTypesAmong, "dein Friedhof", of=_CARDS),
    _de("condition", AmountIs, "{left:qty nom} {amount:int} oder weniger (ist|beträgt)", compare=Compare.AT_MOST, tense=""),
    _de("condition", AmountIs, "{left:qty nom} {amount:int} oder mehr (ist|beträgt)", compare=Compare.AT_LEAST, tense=""),
    _de("condition", AmountIs, "{left:qty nom} weniger als {amount:num} beträgt", compare=Compare.LESS, tense=""),
    _de("condition", AmountIs, "{left:qty nom} {amount:int} oder weniger (war|betrug|betrugen)", compare=Compare.AT_MOST, tense="was"),
    _de("condition", AmountIs, "{left:qty nom} {amount:int} oder mehr (war|betrug|betrugen)", compare=Compare.AT_LEAST, tense="was"),
    _de("condition", ObjectIs, "{what:its} {cores:describednot} ist", tail=(), negated="isnt"),
    _de("condition", ObjectIs, "{what:ref nom} {cores:describednot} <be:what>", tail=(), negated="isnt"),
    _de("condition", DiscardedThisWay, "auf diese Weise {what:phrase nom} abgeworfen wurde"),
    _de("main condition", Exists, "es befinden sich {amount:num} oder mehr {what:barecores nom}", compare=Compare.AT_LEAST),
    _de("condition", InPhase, "es die erste Kampfphase des Zuges ist", what="first_combat", whose=None),
    _de("condition", IsPaired, "{what:ref nom} an eine andere Kreatur gebunden ist", negated="is"),
    _de("ref", ThePair, "beide Kreaturen", style="both"),
    _de("ref", ThePair, "beide Kreaturen", style="each"),
    _de("condition", Controls, "{who:player nom} {amount:num} oder weniger {what:barecores acc} <control:who>", compare=Compare.AT_MOST),
    _de("condition", Controls, "{who:player nom} genau {amount:num} {what:barecores acc} <control:who>", compare=Compare.EQUAL),
    _de("condition", Exists, "sich {amount:num} oder mehr {what:barecores nom} befinden // {amount:num} oder mehr {what:barecores nom} sind", compare=Compare.AT_LEAST),
    _de("condition", HasDesignation, "du der Monarch bist", name="monarch", who=YOU),
    _de("condition", TurnOf, "es dein Zug ist", who=YOU, negated="is"),
    _de("condition", TurnOf, "es nicht dein Zug ist", who=YOU, negated="isnt"),
    _de("condition", WasPaid, "{what:partof Bonuskosten p nom} bezahlt wurden", kind="kicked", negated="is"),
    _de("condition", WasPaid, "{what:partof Bonuskosten p nom} nicht bezahlt wurden", kind="kicked", negated="isnt"),
    _de("condition", WasPaid, "um {what:baseref acc} gefeilscht wurde", kind="bargained", negated="is"),
    _de("condition", WasCast, "du {what:baseref acc} gewirkt hast", who=YOU, from_zone=None),
    _de("condition", WasCast, "du {what:baseref acc} aus deiner Hand gewirkt hast", who=YOU, from_zone="hand"),
    _de("condition", WasCast, "{what:ref nom} aus deiner Hand gewirkt wurde", who=None, from_zone="hand"),
    _de("condition", WasCast, "{what:ref nom} aus einem Friedhof gewirkt wurde", who=None, from_zone="graveyard"),
    _de("condition", InTheZone, "{what:ref nom} im Spiel <be:what>", zone=Zone.BATTLEFIELD, whose=None),
    _de("condition", InTheZone, "{what:ref nom} in deinem Friedhof <be:what> // {what:ref nom} sich in deinem Friedhof befindet // sich {what:ref nom} in deinem Friedhof befindet", zone=Zone.GRAVEYARD, whose=YOU),
    _de("condition", InTheZone, "{what:ref nom} auf deiner Hand <be:what>", zone=Zone.HAND, whose=YOU),
    _de("condition", HappenedInTurn, "{event:past}", amount=None),
    _de("condition", ObjectIs, "{what:its} {cores:describeds} ist", tail=(), negated="is"),
    _de("condition", ObjectIs, "{what:ref nom} {cores:describeds} <be:what>", tail=(), negated="is"),
    *_is(),
    _de("past", GainsLife, "{who:player nom} in diesem Zug Lebenspunkte dazuerhalten <have:who>"),
    _de("past", LosesLife, "{who:player nom} in diesem Zug Lebenspunkte verloren <have:who>"),
    _de("past", PlayerAttacks, "{who:player nom} in diesem Zug mit mindestens einer Kreatur angegriffen <have:who> // {who:player nom} in diesem Zug angegriffen <have:who>", what=None, amount=None, whom=None),
    _de("past", Casts, "{who:player nom} in diesem Zug {what:phrase acc} gewirkt <have:who>", nth=0, copies="no"),
    _de("past", Discards, "{who:player nom} in diesem Zug eine Karte abgeworfen <have:who>", what=None),
    _de("past", Attacks, "{what:obj nom} in diesem Zug angegriffen [hat|haben:what]", how="", whom=None),
    _de("condition", HappenedInTurn, "in diesem Zug {amount:ormore} {event:pastmany}"),
    _de("condition", HappenedInTurn, "du in diesem Zug {amount:ormore} {event:castmany} gewirkt hast"),
    _de("pastmany", Dies, "{what:barecores nom} gestorben sind", style="dies"),
    _de("castmany", Casts, "{what:barecores acc}", who=YOU, nth=0, copies="no"),
    _de("main condition", HappenedInTurn, "{event:mainpast}", amount=None),
    _de("mainpast", PlayerAttacks, "{who:player nom} <have:who> in diesem Zug mit mindestens einer Kreatur angegriffen", what=None, amount=None, whom=None),
    _de("mainpast", Casts, "{who:player nom} <have:who> in diesem Zug (bereits|) {what:phrase acc} gewirkt", nth=0, copies="no"),
    _de("past", Enters, "in diesem Zug {what:yours} ins Spiel gekommen ist", from_zone=None, style="entered"),
    _de("past", Dies, "in diesem Zug {what:yours} gestorben ist", style="yours"),
    _de("past", LeavesBattlefield, "in diesem Zug {what:yours} das Spiel verlassen hat"),
    _de("special", Equal, "Stärke und Widerstandskraft {subject:obj gen} sind (|jeweils) gleich {amount:qty dat} // Stärke und Widerstandskraft von {subject:obj dat} sind (|jeweils) gleich {amount:qty dat}", power="yes", toughness="yes"),
    _de("special", Equal, "die Stärke {subject:obj gen} ist gleich {amount:qty dat} // die Stärke von {subject:obj dat} ist gleich {amount:qty dat}", power="yes", toughness="no"),
    _de("special", Equal, "die Widerstandskraft {subject:obj gen} ist gleich {amount:qty dat} // die Widerstandskraft von {subject:obj dat} ist gleich {amount:qty dat}", power="no", toughness="yes"),
    _de("special", Equal, "~ Stärke ist gleich {amount:qty dat}", subject=This(ThisWord.NAME), power="yes", toughness="no"),
    _de("special", Equal, "~ Widerstandskraft ist gleich {amount:qty dat}", subject=This(ThisWord.NAME), power="no", toughness="yes"),
    _de("event", Casts, "du einen Zauberspruch wirkst und Bonuskosten für ihn bezahlst", who=YOU, what=_KICKED, nth=0, copies="no"),
    # durations
    _de("duration", Duration, "während des nächsten Enttappsegments [seines Beherrschers|ihres Beherrschers|ihrer Beherrscher|ihrer Beherrscher:$]", until=Until.YOUR_NEXT_UNTAP, style="its"),
    _de("duration", Duration, "während des nächsten Enttappsegments [seines Beherrschers|ihres Beherrschers|ihrer Beherrscher|ihrer Beherrscher:$]", until=Until.YOUR_NEXT_UNTAP, style="their_one"),
    _de("duration", Duration, "während des nächsten Enttappsegments ihrer Beherrscher", until=Until.YOUR_NEXT_UNTAP, style="their"),
    _de("duration", Duration, "während deines nächsten Enttappsegments", until=Until.YOUR_NEXT_UNTAP, style="your"),
    _de("duration", Duration, ", bis ~ das Spiel verlässt", until=Until.THIS_LEAVES, style="until"),
    _de("duration", Duration, ", bis \u2248 das Spiel verlässt", until=Until.THIS_LEAVES, style="short"),
    *(
        _de("duration", Duration, f", bis dies{end} {word} das Spiel verlässt", until=Until.THIS_LEAVES, style=style)
        for style, end, word in (
            ("creature", "e", "Kreatur"), ("artifact", "es", "Artefakt"), ("enchantment", "e", "Verzauberung"),
            ("permanent", "es", "Permanent"), ("Aura", "e", "Aura"), ("Vehicle", "es", "Fahrzeug"),
            ("Equipment", "e", "Ausrüstung"), ("land", "es", "Land"),
        )
    ),
    _de("duration", Duration, ", solange ~ im Spiel (bleibt|ist)", until=Until.WHILE_THIS_ON_BATTLEFIELD, style="~"),
    _de("duration", Duration, ", solange ~ getappt (bleibt|ist)", until=Until.WHILE_THIS_TAPPED, style="~"),
    _de("duration", Duration, "in diesem Kampf", until=Until.END_OF_COMBAT, style="this"),
    _de("duration", WhileCondition, ", solange {condition}"),
)  # fmt: skip
