"""Costs."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.cost import (
    AddCounters,
    DiscardCost,
    ExileCost,
    LibraryCost,
    MillCost,
    PayEnergy,
    PayLife,
    PayMana,
    RemoveCounters,
    ReturnCost,
    RevealCost,
    SacrificeCost,
    TapCost,
)
from landwalk.abilities.words import Verb, cost
from landwalk.oracle.phrases import verbs as v

SACRIFICE = Verb("sacrifice", "sacrificar sacrifica sacrifique", "opfern opfert opferst opfere")
DISCARD = Verb("discard", "descartar descarta descarte", "ab|werfen wirft wirfst wirf")
EXILE = Verb("exile", "exiliar exilia exilie", "schicken schickt schickst schicke")
TAP = Verb("tap", "girar gira gire", "tappen tappt tappst tappe")
MILL = Verb("mill", "moler muele muela", "millen millt millst mille")

ROWS = (
    cost(PayMana, v.PAY, "{cost:manacost}", "{cost:manacost}", "{cost:manacost}"),
    cost(PayLife, v.PAY, "{amount:int} life", "{amount:int f} [vida|vidas:amount]", "{amount:int m acc} [Lebenspunkt|Lebenspunkte:amount]"),
    cost(PayEnergy, v.PAY, "{amount:energy}", "{amount:energy}", "{amount:energy}"),
    cost(SacrificeCost, SACRIFICE, "{what:obj}", "{what:obj}", "{what:obj acc}"),
    cost(DiscardCost, DISCARD, "{what:obj}", "{what:obj}", "{what:discardable}", mode="choose"),
    cost(DiscardCost, DISCARD, "{what:obj} at random", "{what:obj} al azar", None, mode="random"),
    cost(DiscardCost, DISCARD, "your hand", "tu mano", "alle Karten aus deiner Hand // deine Hand", mode="hand", what=None),
    cost(TapCost, TAP, "{what:obj}", "{what:obj}", "{what:obj acc}"),
    cost(ExileCost, EXILE, "{what:obj}", "{what:obj}", "{what:obj acc} ins Exil"),
    cost(ReturnCost, v.RETURN, "{what:obj} to [its owner's hand|their owner's hand:what]", "{what:obj} a la mano de su propietario", "{what:obj acc} auf die Hand [seines Besitzers|ihres Besitzers|ihrer Besitzer|ihrer Besitzer:what]"),
    cost(LibraryCost, v.PUT, "{what:obj} on the bottom of its owner's library", "{what:obj} en el fondo de la biblioteca de su propietario", "{what:obj acc} unter die Bibliothek ihres Besitzers", position="bottom"),
    cost(LibraryCost, v.PUT, "{what:obj} on top of your library", "{what:obj} en la parte superior de tu biblioteca", "{what:obj acc} oben auf deine Bibliothek", position="top"),
    cost(RevealCost, v.REVEAL, "{what:obj}", "{what:obj}", "{what:obj acc}"),
    cost(MillCost, MILL, "{amount:num} [card|cards:amount]", "{amount:num f} [carta|cartas:amount]", "{amount:num f acc} [Karte|Karten:amount]"),
    cost(RemoveCounters, v.REMOVE, "{amount:num} {kind:kind} [counter|counters:amount] from {from_:obj}", "{amount:num m} [contador|contadores:amount] {kind:kind} de {from_:obj prep}", "{amount,kind:counted acc} von {from_:obj dat}"),
    cost(RemoveCounters, v.REMOVE, "{amount:num} [counter|counters:amount] from {from_:obj}", "{amount:num m} [contador|contadores:amount] de {from_:obj prep}", None, kind=""),
    cost(AddCounters, v.PUT, "{amount:num} {kind:kind} [counter|counters:amount] on {on:obj}", "{amount:num m} [contador|contadores:amount] {kind:kind} sobre {on:obj prep}", "{amount,kind:counted acc} auf {on:obj acc}"),
)  # fmt: skip

__all__ = ["ROWS", "Number"]
