# Une partie guidée. Une leçon vient une fois, quand ce qu’elle explique arrive pour la première fois ; `.title` est
# au-dessus. Elle doit tenir sur un téléphone.

guide = Votre guide
guide-understood = Compris
guide-leave = Quitter le guide
guide-resume = Rappeler le guide
guide-suggest = Proposer un coup
guide-suggests = Coup conseillé
guide-others = Ce que font les autres
guide-over = Le bilan
guide-only-move = C’est le seul coup possible.
guide-best = De tous les coups essayés, c’est celui qui gagne le plus souvent : dans { $percent } % des parties.
guide-more = encore { $n }
guide-your-move = À vous de jouer.
guide-wait = C’est aux autres de jouer.
guide-at-a-loss = Pas de conseil cette fois. Jouez comme bon vous semble.

## Byzanz

guide-byzanz-welcome = Voici vos premières marchandises. Elles servent à payer aux enchères, et se vendent par séries de trois. Chaque vente vous laisse une carte comme gain. Le plus grand gain l’emporte.
    .title = Vous voilà parmi les marchands
guide-byzanz-lot = Aux enchères : { $cards }. On mise pour le lot entier. Qui l’emporte donne une de ces cartes comme taxe et garde les autres.
    .title = Le lot
guide-byzanz-bid = Choisissez des marchandises de votre main : leurs valeurs s’ajoutent, leur sorte ne compte pas. Personne n’a misé, donc 1 suffit. Si le lot ne vous tente pas, passez.
    .title = Votre première mise
guide-byzanz-beat = La plus haute mise est de { $high }. Posez des marchandises qui valent plus au total, ou passez : vous gardez vos cartes et ne quittez que cette enchère.
    .title = Miser plus, ou passer
guide-byzanz-raise = Votre mise est dépassée. Ajoutez des cartes pour monter au-dessus de { $high } : celles déjà posées comptent toujours. Ou passez et reprenez-les toutes.
    .title = Monter, ou laisser
guide-byzanz-pass = Vous ne pouvez pas dépasser la plus haute mise : il ne reste qu’à passer. Cela ne coûte rien, et les cartes posées reviennent dans votre main.
    .title = Il ne reste qu’à passer
guide-byzanz-trader = Le commerçant de votre main est un joker : dans une vente, il remplace n’importe quelle marchandise. On ne peut pas le miser. Trois commerçants se vendent pour 5 points.
    .title = Vous avez un commerçant
guide-byzanz-won = { $seat } a payé { $price }. Ces cartes vont au marché : { $paid }. Plus tard dans la manche, chacun y prendra quelque chose.
    .title = { $seat } emporte le lot
guide-byzanz-free = Personne n’a misé : le premier à avoir passé reçoit le lot pour rien. Passer tôt peut donc payer, si personne n’en veut.
    .title = Un lot gratuit
guide-byzanz-tax = Le lot est à vous. Choisissez la carte dont vous avez le moins besoin : elle va au marché comme taxe, les autres dans votre main.
    .title = Payer la taxe
guide-byzanz-offer = Avec le lot vient la carte d’offre { $offer }. Qui en a une ne mise plus dans cette manche. Au marché, le plus petit numéro choisit d’abord.
    .title = Les cartes d’offre
guide-byzanz-last-lot = Tous les autres ont un lot. Le dernier va à { $seat } sans enchère, avec la carte d’offre la plus basse : le premier choix au marché.
    .you = Tous les autres ont un lot. Le dernier est à vous sans enchère, avec la carte d’offre la plus basse : le premier choix au marché.
    .title = Le dernier lot
guide-byzanz-last-card = Le dernier lot est une seule carte, qui va droit au marché. { $seat } reçoit la carte d’offre la plus basse : le premier choix là-bas.
    .you = Le dernier lot est une seule carte, qui va droit au marché. Vous recevez la carte d’offre la plus basse : le premier choix là-bas.
    .title = La dernière carte
guide-byzanz-market = Les enchères de la manche sont finies. Chacun prend maintenant une pile du marché, la carte d’offre la plus basse d’abord. Le reste quitte le jeu.
    .title = Le marché ouvre
guide-byzanz-take = Choisissez une pile : toutes ses cartes sont à vous. Cherchez ce qui fait une série de trois avec votre main, sans oublier la limite de sept cartes.
    .title = Prendre une pile
