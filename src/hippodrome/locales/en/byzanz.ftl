### The table of Byzanz. Goods are cloth, grain, olives, spices, timber and wine; traders are jokers.

## Cards

byzanz-good-C = Cloth
byzanz-good-G = Grain
byzanz-good-O = Olives
byzanz-good-S = Spices
byzanz-good-T = Timber
byzanz-good-W = Wine
byzanz-good-X = Traders
# The letters on the cards, different for each good
byzanz-letter-C = C
byzanz-letter-G = G
byzanz-letter-O = O
byzanz-letter-S = S
byzanz-letter-T = T
byzanz-letter-W = W
byzanz-letter-X = X
# A card of a good with its value, as in "Spices 3"
byzanz-card = { $good } { $value }
byzanz-card-trader = Trader
byzanz-card-unknown = Hidden card
# Several cards of the same kind, as in "3 × Trader"
byzanz-copies = { $count } × { $card }
byzanz-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
byzanz-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# The cards of a merchant, for screen readers: the known ones, then the number of the hidden ones
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
byzanz-lot-none = The auctions of this round are over.
byzanz-lot-next = The next lot is being turned up.
byzanz-tax-choose = Choose a card of the lot
byzanz-lot-offer = Offer card { $offer }
byzanz-market = Market
byzanz-pile-none = { $pile }: no cards
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

## The status of a merchant

byzanz-stands-turn = to move
byzanz-stands-leads = leads
byzanz-stands-bidding = in the auction
byzanz-stands-passed = passed
byzanz-stands-done = done
byzanz-stands-offer = holds offer card { $offer }

## What this seat is asked, and whom the table waits for

byzanz-question-bid = Bid for the lot, or pass.
byzanz-question-beat = Bid more than { $high }, or pass.
byzanz-question-raise = Raise your bid of { $own } above { $high }, or pass.
byzanz-question-pass-short = You can’t bid more than { $high }: pass.
byzanz-question-pass-no-goods = You have no goods to bid with: pass.
byzanz-question-tax = Choose the card of the lot that goes to the market as tax.
byzanz-question-last-tax = You alone are left: choose the card for the market. The other is yours.
byzanz-question-take = Take one pile from the market.
byzanz-question-discard = You hold { $count } cards, too many: discard one.
byzanz-question-discard-or-sell = You hold { $count } cards, too many: discard one or sell a set.
byzanz-question-final-sell = Last chance to sell. Say “done” when you have sold all you want.
byzanz-question-final-done = You have nothing to sell. Say “done” to finish.
byzanz-question-wait-hands = The opening hands are being dealt.
byzanz-question-wait-lot = The lot for offer card { $offer } is being turned up.
byzanz-question-wait-bid = { $seats } { $seats_count ->
    [one] is bidding
   *[other] are bidding
}.
byzanz-question-wait-tax = { $seats } { $seats_count ->
    [one] chooses
   *[other] choose
} the card for the market.
byzanz-question-wait-over = { $seats } { $seats_count ->
    [one] has
   *[other] have
} too many cards.
byzanz-question-wait-take = { $seats } { $seats_count ->
    [one] takes
   *[other] take
} a pile from the market.
byzanz-question-wait-final = The final sales: waiting for { $seats }.
byzanz-question-game-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
byzanz-question-game-shared = { $seats } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
byzanz-meanwhile = You can sell a set in the meantime.

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
byzanz-sum-enough = Sum { $sum }: enough
byzanz-sum-short = Sum { $sum }: { $need } needed
byzanz-sum-least = Bid at least { $need }
byzanz-no-trader-bid = Traders can’t be bid. They are for selling.
byzanz-choose-more = This is not a move yet: choose more cards, or others.
byzanz-sales = Sets to sell
byzanz-sale = { $pile }: sell { $cards }, keep { $kept }

## The end

byzanz-result = Profits
byzanz-winner = Winner
byzanz-left = { $count ->
    [0] no cards left in the hand
    [one] { $count } card left in the hand
   *[other] { $count } cards left in the hand
}

## What has happened, in the log. Headings first; `.you` is the text for the player it is about

byzanz-story-round = { byzanz-round }
byzanz-story-final-sales = Final sales
byzanz-story-result = Result
byzanz-story-hand-dealt = { $seat } is dealt { byzanz-cards }.
byzanz-story-own-hand = You are dealt { $cards }.
byzanz-story-lot-opened = Offer card { $offer }: { $cards }. { $seat } bids first.
    .you = Offer card { $offer }: { $cards }. You bid first.
