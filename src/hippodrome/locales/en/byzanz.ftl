### The table of Byzanz. Goods are cloth, grain, olives, spices, timber and wine; traders are jokers.

## Cards

byzanz-good-C = Cloth
byzanz-good-G = Grain
byzanz-good-O = Olives
byzanz-good-S = Spices
byzanz-good-T = Timber
byzanz-good-W = Wine
byzanz-good-X = Traders
# A card of a good with its value, as in "Spices 3"
byzanz-card = { $good } { $value }
byzanz-card-trader = Trader
byzanz-card-unknown = Hidden card
byzanz-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
byzanz-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# What a merchant holds, for screen readers: the cards that can be known, then the number of the others
byzanz-known = { $hidden ->
    [0] { $cards }
    [one] { $cards } and { $hidden } hidden card
   *[other] { $cards } and { $hidden } hidden cards
}
byzanz-hidden = { $hidden ->
    [one] { $hidden } hidden card
   *[other] { $hidden } hidden cards
}
byzanz-none = nothing

## The table

byzanz-round = Round { $round } of { $rounds }
byzanz-deck = Deck
byzanz-set-aside = Set aside
byzanz-gone = Out of the game
byzanz-gone-none = Nothing has left the game yet.
byzanz-lot = On the block
byzanz-lot-none = Nothing is for sale.
byzanz-lot-offer = Offer card { $offer }
byzanz-market = Market
byzanz-market-none = The market is empty.
byzanz-pile = { $pile }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }
byzanz-high = { $name } leads with { $bid }
byzanz-high-you = You lead with { $bid }
byzanz-high-none = No bid yet
byzanz-offers = Offer cards
byzanz-offer-now = on the block
byzanz-merchants = Merchants
byzanz-you = You
byzanz-hand = Hand
byzanz-your-hand = Your hand
byzanz-bid = Bid { $sum }
byzanz-hand-laid = Laid
byzanz-your-bid = Your bid
byzanz-profit = Profit

## How a merchant stands

byzanz-stands-turn = to move
byzanz-stands-leads = leads
byzanz-stands-bidding = in the auction
byzanz-stands-passed = passed
byzanz-stands-done = done
byzanz-stands-offer = holds offer card { $offer }

## What this seat is asked, and whom the table waits for

byzanz-prompt-bid = Bid for the lot, or pass.
byzanz-prompt-beat = Bid more than { $bid }, or pass.
byzanz-prompt-raise = Raise your bid of { $own } above { $bid }, or pass.
byzanz-prompt-pass = You can’t bid more than { $bid }: pass.
byzanz-prompt-pass-none = You have no goods to bid with: pass.
byzanz-prompt-tax = Choose the card of the lot that goes to the market as tax.
byzanz-prompt-take = Take one pile from the market.
byzanz-prompt-discard = You hold { $count } cards, too many: discard one.
byzanz-prompt-discard-or-sell = You hold { $count } cards, too many: discard one or sell a set.
byzanz-prompt-final-sell = Last chance to sell. Say “done” when you have sold all you want.
byzanz-prompt-final = You have nothing to sell. Say “done” to end the game for you.
byzanz-wait-bid = { $names } { $count ->
    [one] is bidding
   *[other] are bidding
}.
byzanz-wait-tax = { $names } { $count ->
    [one] chooses
   *[other] choose
} the tax.
byzanz-wait-over = { $names } { $count ->
    [one] holds
   *[other] hold
} too many cards.
byzanz-wait-take = { $names } { $count ->
    [one] takes
   *[other] take
} a pile from the market.
byzanz-wait-final = The last sales: waiting for { $names }.
byzanz-wait-cards = Cards are dealt.
byzanz-meanwhile = You can sell a set meanwhile.
# $points is the message byzanz-points
byzanz-over = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the victory with { $points }.
}
byzanz-over-you = You win with { $points }.

## Doing it

byzanz-your-move = Your move
byzanz-do-bid = Bid
byzanz-do-bid-sum = Bid { $sum }
byzanz-do-pass = Pass
byzanz-do-sell = Sell
byzanz-do-sell-keep = Sell and keep { $card }
byzanz-do-tax = Pay the tax
byzanz-do-tax-card = Pay { $card } as tax
byzanz-do-take = Take a pile
byzanz-do-take-pile = Take { $pile }
byzanz-do-discard = Discard
byzanz-do-discard-card = Discard { $card }
byzanz-do-done = Done
byzanz-do-clear = Clear
byzanz-sum-enough = { $sum } is enough.
byzanz-sum-short = Not enough: { $sum } does not beat { $high }.
byzanz-choose-more = These alone are no move: choose more, or others.
byzanz-sales = Sets to sell
byzanz-sales-others = Or choose three cards from your hand yourself.
byzanz-sale = { $pile }: sell { $cards }, keep { $kept }

## The end

byzanz-result = Profits
byzanz-winner = Winner
byzanz-left = { $count ->
    [0] no cards left in the hand
    [one] { $count } card left in the hand
   *[other] { $count } cards left in the hand
}

## The log

byzanz-did-draw = { $cards } is drawn.
byzanz-did-draw-unknown = A card is drawn face down.
byzanz-did-bid = { $name } bids { $cards }.
byzanz-did-pass = { $name } passes.
byzanz-did-tax = { $name } pays { $cards } as tax.
byzanz-did-take = { $name } takes { $pile } from the market.
byzanz-did-sell = { $name } sells { $cards }, keeping { $kept }.
byzanz-did-discard = { $name } discards { $cards }.
byzanz-did-done = { $name } is done.
