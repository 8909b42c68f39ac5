# A guided game. A lesson comes once, when what it explains happens for the first time; `.title` stands above it. It has
# to fit a phone: 200 characters at most, with the names.

guide = Your guide
guide-understood = Got it
guide-leave = Leave the guide
guide-resume = Call the guide back
guide-suggest = Suggest a move
guide-suggests = Suggested move
guide-others = What the others do
guide-over = How it came out
guide-only-move = It is the only move.
guide-best = Of all moves that were tried, it wins most often: in { $percent } % of the games.
guide-more = { $n } more
guide-your-move = It is your move.
guide-wait = It is the others’ turn.
guide-at-a-loss = No suggestion this time. Play what you like best.

## Byzanz

guide-byzanz-welcome = These are your first goods. You pay with goods at auctions to win better ones, and sell them in sets of three. Each sale leaves you one card as profit. The most profit wins.
    .title = You are a merchant
guide-byzanz-lot = On the block: { $cards }. Everybody bids for the whole lot. The winner pays one of its cards as tax and keeps the others.
    .title = The lot
guide-byzanz-bid = Choose goods from your hand: their values add up to your bid, the kinds do not matter. Nobody has bid yet, so 1 is enough. If you don’t want the lot, pass.
    .title = Your first bid
guide-byzanz-beat = The highest bid is { $high }. Lay goods that are worth more together, or pass: you keep all your cards and are out of this auction only.
    .title = Beat the bid, or pass
guide-byzanz-raise = You were outbid. Add cards until you are above { $high }: those you have laid still count. Or pass and take them all back.
    .title = Raise, or let it go
guide-byzanz-pass = You can’t get above the highest bid, so all you can do is pass. It costs nothing: cards that you have laid come back to your hand.
    .title = Only a pass is left
guide-byzanz-trader = The trader in your hand is a joker: in a sale it stands in for any good. It can’t be bid, so keep it for a good set. Three traders sell for 5 points.
    .title = You have a trader
guide-byzanz-won = { $seat } paid { $price }. What was paid goes to the market: { $paid }. Later this round everybody takes something from there.
    .title = { $seat } wins the lot
guide-byzanz-free = Nobody bid, so the first to pass gets the lot for nothing. Passing early can pay off if you think that nobody wants it.
    .title = A lot for free
guide-byzanz-tax = The lot is yours. Choose the card in it that you need least: it goes to the market as tax, and the rest comes to your hand.
    .title = Pay the tax
guide-byzanz-offer = With the lot comes offer card { $offer }. Whoever has one bids no more this round. At the market the lowest number chooses first.
    .title = Offer cards
guide-byzanz-last-lot = All the others have a lot. The last one goes to { $seat } without any bids, and with it the lowest offer card: first choice at the market.
    .you = All the others have a lot. The last one is yours without any bids, and with it the lowest offer card: first choice at the market.
    .title = The last lot
guide-byzanz-last-card = The last lot is a single card, and it goes straight to the market. { $seat } gets the lowest offer card for it: first choice there.
    .you = The last lot is a single card, and it goes straight to the market. You get the lowest offer card for it: first choice there.
    .title = The last card
guide-byzanz-market = The auctions of this round are over. Everybody now takes one pile from the market, the lowest offer card first. What is left leaves the game.
    .title = The market opens
guide-byzanz-take = Choose a pile: you get all its cards. Look for what makes a set of three with your hand. But keep an eye on the limit of seven cards.
    .title = Take a pile
guide-byzanz-sell = You have three of a kind, or a trader fills in. Sell them and the highest becomes your profit; the other two leave the game. You can sell at any time, or wait for a better set.
    .title = A set to sell
guide-byzanz-sold = { $kept } is your profit now and counts its value at the end. Your hand has room again for the next lot.
    .title = Your first profit
guide-byzanz-sale = { $seat } keeps { $kept } as profit. Watch who sells what: it tells you which goods they collect, and how far ahead they are.
    .title = { $seat } makes a sale
guide-byzanz-discard = At most seven cards can stay in your hand. Sell a set if you can, for it brings points. If not, discard what fits nothing else.
    .title = Too many cards
guide-byzanz-round = Everything starts again: new lots, and everybody can win one. Your hand and your profit stay. { $rounds } rounds are played in all.
    .title = A new round
guide-byzanz-final = Your last chance: cards that stay in your hand bring no points. Sell every set that you have, then choose “Done”.
    .title = The last sales
