/** Games that do not end as they should. */
import { type Broken, little } from "./little.js";

export const ends: Broken[] = [
  {
    game: little("endless", {
      after(g) {
        g.state.turn = 0;
      },
    }),
    breaks: "ends",
    says: /not over after 200 answers/,
  },
  {
    game: little("endless-when-all-pass", {
      after(g, _, { kind }) {
        if (kind === "pass") g.state.turn--;
      },
    }),
    breaks: "ends",
    says: /with safe answers only/,
  },
  {
    game: little("throws", {
      after(g) {
        if (g.state.turn === 5) throw new Error("five is right out");
      },
    }),
    breaks: "ends",
    also: ["answerable"],
    says: /a rule throws: .*five is right out/,
  },
  {
    game: little("setup-throws", {
      setup() {
        throw new Error("no table");
      },
    }),
    breaks: "ends",
    says: /setup throws: no table/,
  },
  {
    game: little("nobody-ends-it", {
      after(g) {
        if (g.state.turn === 9) g.leave("match");
      },
    }),
    breaks: "ends",
    also: ["answerable"],
    says: /nobody ended the match/,
  },
  {
    game: little("winner-is-no-seat", {
      after(g) {
        if (g.state.turn === 9) g.end({ winners: [7], reason: "done" });
      },
    }),
    breaks: "ends",
    says: /winner 7 is no seat/,
  },
];
