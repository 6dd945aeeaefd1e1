"""Verbs with their forms. Named by their English base, for templates that hold another verb than their own (`<control:by>`)."""

from __future__ import annotations

from landwalk.abilities.words import Verb

DRAW = Verb("draw", "robar roba robe", "ziehen zieht ziehst ziehe")
GAIN_LIFE = Verb("gain", "ganar gana gane", "dazu|erhalten erhält erhältst erhalte")
GAIN = Verb("gain", "ganar gana gane", "erhalten erhält erhältst erhalte")
LOSE = Verb("lose", "perder pierde pierda", "verlieren verliert verlierst verliere")
GET = Verb("get", "obtener obtiene obtenga obtén", "erhalten erhält erhältst erhalte")
HAVE = Verb("have has", "tener tiene tenga ten", "haben hat hast habe")
DEAL = Verb("deal", "hacer hace haga haz", "zu|fügen fügt fügst füge")
PUT = Verb("put", "poner pone ponga pon", "legen legt legst lege")
TAKE_TO_HAND = Verb("put", "poner pone ponga pon", "nehmen nimmt nimmst nimm")
ONTO_BATTLEFIELD = Verb("put", "poner pone ponga pon", "bringen bringt bringst bringe")
RETURN = Verb("return", "regresar regresa regrese", "zurück|bringen bringt bringst bringe")
REMOVE = Verb("remove", "remover remueve remueva", "entfernen entfernt entfernst entferne")
ADD = Verb("add", "agregar agrega agregue", "erzeugen erzeugt erzeugst erzeuge")
PAY = Verb("pay", "pagar paga pague", "bezahlen bezahlt bezahlst bezahle")
LOOK = Verb("look", "mirar mira mire", "an|schauen schaut schaust schaue")
REVEAL = Verb("reveal", "mostrar muestra muestre", "offen_vor|zeigen zeigt zeigst zeige")
UNCOVER = Verb("reveal", "mostrar muestra muestre", "auf|decken deckt deckst decke")
CHOOSE = Verb("choose", "elegir elige elija", "bestimmen bestimmt bestimmst bestimme")
CONTROL = Verb("control", "controlar controla controle", "kontrollieren kontrolliert kontrollierst kontrolliere")
OWN = Verb("own")
CAN = Verb("can can can", "poder puede pueda", "können kann kannst")
CANT = Verb("can't can't can't", "poder puede pueda", "können kann kannst")
BECOME = Verb("become", "convertirse se_convierte se_convierta", "werden wird wirst")
BE = Verb("be is are", "ser es sea", "sein ist bist")
ESTAR = Verb("be is are", "estar está esté", "sein ist bist")
THERE = Verb("be is are", "haber hay haya")
DO = Verb("do does", "hacer hace haga haz", "tun tut tust")
DONT = Verb("don't doesn't don't", "enderezarse se_endereza se_enderece", "enttappen enttappt enttappst")
UNTAP_NOT = Verb("don't doesn't don't", "enderezarse se_endereza se_enderece", "enttappen enttappt enttappst")
ATTACK = Verb("attack", "atacar ataca ataque", "an|greifen greift greifst greife")
BLOCK = Verb("block", "bloquear bloquea bloquee", "blocken blockt blockst blocke")
ENTER = Verb("enter", "entrar entra entre", "kommen kommt kommst komme")
DIE = Verb("die", "morir muere muera", "sterben stirbt stirbst stirb")
LEAVE = Verb("leave", "dejar deja deje", "verlassen verlässt verlässt verlasse")
CAST = Verb("cast", "lanzar lanza lance", "wirken wirkt wirkst wirke")
PLAY = Verb("play", "jugar juega juegue", "spielen spielt spielst spiele")
COST = Verb("cost", "costar cuesta cueste", "kosten kostet kostest koste")
TAKE = Verb("take", "tomar toma tome", "")
WIN = Verb("win", "ganar gana gane", "gewinnen gewinnt gewinnst gewinne")
SKIP = Verb("skip", "saltarse se_salta se_salte sáltate", "übergehen übergeht übergehst übergehe")
CHANGE = Verb("change")
MOVE = Verb("move", "mover mueve mueva", "")
COPY = Verb("copy copies", "copiar copia copie", "kopieren kopiert kopierst kopiere")
PREVENT = Verb("prevent", "prevenir previene prevenga prevén", "verhindern verhindert verhinderst verhindere")
PHASE = Verb("phase", "salir sale salga sal", "destabilisieren destabilisiert destabilisierst")
COME = Verb("come")
ISNT = Verb("aren't isn't aren't", "ser es sea", "sein ist bist")
MUST = Verb("must must must", "deber debe deba", "müssen muss musst")
CYCLE = Verb("cycle", "ciclar cicla cicle", "um|wandeln wandelt wandelst wandle")
ACTIVATE = Verb("activate", "activar activa active", "aktivieren aktiviert aktivierst aktiviere")

VERBS: dict[str, Verb] = {
    "draw": DRAW, "gain": GAIN, "lose": LOSE, "get": GET, "have": HAVE, "deal": DEAL, "put": PUT, "return": RETURN,
    "add": ADD, "pay": PAY, "control": CONTROL, "would": Verb("would", None, "würden würde würdest"), "own": OWN, "can": CAN, "be": BE, "do": DO, "attack": ATTACK, "block": BLOCK,
    "enter": ENTER, "die": DIE, "cast": CAST, "play": PLAY, "cost": COST, "choose": CHOOSE, "don't": DONT, "come": COME,
    "activate": ACTIVATE, "copy": COPY, "discard": Verb("discard", "descartar descarta descarte"), "become": BECOME, "estar": ESTAR, "reveal sub": Verb("reveal", "mostrar muestre muestre"), "exile sub": Verb("exile", "exiliar exilie exilie"), "there": THERE, "don't plain": Verb("don't doesn't don't"), "reveal": REVEAL, "exile": Verb("exile", "exiliar exilia exilie"),
}  # fmt: skip
