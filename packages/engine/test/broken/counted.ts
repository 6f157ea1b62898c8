/** Games that lose things, do not use them, or have no words for them. */
import { type Broken, little } from "./little.js";

export const counted: Broken[] = [
  {
    game: little("loses-a-card", {
      after(g) {
        if (g.state.turn === 7) g.state.table.pop();
      },
    }),
    breaks: "conserves",
    says: /hidden thing \d+ of "cards" is nowhere \(11 of 12 were found\)/,
  },
  {
    game: little("doubles-a-card", {
      after(g, seat) {
        const [card] = g.state.hands[seat];
        if (g.state.turn === 15 && card !== undefined) g.state.table.push(card);
      },
    }),
    breaks: "conserves",
    says: /hidden thing \d+ is in two places/,
  },
  {
    game: little("makes-a-card-up", {
      after(g) {
        if (g.state.turn === 15) g.state.table.push(40);
      },
    }),
    breaks: "conserves",
    says: /the census names 40, which is no hidden thing/,
  },
  {
    game: little(
      "spends-from-nothing",
      {
        setup(_, state) {
          state.notes.coins = 5;
        },
        after(g, _, { kind }) {
          if (kind === "pass") g.state.notes.coins = Number(g.state.notes.coins) + 1;
        },
      },
      {
        census: ({ deck, hands, table, notes }) => ({
          cards: [...deck, ...hands.flat(), ...table],
          totals: { coins: Number(notes.coins) },
        }),
      },
    ),
    breaks: "conserves",
    says: /a total has changed since setup\n {2}at {"coins":5} \| {"coins":6}/,
  },
  {
    game: little("has-no-census", {}, { census: () => ({}) }),
    breaks: "conserves",
    says: /hidden thing 0 of "cards" is nowhere/,
  },
  {
    game: little(
      "never-plays-a-mission",
      {
        after(g, _, { kind }) {
          g.uses(kind);
        },
      },
      { content: ["draw", "play", "pass", "mission"] },
    ),
    breaks: "content",
    says: /never used: mission/,
  },
  {
    game: little(
      "uses-what-is-not-listed",
      {
        after(g, _, { kind }) {
          g.uses(kind);
        },
      },
      { content: ["draw", "play"] },
    ),
    breaks: "content",
    says: /"pass" is used, but is not in the game's content/,
  },
];
