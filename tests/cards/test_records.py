from __future__ import annotations

import msgspec
import pytest

from landwalk.cards.layouts import Layout, SecondFace, castable, layout_of, second_face
from landwalk.cards.records import (
    MtgjsonRow,
    ScryfallRow,
    from_mtgjson,
    from_scryfall,
    split_type_line,
)
from landwalk.cite import cr


def mtgjson(**row: object):
    return from_mtgjson(msgspec.convert(row, MtgjsonRow))


def scryfall(**row: object):
    return from_scryfall(msgspec.convert(row, ScryfallRow))


def test_an_entry_of_atomic_cards_is_one_face():
    found = mtgjson(
        name="Hot // Cold",
        faceName="Cold",
        side="b",
        layout="split",
        manaCost="{U}",
        type="Sorcery",
        types=["Sorcery"],
        supertypes=[],
        subtypes=[],
        text="Glow {U}",
        identifiers={"scryfallOracleId": "id-1"},
        foreignData=[
            {"language": "German", "name": "Heiß // Kalt", "faceName": "Kalt"},
            {"language": "Spanish", "name": "Frío"},
            {"language": "Italian", "name": "Freddo"},
        ],
        legalities={"vintage": "Legal"},
    )
    record = found.record
    assert (record.name, record.card, record.side, record.layout) == ("Cold", "Hot // Cold", "b", Layout.SPLIT)
    assert (record.mana_cost, record.type_line, record.oracle_id, record.pool) == ("{U}", "Sorcery", "id-1", "paper")
    assert found.foreign == (("de", "Kalt"), ("es", "Frío"))


@pytest.mark.parametrize(
    ("more", "pool"),
    [
        ({}, "paper"),
        ({"isFunny": True}, "funny"),
        ({"types": ["Scheme"]}, "casual"),
        ({"legalities": {"timeless": "Legal", "alchemy": "Legal"}}, "digital"),
        ({"legalities": {"timeless": "Legal", "vintage": "Legal"}}, "paper"),
        ({"pool": "digital"}, "digital"),
    ],
)
def test_the_pool_of_an_mtgjson_card(more, pool):
    assert mtgjson(**{"name": "Newt", "types": ["Creature"], **more}).record.pool == pool


def test_lines_of_the_corpus_shape_give_the_front_its_own_name():
    front = mtgjson(name="Day Newt // Night Newt", types=["Creature"], layout="transform", back="Night Newt").record
    back = mtgjson(name="Night Newt", types=["Creature"], layout="transform", face="back", front="Day Newt").record
    assert (front.name, front.side) == ("Day Newt", "a")
    assert (back.name, back.side) == ("Night Newt", "b")
    assert front.card == back.card == "Day Newt // Night Newt"


def test_a_reversible_card_is_an_ordinary_card_twice():
    record = mtgjson(name="Newt // Newt", types=["Creature"], layout="reversible_card").record
    assert (record.name, record.layout) == ("Newt", Layout.NORMAL)
    four = mtgjson(name="Newt // Bath // Newt // Bath", types=["Creature"], layout="reversible_card").record
    assert (four.name, four.layout) == ("Newt", Layout.ADVENTURE)


