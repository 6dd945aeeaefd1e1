"""Spanish lines of keywords: read and printed the same; the compounds of landwalk and of cycling from their parts."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import KeywordAbility, KeywordLine
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import Core
from landwalk.oracle.reader import read_line
from landwalk.oracle.writer import print_line

SAME = (
    "Vuela.",
    "Vuela, daña primero, protección contra negro y contra rojo.",
    "Cruza islas, cruza pantanos.",
    "Cruza pantanos de nieve.",
    "Cruza tierras legendarias.",
    "Cruza tierras no básicas.",
    "Ciclo {2}.",
    "Ciclo de isla {2}, ciclo de pantano {2}.",
    "Ciclo de tierras básicas {1}.",
    "Ciclo—Pagar 2 vidas.",
    "Multiestímulo {1}{W}.",
    "Megametamorfosis {5}{B}{B}.",
    "Suspender 4—{U}.",
    "Escapatoria—{3}{B}, exiliar otras tres cartas de tu cementerio.",
    "Equipar Caballero {1}.",
    "Empalmar con lo arcano {U}.",
    "Amparar un Trasgo o Chamán.",
    "Ofrenda de zorro.",
    "Afinidad por islas.",
    "Encantar criatura que controlas.",
    "Encantar jugador.",
    "Antimaleficio contra monocolor.",
    "¡Por Mirrodin!",
    "Camarada de Ukkima, sombra acechadora.",
)


@pytest.mark.parametrize("line", SAME)
def test_a_line_of_keywords_is_printed_as_it_was_read(line):
    found = read_line(line, "es")
    assert found.tree is not None, (found.reason, found.stop)
    assert isinstance(found.tree, KeywordLine)
    assert print_line(found.tree, "es") == line


@pytest.mark.parametrize(
    ("line", "core"),
    [
        ("Cruza bosques.", Core(subtypes=("Forest",))),
        ("Cruza bosques de nieve.", Core(supertypes=("snow",), subtypes=("Forest",))),
        ("Cruza tierras nevadas.", Core(supertypes=("snow",))),
        ("Cruza tierras artefacto.", Core(types=("artifact",))),
        ("Cruza desiertos.", Core(subtypes=("Desert",))),
    ],
)
def test_what_landwalk_crosses(line, core):
    assert read_line(line, "es").tree == KeywordLine((KeywordAbility("landwalk", (LandwalkParam(core),)),))


def test_a_form_that_no_print_confirms_is_read_but_not_printed():
    found = read_line("Cruza desiertos.", "es").tree
    assert found is not None
    assert print_line(found, "es") is None


@pytest.mark.parametrize(
    "line", ["Inspira temor.", "Vigilancia, alcance, arrollar.", "Entrelazar—Sacrifica tres tierras."]
)
def test_an_older_wording_is_a_mark_of_style(line):
    found = read_line(line, "es").tree
    assert isinstance(found, KeywordLine)
    assert found.style == "old"
    assert print_line(found, "es") == line
    assert print_line(found.replace(style=""), "es") != line


@pytest.mark.parametrize(
    "line", ["Vuela vuela.", "Cruza.", "Cruza pantanos nieve.", "Ciclo de {2}.", "Protección contra.", "Camarada de"]
)
def test_a_word_too_few_or_too_many_is_declined(line):
    assert read_line(line, "es").tree is None