guide-byzanz-over = A profit card counts its value, and a trader 5. In a tie, whoever has more cards left in the hand wins.
guide-byzanz-verdict-won = You won with { $points } points; { $name } comes next with { $theirs }.
guide-byzanz-verdict-lost = { $name } won with { $theirs } points, you have { $points }.
guide-byzanz-verdict-sales = The number of sales decided it: you sold { $sales ->
    [0] nothing
    [one] one set
   *[other] { $sales } sets
}, { $name } { $other_sales }. It pays to sell early and often.
guide-byzanz-verdict-values = The value of the sets decided it: { $each } points a sale for you, { $other_each } for { $name }. Lots with 3s and 4s are worth more.
guide-byzanz-verdict-left = { $left } cards stayed in your hand and brought nothing. Towards the end, buy only what completes a set.

## Byzantio

guide-byzantio-welcome = Your house wants certain cities, and nobody else knows which. For 30 turns your pretender travels and leaves garrisons. Who holds their targets at the end scores.
    .title = A secret plan
guide-byzantio-targets-first = Choose the city that you want most, worth { $points } points. It should be easy to reach from your home, but not too obvious: at the end your opponents guess it.
    .title = Your first target
guide-byzantio-targets = The next targets are worth less and less. Each has to be in another province. If they are close together, your pretender saves time.
    .title = Seven targets
guide-byzantio-act = One action a turn. Each uses up a box of its kind, and boxes never come back. Touch a kind, and the map shows where you can do it.
    .title = Your six actions
guide-byzantio-campaign = In a campaign your pretender moves to a neighbouring province and can leave a garrison there. This is how you go from target to target.
    .title = Campaign
guide-byzantio-watch = { $seat } now has a garrison in { $city }. Remember where the others go, and what they come back to: it tells you what they want.
    .title = { $seat } places a garrison
guide-byzantio-garrison = The sheet shows what each target would score now: everything if you have the most garrisons there, half if two share the lead.
    .title = Your garrison in { $city }
guide-byzantio-muster = With Muster you place a garrison where your pretender is. A second one in the same city is possible only next to another player’s garrison.
    .title = Muster
guide-byzantio-events = There are 30 turns. Up here you see when the next event comes. It strikes all provinces of one number, and the die decides which. Each province has its number.
    .title = Events
guide-byzantio-advance = Advance brings your pretender to any province at once, but places no garrison. Save it for targets that are far away.
    .title = Advance
guide-byzantio-bribe = An enemy garrison can be bribed (yours takes its place) or expelled. The die must show 5 or more of 8; with your pretender there 4 is enough, with its owner’s it takes 6.
    .title = Bribe and expel
guide-byzantio-negotiate = Offer one of your garrisons for another player’s: they trade places. If the offer is refused, the die can still force it.
    .title = Negotiate
guide-byzantio-for = Now choose the garrison that you want in return, best of all one in a city that is your target.
    .title = What do you want for it?
guide-byzantio-answer = If you accept, the garrisons swap. If you refuse, the die decides. Why does { $by } want { $city }? It may be a target.
    .title = An offer to you
guide-byzantio-lost = { $by } took your garrison out of { $city }. It is back in your reserve, and a campaign can bring it back the same way.
    .title = You lost a garrison
guide-byzantio-rolled = The die had to show { $needed } or more, and it shows { $rolled }. The box is used up either way.
    .title = The die decides
guide-byzantio-earthquake = The die shows { $rolled }: it strikes { $places }. All garrisons there go back to their owners’ reserves.
    .title = Earthquake
guide-byzantio-famine = The die shows { $rolled }: hunger in { $places }. Each garrison there needs a 5 to survive, or a 4 if its own pretender is there.
    .title = Famine
guide-byzantio-plague = The die shows { $rolled }: the plague is in { $places }. Pretenders there must leave, and the player to the left says where to.
    .title = Plague
guide-byzantio-succession = You can secretly replace a target that you won’t reach. The new one brings 2 points less. Nobody learns whether you did it.
    .title = Succession
guide-byzantio-exile = The plague drives this pretender away, and you say where to. Send it far from the cities that its house seems to want.
    .title = Send it away
guide-byzantio-strike = After an event everybody crosses off one unused box, all at the same time. Give up a kind of which you have more than you need.
    .title = A box is lost
guide-byzantio-late = The end is near. A dash on your sheet means that the target scores nothing yet. Go there, or break a tie with a second garrison.
    .title = Look at your sheet
guide-byzantio-espionage = Guess the city that your opponent wanted most, for 5 points. Where did they go first, what did they defend? A wrong guess costs nothing.
    .title = Espionage