guide-byzanz-sell = Trois cartes d’une sorte, commerçants compris : vous pouvez les vendre. La plus haute devient votre gain, les deux autres quittent le jeu. Vous pouvez aussi attendre mieux.
    .title = Une série à vendre
guide-byzanz-sold = { $kept } : voilà votre gain, qui comptera sa valeur à la fin. Votre main a de nouveau de la place pour le prochain lot.
    .title = Votre premier gain
guide-byzanz-sale = { $seat } garde { $kept } comme gain. Regardez qui vend quoi : cela dit ce que chacun réunit, et qui prend de l’avance.
    .title = { $seat } fait une vente
guide-byzanz-discard = Votre main ne garde que sept cartes. Vendez une série si vous pouvez, cela rapporte. Sinon, défaussez ce qui ne va avec rien.
    .title = Trop de cartes
guide-byzanz-round = Tout recommence : de nouveaux lots, et chacun peut en gagner un. Votre main et votre gain restent. Il y a { $rounds } manches en tout.
    .title = Une nouvelle manche
guide-byzanz-final = C’est la dernière occasion : les cartes restées en main ne rapportent rien. Vendez toutes vos séries, puis choisissez « Terminer ».
    .title = Les dernières ventes
guide-byzanz-over = Une carte de gain compte sa valeur, un commerçant 5. À égalité, qui a le plus de cartes restées en main gagne.
guide-byzanz-verdict-won = Vous gagnez avec { $points } points, devant { $name } qui en a { $theirs }.
guide-byzanz-verdict-lost = { $name } gagne avec { $theirs } points, vous en avez { $points }.
guide-byzanz-verdict-sales = Le nombre de ventes a décidé : { $sales ->
    [0] aucune
    [one] une seule
   *[other] { $sales }
} pour vous, { $other_sales } pour { $name }. Mieux vaut vendre tôt et souvent.
guide-byzanz-verdict-values = La valeur des séries a décidé : { $each } points par vente pour vous, { $other_each } pour { $name }. Les lots avec des 3 et des 4 valent plus.
guide-byzanz-verdict-left = { $left } cartes sont restées dans votre main et n’ont rien rapporté. Vers la fin, n’achetez que ce qui complète une série.

## Byzantio

guide-byzantio-welcome = Votre maison veut certaines villes, et personne d’autre ne sait lesquelles. Pendant 30 tours, votre prétendant voyage et laisse des garnisons. Les objectifs tenus à la fin rapportent.
    .title = Un plan secret
guide-byzantio-targets-first = Choisissez la ville que vous voulez le plus : elle vaut { $points } points. Qu’elle soit proche de votre fief, mais pas trop évidente : à la fin, vos adversaires la devinent.
    .title = Votre premier objectif
guide-byzantio-targets = Les objectifs suivants valent de moins en moins. Chacun doit être dans une autre province. S’ils sont proches, votre prétendant gagne du temps.
    .title = Sept objectifs
guide-byzantio-act = Une action par tour. Chacune utilise une case de sa sorte, et les cases ne reviennent pas. Touchez une sorte : la carte montre où elle est possible.
    .title = Vos six actions
guide-byzantio-campaign = En Campagne, votre prétendant va dans une province voisine et peut y laisser une garnison. C’est ainsi qu’on passe d’un objectif à l’autre.
    .title = Campagne
guide-byzantio-watch = { $seat } a maintenant une garnison à { $city }. Retenez où vont les autres, et où ils reviennent : cela trahit ce qu’ils veulent.
    .title = { $seat } place une garnison
guide-byzantio-garrison = La feuille montre ce que chaque objectif rapporterait maintenant : tout si vous y avez le plus de garnisons, la moitié si deux maisons sont à égalité.
    .title = Votre garnison à { $city }
guide-byzantio-muster = Un Rassemblement place une garnison là où est votre prétendant. Une deuxième dans la même ville n’est possible qu’à côté d’une garnison adverse.
    .title = Rassemblement
guide-byzantio-events = Il y a 30 tours. Ici, vous voyez quand vient le prochain événement. Il frappe toutes les provinces d’un numéro que le dé désigne. Chaque province a le sien.
    .title = Événements
guide-byzantio-advance = Une Progression mène votre prétendant dans n’importe quelle province, mais ne place pas de garnison. Gardez-la pour les objectifs lointains.
    .title = Progression