def test_a_scryfall_card_has_its_faces_in_order():
    hot, cold = scryfall(
        name="Hot // Cold",
        layout="split",
        oracle_id="id-1",
        type_line="Instant // Sorcery",
        keywords=["Aftermath"],
        card_faces=[
            {"name": "Hot", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Glow {R}"},
            {"name": "Cold", "mana_cost": "{U}", "type_line": "Sorcery", "oracle_text": "Glow {U}"},
        ],
        set_type="expansion",
        games=["paper", "mtgo"],
    )
    assert (hot.record.name, hot.record.side, hot.record.types) == ("Hot", "a", ("Instant",))
    assert (cold.record.name, cold.record.side, cold.record.types) == ("Cold", "b", ("Sorcery",))
    assert hot.record.layout is Layout.AFTERMATH
    assert hot.record.pool == "paper"


def test_an_empty_mana_cost_is_no_mana_cost():
    (pond,) = scryfall(name="Pond", layout="normal", type_line="Basic Land — Pond", mana_cost="")
    assert pond.record.mana_cost is None
    assert pond.record.supertypes == ("Basic",)


@cr("606.1")
def test_loyalty_costs_of_scryfall_get_brackets():
    text = "+1: Glow {R}\n\u22122: Glow {U}\n\u2212X: Glow {G}\nLand: no cost."
    (walker,) = scryfall(name="W", layout="normal", type_line="Planeswalker — W", oracle_text=text, loyalty="3")
    assert walker.record.text == "[+1]: Glow {R}\n[\u22122]: Glow {U}\n[\u2212X]: Glow {G}\nLand: no cost."


@pytest.mark.parametrize(
    ("more", "pool"),
    [
        ({"set_type": "funny"}, "funny"),
        ({"border_color": "silver"}, "funny"),
        ({"security_stamp": "acorn"}, "funny"),
        ({"games": ["arena"]}, "digital"),
        ({"layout": "scheme", "type_line": "Scheme"}, "casual"),
        ({"type_line": "Conspiracy"}, "casual"),
    ],
)
def test_the_pool_of_a_scryfall_card(more, pool):
    (found,) = scryfall(**{"name": "Newt", "layout": "normal", "type_line": "Creature — Newt", **more})
    assert found.record.pool == pool


@pytest.mark.parametrize("layout", ["token", "emblem", "art_series", "double_faced_token"])
def test_tokens_and_emblems_are_no_cards(layout):
    assert scryfall(name="Newt", layout=layout, type_line="Token Creature — Newt") == []


def test_a_printing_in_another_language_gives_its_name():
    (found,) = scryfall(name="Newt", layout="normal", type_line="Creature — Newt", lang="de", printed_name="Molch")
    assert found.foreign == (("de", "Molch"),)
    assert found.record.name == "Newt"


@cr("205.1a")
def test_a_type_line_falls_into_its_parts():
    assert split_type_line("Legendary Snow Creature — Time Lord Newt") == (
        ["Legendary", "Snow"],
        ["Creature"],
        ["Time Lord", "Newt"],
    )
    assert split_type_line("Plane — Pond of Newts") == ([], ["Plane"], ["Pond of Newts"])
    assert split_type_line("Instant") == ([], ["Instant"], [])


def test_the_digest_sees_every_field_but_the_pool():
    record = mtgjson(name="Newt", types=["Creature"], text="Glow {R}").record
    assert msgspec.structs.replace(record, pool="digital").digest == record.digest
    for field in ("name", "card", "side", "mana_cost", "power", "toughness", "loyalty", "defense", "text"):
        assert msgspec.structs.replace(record, **{field: "7"}).digest != record.digest


@pytest.mark.parametrize(
    ("layout", "second", "both"),
    [
        ("normal", SecondFace.NONE, False),
        ("split", SecondFace.HALF, True),
        ("aftermath", SecondFace.HALF, True),
        ("flip", SecondFace.FLIPPED, False),
        ("transform", SecondFace.BACK, False),
        ("modal_dfc", SecondFace.MODAL_BACK, True),
        ("adventure", SecondFace.INSET, True),
        ("prepare", SecondFace.PREPARED, False),
        ("meld", SecondFace.MELDED, False),
        ("leveler", SecondFace.NONE, False),
        ("saga", SecondFace.NONE, False),
        ("class", SecondFace.NONE, False),
    ],
)
@cr("709.3", "712.11b", "715.3", "720.3", "722.3")
def test_which_faces_a_player_may_choose(layout, second, both):
    assert second_face(layout_of(layout)) is second
    assert castable(layout_of(layout), "a")
    assert castable(layout_of(layout), "b") is both


def test_an_unknown_layout_is_named_so():
    assert layout_of("origami") is Layout.OTHER
