# Les mots de toutes les pages : accueil, tables, parties à revoir.

title = Hippodrome
tagline = Trois jeux autour de Byzance, entre amis et avec des bots
skip = Aller au contenu
loading = Un instant…
home = Accueil
language = Langue
theme = Couleurs
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
sound = Son
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
share = Partager
show-qr = Code QR

game-byzanz = Byzanz
game-byzantio = Byzantio
game-nekken = Nekken
about-byzanz = Enchérissez sur des marchandises, vendez-les par séries et surveillez qui se sert au marché. Des enchères à mains cachées, de trois à six marchands.
about-byzantio = De grandes maisons se disputent les villes d’un empire, chacune avec ses objectifs secrets. Majorités et dés, de deux à quatre.
about-nekken = Les mêmes intrigues sur un continent autour d’un volcan, où tout le monde part du centre. De deux à quatre.

play-now = Jouer
invite = Inviter des amis
level = Force des bots
level-novice = Novice
level-citizen = Citoyen
level-strategos = Stratège
level-basileus = Basileus
bot = bot
level-random = Au hasard
seats = Joueurs
seats-count = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
options = Options
option-open-profits = Gains visibles : tout le monde voit toutes les cartes de gain
option-memory = Jeu de mémoire : les cartes des autres mains et celles sorties du jeu sont seulement comptées, sans retour en arrière
option-hidden-events = Événements cachés : les tuiles sont face cachée
option-hints = Conseils permis : tout le monde voit qui en demande
option-public = Afficher cette table parmi les tables ouvertes
study = Étude
option-study-board = Petit plateau
option-study-board-none = Aucun : le jeu entier
option-study-board-cinder = Cinder : 4 régions, 3 tours
option-study-board-ember = Ember : 6 régions, 6 tours
option-goods = Marchandises dans la pioche
option-values = Valeur la plus haute des cartes
option-copies = Exemplaires de chaque carte au plus
option-traders = Commerçants dans la pioche
option-dealt = Cartes distribuées à chacun
option-rounds = Manches ; 0 : comme d’habitude
hints-on = Conseils permis
hints-off = Sans conseils
table-listed = tout le monde : dans la liste des tables
table-private = quiconque a le lien
option-file-own = une carte personnelle
option-file-bad = Ce fichier n’est pas une carte en JSON.
option-usual = habituelle
clock = Temps de réflexion
clock-none = Sans limite de temps
clock-live = { $n ->
    [one] { $n } seconde par coup
   *[other] { $n } secondes par coup
}
clock-days = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
}
your-name = Votre nom
open-table = Ouvrir la table

lobby = Tables ouvertes
lobby-empty = Aucune table publique n’attend de joueurs en ce moment.
lobby-free = { $n ->
    [0] aucune place libre
    [one] { $n } place libre
   *[other] { $n } places libres
}
lobby-watch = Regarder
lobby-join = Rejoindre
my-games = Mes parties
my-turn = à vous de jouer
waiting = en attente de joueurs
revealing = le tirage se prépare
over = terminée
forget = Oublier

table-of = Une table de { $game }
table-missing = Cette table n’existe pas. Le lien est peut-être incomplet.
table-link = Lien pour vos amis
private-link = Votre lien privé
private-link-about = Il ramène à votre place depuis n’importe quel appareil. Gardez-le pour vous.
sit-here = S’asseoir ici
seat-number = Place { $n }
seat-open = libre
seat-kept = réservée à { $name }
seat-bot = Placer un bot
seat-remove = Retirer
seat-free = Libérer cette place
seat-expires = Une place redevient libre quand son occupant est absent pendant { $minutes } minutes.
host = hôte
seat-lost-host = L’hôte a libéré votre place.
seat-lost-absent = Votre place a été libérée pendant votre absence.
start = Commencer la partie
start-wait = La partie peut commencer quand toutes les places sont prises.
spectating = Vous regardez la partie.
commitment = Engagement sur le tirage
commitment-about = C’est l’empreinte de la part du serveur dans le tirage. Le navigateur de chaque joueur y ajoute sa propre part, si bien que personne ne peut choisir les cartes et les dés. À la fin, toutes les parts sont dévoilées et votre navigateur les vérifie.
practice = Entraînement
practice-about = Le tirage de cette table est connu d’une autre partie : il ne prouve rien et le résultat n’est jamais classé.
practice-again = Même tirage
practice-on = Continuer à partir d’ici
reveal-title = Le tirage se prépare
reveal-about = Tous les sceaux sont fermés. Le navigateur de chaque joueur dévoile maintenant sa part du tirage ; ensuite la partie commence.
reveal-waits = On attend { $names }
reveal-changed = Cette table montre un autre engagement ou un autre sceau que ceux que ce navigateur a gardés. Rien n’a été dévoilé : ne vous fiez pas à ce tirage.
unrevealed = { $count ->
    [one] { $names } n’a pas dévoilé sa part du tirage à temps.
   *[other] { $names } n’ont pas dévoilé leur part du tirage à temps.
}
unrevealed-one = n’a pas dévoilé sa part
receipt = Télécharger mon reçu
receipt-open = Comparer avec un reçu
receipt-bad = Ce fichier n’est pas un reçu.
rename = Changer de nom
leave = Quitter
leave-sure = Quitter la table ? Un bot jouera à votre place jusqu’à votre retour.
return = Reprendre la main
away-left = a quitté la table ; un bot joue
away-time = a dépassé son temps ; un bot joue
away-vanished = n’était plus là ; un bot joue
replace = Un bot pour { $name }
replace-about = La partie attend { $name }. À la fin du délai, vous pourrez laisser jouer un bot jusqu’à son retour.
you = vous
your-turn = À vous de jouer
won = { $names } { $count ->
    [one] gagne
   *[other] gagnent ensemble
}
you-won = Vous avez gagné
scores = Scores
rematch = Revanche
rematch-go = Vers la table suivante
unreadable = Cette table est illisible

