/** Games that ask what cannot be answered. */
import { amount, askEach, pick } from "@sprawl/engine";
import { actionsOf, type Broken, little } from "./little.js";

const PASS = { kind: "pass" } as const;

export const answerable: Broken[] = [
  {
    game: little("no-options", {
      options: (g, seat) => (g.state.turn === 4 ? [] : actionsOf(g, seat)),
    }),
    breaks: "answerable",
    also: ["ends"],
    says: /there is no option/,
  },
  {
    game: little("same-key-twice", {
      options: (g, seat) => [...actionsOf(g, seat), { ...PASS, rule: "another reason" }],
    }),
    breaks: "answerable",
    says: /two options have the key "pass"/,
  },
  {
    game: little("unsafe-safe", { about: () => ({ safe: { kind: "play", card: 99 } }) }),
    breaks: "answerable",
    says: /the safe answer "play card=99" is not legal/,
  },
  {
    game: little("offered-and-barred", {
      about: () => ({ barred: [{ option: PASS, rule: "T-1" }] }),
    }),
    breaks: "answerable",
    says: /"pass" is both offered and barred/,
  },
  {
    game: little("barred-by-nothing", {
      about: () => ({ barred: [{ option: { kind: "draw", card: 99 }, rule: "" }] }),
    }),
    breaks: "answerable",
    says: /barred by no rule/,
  },
  {
    game: little("more-picks-than-options", {
      *before(_, seat) {
        yield* pick(seat, "choose-two", [PASS], { min: 2, max: 2 });
      },
    }),
    breaks: "answerable",
    says: /2 of 1 options are to be picked/,
  },
  {
    game: little("impossible-picks", {
      *before(g, seat) {
        if (g.state.turn !== 2) return;
        yield* pick(seat, "choose-one", [PASS], { min: 1, max: 1, check: () => "T-2" });
      },
    }),
    breaks: "answerable",
    says: /the safe answer \["pass"\] is not legal/,
  },
  {
    game: little("no-amount", {
      *before(_, seat) {
        yield* amount(seat, "bid", { min: 3, max: 2 });
      },
    }),
    breaks: "answerable",
    says: /from 3 to 2 there is no number/,
  },
  {
    game: little("asked-twice-at-once", {
      *before(_, seat) {
        yield* askEach("vote", [seat, seat], () => [PASS]);
      },
    }),
    breaks: "answerable",
    also: ["refuses"],
    says: /a seat is asked twice at once/,
  },
  {
    game: little("offers-what-throws", {
      after(g, _, { card }) {
        // Too rare for one match: only trying what is offered finds it.
        if (card !== undefined && g.face(card) === 7 && g.state.turn > 3) throw new Error("seven");
      },
    }),
    breaks: "answerable",
    also: ["ends"],
    says: /is offered, but a rule throws: seven/,
  },
];
