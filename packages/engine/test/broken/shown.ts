/** Games that show what their own table does not allow: the leak law believes whoever shows. */
import { showing } from "@sprawl/engine";
import { type Broken, little, next } from "./little.js";

/** What the little game shows: hands to their owners, played cards to all. */
const shows = [
  showing("at hands", "cards", "holder", "L-1"),
  showing("played", "cards", "all", "L-2"),
  showing("looked", "cards", "one", "L-3"),
];

const shown = (game: Broken["game"], says: RegExp): Broken => ({
  game,
  breaks: "shows",
  // A shuffle that is watched is no shuffle.
  also: ["shuffles", "mixes", "leaks"],
  says,
});

export const showsTooMuch: Broken[] = [
  shown(
    little(
      "shows-a-hand-to-all",
      {
        after(g, seat) {
          const [card] = g.state.hands[seat];
          if (g.state.turn === 5 && card !== undefined) g.show(card, "all");
        },
      },
      { shows },
    ),
    /something of "cards" is shown \(all; in turn, at hands/,
  ),
  shown(
    little(
      "shows-a-hand-to-a-neighbour",
      {
        after(g, seat) {
          const [card] = g.state.hands[seat];
          if (g.state.turn === 5 && card !== undefined) g.show(card, next(g, seat));
        },
      },
      { shows },
    ),
    /something of "cards" is shown \(one; in turn, at hands/,
  ),
  shown(
    little(
      "shows-to-all-what-one-looks-at",
      {
        after(g, seat) {
          const top = g.state.deck.at(-1);
          if (g.state.turn !== 5 || top === undefined) return;
          g.show(top, "all");
          g.tell("looked", { seat }, { cards: [top] });
        },
      },
      { shows },
    ),
    /something of "cards" is shown \(all; in turn, at deck.*looked\)/,
  ),
  shown(
    little(
      "deals-open-hands",
      {
        setup(g, state) {
          for (const card of state.hands[0]) g.show(card, "all");
        },
      },
      { shows },
    ),
    /something of "cards" is shown \(all; in setup, at hands/,
  ),
];

/** The same game with its table, and nothing wrong. */
export const showsEnough = little("shows-what-it-says", {}, { shows });
