// A boardgame.io server with a small game of four seats: a hand only its owner sees, and a card laid in turn.
// Usage: node server.cjs PORT
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "cards",
  setup: ({ ctx }) => ({
    laid: [],
    hands: Array.from({ length: ctx.numPlayers }, (_, seat) => [...Array(7).keys()].map((n) => 7 * seat + n)),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, place) => {
      const hand = G.hands[Number(playerID)];
      G.laid = [...G.laid.slice(-11), hand[place]];
      hand.push(hand.splice(place, 1)[0]);
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