guide-byzantio-bribe = Une garnison adverse peut être corrompue (une des vôtres la remplace) ou expulsée. Il faut 5 ou plus sur 8 ; 4 avec votre prétendant sur place, 6 avec le sien.
    .title = Corruption et Expulsion
guide-byzantio-negotiate = Offrez une de vos garnisons contre celle d’un autre : elles échangent leurs places. Même après un refus, le dé peut l’imposer.
    .title = Négociation
guide-byzantio-for = Choisissez maintenant la garnison que vous voulez en retour, de préférence dans une ville qui est votre objectif.
    .title = Contre laquelle ?
guide-byzantio-answer = Si vous acceptez, les garnisons échangent leurs places. Si vous refusez, le dé décide. Que cherche { $by } à { $city } ? Peut-être un objectif.
    .title = Une offre pour vous
guide-byzantio-lost = { $by } a chassé votre garnison de { $city }. Elle est dans votre réserve, et une Campagne peut la ramener de la même façon.
    .title = Vous perdez une garnison
guide-byzantio-rolled = Le dé devait montrer { $needed } ou plus : il montre { $rolled }. La case est utilisée dans tous les cas.
    .title = Le dé décide
guide-byzantio-earthquake = Le dé montre { $rolled } : sont frappées { $places }. Toutes les garnisons qui s’y trouvent retournent en réserve.
    .title = Séisme
guide-byzantio-famine = Le dé montre { $rolled } : la faim touche { $places }. Chaque garnison y survit avec un 5, ou un 4 si son prétendant est là.
    .title = Famine
guide-byzantio-plague = Le dé montre { $rolled } : la peste est là ({ $places }). Les prétendants doivent en partir, et le voisin de gauche dit pour où.
    .title = Peste
guide-byzantio-succession = Vous pouvez remplacer en secret un objectif hors d’atteinte. Le nouveau rapporte 2 points de moins. Personne ne saura si vous l’avez fait.
    .title = Succession
guide-byzantio-exile = La peste chasse ce prétendant, et c’est vous qui dites pour où. Envoyez-le loin des villes que sa maison semble vouloir.
    .title = Éloigner
guide-byzantio-strike = Après un événement, tout le monde raye en même temps une case inutilisée. Sacrifiez une sorte dont vous avez plus qu’il ne vous en faut.
    .title = Une case perdue
guide-byzantio-late = La fin approche. Un tiret sur votre feuille : cet objectif ne rapporte encore rien. Allez-y, ou départagez une égalité avec une deuxième garnison.
    .title = Regardez votre feuille
guide-byzantio-espionage = Devinez la ville que votre adversaire voulait le plus, pour 5 points. Où est-il allé d’abord, qu’a-t-il défendu ? Se tromper ne coûte rien.
    .title = Espionnage
guide-byzantio-over = Un objectif rapporte tous ses points à qui y mène seul, la moitié à deux à égalité, 2 à trois. Deviner juste ajoute 5 points.

## Nekken

guide-nekken-welcome = Votre tribu veut certaines régions, et personne d’autre ne sait lesquelles. Pendant 27 tours, votre chef voyage et laisse des colons. Les objectifs tenus à la fin rapportent.
    .title = Un plan secret
guide-nekken-targets-first = Choisissez la région que vous voulez le plus : elle vaut { $points } points. Tous les chefs partent du volcan. Qu’elle ne soit pas trop évidente : à la fin, on la devine.
    .title = Votre premier objectif
guide-nekken-targets = Les objectifs suivants valent de moins en moins. S’ils sont proches, votre chef gagne du temps. Quelques-uns à l’écart brouillent les pistes.
    .title = D’autres objectifs
guide-nekken-act = Une action par tour. Chacune utilise une case de sa sorte, et les cases ne reviennent pas. Touchez une sorte : la carte montre où elle est possible.
    .title = Vos six actions
guide-nekken-campaign = En Colonisation, votre chef va dans une région voisine et peut y laisser un colon. Qui a quitté le volcan n’y revient jamais.
    .title = Colonisation
guide-nekken-watch = { $seat } a maintenant un colon à { $city }. Retenez où vont les autres, et où ils reviennent : cela trahit ce qu’ils veulent.
    .title = { $seat } place un colon
