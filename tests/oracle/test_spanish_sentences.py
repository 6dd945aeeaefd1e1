"""Spanish sentences: each says in Spanish what the English one says, and is read back as that."""

from __future__ import annotations

import pytest

from landwalk.oracle.es_names import replace_own_name, shown_name
from landwalk.oracle.meaning import one_meaning
from landwalk.oracle.reader import read_line
from landwalk.oracle.writer import print_line

_LINES = (
    # who controls what enters is said behind the verb
    (
        "permanent",
        "Whenever a Wall you control enters, draw a card.",
        "Siempre que un Muro entre bajo tu control, roba una carta.",
    ),
    # costs are said from the payer's side
    (
        "permanent",
        "Goblin spells you cast cost {2} less to cast.",
        "Te cuesta {2} menos lanzar los hechizos de Trasgo.",
    ),
    ("permanent", "You have no maximum hand size.", "Tu mano no tiene tamaño máximo."),
    # the article counts the keywords; the full stop stands outside the quotes
    (
        "permanent",
        "Elves you control have reach and haste.",
        "Los Elfos que controlas tienen las habilidades de alcance y prisa.",
    ),
    ("permanent", 'Elves you control have "{T}: Add {R}."', 'Los Elfos que controlas tienen "{T}: Agrega {R}".'),
    # a pronoun stands before a finite verb and behind the others
    (
        "spell",
        "Target player searches their library for a Forest card, puts it into their hand, then shuffles.",
        "El jugador objetivo busca en su biblioteca una carta de Bosque, la pone en su mano y luego baraja.",
    ),
    (
        "spell",
        "Destroy target Wall. Its controller draws a card.",
        "Destruye el Muro objetivo. Su controlador roba una carta.",
    ),
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
    # two colours, additional phases, what happens once more or twice
    (
        "permanent",
        "{2}: This creature becomes a 3/3 white and red Goblin creature until end of turn.",
        "{2}: Esta criatura se convierte en una criatura Trasgo blanca y roja 3/3 hasta el final del turno.",
    ),
    (
        "spell",
        "After this phase, there is an additional combat phase.",
        "Después de esta fase, hay una fase de combate adicional.",
    ),
    (
        "permanent",
        "If a Wall entering causes a triggered ability of an Elf you control to trigger, that ability triggers an additional time.",
        "Si un Muro que entra hace que se dispare una habilidad disparada de un Elfo que controlas, esa habilidad se dispara una vez más.",
    ),
    (
        "permanent",
        "If one or more tokens would be created under your control, three times that many of those tokens are created instead.",
        "Si una o más fichas se fueran a crear bajo tu control, en vez de eso, crea el triple de esas fichas.",
    ),
    ("spell", "Target opponent gains twice X life.", "El oponente objetivo gana el doble de X vidas."),
    (
        "spell",
        "Target player sacrifices half the lands they control, rounded down.",
        "El jugador objetivo sacrifica la mitad de las tierras que controla, redondeando hacia abajo.",
    ),
    # copies, mana of the commander's colours, cards of two kinds
    (
        "permanent",
        "You may have this artifact enter as a copy of a land you control.",
        "Puedes hacer que este artefacto entre como una copia de una tierra que controlas.",
    ),
    (
        "permanent",
        "{T}: Add one mana of any color in your commander's color identity.",
        "{T}: Agrega un maná de cualquier color en la identidad de color de tu comandante.",
    ),
    (
        "permanent",
        "Discard a snow land card or Shrine card: Draw a card.",
        "Descartar una carta de tierra nevada o de Altar: Roba una carta.",
    ),
    # what was done or wasn't
    (
        "permanent",
        "When this creature dies, draw a card if it was cast from a graveyard.",
        "Cuando esta criatura muera, roba una carta si fue lanzada desde un cementerio.",
    ),
    (
        "spell",
        "Destroy target Wall. A Wall destroyed this way can't be regenerated.",
        "Destruye el Muro objetivo. Un Muro destruido de esta manera no puede ser regenerado.",
    ),
    ("spell", "Damage can't be prevented this turn.", "El daño no puede ser prevenido este turno."),
    (
        "permanent",
        "You may cast this spell as though it had flash if you pay {3} more to cast it.",
        "Puedes lanzar este hechizo como si tuviera la habilidad de destello si pagas {3} más para lanzarlo.",
    ),
    ("spell", "Cast this spell only during combat.", "Lanza este hechizo solo durante el combate."),
    # what spells cost and are besides
    (
        "permanent",
        "Goblin spells you cast cost {1} less to cast and can't be countered.",
        "Te cuesta {1} menos lanzar los hechizos de Trasgo y no pueden ser contrarrestados.",
    ),
    ("spell", "Unattach target Equipment.", "Desanexa el Equipo objetivo."),
    (
        "permanent",
        "Whenever this creature attacks, create a 1/1 red Goblin creature token. Exile the token at end of combat.",
        "Siempre que esta criatura ataque, crea una ficha de criatura Trasgo roja 1/1. Exilia la ficha al final del combate.",
    ),
    # damage to you
    (
        "permanent",
        "When this creature dies, it deals 2 damage to you.",
        "Cuando esta criatura muera, te hace 2 puntos de daño.",
    ),
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
        (
            "Crea una ficha de criatura Soldado Humano azul y blanca 1/1.",
            "Create a 1/1 white and blue Human Soldier creature token.",
        ),
        # one sentence or two
        ("Roba dos cartas. Pierdes 2 vidas.", "You draw two cards and you lose 2 life."),
        # a pronoun before the verb; what stands behind its noun before "objetivo" or behind it
        (
            "El Muro objetivo bloquea a la criatura objetivo este turno si puede.",
            "Target Wall blocks target creature this turn if able.",
        ),
        (
            "Destruye la tierra o el Muro con la habilidad de volar objetivo.",
            "Destroy target land or Wall with flying.",
        ),
        ("Destruye el Muro objetivo atacante.", "Destroy target attacking Wall."),
        # words of the period
        ("Destruye todas las criaturas que sean Trasgo.", "Destroy all Goblin creatures."),
        ("Destruye todas las criaturas que no sean Trasgos.", "Destroy all non-Goblin creatures."),
        ("Destruye la criatura objetivo que está boca abajo.", "Destroy target face-down creature."),
        ("Gana el control de la tierra objetivo de la cual eres propietario.", "Gain control of target land you own."),
        ("Roba esa cantidad de cartas.", "Draw that many cards."),
        # two abilities said together
        (
            "La criatura objetivo gana las habilidades de protección contra negro y protección contra rojo hasta el final del turno.",
            "Target creature gains protection from black and from red until end of turn.",
        ),
        # one verb for two counters
        (
            "Pon un contador +1/+1 sobre el Muro objetivo y dos contadores +1/+1 sobre el Trasgo objetivo.",
            "Put a +1/+1 counter on target Wall and two +1/+1 counters on target Goblin.",
        ),
    ],
)  # fmt: skip
def test_other_ways_of_saying_it_mean_the_same(spanish, english):
    found = read_line(spanish, "es", style="spell").tree
    tree = read_line(english, style="spell").tree
    assert found is not None
    assert tree is not None
    assert one_meaning(found, tree)


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        (
            "Mientras controles cinco Muros o más, esta criatura obtiene +1/+1.",
            "As long as you control five or more Walls, this creature gets +1/+1.",
        ),
        (
            "Mientras un oponente no controle Muros girados, esta criatura obtiene +1/+1.",
            "As long as an opponent controls no tapped Walls, this creature gets +1/+1.",
        ),
        (
            "Mientras otro Trasgo haya entrado bajo tu control este turno, esta criatura obtiene +1/+1.",
            "As long as you had another Goblin enter the battlefield under your control this turn, this creature gets +1/+1.",
        ),
        ("{1}: Esta criatura se convierte en una criatura Trasgo blanca roja 3/3.", None),
        (
            "Puedes hacer que esta criatura entre como una copia de una criatura en el campo de batalla.",
            "You may have this creature enter as a copy of any creature on the battlefield.",
        ),
        (
            "Siempre que lances un hechizo Arcano o de Trasgo, roba una carta.",
            "Whenever you cast a Goblin or Arcane spell, draw a card.",
        ),
        (
            "Mientras controles un permanente rojo o verde, esta criatura obtiene +1/+1.",
            "As long as you control a red or green permanent, this creature gets +1/+1.",
        ),
        (
            "Siempre que una fuente te haga daño a ti o a un Muro, roba una carta.",
            "Whenever a source deals damage to you or a Wall, draw a card.",
        ),
    ],
)  # fmt: skip
def test_what_is_read_of_a_permanent(spanish, english):
    """None: it is declined."""
    found = read_line(spanish, "es", style="permanent").tree
    if english is None:
        assert found is None
        return
    tree = read_line(english, style="permanent").tree
    assert found is not None
    assert tree is not None
    assert one_meaning(found, tree)


