// The players of many matches, each with a connection of its own: lay a random card when it is your turn.
// Usage: node clients.cjs PORT TABLES WARM SECONDS; prints the moves that all four seats have seen, as JSON.
const { io } = require("socket.io-client");

const [port, tables, warm, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const url = `http://localhost:${port}`;
let counting = false;
let seenByAll = 0;
const delays = [];

async function sitDown(number) {
  const matchID = `match${number}`; // made by the first who comes
  const match = { seen: Array(SEATS).fill(0), sent: {}, all: 0 };
  const ready = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat);
    ready.push(
      new Promise((resolve) => {
        const socket = io(`${url}/cards`, { transports: ["websocket"], forceNew: true });
        const heard = (state) => {
          match.seen[seat] = Math.max(match.seen[seat], state._stateID);
          const all = Math.min(...match.seen);
          if (all > match.all) {
            if (counting) {
              seenByAll += all - match.all;
              delays.push(performance.now() - match.sent[all]);
            }
            delete match.sent[all];
            match.all = all;
          }
          if (started && state.ctx.currentPlayer === playerID) lay(state);
        };
        const lay = (state) => {
          const payload = { type: "lay", args: [Math.floor(7 * Math.random())], playerID };
          match.sent[state._stateID + 1] = performance.now();
          socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
        };
        socket.on("sync", (_, { state }) => {
          if (seat === 0) match.begin = () => lay(state);
          resolve();
        });
        socket.on("update", (_, state) => heard(state));
        socket.emit("sync", matchID, playerID, undefined, SEATS);
      }),
    );
  }
  await Promise.all(ready);
  return match;
}

let started = false;

async function main() {
  const matches = [];
  for (let first = 0; first < tables; first += 20)
    matches.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, tables - first) }, (_, place) => sitDown(first + place)),
      )),
    );
  started = true;
  for (const match of matches) match.begin();
  await new Promise((resolve) => setTimeout(resolve, 1000 * warm));
  console.log("counting");
  counting = true;
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  counting = false;
  const took = (performance.now() - began) / 1000;
  delays.sort((a, b) => a - b);
  const at = (part) => Math.round(10 * (delays[Math.floor(part * (delays.length - 1))] ?? 0)) / 10;
  console.log(JSON.stringify({ seen_per_second: seenByAll / took, moves: seenByAll, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
