### Options of a table, as the command line names them. Those that the page offers are in common.ftl.

option-houses = the houses, one per seat, for example doukas,phokas
    .short = Houses
option-house = your own house, for example doukas; bots take what is left
option-board = a map file of your own
    .short = Map
