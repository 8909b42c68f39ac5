### Options of a table, as the command line names them. Those that the page offers are in common.ftl.

option-houses = die Häuser, eines je Platz, wie doukas,phokas
    .short = Häuser
option-house = das eigene Haus, wie doukas; Bots nehmen, was übrig ist
option-board = eine eigene Kartendatei
    .short = Karte