log = Journal
log-now = Revenir au présent
log-then = Vous regardez un moment passé. On ne peut rien y jouer.
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
undo = Reprendre le coup
hint = Conseil
hint-thinking = Réflexion en cours…
hint-preparing = La recherche se prépare, seulement la première fois sur cette machine…
hint-about = Les meilleurs coups trouvés par la recherche, avec la chance de gagner
hint-answer = Ensuite, { $name } jouera sans doute : { $move } ({ $percent } %).
hint-play = Jouer ce coup
hint-value = { $percent } %
# A move, and the cards or pieces that it is made with
move-with = { $move } : { $what }
lost = La connexion est perdue. Nouvel essai…
watching = { $n ->
    [0] aucun spectateur
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
presence-here = en ligne
presence-away = hors ligne
left-time = temps restant : { $time }
notify = Me prévenir quand c’est mon tour

door = Comment on joue à cette table
choose-lot = Sans choix de votre part, le sort décide au début.
choose-again = Vous pouvez en changer jusqu’au début de la partie.
tabs = Journal, discussion et notes
tab-board = Table
tab-beside = Journal et discussion
tab-places = Parties de la table
log-new = nouveau dans le journal
chat-new = { $n } de plus
notes = Notes
notes-about = Vous seul pouvez voir ceci.
notes-text = Notes libres
notes-saved = Enregistré
notes-saving = Enregistrement …
notes-unsaved = Pas encore enregistré : nouvel essai …
notes-left = { $n } caractères restants
notes-conflict = Écrit entre-temps sur un autre appareil :
notes-keep-mine = Garder les miennes
notes-take-other = Prendre les autres
notes-keep-both = Garder les deux
notes-legend = Touchez une case pour la marquer : ? soupçonné, × exclu.
notes-mark-none = { $column }, { $name } : pas de marque
notes-mark-suspected = { $column }, { $name } : soupçonné
notes-mark-ruled-out = { $column }, { $name } : exclu

happened-opened = La table a été ouverte.
happened-sat = { $name } prend place.
happened-bot = { $name } prend place : c’est un bot.
happened-chose = { $name } a choisi : { $choice }.
happened-unchose = { $name } renonce à son choix.
happened-freed = La place { $seat } est de nouveau libre.
happened-freed-host = L’hôte a libéré la place { $seat }.
happened-freed-absent = La place { $seat } est de nouveau libre : personne n’était là.
happened-freed-kept = La place { $seat } n’est plus réservée.
happened-hinted = { $name } a demandé un conseil.
happened-started = La partie commence.
happened-lot = { $name } reçoit { $choice } par tirage au sort.
happened-undone = { $name } revient sur sa dernière décision.
happened-sealed = Les sceaux sont fermés ; chacun dévoile sa part du tirage.
happened-unrevealed = La partie a commencé. { unrevealed }
happened-left = { $name } quitte la table ; un bot continue.
happened-time = Temps écoulé pour { $name } ; un bot continue.
happened-vanished = { $name } n’était plus là ; { $by } a confié la place à un bot.
happened-renamed = { $text } s’appelle maintenant { $name }.
happened-returned = { $name } est de retour.
happened-rematch = Les mêmes joueurs se retrouvent à une nouvelle table.
happened-said = { $name } : { $text }
nature = Hasard

replay = Revoir la partie
replay-of = Une partie de { $game }
replay-open = Ouvrir une partie enregistrée
replay-open-about = Un fichier téléchargé ici, ou enregistré en ligne de commande
replay-bad = Ce fichier n’est pas une partie enregistrée valable.
replay-move = Coup { $move } sur { $moves }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-viewpoint = Point de vue
replay-spectator = Spectateur
download = Télécharger la partie
verify = Vérifier le tirage
verify-about = Répète chaque tirage dans ce navigateur, à partir du secret et des contributions des joueurs.
verdict-commitment = Quelque chose ne va pas : le secret ne correspond pas à l’engagement.
verdict-seal = Quelque chose ne va pas : une contribution n’ouvre pas son sceau.
verdict-draw = Quelque chose ne va pas : un tirage ne découle pas du secret.
verdict-unknown = Ce jeu ne dit pas ce qui est tiré : ses tirages ne peuvent pas être répétés ici.
verdict-practice = Une partie d’entraînement : son tirage était connu, rien n’est donc prouvé.
verdict-other-table = Quelque chose ne va pas : ce n’est pas l’engagement, ou ce ne sont pas les sceaux, que ce navigateur a gardés. La partie est falsifiée, ou vient d’une autre table.
verdict-not-revealed = Quelque chose ne va pas : ce navigateur a bien dévoilé sa part du tirage, mais la partie affirme le contraire.
verdict-consistent = Rien n’est faux dans cette partie. Seul le reçu d’un joueur prouve que personne n’a choisi le tirage.
verdict-without-mine = La partie correspond au reçu de ce navigateur, mais votre part n’était pas dans le tirage : les autres auraient pu le choisir ensemble.
verdict-proven = Vérifié avec le reçu de ce navigateur : personne n’a choisi ce tirage.
verify-good = { $n ->
    [one] { $n } tirage répété : il est conforme.
   *[other] { $n } tirages répétés : tous sont conformes.
}
verify-bad = Le tirage { $n } ne correspond pas au secret.
verify-draw = Tirage
verify-draws = Tous les tirages
verify-from = Parmi
verify-number = Nombre
verify-result = Résultat

rules = Règles
rules-of = Les règles de { $game }
rules-contents = Sur cette page
rules-clause = Article { $clause } des règles
learn = Apprendre en jouant
waits-for = on attend { $names }

# The table of a game that has none of its own here

plain-table = Sur la table
plain-round = Manche { $round } sur { $rounds }
plain-moves = Vos coups
plain-turn = à son tour
plain-none = rien
plain-yes = oui
plain-no = non

# What the server refuses, by its code

refused-already-away = Un bot joue déjà pour vous.
refused-already-seated = Vous avez déjà une place à cette table.
refused-bad-choice = Ce choix n’existe pas à cette table.
refused-bad-host = Ce serveur ne répond pas sous ce nom.
refused-bad-name = Ce nom n’est pas possible : il lui faut un caractère visible, et pas de mélange d’écritures dans un mot.
refused-bad-notation = Le serveur n’a pas pu lire ce coup.
refused-bad-notes = Ces marques ne vont pas avec cette table.
refused-bad-options = Une table ne peut pas être préparée ainsi.
refused-bad-origin = Cette demande vient d’une page d’un autre site.
refused-bad-record = Ce fichier n’est pas une partie enregistrée valable.
refused-bad-request = Le serveur n’a pas compris cette demande.
refused-busy = Le serveur est occupé : réessayez dans quelques secondes.
refused-chat-full = Cette table n’accepte plus de messages.
refused-day-not-over = Le secret et l’enregistrement de ce tirage se montrent quand sa journée est finie (UTC).
refused-day-unplayed = Les résultats se montrent quand vous avez fini ce tirage, ou quand sa journée est finie (UTC).
refused-draw-between = Une carte est tirée ou le dé lancé d’abord : regardez, puis choisissez de nouveau.
refused-choice-fixed = Cela a été fixé à l’ouverture de la table.
refused-choice-taken = Une autre personne l’a déjà : choisissez autre chose.
refused-game-begun = La partie a commencé : cela ne peut plus changer.
refused-why = Ce n’est pas possible maintenant : { $why }.
refused-illegal-move = Les règles ne permettent pas ce coup.
refused-memory-game = C’est une partie de mémoire : les moments passés et les conseils ne sont montrés qu’à la fin.
refused-name-taken = Quelqu’un porte déjà ce nom à cette table : choisissez-en un autre.
refused-no-key = Seuls les joueurs peuvent faire cela : prenez place ou ouvrez votre lien privé.
refused-no-hints = On joue sans conseils à cette table.
refused-no-such-bot = Ce bot n’existe pas.
refused-no-such-day = Il n’y a pas de tirage pour ce jour.
refused-no-such-game = Ce jeu n’existe pas.
refused-no-such-page = Cette page n’existe pas.
refused-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
refused-not-a-bot = Il n’y a pas de bot à cette place.
refused-not-allowed-method = Cette adresse n’accepte pas cette méthode.
refused-not-away = Vous n’avez pas quitté la table.
refused-not-full = Des places sont encore libres : attendez ou placez-y des bots.
refused-not-host = Seul l’hôte peut le faire : de ceux qui sont là, la première personne à s’être assise.
refused-not-over = Cela sera possible quand la partie sera finie.
refused-not-playing = Cela n’est possible que pendant la partie.
refused-not-revealing = Les parts du tirage sont dévoilées juste après le début, et seulement à ce moment-là.
refused-not-vanished = Cette personne ne peut pas être remplacée maintenant : attendez la fin du délai.
refused-not-your-turn = Ce n’est pas votre tour.
refused-nothing-to-undo = Rien ne peut être repris : quelque chose a été révélé depuis, ou d’autres ont joué.
refused-notes-too-long = Les notes comptent 2 000 caractères au plus.
refused-old-notes = Ces notes ont été modifiées sur un autre appareil.
refused-old-prompt = La table a avancé entre-temps : regardez de nouveau et choisissez.
refused-seat-free = Cette place est déjà libre.
refused-seat-taken = Cette place est prise.
refused-slow = Cette demande a mis trop de temps à arriver.
refused-preparing = Les jeux sont encore en préparation : réessayez dans une minute.
refused-stopping = Ce serveur va s’arrêter : réessayez dans un moment.
refused-store-down = Le serveur n’atteint pas ses données pour l’instant : réessayez dans un moment.
refused-store-failed = Le stockage du serveur est en panne : prévenez la personne qui s’en occupe.
refused-table-full = Aucune place n’est libre à cette table.
refused-time-is-up = Votre temps est écoulé : un bot prend cette décision, ensuite vous pourrez revenir.
refused-too-large = C’est trop volumineux.
refused-too-many = Trop de demandes à la fois : patientez un peu.
refused-too-many-seats = Votre réseau occupe trop de places aux tables publiques : lancez d’abord ces parties, ou jouez à des tables accessibles par leur lien.
refused-too-often = Cela a déjà été fait trop souvent à cette table.
refused-unreadable = Cette table peut être regardée, mais plus jouée.
refused-wrong-key = Cette clé n’ouvre aucune place ici.
refused-wrong-seal = Ce n’est pas ce que vous avez scellé : cela n’entre pas dans le tirage.
refused-failed = Le serveur n’a pas répondu comme il le devrait.
hints = Conseils
open-to = Ouverte à

# Bots: names of people of the time, for each level in turn, and how they play

bot-names-novice = Thècle, Nicétas, Euphémie, Staurakios, Marine
bot-names-citizen = Procope, Eudocie, Léonce, Thomaïs, Pétronas
bot-names-strategos = Bélisaire, Narsès, Kourkouas, Maniakès, Bryenne
bot-names-basileus = Justinien, Irène, Héraclius, Nicéphore, Comnène
bot-names-random = Tyché, Callinique, Sergia, Grégoras, Loukas
bot-about-novice = Joue ce qui semble bon au premier regard, et s’étonne souvent.
bot-about-citizen = Connaît les prix du marché et jette rarement une pièce.
bot-about-strategos = Pense quelques coups à l’avance et retient ce que vous avez en main.
bot-about-basileus = Joue des milliers d’avenirs avant chaque coup et ne pardonne aucune erreur.
bot-about-random = S’en remet entièrement au hasard.

# How fast what others do is shown

pace = Rythme des autres
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-instant = Immédiat
pace-step = Pas à pas
pace-next = Suite
pace-skip = Aller à ma prochaine décision
settings = Réglages
auto-answer = Répondre automatiquement quand tout le monde voit qu’il n’y a pas de choix
log-back = Un pas en arrière
log-forward = Un pas en avant
since-turn = { $n ->
    [one] { $n } événement depuis votre tour
   *[other] { $n } événements depuis votre tour
}

# Problèmes

puzzles = Problèmes
puzzles-about = Des positions où un coup est nettement le meilleur. Vous voyez ce que voit le joueur dont c’est le tour.
