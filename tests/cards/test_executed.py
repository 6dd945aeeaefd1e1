from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, KeywordLine, SpellAbility, Static, Triggered
from landwalk.abilities.amount import LifeTotal, Number
from landwalk.abilities.condition import TurnOf
from landwalk.abilities.effect import Draw, GainAbilities, GainLife, GetPT
from landwalk.abilities.noun import YOU, Core, Det, NounPhrase, Status, This
from landwalk.abilities.pattern import Dies
from landwalk.abilities.sentence import Clause, Do
from landwalk.cards.executed import Registries, unexecuted

KNOWN = Registries(
    {"flying"},
    {Draw, GainAbilities},
    {"amount": {Number}, "condition": set(), "event": set(), "modifier": set()},
    {Status.TAPPED},
)


def phrases(*trees) -> list[str]:
    found = unexecuted(trees, KNOWN)
    assert {d.key for d in found} <= {"not executed"}
    return [d.phrase for d in found]


def spell(*predicates) -> SpellAbility:
    return SpellAbility((Do((Clause(YOU, predicates),)),))


def test_what_every_registry_knows_is_executed():
    assert phrases(spell(Draw(Number(1))), KeywordLine((KeywordAbility("flying"),))) == []


def test_a_keyword_without_a_meaning_is_told():
    line = KeywordLine((KeywordAbility("flying"), KeywordAbility("soaring")), (",",))
    assert phrases(line) == ["keyword: soaring"]


def test_effects_amounts_events_and_conditions_are_told_once():
    trigger = Triggered(Dies(This()), (Do((Clause(YOU, (GainLife(LifeTotal(YOU)),)),)),), TurnOf(YOU))
    assert sorted(phrases(trigger, trigger)) == [
        "amount: LifeTotal",
        "condition: TurnOf",
        "effect: GainLife",
        "event: Dies",
    ]


def test_a_static_ability_may_say_what_a_spell_may_not():
    clause = Clause(This(), (GetPT(Number(1), Number(1)),))
    assert phrases(Static((clause,))) == []
    assert phrases(SpellAbility((Do((clause,)),))) == ["effect: GetPT"]
    quoted = GainAbilities((Static((clause,)), spell(GetPT(Number(1), Number(1)))))
    assert phrases(SpellAbility((Do((Clause(This(), (quoted,)),)),))) == ["effect: GetPT"]


def test_a_status_that_nobody_tests_is_told():
    known = NounPhrase(Det.A, (Core(status=(Status.TAPPED,)),))
    other = NounPhrase(Det.A, (Core(status=(Status.ATTACKING,)),))
    assert phrases(Static((Clause(known, (GetPT(Number(1), Number(1)),)),))) == []
    assert phrases(Static((Clause(other, (GetPT(Number(1), Number(1)),)),))) == [f"status: {Status.ATTACKING.value}"]
