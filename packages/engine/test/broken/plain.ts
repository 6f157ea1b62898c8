/** Games that keep what no save can hold. */
import { clonePlain, type Plain } from "@sprawl/engine";
import { type Broken, type LittleState, little, RUN_AGAIN } from "./little.js";

/** A state that is told to be plain, and is not. */
const smuggled = (value: unknown): Plain => value as Plain;

const withNote = (id: string, value: () => unknown, says: RegExp): Broken => ({
  game: little(id, {
    after(g) {
      if (g.state.turn === 3) g.state.notes.odd = smuggled(value());
    },
  }),
  breaks: "plain",
  also: ["saves"],
  says,
});

class Purse {
  coins = 3;
}

export const plain: Broken[] = [
  withNote("a-fraction", () => 1 / 4, /state\.notes\.odd: must be a whole number/),
  withNote("not-a-number", () => Number.NaN, /state\.notes\.odd: must be a whole number/),
  withNote("a-date", () => new Date(0), /state\.notes\.odd: must be plain data/),
  withNote("nothing", () => null, /state\.notes\.odd: must be plain data/),
  withNote("a-gap", () => [1, undefined, 3], /state\.notes\.odd\[1\]: must be plain data/),
  withNote("an-instance", () => new Purse(), /state\.notes\.odd: must be plain data/),
  withNote("a-function", () => () => 1, /state\.notes\.odd: must be plain data/),
  withNote("a-map", () => new Map([[1, 2]]), /state\.notes\.odd: must be plain data/),
  {
    game: little("one-list-in-two-places", {
      after(g) {
        const { notes } = g.state;
        notes.here = [1, 2];
        notes.there = notes.here;
      },
    }),
    breaks: "plain",
    says: /the same object stands at state\.notes\.here and at state\.notes\.there/,
  },
  {
    game: little(
      "clone-shares-a-hand",
      {},
      { clone: (state): LittleState => ({ ...clonePlain(state), hands: state.hands }) },
    ),
    breaks: "plain",
    also: RUN_AGAIN,
    says: /the game's clone shares state\.hands with the state/,
  },
  {
    game: little(
      "changes-a-face",
      {
        after(g) {
          const [card] = g.state.notes.coins as readonly number[];
          const face = g.face(card) as unknown as { spent: number };
          face.spent++;
        },
        setup(g, state) {
          state.notes.coins = g.hide("coins", [{ spent: 0 }] as unknown as number[], "all");
        },
      },
      { census: ({ deck, hands, table }) => ({ cards: [...deck, ...hands.flat(), ...table, 12] }) },
    ),
    breaks: "plain",
    also: RUN_AGAIN,
    says: /a face was changed in its place\n {2}at \[12\]\.spent: 0 \| 1/,
  },
  {
    game: little("an-event-with-a-map", {
      after(g) {
        g.tell("counted", { votes: smuggled(new Map()) });
      },
    }),
    breaks: "plain",
    says: /event "counted"\.votes: must be plain data/,
  },
  {
    game: little("an-option-with-a-fraction", {
      about: () => ({ barred: [{ option: { kind: "draw", half: 1 / 2 }, rule: "T-1" }] }),
    }),
    breaks: "plain",
    says: /must be a whole number/,
  },
];
