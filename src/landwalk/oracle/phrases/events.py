"""Trigger events."""

from __future__ import annotations

from landwalk.abilities.noun import YOU, PlayerPhrase, Who
from landwalk.abilities.pattern import (
    Activates,
    Acts,
    Attacks,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    BecomesUntapped,
    Blocks,
    Casts,
    CountersPut,
    Cycles,
    DealsDamage,
    Dies,
    Discards,
    Draws,
    Enters,
    Expends,
    Exploits,
    GainsLife,
    IsDealtDamage,
    LeavesBattlefield,
    LosesGame,
    LosesLife,
    Mutates,
    PlayerAttacks,
    PlaysLand,
    PutIntoZone,
    Sacrifices,
    StateIs,
    StepBegins,
    TappedForMana,
    Transforms,
    TurnedFaceUp,
    Unblocked,
)
from landwalk.abilities.words import Row, Verb, event, phrase
from landwalk.kernel.zones import Step, Zone
from landwalk.oracle.inner import DuringTail, FirstTail, SpanTail
from landwalk.oracle.phrases import verbs as v
from landwalk.oracle.phrases.costs import DISCARD, SACRIFICE, TAP

_WERDEN = "werden wird wirst"
_IS = Verb("be is are", "ser es sea", _WERDEN)
_PUT = Verb(_IS.en, "ir va vaya", _IS.de)
_CYCLE = Verb(v.CYCLE.en, "activar activa active", v.CYCLE.de)
_DEALT = Verb(_IS.en, "recibir recibe reciba", _IS.de)
_TARGETED = Verb(v.BECOME.en, "ser es sea", v.BECOME.de)
_BLOCKED = Verb("become", "ser es sea", _WERDEN)
_FACE_UP = Verb("be is are", "ponerse se_pone se_ponga", _WERDEN)
EACH = PlayerPhrase(Who.EACH_PLAYER)

