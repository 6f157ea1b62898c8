/**
 * The bare loop: sockets, the yardstick's plain arrays, and after each move the whole view to all
 * seats. Nothing is checked but the move, nothing is kept. It is the floor for a server's cost.
 * As a process: `bare.js <seats a table>`.
 */
import { Rng, Yardstick } from "../yardstick.js";
import { type Socket, WebSocket } from "./sockets.js";

const SEATS = Number(process.argv[2]);

class BareTable {
  private readonly dice: Rng;
  private readonly sockets: Socket[] = [];
  private readonly legal: number[] = [];
  private game: Yardstick;
  private version = 0;
  private ready = 0;

  constructor(seed: number) {
    this.dice = new Rng(seed);
    this.game = new Yardstick(SEATS, this.dice).deal();
  }

  /** True when the table is full. */
  join(socket: Socket): boolean {
    const seat = this.sockets.push(socket) - 1;
    socket.on("message", (data) => this.move(seat, JSON.parse(data.toString()).move));
    return this.sockets.length === SEATS;
  }

  /** Without a move, somebody says that they listen. */
  private move(seat: number, move: number | undefined): void {
    if (move === undefined) {
      if (++this.ready === SEATS) this.tell();
      return;
    }
    if (seat !== this.game.seat || !this.game.apply(move)) return;
    if (this.game.over) this.game = new Yardstick(SEATS, this.dice).deal();
    this.version++;
    this.tell();
  }

  private tell(): void {
    const { deck, market, discard, hands, coins, trails, seat, left, moves } = this.game;
    this.legal.length = this.game.legal(this.legal);
    this.sockets.forEach((socket, viewer) => {
      const state = { deck: deck.length, market, discard, coins, trails, seat, left, moves };
      const own = { hand: hands[viewer], hands: hands.map((hand) => hand.length) };
      const asked = viewer === seat ? { legal: this.legal } : {};
      socket.send(JSON.stringify({ version: this.version, ...state, ...own, ...asked }));
    });
  }
}

/** Those who come one after the other sit down at one table. */
const server = new WebSocket.WebSocketServer({ host: "127.0.0.1", port: 0 });
let open: BareTable | undefined;
let tables = 0;
server.on("connection", (socket) => {
  const table = open ?? new BareTable(++tables);
  open = table.join(socket) ? undefined : table;
});
server.once("listening", () => {
  console.log(JSON.stringify({ ready: `http://127.0.0.1:${server.address().port}` }));
});