guide-byzantio-over = A target brings all its points if you lead there alone, half if two share the lead, 2 if three do. A correct guess adds 5.

## Nekken

guide-nekken-welcome = Your tribe wants certain regions, and nobody else knows which. For 27 turns your chief travels and leaves settlers. Who holds their targets at the end scores.
    .title = A secret plan
guide-nekken-targets-first = Choose the region that you want most, worth { $points } points. All chiefs start at the volcano. Don’t be too obvious: at the end your opponents guess it.
    .title = Your first target
guide-nekken-targets = The next targets are worth less and less. If they are close together, your chief saves time. A few apart make your plan harder to read.
    .title = More targets
guide-nekken-act = One action a turn. Each uses up a box of its kind, and boxes never come back. Touch a kind, and the map shows where you can do it.
    .title = Your six actions
guide-nekken-campaign = To colonise, your chief moves to a neighbouring region and can leave a settler there. Whoever has left the volcano never comes back to it.
    .title = Colonise
guide-nekken-watch = { $seat } now has a settler in { $city }. Remember where the others go, and what they come back to: it tells you what they want.
    .title = { $seat } places a settler
guide-nekken-garrison = The sheet shows what each target would score now: everything if you have the most settlers there, half if two share the lead.
    .title = Your settler in { $city }
guide-nekken-muster = With Settle you place a settler where your chief is. A second one in the same region is possible only next to another player’s settler.
    .title = Settle
guide-nekken-events = There are 27 turns. Up here you see when the next event comes. It strikes all regions of one number, and the die decides which. Each region has its number.
    .title = Events
guide-nekken-advance = Explore brings your chief to any region at once, but places no settler. Save it for targets that are far away.
    .title = Explore
guide-nekken-bribe = Another tribe’s settler can be bribed (yours takes its place) or expelled. The die must show 5 or more of 8; with your chief there 4 is enough, with its owner’s it takes 6.
    .title = Bribe and expel
guide-nekken-negotiate = Offer one of your settlers for another player’s: they trade places. If the offer is refused, the die can still force it.
    .title = Negotiate
guide-nekken-for = Now choose the settler that you want in return, best of all one in a region that is your target.
    .title = What do you want for it?
guide-nekken-answer = If you accept, the settlers swap. If you refuse, the die decides. Why does { $by } want { $city }? It may be a target.
    .title = An offer to you
guide-nekken-lost = { $by } took your settler out of { $city }. It is back in your reserve, and you can colonise the region again the same way.
    .title = You lost a settler
guide-nekken-rolled = The die had to show { $needed } or more, and it shows { $rolled }. The box is used up either way.
    .title = The die decides
guide-nekken-earthquake = The die shows { $rolled }: it strikes { $places }. All settlers there go back to their owners’ reserves.
    .title = Earthquake
guide-nekken-plague = The die shows { $rolled }: the plague is in { $places }. Chiefs there must leave, and the player to the left says where to.
    .title = Plague
guide-nekken-succession = You can secretly replace a target that you won’t reach. The new one brings 2 points less. Nobody learns whether you did it.
    .title = Prophecy
guide-nekken-exile = The plague drives this chief away, and you say where to. Send it far from the regions that its tribe seems to want.
    .title = Send it away
guide-nekken-strike = After an event everybody crosses off one unused box, all at the same time. Give up a kind of which you have more than you need.
    .title = A box is lost
guide-nekken-late = The end is near. A dash on your sheet means that the target scores nothing yet. Go there, or break a tie with a second settler.
    .title = Look at your sheet
guide-nekken-espionage = Guess the region that your opponent wanted most, for 5 points. Where did they go first, what did they defend? A wrong guess costs nothing.
    .title = Espionage
guide-nekken-over = A target brings all its points if you lead there alone, half if two share the lead, 2 if three do. A correct guess adds 5.

## How a game of Byzantio or Nekken came out

guide-intrigue-verdict-won = You won with { $points } points; { $name } comes next with { $theirs }.
guide-intrigue-verdict-lost = { $name } won with { $theirs } points, you have { $points }.
guide-intrigue-verdict-targets = You scored at { $scored } of { $all } targets ({ $targets } points), { $name } at { $other_scored } ({ $other_targets }).
guide-intrigue-verdict-missed = Your dearest miss is { $city } ({ $points } points): { $house } is stronger there.
guide-intrigue-verdict-empty = Your dearest miss is { $city } ({ $points } points): nobody is there at the end.
guide-intrigue-verdict-guesses = Guesses brought you { $guessed } points and { $name } { $other_guessed }.