guide-nekken-garrison = La feuille montre ce que chaque objectif rapporterait maintenant : tout si vous y avez le plus de colons, la moitié si deux tribus sont à égalité.
    .title = Votre colon à { $city }
guide-nekken-muster = Une Installation place un colon là où est votre chef. Un deuxième dans la même région n’est possible qu’à côté d’un colon adverse.
    .title = Installation
guide-nekken-events = Il y a 27 tours. Ici, vous voyez quand vient le prochain événement. Il frappe toutes les régions d’un numéro que le dé désigne. Chaque région a le sien.
    .title = Événements
guide-nekken-advance = Une Exploration mène votre chef dans n’importe quelle région, mais ne place pas de colon. Gardez-la pour les objectifs lointains.
    .title = Exploration
guide-nekken-bribe = Un colon adverse peut être corrompu (un des vôtres le remplace) ou expulsé. Il faut 5 ou plus sur 8 ; 4 avec votre chef sur place, 6 avec le sien.
    .title = Corruption et Expulsion
guide-nekken-negotiate = Offrez un de vos colons contre celui d’un autre : ils échangent leurs places. Même après un refus, le dé peut l’imposer.
    .title = Négociation
guide-nekken-for = Choisissez maintenant le colon que vous voulez en retour, de préférence dans une région qui est votre objectif.
    .title = Contre lequel ?
guide-nekken-answer = Si vous acceptez, les colons échangent leurs places. Si vous refusez, le dé décide. Que cherche { $by } à { $city } ? Peut-être un objectif.
    .title = Une offre pour vous
guide-nekken-lost = { $by } a chassé votre colon de { $city }. Il est dans votre réserve, et vous pouvez coloniser la région de la même façon.
    .title = Vous perdez un colon
guide-nekken-rolled = Le dé devait montrer { $needed } ou plus : il montre { $rolled }. La case est utilisée dans tous les cas.
    .title = Le dé décide
guide-nekken-earthquake = Le dé montre { $rolled } : sont frappées { $places }. Tous les colons qui s’y trouvent retournent en réserve.
    .title = Séisme
guide-nekken-plague = Le dé montre { $rolled } : la peste est là ({ $places }). Les chefs doivent en partir, et le voisin de gauche dit pour où.
    .title = Peste
guide-nekken-succession = Vous pouvez remplacer en secret un objectif hors d’atteinte. Le nouveau rapporte 2 points de moins. Personne ne saura si vous l’avez fait.
    .title = Prophétie
guide-nekken-exile = La peste chasse ce chef, et c’est vous qui dites pour où. Envoyez-le loin des régions que sa tribu semble vouloir.
    .title = Éloigner
guide-nekken-strike = Après un événement, tout le monde raye en même temps une case inutilisée. Sacrifiez une sorte dont vous avez plus qu’il ne vous en faut.
    .title = Une case perdue
guide-nekken-late = La fin approche. Un tiret sur votre feuille : cet objectif ne rapporte encore rien. Allez-y, ou départagez une égalité avec un deuxième colon.
    .title = Regardez votre feuille
guide-nekken-espionage = Devinez la région que votre adversaire voulait le plus, pour 5 points. Où est-il allé d’abord, qu’a-t-il défendu ? Se tromper ne coûte rien.
    .title = Espionnage
guide-nekken-over = Un objectif rapporte tous ses points à qui y mène seul, la moitié à deux à égalité, 2 à trois. Deviner juste ajoute 5 points.

## Le bilan d’une partie de Byzantio ou de Nekken

guide-intrigue-verdict-won = Vous gagnez avec { $points } points, devant { $name } qui en a { $theirs }.
guide-intrigue-verdict-lost = { $name } gagne avec { $theirs } points, vous en avez { $points }.
guide-intrigue-verdict-targets = Vous marquez à { $scored } objectifs sur { $all } ({ $targets } points), { $name } à { $other_scored } ({ $other_targets }).
guide-intrigue-verdict-missed = Votre plus gros manque : { $city } ({ $points } points), où { $house } a l’avantage.
guide-intrigue-verdict-empty = Votre plus gros manque : { $city } ({ $points } points), où il n’y a personne à la fin.
guide-intrigue-verdict-guesses = L’espionnage vous rapporte { $guessed } points, et { $other_guessed } à { $name }.
