"""Players that are named by an object, and references with a zone."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.noun import (
    AtZone,
    ControllerOf,
    Core,
    Damage,
    OwnerOf,
    PlayerOrPermanentTarget,
    PlayerPhrase,
    TopCards,
    Who,
    WholeZone,
)
from landwalk.abilities.words import phrase
from landwalk.kernel.zones import Zone

_TARGET_PLAYER = PlayerPhrase(Who.TARGET_PLAYER)
_TARGET_OPPONENT = PlayerPhrase(Who.TARGET_OPPONENT)
_WALKER = (Core(types=("planeswalker",)),)
_CREATURE = (Core(types=("creature",)),)

ROWS = (
    phrase("player", ControllerOf, "{of:poss obj} controller", "{of:poss obj} controlador", number="one"),
    phrase("player", ControllerOf, "{of:poss obj} controllers", number="many"),
    phrase("player", OwnerOf, "{of:poss obj} owner", "{of:poss obj} propietario", number="one"),
    phrase("player", OwnerOf, "{of:poss obj} owners", "{of:poss obj} propietarios", number="many"),
    phrase("np", PlayerOrPermanentTarget, "target player or planeswalker", "el jugador o planeswalker objetivo", players=_TARGET_PLAYER, cores=_WALKER),
    phrase("np", PlayerOrPermanentTarget, "target opponent or planeswalker", "el oponente o planeswalker objetivo", players=_TARGET_OPPONENT, cores=_WALKER),
    phrase("np", Damage, "damage", "el daño", "Schaden"),
    phrase("np", PlayerOrPermanentTarget, "target creature or player", "la criatura o jugador objetivo", players=_TARGET_PLAYER, cores=_CREATURE),
    phrase("np", PlayerOrPermanentTarget, "target creature or opponent", "la criatura u oponente objetivo", players=_TARGET_OPPONENT, cores=_CREATURE),
    phrase("thing", TopCards, "the top {amount:num} cards of {whose:poss} library", "las {amount:num f} primeras cartas de {whose:zoneof biblioteca}", "die obersten {amount:num} Karten {whose:zoneof Bibliothek gen}"),
    phrase("thing", TopCards, "the top card of {whose:poss} library", "la primera carta de {whose:zoneof biblioteca}", "die oberste Karte {whose:zoneof Bibliothek gen}", amount=Number(1)),
    phrase("thing", WholeZone, "{whose:poss} graveyard", "todas las cartas de {whose:zoneof cementerio} // {whose:zoneof cementerio}", "{whose:zoneof Friedhof acc}", zone=Zone.GRAVEYARD),
    phrase("thing", WholeZone, "all graveyards", "todas las cartas de todos los cementerios // todos los cementerios", "alle Friedhöfe", zone=Zone.GRAVEYARD, whose=None),
    phrase("thing", WholeZone, "{whose:poss} hand", "{whose:zoneof mano}", "{whose:zoneof Hand acc}", zone=Zone.HAND),
    phrase("ref", AtZone, "{what:self} from {whose:poss} graveyard", "{what:self} (de|desde) {whose:zoneof cementerio}", "{what:self} aus {whose:zoneof Friedhof dat}", zone=Zone.GRAVEYARD),
    phrase("ref", AtZone, "{what:self} from {whose:poss} hand", "{what:self} (de|desde) {whose:zoneof mano}", "{what:self} aus {whose:zoneof Hand dat}", zone=Zone.HAND),
    phrase("ref", AtZone, "{what:self} from exile", "{what:self} del exilio", "{what:self} aus dem Exil", zone=Zone.EXILE),
)  # fmt: skip
