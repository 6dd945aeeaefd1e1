"""Older wordings: changed where a print of their time has them, left alone where they would mean something else."""

from __future__ import annotations

import pytest

from landwalk.oracle.faces import FaceContext
from landwalk.oracle.foreign_text import newest

CLUE = "{2}, sacrificar este artefacto: Roba una carta"
OLDER = [
    (
        "es",
        "2016-04-08",
        "~ hace 2 puntos de daño a la criatura o jugador objetivo.",
        "~ hace 2 puntos de daño a cualquier objetivo.",
    ),
    ("de", "2016-04-08", "Bestimme eine Kreatur oder einen Spieler deiner Wahl.", "Bestimme ein Ziel deiner Wahl."),
    ("es", "2016-04-08", "Pon las dos primeras cartas de tu biblioteca en tu cementerio.", "Muele dos cartas."),
    (
        "es",
        "2016-04-08",
        "Cada jugador pone la primera carta de su biblioteca en su cementerio.",
        "Cada jugador muele una carta.",
    ),
    ("de", "2016-04-08", "Lege die obersten zwei Karten deiner Bibliothek auf deinen Friedhof.", "Mille zwei Karten."),
    (
        "es",
        "2016-04-08",
        "Puedes buscar en tu biblioteca una carta y mostrarla, luego baraja tu biblioteca y pon esa carta en tu mano.",
        "Puedes buscar en tu biblioteca una carta y mostrarla, luego barajar y poner esa carta en tu mano.",
    ),
    (
        "es",
        "2018-01-19",
        "Puedes mirar la primera carta de tu biblioteca.",
        "Puedes mirar la primera carta de tu biblioteca en cualquier momento.",
    ),
    (
        "es",
        "2016-04-08",
        "~ hace daño igual a su fuerza al jugador objetivo.",
        "~ hace daño igual a su fuerza al jugador o planeswalker objetivo.",
    ),
    (
        "es",
        "",
        "Elige hasta dos criaturas objetivo y pon un contador sobre cada una.",
        "Pon un contador sobre cada una de hasta dos criaturas objetivo.",
    ),
    ("es", "", "Muestra las primeras tres cartas de tu biblioteca.", "Muestra las tres primeras cartas de tu biblioteca."),
    (
        "es",
        "",
        "Ganas una cantidad de vidas igual a los Muros que controlas.",
        "Ganas una cantidad de vidas igual a la cantidad de Muros que controlas.",
    ),
    ("es", "", "Exilia a todos los Muros.", "Exilia todos los Muros."),
    ("es", "", "Puedes elegir que ~ haga 2 puntos de daño.", "Puedes hacer que ~ haga 2 puntos de daño."),
    (
        "es",
        "",
        "Busca en tu biblioteca una carta. Luego baraja tu biblioteca.",
        "Busca en tu biblioteca una carta. Luego baraja.",
    ),
    ("es", "", f'Crea dos fichas de artefacto Pista incoloras con "{CLUE}".', "Crea dos fichas de Pista."),
    ("es", "", "Pon un contador +1/+1 en ~.", "Pon un contador +1/+1 sobre ~."),
    ("de", "2015-07-17", "~ greift in jedem Zug an, falls möglich.", "~ greift in jedem Kampf an, falls möglich."),
]  # fmt: skip
KEPT = [
    ("de", "2021-06-18", "~ greift in jedem Zug an, falls möglich."),  # a turn may have several combats (CR 500.8)
    ("es", "", "~ hace 2 puntos de daño a la criatura o jugador objetivo."),  # said so on purpose since 2018
    ("es", "", "Puedes mirar la primera carta de tu biblioteca."),  # once
    ("es", "", "Puedes buscar en tu biblioteca una carta, luego baraja y pon esa carta en tu mano."),  # what may be left out isn't sure
    ("de", "2018-04-27", "~ fügt einer Kreatur oder einem Spieler deiner Wahl 3 Schadenspunkte zu."),
    ("es", "2021-02-05", "Pon las dos primeras cartas de tu biblioteca en tu cementerio."),  # "mill" had a name
    ("es", "2016-04-08", "Pon las dos primeras cartas de su biblioteca en su cementerio."),  # you do it, the library is theirs
    ("de", "2016-04-08", "Lege die oberste Karte deiner Bibliothek auf seinen Friedhof."),
    ("es", "", "El oponente objetivo descarta una carta. Luego baraja tu biblioteca."),  # whose isn't said before
    ("es", "", 'Crea una ficha de artefacto Pista incolora con "{2}, sacrificar este artefacto: Roba dos cartas".'),
    ("de", "2019-01-25", "Falls die Karte in diesem Zug auf deinen Friedhof gelegt würde, schicke sie stattdessen ins Exil."),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "date", "old", "new"), OLDER)
def test_an_older_wording_becomes_the_newest(lang, date, old, new):
    assert newest(old, FaceContext("Newt", "Creature", "normal", lang, "", date)) == new


@pytest.mark.parametrize(("lang", "date", "text"), KEPT)
def test_what_means_something_else_is_left_as_it_is(lang, date, text):
    assert newest(text, FaceContext("Newt", "Creature", "normal", lang, "", date)) == text
