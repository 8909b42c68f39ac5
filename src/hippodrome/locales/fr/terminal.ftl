### Ce que seul le terminal dit. Ce que la page dit aussi se trouve dans les autres fichiers.

## La table, et le journal

terminal-offer = Offre
terminal-final-sales = Dernières ventes
terminal-house = Maison
terminal-reserve = Réserve
terminal-events = Événements : { $events }
terminal-targets = Objectifs des { $house } : { $targets }
terminal-now = actuellement { $points }
terminal-guesses = Suppositions des { $house } : { $guesses }
terminal-winner = Victoire

## Les questions et les réponses

terminal-ask = Votre coup ({ $key } pour l’aide) :
terminal-number = Choisissez un numéro de 1 à { $count }.
terminal-choose = { $what } (numéro ou nom ; Entrée pour n’importe laquelle) :
terminal-refused = Pas maintenant : { $why }.
terminal-misread = Ce n’est pas un coup : { $why }
terminal-not-moved = Vous n’avez pas encore joué.
terminal-taken-back = Coup repris : { $move }
terminal-left = Vous avez quitté la table.

## L’aide. Les mots à taper sont les mêmes dans toutes les langues

terminal-help-answer = Répondez par le numéro d’un coup ou par son texte, par exemple : { $move }
terminal-help-cards = Cartes : { $cards }. Une marchandise vaut de 1 à 4.
terminal-help-sell = À chaque question, vous pouvez aussi vendre une série, la carte gardée en premier : { $move }
terminal-help-log = ce qui s’est passé jusqu’ici
terminal-help-table = revoir la table
terminal-help-undo = reprendre votre dernier coup
terminal-help-quit = quitter la partie
terminal-help-rules = Les règles de chaque jeu sont dans le dossier docs/ du projet, en anglais.

## Avant et après la partie

terminal-preparing = Préparation de { $game }
terminal-commitment = { commitment } : { $digest }
terminal-secret = Secret du tirage : { $secret }
terminal-saved = Partie enregistrée dans { $file }. Pour la vérifier : hippodrome verify { $file }
terminal-ask-out-of-turn = Vous pouvez jouer hors de votre tour : un coup, Entrée pour attendre, ou { $skip } pour attendre votre tour ({ $key } pour l’aide) :
terminal-help-skip = hors de votre tour : plus de question avant votre tour
