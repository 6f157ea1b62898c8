/** Games that go behind the engine's back, so that it offers undo where it is not clean. */
import { bitOf } from "../../src/secrets.js";
import { type Broken, little, next } from "./little.js";

export const undo: Broken[] = [
  {
    game: little("chance-behind-the-back", {
      after(g, _, { kind }) {
        if (kind === "pass") g.state.notes.luck = g.chance.below("luck", 6);
      },
    }),
    breaks: "undo",
    says: /may take back, but chance has been asked/,
  },
  {
    game: little("shows-and-denies-it", {
      after(g, seat, { kind }) {
        const [card] = g.state.hands[next(g, seat)];
        if (kind !== "pass" || card === undefined) return;
        g.show(card, seat);
        g.barrier = "";
      },
    }),
    breaks: "undo",
    says: /may take back, but something was shown or disclosed/,
  },
  {
    game: little("turns-a-card-by-hand", {
      after(g, seat, { kind }) {
        const [card] = g.state.hands[next(g, seat)];
        if (kind !== "pass" || card === undefined) return;
        g.secrets.seen[g.secrets.at[card]] |= bitOf(seat);
        g.secrets.known[g.secrets.at[card]] |= bitOf(seat);
      },
    }),
    breaks: "undo",
    says: /may take back, but something was shown or disclosed/,
  },
  {
    game: little("tells-a-page-and-denies-it", {
      after(g, seat, { kind }) {
        if (kind !== "pass") return;
        g.tell("read", { seat, page: "letter" });
        g.barrier = "";
      },
    }),
    breaks: "undo",
    says: /may take back, but something was shown or disclosed/,
  },
  {
    game: little("claims-something-was-shown", {
      after(g, _, { kind }) {
        if (kind === "pass") g.barrier = "shown";
      },
    }),
    breaks: "undo",
    says: /because of "shown", which is not so/,
  },
];
