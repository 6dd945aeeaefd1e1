"""Each artifact, enchantment and land with ascend or the city's blessing does what it says (CR 702.131)."""

from __future__ import annotations

from tests.cards.seed.blessing import BLESSING, nine, tenth
from tests.cards.seed.seed_lists import shows

from landwalk.cite import cr
from landwalk.testing.scene import Scene


@shows("Andúril, Narsil Reforged")
@cr("702.131b", "608.2c")
def test_anduril_puts_a_counter_on_each_creature_or_two_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    sword = ann.has("Andúril, Narsil Reforged")
    bear, cub = ann.has_creature(2, 2), ann.has_creature(1, 1)
    other = bob.has_creature(1, 1)
    ann.has_mana("{3}").activates(sword, "Equip", bear)
    scene.resolve()
    assert sword.attached_to == bear
    ann.attacks(bob, bear)
    scene.resolve()
    assert (bear.counters, cub.counters, other.counters) == ({"+1/+1": 1}, {"+1/+1": 1}, {})
    ann.has_many("Forest", 7)
    assert ann.has_designation(BLESSING)
    scene.until("precombat_main", turn=3)
    ann.attacks(bob, bear)
    scene.resolve()
    assert (bear.counters, cub.counters, other.counters) == ({"+1/+1": 3}, {"+1/+1": 3}, {})
    assert scene.asked == [(ann, "target")]  # of equip alone


@shows("Arch of Orazca")
@cr("702.131b", "602.5")
def test_arch_of_orazca_makes_mana_and_draws_only_with_the_blessing(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    arch = nine(ann, "Arch of Orazca")
    ann.has_mana("{5}")
    assert ann.why_not_activate(arch, "{5}")
    ann.activates(arch, "{T}: Add")
    assert ann.pool == "CCCCCC"
    tenth(ann)
    second = ann.has("Arch of Orazca")
    ann.activates(second, "{5}")
    assert (ann.pool, second.tapped) == ("C", True)
    scene.resolve()
    assert len(ann.hand) == 1


@shows("Kumena's Awakening")
@cr("702.131b", "608.2c")
def test_kumenas_awakening_lets_each_player_draw_and_then_only_its_controller(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    nine(ann, "Kumena's Awakening")
    scene.until("upkeep", turn=3)
    before = len(ann.hand), len(bob.hand)
    scene.until("draw", turn=3)  # with the card for the turn
    assert (len(ann.hand), len(bob.hand)) == (before[0] + 2, before[1] + 1)
    tenth(ann)
    scene.until("upkeep", turn=5)
    before = len(ann.hand), len(bob.hand)
    scene.until("draw", turn=5)
    assert (len(ann.hand), len(bob.hand)) == (before[0] + 2, before[1])


@shows("Orazca Relic")
@cr("702.131b", "602.5")
def test_orazca_relic_makes_mana_and_is_worth_life_and_a_card_with_the_blessing(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    relic = nine(ann, "Orazca Relic")
    assert ann.why_not_activate(relic, "{T}, Sacrifice")
    ann.activates(relic, "{T}: Add")
    assert ann.pool == "C"
    tenth(ann)
    second = ann.has("Orazca Relic")
    ann.activates(second, "{T}, Sacrifice")
    assert second in ann.graveyard
    scene.resolve()
    assert (ann.life, len(ann.hand)) == (23, 1)


@shows("Radiant Destiny")
@cr("702.131b", "614.1c", "607.2d")
def test_radiant_destiny_helps_creatures_of_the_chosen_type(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    elf, cat = ann.has_creature(1, 1, types="Creature - Elf"), ann.has_creature(1, 1, types="Creature - Cat")
    theirs = bob.has_creature(1, 1, types="Creature - Elf")
    ann.has_mana("{2}{W}").casts("Radiant Destiny", then=["Elf"])
    scene.resolve()
    assert (elf.pt, cat.pt, theirs.pt) == ((2, 2), (1, 1), (1, 1))
    assert not elf.has_keyword("vigilance")
    ann.has_many("Forest", 7)
    assert (elf.has_keyword("vigilance"), cat.has_keyword("vigilance")) == (True, False)
    assert scene.asked == [(ann, "type")]
