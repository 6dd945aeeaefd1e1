"""German nouns of subtypes: the words of printed type lines, with the gender, plural and declension that German grammar gives them.

A line is KEY|WORD|GENDER|PLURAL|DECLENSION|COMPOUND: gender m, f, n; declension "w" (weak: den Soldaten), "a" (like an adjective: der
Verbündete), "" (strong); the combining form where it isn't the word ("Gebirgstarnung"). Some types stand only in the texts that make
their tokens.
"""

from __future__ import annotations

GERMAN = """\
Advisor|Berater|m|Berater||;Aetherborn|Äthergeborener|m|Äthergeborene|a|;Ally|Verbündeter|m|Verbündete|a|;Angel|Engel|m|Engel||;
Antelope|Antilope|f|Antilopen||;Ape|Menschenaffe|m|Menschenaffen|w|;Archer|Bogenschütze|m|Bogenschützen|w|;
Archon|Archon|m|Archonten||;Artificer|Handwerker|m|Handwerker||;Assassin|Assassine|m|Assassinen|w|;
Assembly-Worker|Montagearbeiter|m|Montagearbeiter||;Atog|Atog|m|Atogs||;Aura|Aura|f|Auren||;Aurochs|Auerochse|m|Auerochsen|w|;
Avatar|Avatar|m|Avatare||;Badger|Dachs|m|Dachse||;Barbarian|Barbar|m|Barbaren|w|;Bard|Barde|m|Barden|w|;
Basilisk|Basilisk|m|Basilisken|w|;Bat|Fledermaus|f|Fledermäuse||;Bear|Bär|m|Bären|w|;Beast|Bestie|f|Bestien||;
Beholder|Betrachter|m|Betrachter||;Berserker|Berserker|m|Berserker||;Bird|Vogel|m|Vögel||;Boar|Wildschwein|n|Wildschweine||;
Bringer|Bringer|m|Bringer||;Camel|Kamel|n|Kamele||;Cartouche|Kartusche|f|Kartuschen||;Case|Fall|m|Fälle||;Cat|Katze|f|Katzen||;
Centaur|Zentaur|m|Zentauren|w|;Chimera|Chimäre|f|Chimären||;Citizen|Bürger|m|Bürger||;Class|Klasse|f|Klassen||;
Cleric|Kleriker|m|Kleriker||;Clue|Hinweis|m|Hinweise||;Cockatrice|Cocatrisk|m|Cocatrisken|w|;Construct|Konstrukt|n|Konstrukte||;
Coward|Feigling|m|Feiglinge||;Crab|Krabbe|f|Krabben||;Crocodile|Krokodil|n|Krokodile||;Curse|Fluch|m|Flüche||;
Cyclops|Zyklop|m|Zyklopen|w|;Demigod|Halbgott|m|Halbgötter||;Demon|Dämon|m|Dämonen||;Desert|Wüste|f|Wüsten||Wüsten;
Devil|Teufel|m|Teufel||;Dinosaur|Dinosaurier|m|Dinosaurier||;Djinn|Dschinn|m|Dschinns||;Dog|Hund|m|Hunde||;
Dragon|Drache|m|Drachen|w|;Drake|Sceada|m|Sceadas||;Drone|Drohne|f|Drohnen||;Druid|Druide|m|Druiden|w|;
Dryad|Dryade|f|Dryaden||;Dwarf|Zwerg|m|Zwerge||;Efreet|Ifrit|m|Ifrits||;Egg|Ei|n|Eier||;Elder|Ältester|m|Älteste|a|;
Eldrazi|Eldrazi|m|Eldrazi||;Elemental|Elementarwesen|n|Elementarwesen||;Elephant|Elefant|m|Elefanten|w|;Elf|Elf|m|Elfen|w|;
Elk|Hirsch|m|Hirsche||;Equipment|Ausrüstung|f|Ausrüstungen||;Faerie|Feenwesen|n|Feenwesen||;Fish|Fisch|m|Fische||;
Food|Speise|f|Speisen||;Forest|Wald|m|Wälder||Wald;Fortification|Befestigung|f|Befestigungen||;Fox|Fuchs|m|Füchse||;
Fractal|Fraktalwesen|n|Fraktalwesen||;Frog|Frosch|m|Frösche||;Fungus|Pilzwesen|n|Pilzwesen||;Gargoyle|Gargoyle|m|Gargoyles||;
Gate|Tor|n|Tore||;Giant|Riese|m|Riesen|w|;Gnoll|Gnoll|m|Gnolle||;Gnome|Gnom|m|Gnome||;Goat|Ziege|f|Ziegen||;
Goblin|Goblin|m|Goblins||;God|Gott|m|Götter||;Golem|Golem|m|Golems||;Gorgon|Gorgo|f|Gorgonen||;Gremlin|Gremlin|m|Gremlins||;
Griffin|Greif|m|Greife|w|;Hag|Vettel|f|Vetteln||;Halfling|Halbling|m|Halblinge||;Harpy|Harpyie|f|Harpyien||;
Hellion|Teufelsbraten|m|Teufelsbraten||;Hippo|Flusspferd|n|Flusspferde||;Hippogriff|Hippogryph|m|Hippogryphen|w|;
Homarid|Homarid|m|Homariden|w|;Homunculus|Homunkulus|m|Homunkuli||;Horror|Schrecken|m|Schrecken||;Horse|Pferd|n|Pferde||;
Human|Mensch|m|Menschen|w|;Hydra|Hydra|f|Hydras||;Hyena|Hyäne|f|Hyänen||;Illusion|Illusion|f|Illusionen||;Imp|Bold|m|Bolde||;
Incarnation|Inkarnation|f|Inkarnationen||;Insect|Insekt|n|Insekten||;Island|Insel|f|Inseln||Insel;Jackal|Schakal|m|Schakale||;
Jellyfish|Qualle|f|Quallen||;Juggernaut|Juggernaut|m|Juggernauts||;Kavu|Kavu|m|Kavus||;Kirin|Kirin|m|Kirins||;
Kithkin|Kithkin|m|Kithkin||;Knight|Ritter|m|Ritter||;Kobold|Kobold|m|Kobolde||;Kor|Kor|m|Kor||;Kraken|Krake|m|Kraken|w|;
Lamia|Lamia|f|Lamias||;Lammasu|Lammasu|m|Lammasus||;Leech|Egel|m|Egel||;Lesson|Lektion|f|Lektionen||;
Leviathan|Leviathan|m|Leviathane||;Lhurgoyf|Lhurgoyf|m|Lhurgoyfs||;Lizard|Eidechse|f|Eidechsen||;Locus|Ort|m|Orte||;
Manticore|Mantikor|m|Mantikore||;Masticore|Mastikor|m|Mastikore||;Mercenary|Söldner|m|Söldner||;Merfolk|Meervolk|n|Meervölker||;
Minion|Diener|m|Diener||;Minotaur|Minotaurus|m|Minotauren||;Mole|Maulwurf|m|Maulwürfe||;Monk|Mönch|m|Mönche||;
Monkey|Affe|m|Affen|w|;Moonfolk|Mondvolk|n|Mondvölker||;Mongoose|Mungo|m|Mungos||;Mountain|Gebirge|n|Gebirge||Gebirgs;
Mount|Reittier|n|Reittiere||;Mouse|Maus|f|Mäuse||;Mutant|Mutant|m|Mutanten|w|;Myr|Myr|m|Myr||;Mystic|Mystiker|m|Mystiker||;
Nautilus|Nautilus|m|Nautilusse||;Nephilim|Nephilim|m|Nephilim||;Nightmare|Nachtmahr|m|Nachtmahre||;
Nightstalker|Nachtschrat|m|Nachtschrate||;Ninja|Ninja|m|Ninjas||;Noble|Adliger|m|Adlige|a|;Noggle|Noggele|m|Noggeles||;
Nomad|Nomade|m|Nomaden|w|;Nymph|Nymphe|f|Nymphen||;Ogre|Oger|m|Oger||;Ooze|Schlammwesen|n|Schlammwesen||;Orc|Ork|m|Orks||;
Otter|Otter|m|Otter||;Ouphe|Buboh|m|Bubohs||;Ox|Ochse|m|Ochsen|w|;Oyster|Auster|f|Austern||;Peasant|Gesinde|n|Gesinde||;
Pegasus|Pegasus|m|Pegasusse||;Phoenix|Phoenix|m|Phoenixe||;Phyrexian|Phyrexianer|m|Phyrexianer||;Pilot|Pilot|m|Piloten|w|;
Pirate|Pirat|m|Piraten|w|;Plains|Ebene|f|Ebenen||Ebenen;Plant|Pflanze|f|Pflanzen||;Power-Plant|Kraftwerk|n|Kraftwerke||;
Praetor|Prätor|m|Prätoren||;Processor|Verwerter|m|Verwerter||;Rabbit|Kaninchen|n|Kaninchen||;Raccoon|Waschbär|m|Waschbären|w|;
Ranger|Waldläufer|m|Waldläufer||;Rat|Ratte|f|Ratten||;Rebel|Rebell|m|Rebellen|w|;Reflection|Reflexion|f|Reflexionen||;
Rhino|Nashorn|n|Nashörner||;Rigger|Monteur|m|Monteure||;Rogue|Räuber|m|Räuber||;Rune|Rune|f|Runen||;Sable|Zobel|m|Zobel||;
Saga|Sage|f|Sagen||;Salamander|Salamander|m|Salamander||;Samurai|Samurai|m|Samurai||;Satyr|Satyr|m|Satyrn||;
Scarecrow|Vogelscheuche|f|Vogelscheuchen||;Scorpion|Skorpion|m|Skorpione||;Scout|Späher|m|Späher||;Serpent|Schlange|f|Schlangen||;
Shade|Schatten|m|Schatten||;Shaman|Schamane|m|Schamanen|w|;Shapeshifter|Gestaltwandler|m|Gestaltwandler||;Shark|Hai|m|Haie||;
Sheep|Schaf|n|Schafe||;Shrine|Schrein|m|Schreine||;Siren|Sirene|f|Sirenen||;Skeleton|Skelett|n|Skelette||;
Slith|Slith|m|Sliths||;Sliver|Remasuri|m|Remasuris||;Slug|Schnecke|f|Schnecken||;Snake|Ophis|f|Ophis||;
Soldier|Soldat|m|Soldaten|w|;Soltari|Soltari|m|Soltari||;Specter|Specter|m|Specter||;Spellshaper|Spruchwandler|m|Spruchwandler||;
Sphinx|Sphinx|f|Sphinxen||;Spider|Spinne|f|Spinnen||;Spike|Stachel|m|Stacheln||;Spirit|Geist|m|Geister||;
Sponge|Schwamm|m|Schwämme||;Squid|Kalmar|m|Kalmare||;Squirrel|Eichhörnchen|n|Eichhörnchen||;Starfish|Seestern|m|Seesterne||;
Swamp|Sumpf|m|Sümpfe||Sumpf;Thopter|Thopter|m|Thopter||;Thrull|Thrull|m|Thrulls||;Tiefling|Tiefling|m|Tieflinge||;
Tower|Turm|m|Türme||;Trap|Falle|f|Fallen||;Treasure|Schatz|m|Schätze||;Treefolk|Baumhirte|m|Baumhirten|w|;
Trilobite|Trilobit|m|Trilobiten|w|;Troll|Troll|m|Trolle||;Turtle|Schildkröte|f|Schildkröten||;Tyranid|Tyranide|m|Tyraniden|w|;
Unicorn|Einhorn|n|Einhörner||;Vampire|Vampir|m|Vampire||;Vedalken|Vedalken|m|Vedalken||;Vehicle|Fahrzeug|n|Fahrzeuge||;
Volver|Modulon|n|Modulons||;Wall|Mauer|f|Mauern||;Warlock|Hexenmeister|m|Hexenmeister||;Warrior|Krieger|m|Krieger||;
Weird|Seltsamkeit|f|Seltsamkeiten||;Werewolf|Werwolf|m|Werwölfe||;Whale|Wal|m|Wale||;Wizard|Zauberer|m|Zauberer||;
Wolf|Wolf|m|Wölfe||;Wolverine|Vielfraß|m|Vielfraße||;Worm|Würmchen|n|Würmchen||;Wraith|Wraith|m|Wraiths||;Wurm|Wurm|m|Würmer||;
Yeti|Yeti|m|Yetis||;Zombie|Zombie|m|Zombies||;Zubera|Zubera|m|Zuberas||;
Army|Armee|f|Armeen||;Graveborn|Leiche|f|Leichen||;Inkling|Tintling|m|Tintlinge||;Blinkmoth|Blinkmotte|f|Blinkmotten||;Gold|Gold|n|Gold||;Octopus|Oktopus|m|Oktopoden||;
Pentavite|Pentavit|m|Pentaviten|w|;Pest|Schädling|m|Schädlinge||;Saproling|Saproling|m|Saprolinge||;Scion|Brut|f|Bruten||;
Sculpture|Skulptur|f|Skulpturen||;Servo|Servo|m|Servos||;Spawn|Ausgeburt|f|Ausgeburten||;Survivor|Überlebender|m|Überlebende|a|;
Tentacle|Tentakel|m|Tentakel||;Germ|Keim|m|Keime||;Tibalt|Thibalt||||;
Aminatou|Aminatou||||;Bahamut|Bahamut||||;Basri|Basri||||;Calix|Calix||||;Dakkon|Dakkon||||;Daretti|Daretti||||;
Davriel|Davriel||||;Dihada|Dihada||||;Ellywick|Ellywick||||;Estrid|Estrid||||;Freyalise|Freyalise||||;
Grist|Grist||||;Jaya|Jaya||||;Kaito|Kaito||||;Kasmina|Kasmina||||;Koth|Koth||||;Lolth|Lolth||||;Lukka|Lukka||||;
Mordenkainen|Mordenkainen||||;Niko|Niko||||;Oko|Oko||||;Rowan|Rowan||||;Samut|Samut||||;Serra|Serra||||;
Teyo|Teyo||||;Tyvar|Tyvar||||;Ugin|Ugin||||;Venser|Venser||||;Will|Will||||;Windgrace|Windgrace||||;Wrenn|Wrenn||||;
Xenagos|Xenagos||||;Yanggu|Yanggu||||;Yanling|Yanling||||;Zariel|Zariel||||;
"""

