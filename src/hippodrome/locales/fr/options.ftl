### Options of a table, as the command line names them. Those that the page offers are in common.ftl.

option-houses = les maisons, une par place, comme doukas,phokas
    .short = Maisons
option-house = votre propre maison, comme doukas ; les bots prennent ce qui reste
option-board = votre propre fichier de carte
    .short = Carte
