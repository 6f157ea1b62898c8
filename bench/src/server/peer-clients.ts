/**
 * Clients of boardgame.io's server. They speak its protocol (socket.io's frames) on a plain socket,
 * so that the load costs as little as with the other servers.
 */
import { asAction, type G, legal } from "../peers/boardgame-io.js";
import type { Ctx } from "../peers/boardgame-io-api.js";
import { Rng } from "../yardstick.js";
import type { Client, Heard, Protocol } from "./clients.js";
import { type Socket, WebSocket } from "./sockets.js";

const SPACE = "/caravan-40,";
const EVENT = `42${SPACE}`;
/** More than any match has moves: the versions of one match after the other do not meet. */
const MOST_MOVES = 1000;

type State = { readonly G: G; readonly ctx: Ctx; readonly _stateID: number };

/** What a seat sees, with as many blanks for what it does not: enough to list its moves. */
function withBlanks(G: G): G {
  const blanks = (count: number) => new Array<number>(count).fill(0);
  const players: G["players"] = {};
  for (const id in G.players) {
    const player = G.players[id];
    players[id] = { ...player, hand: player.hand ?? blanks(player.handSize) };
  }
  return { ...G, secret: { deck: blanks(G.deckSize) }, players };
}

/** A socket that has joined the game's space, and keeps answering pings. */
function joined(url: string): Promise<Socket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
  return new Promise((done, failed) => {
    socket.once("error", failed);
    socket.on("message", (data) => {
      const text = data.toString();
      if (text === "2") socket.send("3");
      else if (text.startsWith("0")) socket.send(`40${SPACE}`);
      else if (text.startsWith("40")) done(socket);
    });
  });
}

export const peerTable: Protocol = async (url, table, seats) => {
  const dice = new Rng(table);
  const moves: number[] = [];
  const comers: (() => void)[] = [];
  let match = 0;
  let ended = 0;
  const matchId = () => `m${table}g${match}`;
  const emit = (...args: readonly unknown[]) => `${EVENT}${JSON.stringify(args)}`;

  const heard = (seat: number, { G, ctx, _stateID }: State): Heard => {
    const version = match * MOST_MOVES + G.moves;
    if (ctx.gameover) {
      if (++ended < seats) return { version };
      ended = 0;
      match++;
      comers[0]();
    }
    if (ctx.gameover || Number(ctx.currentPlayer) !== seat) return { version };
    const count = legal(withBlanks(G), ctx, moves);
    const action = asAction(moves[dice.below(count)], String(seat));
    return { version, reply: emit("update", action, _stateID, matchId(), String(seat)) };
  };

  const join = async (seat: number): Promise<Client> => {
    const socket = await joined(url);
    comers[seat] = () => socket.send(emit("sync", matchId(), String(seat), null, seats));
    return {
      socket,
      hear: (text) => {
        if (!text.startsWith(EVENT)) return undefined;
        const [event, id, about] = JSON.parse(text.slice(EVENT.length));
        if (id !== matchId()) return undefined;
        if (event === "update") return heard(seat, about);
        if (event !== "sync") return undefined;
        // Who comes first makes the match; the others come when it is there.
        if (seat === 0) for (const come of comers.slice(1)) come();
        return heard(seat, about.state);
      },
      begin: () => {
        if (seat === 0) comers[0]();
      },
    };
  };
  return Promise.all(Array.from({ length: seats }, (_, seat) => join(seat)));
};
