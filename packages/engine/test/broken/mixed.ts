/** Games that follow things through a shuffle, or open what is sealed. */
import { type Group, type Option, pickEach, type Seat } from "@sprawl/engine";
import { actionsOf, type Broken, type Little, little } from "./little.js";

const PASS: Option = { kind: "pass" };
const everySeat = (g: Little): Seat[] => [...Array(g.seats).keys()];

export const mixed: Broken[] = [
  {
    game: little("forgets-the-shuffle", { mix: () => {} }),
    breaks: "mixes",
    says: /"cards" is dealt from in the order in which it is written down: mix it first/,
  },
  {
    // The handles change places in the open, and each still means the same card.
    game: little("orders-the-handles", { mix: (g, deck) => g.order("deck", deck) }),
    breaks: "mixes",
    says: /"cards" is dealt from in the order in which it is written down/,
  },
  {
    game: little("hands-on-without-put", {
      after(g, seat, { kind }) {
        const hand = g.state.hands[seat];
        const [card] = hand;
        const other = g.state.hands[(seat + 1) % g.seats];
        if (kind !== "pass" || card === undefined || other.length === 0) return;
        g.take(hand, card);
        g.show(card, (seat + 1) % g.seats);
        other.push(card);
      },
    }),
    breaks: "follows",
    says: /a card came into hand \d unmixed, and can be followed: use g\.put/,
  },
  {
    game: little("sorts-after-the-shuffle", {
      recycled(g) {
        g.state.deck.sort((a, b) => g.face(a) - g.face(b));
      },
    }),
    breaks: "shuffles",
    also: ["leaks"],
    says: /can tell one order of a shuffle from another[\s\S]*view\.state\.deck/,
  },
  {
    game: little("follows-a-played-card", {
      // Each card has an id of its own in its face; where it went must not be written down.
      before(g) {
        const last = g.state.table.at(-1);
        if (last !== undefined) g.state.notes.followed = g.face(last);
      },
      recycled(g) {
        const { followed } = g.state.notes;
        g.state.notes.lies = g.state.deck.findIndex((card) => g.face(card) === followed);
      },
    }),
    breaks: "shuffles",
    says: /can tell one order of a shuffle from another[\s\S]*notes\.lies/,
  },
  {
    game: little("points-at-the-highest-card", {
      drawn(g, seat) {
        g.state.notes.highest = g.state.hands[seat].reduce((a, b) =>
          g.face(a) > g.face(b) ? a : b,
        );
      },
    }),
    breaks: "shuffles",
    also: ["leaks"],
    says: /can tell one order of a shuffle from another[\s\S]*notes\.highest/,
  },
  {
    game: little("opens-what-is-sealed", {
      *after(g, seat, { kind }) {
        if (kind !== "pass") return;
        yield* pickEach("vote", everySeat(g), (voter) => ({
          options: actionsOf(g, seat),
          min: 0,
          max: 1,
          check(picked) {
            g.state.notes[`vote-${voter}`] = picked.length;
            return undefined;
          },
        }));
      },
    }),
    breaks: "sealed",
    also: ["refuses", "saves", "undo"],
    says: /before all answers are in/,
  },
  {
    game: little("a-click-race", {
      *after(g, _, { kind }) {
        if (kind !== "pass") return;
        let first: Seat | undefined;
        yield* pickEach("race", everySeat(g), (seat) => ({
          options: [PASS],
          min: 0,
          max: 1,
          check() {
            first ??= seat;
            return undefined;
          },
        }));
        g.state.notes.first = first;
      },
    }),
    breaks: "sealed",
    says: /whose answer comes first makes a difference/,
  },
  {
    game: little("tells-every-wish", {
      *after(g, active, { kind }) {
        if (kind !== "pass") return;
        const questions = everySeat(g).map((seat) => ({
          form: "choose" as const,
          seat,
          kind: "react",
          options: [{ kind: "shout" }, PASS],
        }));
        const window: Group = { form: "window", kind: "react", questions };
        const wishes = (yield window) as unknown as readonly Option[];
        g.tell("shouts", { by: active, wishes: wishes.map((wish) => wish.kind) });
      },
    }),
    breaks: "sealed",
    says: /who was not served/,
  },
];