byzanz-story-last-lot = Offer card { $offer }, the last of the round: { $cards }. Only { $seat } is left, so there are no bids.
    .you = Offer card { $offer }, the last of the round: { $cards }. Only you are left, so there are no bids.
byzanz-story-last-card = Offer card { $offer }, the last of the round: { $card } goes straight to the market, and the offer card to { $seat }.
    .you = Offer card { $offer }, the last of the round: { $card } goes straight to the market, and the offer card to you.
byzanz-story-bid-made = { $seat } bids { $bid } with { $cards }.
    .you = You bid { $bid } with { $cards }.
byzanz-story-bid-raised = { $seat } raises to { $bid }, adding { $cards }.
    .you = You raise to { $bid }, adding { $cards }.
byzanz-story-passed = { $cards_count ->
    [0] { $seat } passes.
   *[other] { $seat } passes and takes back { $cards }.
}
    .you = { $cards_count ->
        [0] You pass.
       *[other] You pass and take back { $cards }.
    }
byzanz-story-lot-won = { $seat } wins the lot for { $price }. { $paid } { $paid_count ->
    [one] goes
   *[other] go
} to the market.
    .you = You win the lot for { $price }. { $paid } { $paid_count ->
        [one] goes
       *[other] go
    } to the market.
byzanz-story-all-passed = Everybody has passed. { $seat } passed first and gets the lot for free.
    .you = Everybody has passed. You passed first and get the lot for free.
byzanz-story-tax-paid = { $seat } pays { $card } as tax.
    .you = You pay { $card } as tax.
byzanz-story-lot-taken = { $seat } takes { $cards }, with offer card { $offer }.
    .you = You take { $cards }, with offer card { $offer }.
byzanz-story-market-opened = The market opens. { $seat } takes first.
    .you = The market opens. You take first.
byzanz-story-pile-taken = { $seat } takes { $cards } from the market.
    .you = You take { $cards } from the market.
byzanz-story-market-empty = The market is empty. { $seats } { $seats_count ->
    [one] gets
   *[other] get
} nothing.
    .you = The market is empty. You get nothing.
byzanz-story-market-cleared = What is left in the market leaves the game: { $cards }.
byzanz-story-sold = { $seat } sells { $cards }, keeping { $kept } as profit.
    .you = You sell { $cards }, keeping { $kept } as profit.
byzanz-story-too-many = { $seat } has { byzanz-cards } and must go down to { $limit }.
    .you = You have { byzanz-cards } and must go down to { $limit }.
byzanz-story-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
byzanz-story-done = { $seat } is done selling.
    .you = You are done selling.
byzanz-story-scored = { $points ->
    [0] { $seat } has no profit: 0 points.
    [one] { $seat } has { $points } point: { $cards }.
   *[other] { $seat } has { $points } points: { $cards }.
}
    .you = { $points ->
        [0] You have no profit: 0 points.
        [one] You have { $points } point: { $cards }.
       *[other] You have { $points } points: { $cards }.
    }
byzanz-story-victory = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
byzanz-story-victory-on-cards = { $seats } are tied on points ({ $points }). { $seat } wins with more cards left in the hand ({ $left }).
    .you = { $seats } are tied on points ({ $points }). You win with more cards left in the hand ({ $left }).
byzanz-story-victory-shared = { $seats } share the victory: equal on points ({ $points }) and on cards left in the hand ({ $left }).

## Why a hint points at a move

byzanz-why-bid = The lot brings { $lot }{ $fits ->
    [0] .
    [one] ; { $fits } card of your hand goes with it.
   *[other] ; { $fits } cards of your hand go with it.
}
byzanz-why-pass = { $name } pays { $bid } for it, and you keep your cards for a later lot.
byzanz-why-pass-free = You keep your cards; if all pass, the first to pass gets the lot for free.
byzanz-why-tax = You keep { $cards }.
byzanz-why-take = You get { $cards }{ $fits ->
    [0] .
    [one] ; { $fits } card of your hand goes with it.
   *[other] ; { $fits } cards of your hand go with it.
}
byzanz-why-sell = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} and leaves you { $left ->
    [one] { $left } card
   *[other] { $left } cards
}.
byzanz-why-discard = { $fits ->
    [0] No other card of your hand goes with it.
    [one] Only { $fits } other card of your hand goes with it.
   *[other] { $fits } other cards of your hand go with it.
}
