"""Spanish sentences: each says in Spanish what the English one says, and is read back as that."""

from __future__ import annotations

import pytest

from landwalk.oracle.meaning import one_meaning
from landwalk.oracle.reader import read_line
from landwalk.oracle.writer import print_line

_LINES = (
    # who controls what enters is said behind the verb
    ("permanent", "Whenever a Wall you control enters, draw a card.", "Siempre que un Muro entre bajo tu control, roba una carta."),
    # costs are said from the payer's side
    ("permanent", "Goblin spells you cast cost {2} less to cast.", "Te cuesta {2} menos lanzar los hechizos de Trasgo."),
    ("permanent", "You have no maximum hand size.", "Tu mano no tiene tamaño máximo."),
    # the article counts the keywords; the full stop stands outside the quotes
    ("permanent", "Elves you control have reach and haste.", "Los Elfos que controlas tienen las habilidades de alcance y prisa."),
    ("permanent", 'Elves you control have "{T}: Add {R}."', 'Los Elfos que controlas tienen "{T}: Agrega {R}".'),
    # a pronoun stands before a finite verb and behind the others
    (
        "spell",
        "Target player searches their library for a Forest card, puts it into their hand, then shuffles.",
        "El jugador objetivo busca en su biblioteca una carta de Bosque, la pone en su mano y luego baraja.",
    ),
    ("spell", "Destroy target Wall. Its controller draws a card.", "Destruye el Muro objetivo. Su controlador roba una carta."),
    # "instead" stands before what happens instead
    (
        "permanent",
        "If a Goblin would die, exile it instead.",
        "Si un Trasgo fuera a morir, en vez de eso, exílialo.",
    ),
    # the battlefield is named before what is put there
    (
        "spell",
        "Put an artifact card from your hand onto the battlefield.",
        "Pon en el campo de batalla una carta de artefacto de tu mano.",
    ),
    # zones of others
    ("spell", "Look at target opponent's hand.", "Mira la mano del oponente objetivo."),
    # damage to you
    ("permanent", "When this creature dies, it deals 2 damage to you.", "Cuando esta criatura muera, te hace 2 puntos de daño."),
)  # fmt: skip


@pytest.mark.parametrize(("style", "english", "spanish"), _LINES)
def test_it_is_said_in_spanish_and_read_back(style, english, spanish):
    tree = read_line(english, style=style).tree
    assert tree is not None
    assert print_line(tree, "es") == spanish
    found = read_line(spanish, "es", style=style).tree
    assert found is not None
    assert one_meaning(found, tree)


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        # the order of types and colours means nothing
        ("Crea una ficha de criatura Soldado Humano azul y blanca 1/1.", "Create a 1/1 white and blue Human Soldier creature token."),
        # one sentence or two
        ("Roba dos cartas. Pierdes 2 vidas.", "You draw two cards and you lose 2 life."),
    ],
)  # fmt: skip
def test_other_ways_of_saying_it_mean_the_same(spanish, english):
    found = read_line(spanish, "es", style="spell").tree
    tree = read_line(english, style="spell").tree
    assert found is not None
    assert tree is not None
    assert one_meaning(found, tree)


def test_the_article_that_counts_wrongly_is_declined():
    assert read_line("Los Elfos que controlas tienen las habilidades de alcance.", "es", style="permanent").tree is None
