### Options of a table, as the command line names them. Those that the page offers are in common.ftl.

option-houses = las casas, una por asiento, como doukas,phokas
    .short = Casas
option-house = tu propia casa, como doukas; los bots toman lo que queda
option-board = un archivo de mapa propio
    .short = Mapa