def test_protection_from_both_is_not_protection_from_one():
    both, one = (
        read_line(f"Target creature gains protection from black{more} until end of turn.", style="spell").tree
        for more in (" and from red", "")
    )
    assert both is not None
    assert one is not None
    assert not one_meaning(both, one)


@pytest.mark.parametrize(
    ("text", "names", "read"),
    [
        ("Gira a la Guardiana Ana. La guardiana Ana ataca.", ("Guardiana Ana",), "Gira ~. ~ ataca."),
        (
            "Mueve un contador de un Muro que controlas al Guardián.",
            ("Guardián",),
            "Mueve un contador de un Muro que controlas a ~.",
        ),
        (
            "Por cada Aura anexada al Guardián, roba una carta.",
            ("Guardián",),
            "Por cada Aura anexada a ~, roba una carta.",
        ),
    ],
)
def test_own_names_keep_the_words_that_belong_to_others(text, names, read):
    assert replace_own_name(text, names)[0] == read


def test_a_spell_without_a_known_name_shows_it_where_it_deals_damage():
    assert shown_name("Elige uno.\nQuemadura hace 2 puntos de daño.") == "Quemadura"
    assert not shown_name("El Muro hace 2 puntos de daño.")


def test_the_article_that_counts_wrongly_is_declined():
    assert read_line("Los Elfos que controlas tienen las habilidades de alcance.", "es", style="permanent").tree is None