#: kinds of counters: English name, first part of the German compound (with its hyphen), from printed texts that name one kind
COUNTERS = """\
acorn|Eichel;age|Alters;aim|Ziel;arrow|Pfeil;arrowhead|Pfeilspitzen;awakening|Erweckungs;blaze|Glut;blood|Blut;
book|Buch;bounty|Kopfgeld;bribery|Bestechungs;brick|Ziegel;cage|Käfig;charge|Ladungs;coin|Münzen;component|Material;
corpse|Leichen;corruption|Korruptions;croak|Quak;crystal|Kristall;currency|Währungs-;death|Todes;
deathtouch|Todesberührung-;delay|Verzögerungs;despair|Verzweiflungs;devotion|Hingabe-;divinity|Göttlichkeits;
doom|Verdammnis;double strike|Doppelschlag-;echo|Echo;egg|Ei-;elixir|Elixier;enlightened|Erleuchtungs;eon|Äonen-;
experience|Erfahrungs;eyeball|Augapfel;fade|Schwund;fate|Schicksals;feather|Feder;fetch|Apportier;
filibuster|Filibusterei;first strike|Erstschlag-;flame|Flammen;flood|Flut;flying|Fliegend-;foreshadow|Vorahnungs;
fury|Tobsuchts;fuse|Zünder;gem|Edelstein;ghostform|Geisterform-;gold|Gold;growth|Wachstums;harmony|Harmonie;
hatchling|Jungtier;healing|Heil-;hexproof|Fluchsicher-;hit|Attentats;hoofprint|Hufabdruck-;hour|Stunden;
hourglass|Stundenglas-;ice|Eis;incarnation|Inkarnations;indestructible|Unzerstörbar-;infection|Pest;
isolation|Isolations;javelin|Speer;ki|Ki-;knowledge|Wissens;landmark|Orientierungs;level|Stufen;
lifelink|Lebensverknüpfung-;lore|Sagen;loyalty|Loyalitäts;luck|Glücks;magnet|Magnet;manifestation|Manifestations;
mannequin|Mannequin-;menace|Bedrohlich-;mining|Minen;music|Musik-;muster|Musterungs;net|Netz;night|Nacht;omen|Omen;
ore|Erz-;page|Seiten;pain|Schmerz;palliation|Schild-;paralyzation|Lähmungs-;petal|Blüten;
petrification|Versteinerungs;phylactery|Phylakterion-;plague|Seuchen;point|Punkte;poison|Gift;pressure|Druck;
prey|Beute;quest|Quest-;reach|Reichweite-;rust|Rost;scroll|Spruchrollen;shell|Schalen;shred|Schredder-;
silver|Silber;sleight|Schutz-;slime|Schleim;slumber|Schlummer;soot|Russ;soul|Seelen;spite|Groll;spore|Sporen;
storage|Speicher;strife|Konflikt;study|Studiums;suspect|Verdachts;task|Aufgaben;theft|Diebstahls;time|Zeit;
tower|Turm;training|Trainings;trample|Trampelschaden-;trap|Fallen;treasure|Schatz;unity|Einigkeits;
valor|Tapferkeits;velocity|Geschwindigkeits;verse|Lyrik;vigilance|Wachsamkeit-;vitality|Lebens;void|Leere;
vortex|Energie;vow|Schwur;wage|Sold-;winch|Kurbel;wind|Wind-;wish|Wunsch;
"""