OBJECTS = (
    event(Enters, v.ENTER, "", "", "ins Spiel", from_zone=None),
    event(Enters, v.ENTER, "from {from_zone:fromzone}"),
    event(Dies, v.DIE, "", "", "", style="dies"),
    event(
        Dies,
        _PUT,
        "put into a graveyard from the battlefield",
        "a un cementerio desde el campo de batalla",
        "aus dem Spiel auf einen Friedhof gelegt",
        style="put",
    ),
    event(Mutates, Verb("mutate", "mutar muta mute", "mutieren mutiert mutierst"), "", "", ""),
    event(LeavesBattlefield, v.LEAVE, "the battlefield", "el campo de batalla", "das Spiel"),
    event(
        PutIntoZone,
        _PUT,
        "put into a graveyard from anywhere",
        "a un cementerio desde cualquier parte",
        "von irgendwoher auf einen Friedhof gelegt",
        to=Zone.GRAVEYARD,
        whose=None,
        from_zone=None,
    ),
    event(
        PutIntoZone,
        _PUT,
        "put into your graveyard from anywhere",
        "a tu cementerio desde cualquier parte",
        "von irgendwoher auf deinen Friedhof gelegt",
        to=Zone.GRAVEYARD,
        whose=YOU,
        from_zone=None,
    ),
    event(
        PutIntoZone,
        _PUT,
        "put into your graveyard from the battlefield",
        "a tu cementerio desde el campo de batalla",
        "aus dem Spiel auf deinen Friedhof gelegt",
        to=Zone.GRAVEYARD,
        whose=YOU,
        from_zone=Zone.BATTLEFIELD,
    ),
    event(
        PutIntoZone,
        _PUT,
        "put into your graveyard from your library",
        "a tu cementerio desde tu biblioteca",
        "aus deiner Bibliothek auf deinen Friedhof gelegt",
        to=Zone.GRAVEYARD,
        whose=YOU,
        from_zone=Zone.LIBRARY,
    ),
    event(
        PutIntoZone,
        _PUT,
        "put into a opponent's graveyard from anywhere",
        "al cementerio de un oponente desde cualquier parte // a un cementerio de un oponente desde cualquier parte",
        "von irgendwoher auf den Friedhof eines Gegners gelegt",
        to=Zone.GRAVEYARD,
        whose=PlayerPhrase(Who.AN_OPPONENT),
        from_zone=None,
    ),
    event(Attacks, v.ATTACK, "", "", "", how="", whom=None),
    event(Attacks, v.ATTACK, "alone", "[solo|sola|solos|solas:$]", "alleine", how="alone", whom=None),
    event(Attacks, v.ATTACK, None, "te <V>", None, how="", whom=YOU),
    event(Attacks, v.ATTACK, "{whom:player acc}", "a {whom:player acc}", "{whom:player acc}", how=""),
    event(
        Attacks,
        v.ATTACK,
        "you or a planeswalker you control",
        "te <V> a ti o a un planeswalker que controlas",
        "dich oder einen Planeswalker, den du kontrollierst,~",
        how="or_planeswalker",
        whom=YOU,
    ),
    event(Blocks, v.BLOCK, "", "", "", other=None),
    event(Blocks, v.BLOCK, "{other:obj acc}", "a {other:obj acc}", "{other:obj acc}"),
    event(
        BecomesBlocked,
        _BLOCKED,
        "blocked",
        "<V> [bloqueado|bloqueada|bloqueados|bloqueadas:$]",
        "geblockt",
        by=None,
    ),
    event(
        BecomesBlocked,
        _BLOCKED,
        "blocked by {by:np acc}",
        "<V> [bloqueado|bloqueada|bloqueados|bloqueadas:$] por {by:np prep}",
        "von {by:np dat} geblockt",
    ),
    event(
        Unblocked,
        v.ATTACK,
        "and isn't blocked",
        "<V> y no <be> [bloqueado|bloqueada|bloqueados|bloqueadas:$]",
        "<V> und nicht geblockt wird",
    ),
    event(
        DealsDamage,
        v.DEAL,
        "combat damage to {to:both acc or}",
        "daño de combate a {to:both acc or}",
        "{to:both dat or} Kampfschaden",
        kind="combat",
        subject="source",
    ),
    event(
        DealsDamage,
        v.DEAL,
        "damage to {to:both acc or}",
        "daño a {to:both acc or}",
        "{to:both dat or} Schaden",
        kind="any",
        subject="source",
    ),
    event(DealsDamage, v.DEAL, None, "te <V> daño de combate", None, kind="combat", to=YOU, subject="source"),
    event(DealsDamage, v.DEAL, None, "te <V> daño", None, kind="any", to=YOU, subject="source"),
    event(DealsDamage, v.DEAL, None, "te <V> daño a {to:both acc or}", None, kind="any", subject="source"),
    event(
        DealsDamage,
        v.DEAL,
        "noncombat damage to {to:both acc or}",
        "daño que no sea de combate a {to:both acc or}",
        "{to:both dat or} Nicht-Kampfschaden",
        kind="noncombat",
        subject="source",
    ),
    event(
        DealsDamage,
        v.DEAL,
        "combat damage",
        "daño de combate",
        "Kampfschaden",
        kind="combat",
        to=None,
        subject="source",
    ),
    event(DealsDamage, v.DEAL, "damage", "daño", "Schaden", kind="any", to=None, subject="source"),
    event(IsDealtDamage, _DEALT, "dealt damage", "daño", None, kind="any"),
    event(IsDealtDamage, _DEALT, "dealt combat damage", "daño de combate", None, kind="combat"),
    event(IsDealtDamage, _DEALT, "dealt noncombat damage", "daño que no sea de combate", None, kind="noncombat"),
    event(
        BecomesTarget,
        _TARGETED,
        "the target of {by:np acc}",
        "objetivo de {by:np prep} // el objetivo de {by:np prep}",
        "das Ziel {by:np gen}",
    ),
    event(BecomesTarget, v.BECOME, None, "en objetivo de {by:np prep}", None),
    event(BecomesTapped, Verb("become", "girarse se_gira se_gire", _WERDEN), "tapped", "<V>", "getappt"),
    event(
        BecomesUntapped, Verb("become", "enderezarse se_endereza se_enderece", _WERDEN), "untapped", "<V>", "enttappt"
    ),
    event(TappedForMana, _IS, "tapped for mana", None, None, who=None),
    event(
        TurnedFaceUp,
        _FACE_UP,
        "turned face up",
        "boca arriba",
        "aufgedeckt",
    ),
    event(
        Exploits,
        Verb("exploit", "aprovechar aprovecha aproveche", "aus|schlachten schlachtet schlachtest"),
        "a creature",
        "una criatura",
        "eine Kreatur",
    ),
    event(
        Transforms,
        Verb("transform", "transformarse se_transforma se_transforme", "transformieren transformiert transformierst"),
        "",
        "",
        "",
    ),
)
PLAYERS = (
    event(Casts, v.CAST, "{what}", "{what}", "{what}", nth=0, copies="no", subject="who"),
    event(
        Casts,
        Verb(
            "cast_or_copy casts_or_copies",
            "lanzar lanza lance",
            "wirken_oder_kopieren wirkt_oder_kopiert wirkst_oder_kopierst",
        ),
        "{what}",
        "<V> o <copy> {what}",
        "{what}",
        nth=0,
        copies="yes",
        subject="who",
    ),
    event(
        Casts,
        v.CAST,
        "your {nth:ordinal} spell each turn",
        "tu {nth:ordinal m} hechizo cada turno",
        "deinen {nth:ordinal en} Zauberspruch innerhalb desselben Zuges",
        what=None,
        copies="no",
        subject="who",
    ),
    event(
        Casts,
        v.CAST,
        "their {nth:ordinal} spell each turn",
        "su {nth:ordinal m} hechizo cada turno",
        "seinen {nth:ordinal en} Zauberspruch innerhalb desselben Zuges",
        what=None,
        copies="their",
        subject="who",
    ),
    event(PlayerAttacks, v.ATTACK, "", "", "", what=None, amount=None, whom=None, subject="who"),
    event(
        PlayerAttacks, v.ATTACK, "with {what}", "con {what}", "mit {what:np dat}", amount=None, whom=None, subject="who"
    ),
    event(
        PlayerAttacks,
        v.ATTACK,
        "with {amount:ormore} {what:barecores}",
        "con {amount:ormore} {what:barecores}",
        "mit {amount:ormore} {what:barecores dat}",
        whom=None,
        subject="who",
    ),
    event(Draws, v.DRAW, "a card", "una carta", "eine Karte", nth=0, except_first="no", subject="who"),
    event(
        Draws,
        v.DRAW,
        "your {nth:ordinal} card each turn",
        "tu {nth:ordinal f} carta cada turno",
        "deine {nth:ordinal e} Karte innerhalb desselben Zuges",
        except_first="no",
        subject="who",
    ),
    event(
        Draws,
        v.DRAW,
        "their {nth:ordinal} card each turn",
        "su {nth:ordinal f} carta cada turno",
        "seine {nth:ordinal e} Karte innerhalb desselben Zuges",
        except_first="their",
        subject="who",
    ),
    event(
        Draws,
        v.DRAW,
        "a card except the first one they draw in each of their draw steps",
        None,
        None,
        nth=0,
        except_first="yes",
        subject="who",
    ),
    event(Discards, DISCARD, "{what}", "{what}", "{what}", subject="who"),
    event(GainsLife, v.GAIN_LIFE, "life", "vidas", "Lebenspunkte", subject="who"),
    event(LosesLife, v.LOSE, "life", "vidas", "Lebenspunkte", subject="who"),
    event(Sacrifices, SACRIFICE, "{what}", "{what}", "{what}", subject="who"),
    event(
        TappedForMana,
        TAP,
        "{what:obj} for mana",
        "{what:obj} para obtener maná",
        "{what:obj acc} für Mana",
        subject="who",
    ),
    event(
        Cycles,
        _CYCLE,
        None,
        "la habilidad de ciclo de {what:baseref prep}",
        None,
        or_discard="no",
        subject="who",
    ),
    event(
        Cycles,
        _CYCLE,
        "{what}",
        "una habilidad de ciclo de {what}",
        "{what:obj acc}",
        or_discard="no",
        subject="who",
    ),
    event(
        Cycles,
        Verb(
            "cycle_or_discard cycles_or_discards",
            "activar activa active",
            "umwandeln_oder_abwerfen umwandelt_oder_abwirft umwandelst_oder_abwirfst",
        ),
        "{what}",
        "una habilidad de ciclo o <discard> {what}",
        "{what:obj acc}",
        or_discard="yes",
        subject="who",
    ),
    event(PlaysLand, v.PLAY, "{what}", "{what}", "{what}", subject="who"),
    event(LosesGame, v.LOSE, "the game", "el juego", "die Partie // das Spiel", subject="who"),
    event(
        Acts, Verb("scry scries", None, "an|wenden wendet wendest"), "", None, "Hellsicht", action="scry", subject="who"
    ),
    event(
        Acts,
        Verb("surveil", "escrutar escruta escrute", "an|wenden wendet wendest"),
        "",
        "",
        "Überwachen",
        action="surveil",
        subject="who",
    ),
    event(
        Acts, Verb("investigate", "investigar investiga investigue"), "", "", None, action="investigate", subject="who"
    ),
    event(Acts, Verb("proliferate"), "", None, None, action="proliferate", subject="who"),
    event(Acts, Verb("search searches"), "their library", None, None, action="search", subject="who"),
    event(Acts, Verb("shuffle"), "their library", None, None, action="shuffle", subject="who"),
    event(Acts, Verb("commit"), "a crime", None, None, action="crime", subject="who"),
    event(Expends, Verb("expend"), "{amount:int}", None, None, subject="who"),
    event(Activates, v.ACTIVATE, "a ability of {what}", None, None, subject="who"),
)
OTHERS = (
    *(
        phrase("event", IsDealtDamage, None, None, f"{{what:np dat}} {damage} zugefügt wird", kind=kind)
        for kind, damage in (("any", "Schaden"), ("combat", "Kampfschaden"), ("noncombat", "Nicht-Kampfschaden"))
    ),
    *(
        phrase(
            "event",
            DealsDamage,
            None,
            None,
            f"dir {{source:obj nom}} {damage} [zufügt|zufügen:source]",
            kind=kind,
            to=YOU,
        )
        for kind, damage in (("any", "Schaden"), ("combat", "Kampfschaden"))
    ),
    phrase(
        "event",
        CountersPut,
        "one or more {kind:kind} counters are put on {on}",
        "uno o más contadores {kind:kind} se pongan sobre {on:obj prep} // se pongan uno o más contadores {kind:kind} sobre {on:obj prep}",
        "eine oder mehrere {kind:marks p} auf {on:obj acc} gelegt werden",
        how="one_or_more",
    ),
    phrase(
        "event",
        CountersPut,
        "a {kind:kind} counter is put on {on}",
        "se ponga un contador {kind:kind} sobre {on:obj prep}",
        "eine {kind:marks s} auf {on:obj acc} gelegt wird",
        how="one",
    ),
    phrase(
        "event",
        CountersPut,
        "you put one or more {kind:kind} counters on {on}",
        "pongas uno o más contadores {kind:kind} sobre {on:obj prep}",
        "du eine oder mehrere {kind:marks p} auf {on:obj acc} legst",
        how="you_put",
    ),
    phrase(
        "often",
        FirstTail,
        "for the first time each turn",
        "por primera vez cada turno // por primera vez en cada turno",
        "zum ersten Mal in einem Zug",
    ),
    phrase(
        "often", DuringTail, "during your turn", "durante tu turno", "während deines Zuges // in deinem Zug", who=YOU
    ),
    phrase(
        "often",
        DuringTail,
        "during a opponent's turn",
        "durante el turno de un oponente",
        "während des Zuges eines Gegners // im Zug eines Gegners",
        who=PlayerPhrase(Who.AN_OPPONENT),
    ),
    phrase("often", SpanTail, None, None, "in diesem Zug", style="this"),
    phrase("often", SpanTail, None, None, "bis zum Ende des Zuges", style="until"),
    phrase("event", StateIs, "{condition:state}", "{condition:state sub}", "{condition:state}"),
)


