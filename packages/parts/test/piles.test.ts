import { ask, defineGame, type Play, type Secret } from "@sprawl/engine";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { drawFrom, type Pile, provide, putUnder, shuffleBack } from "@sprawl/parts";
import fc from "fast-check";
import { expect, test } from "vitest";

type Table = Play<{ pile: Pile<number> }>;

/** A match that only holds a pile of the cards 0 to n - 1. */
function tableWith(cards: number): Table {
  const game = defineGame<{ pile: Pile<number> }>({
    id: "pile",
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    setup: (g) => {
      g.next("wait");
      const deck: Secret<number>[] = g.hide("card", [...Array(cards).keys()]);
      return { pile: { deck, discard: [] } };
    },
    steps: {
      *wait() {
        yield* ask(0, "wait", [{ kind: "pass" }]);
      },
    },
    bound: 10,
  });
  return createMatch(game, { seed: namedSeed("pile"), seats: 1 }).play as Table;
}

test("whatever is drawn, discarded and put under, every card is in one place", () => {
  const deeds = fc.array(fc.constantFrom("draw", "discard", "under", "back"), { maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), deeds, (cards, list) => {
      const g = tableWith(cards);
      const { pile } = g.state;
      const hand: Secret<number>[] = [];
      for (const deed of list) {
        const before = pile.deck.length + pile.discard.length;
        if (deed === "draw") {
          const card = drawFrom(g, "card", pile);
          expect(card === undefined).toBe(before === 0);
          if (card !== undefined) hand.push(card);
        }
        if (deed === "discard") pile.discard.push(...hand.splice(0, 1));
        if (deed === "under") for (const card of hand.splice(0, 1)) putUnder(g, pile.deck, card);
        if (deed === "back") shuffleBack(g, "card", pile);
      }
      const faces = [...pile.deck, ...pile.discard, ...hand].map((card) => g.face(card));
      expect(faces.sort((a, b) => a - b)).toEqual([...Array(cards).keys()]);
    }),
  );
});

test("what goes under a deck comes up last, and nobody sees it there", () => {
  const g = tableWith(4);
  const { pile } = g.state;
  const card = drawFrom(g, "card", pile);
  if (card === undefined) throw new Error("there are cards");
  g.show(card, "all");
  const face = g.face(card);
  putUnder(g, pile.deck, card);
  expect(g.sees(0, card)).toBe(false);
  const drawn = pile.deck.map(() => 0).map(() => drawFrom(g, "card", pile));
  expect(drawn.map((each) => each !== undefined && g.face(each)).at(-1)).toBe(face);
});

test("a deck that is long enough is left as it is", () => {
  const g = tableWith(3);
  const { pile } = g.state;
  pile.discard.push(...pile.deck.splice(0, 1));
  provide(g, "card", pile, 2);
  expect(pile.discard.length).toBe(1);
  provide(g, "card", pile, 3);
  expect(pile).toMatchObject({ discard: [] });
  expect(pile.deck.length).toBe(3);
});
