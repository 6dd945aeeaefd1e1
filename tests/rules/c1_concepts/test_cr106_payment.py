"""Can this mana pay for that? Hall's condition, the plan and the search agree with trying everything."""

from __future__ import annotations

from itertools import permutations, product

from landwalk.cite import cr
from landwalk.kernel.chance import below
from landwalk.rules.c1_concepts.cr106_payment import ANY_TYPE, BIT, SNOW, Need, Offer, Table, assign, needs, search


class Dice:
    def __init__(self, seed: int) -> None:
        self.rng = seed

    def roll(self, n: int) -> int:
        self.rng, out = below(self.rng, n)
        return out


def by_trying(units: list[int], need: Need) -> bool:
    """Gives every ordered pick of units a chance to pay."""
    if need.total > len(units):
        return False
    return any(
        all(units[u] & p for u, p in zip(pick, need.pips, strict=True))
        for pick in permutations(range(len(units)), len(need.pips))
    )


@cr("118.3a", "118.3")
def test_table_plan_and_trying_everything_agree() -> None:
    dice = Dice(7)
    paid = 0
    for _ in range(3000):
        units = [1 + dice.roll(127) for _ in range(dice.roll(6))]
        pips = tuple(
            [
                (1 << dice.roll(7)) if dice.roll(3) else (1 << dice.roll(6)) | (1 << dice.roll(6))
                for _ in range(dice.roll(4))
            ]
        )
        need = Need(dice.roll(3), pips)
        expected = by_trying(units, need)
        paid += expected
        assert Table(units).pays(need) == expected, (units, need)
        plan = assign(units, need)
        assert (plan is not None) == expected
        assert (search(units, [], need) is not None) == expected
        if plan is not None:
            assert len(set(plan)) == need.total
            assert all(units[u] & p for u, p in zip(plan, pips, strict=False))
    assert 500 < paid < 2500


@cr("107.4e", "107.4f")
def test_hybrid_and_phyrexian_symbols_can_be_paid_in_several_ways() -> None:
    (hybrid,) = needs(("1", "W/U"))
    assert hybrid.pips == (BIT["W"] | BIT["U"],)
    assert [(n.generic, n.pips, n.life) for n in needs(("B/P",))] == [(0, (BIT["B"],), 0), (0, (), 2)]
    assert [(n.generic, n.pips) for n in needs(("2/G",))] == [(0, (BIT["G"],)), (2, ())]


@cr("107.4h")
def test_only_mana_from_a_snow_source_pays_a_snow_symbol() -> None:
    (need,) = needs(("S",))
    assert not Table([ANY_TYPE]).pays(need)
    assert Table([BIT["G"] | SNOW]).pays(need)


@cr("601.2g")
def test_a_filter_land_turns_one_mana_into_two() -> None:
    # One Forest, and a land that makes {W}{W}, {W}{U} or {U}{U} for {W/U}... here for any one mana.
    price = Need(1)
    land = [Offer((BIT["W"], BIT["W"]), price), Offer((BIT["W"], BIT["U"]), price), Offer((BIT["U"], BIT["U"]), price)]
    found = search([BIT["G"]], [land], Need(0, (BIT["W"], BIT["U"])))
    assert found is not None
    assert found.steps == ((0, 1),)
    # It can't pay for itself.
    assert search([], [land], Need(0, (BIT["W"],))) is None


def all_orders(free: list[int], sources: list[list[Offer]], need: Need) -> bool:
    """Every order of activations, every offer, every way to pay each price on the way."""
    if by_trying(free, need):
        return True
    for s, offers in enumerate(sources):
        rest = sources[:s] + sources[s + 1 :]
        for offer in offers:
            for kept in _after_paying(free, offer.price):
                if all_orders(kept + list(offer.units), rest, need):
                    return True
    return False


def _after_paying(units: list[int], price: Need | None) -> list[list[int]]:
    if price is None:
        return [units]
    out = []
    for pick in permutations(range(len(units)), price.total):
        if all(units[u] & p for u, p in zip(pick, price.pips, strict=False)):
            out.append([m for u, m in enumerate(units) if u not in pick])
    return out


@cr("605.3a")
def test_the_search_finds_a_way_whenever_there_is_one() -> None:
    dice = Dice(11)
    found = 0
    for _ in range(400):
        free = [1 << dice.roll(3) for _ in range(dice.roll(3))]
        sources = []
        for _ in range(dice.roll(4)):
            offers = []
            for _ in range(1 + dice.roll(2)):
                units = tuple(1 << dice.roll(3) for _ in range(1 + dice.roll(2)))
                price = (
                    Need(dice.roll(2), tuple(1 << dice.roll(3) for _ in range(dice.roll(2)))) if dice.roll(2) else None
                )
                offers.append(Offer(units, price))
            sources.append(offers)
        need = Need(dice.roll(3), tuple(1 << dice.roll(3) for _ in range(dice.roll(3))))
        expected = all_orders(free, sources, need)
        found += expected
        assert (search(free, sources, need) is not None) == expected, (free, sources, need)
    assert 100 < found < 390


def test_masks_of_all_pairs() -> None:
    for a, b in product(BIT.values(), repeat=2):
        assert Table([a]).pays(Need(0, (b,))) == (a == b)