#: steps that each player has, with whose: English, Spanish, German
_OWNED = (
    (Step.UPKEEP, "upkeep", "mantenimiento", "Versorgungssegment"),
    (Step.END_STEP, "end step", "paso final", "Endsegment"),
    (Step.DRAW, "draw step", "paso de robar", "Ziehsegment"),
)
#: the rest: step, whose, the mark next_, English, Spanish, German
_NAMED = (
    (Step.END_STEP, None, "the", "the beginning of the end step", "comienzo del paso final", "Beginn des Endsegments"),
    (Step.BEGIN_COMBAT, YOU, "each", "the beginning of combat on your turn", "comienzo del combate en tu turno", "Beginn des Kampfes in deinem Zug"),
    (Step.BEGIN_COMBAT, None, "each", "the beginning of each combat", "comienzo de cada combate", "Beginn jedes Kampfes"),
    (Step.PRECOMBAT_MAIN, YOU, "each", "the beginning of your first main phase", "comienzo de tu fase principal precombate", "Beginn deiner Hauptphase vor dem Kampf"),
    (Step.PRECOMBAT_MAIN, YOU, "precombat", "the beginning of your precombat main phase", None, None),
    (Step.POSTCOMBAT_MAIN, YOU, "each", "the beginning of your second main phase", "comienzo de tu fase principal poscombate", "Beginn deiner Hauptphase nach dem Kampf"),
    (Step.POSTCOMBAT_MAIN, YOU, "postcombat", "the beginning of your postcombat main phase", None, None),
    (Step.END_COMBAT, None, "each", "end of combat", "final del combate", "Ende des Kampfes"),
)  # fmt: skip


def _steps() -> list[Row]:
    rows = [
        phrase("step", StepBegins, en, es, de, step=step, whose=whose, next_=mark)
        for step, whose, mark, en, es, de in _NAMED
    ]
    for step, en, es, de in _OWNED:
        each = (f"the beginning of each {en}", f"comienzo de cada {es}", f"Beginn jedes {de}s")
        your = (f"the beginning of your {en}", f"comienzo de tu {es}", f"Beginn deines {de}s")
        rows += [
            phrase("step", StepBegins, *each, step=step, whose=None, next_="each"),
            phrase("step", StepBegins, *your, step=step, whose=YOU, next_="each"),
            phrase(
                "step",
                StepBegins,
                f"the beginning of {{whose:poss}} {en}",
                f"comienzo del {es} de {{whose:player nom}}",
                f"Beginn des {de}s {{whose:player gen}}",
                step=step,
                next_="each",
            ),
            phrase("step", StepBegins, f"the beginning of the {en} of {{whose:player nom}}", step=step, next_="of"),
        ]
    return rows


ROWS = (*OBJECTS, *PLAYERS, *OTHERS, *_steps())
