/** Secrets: who sees what, who can follow what, and what could lie the other way round. */
import { ask, EngineFault, type Plain, type Play, type Secret, type Viewer } from "@sprawl/engine";
import { answer, namedSeed, view } from "@sprawl/engine/host";
import { type OpenMatch, worldsOf } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { bitOf, everybody } from "../src/secrets.js";
import { ruleGame, type Seating, sitDown, viewers } from "./table.js";

type Piles = { deck: Secret[]; hands: Secret[][]; table: Secret[] };
type Table = Play<Piles, Readonly<Record<string, boolean | string | number>>>;
const GO = [{ kind: "go" }];

/** A match of three in which this has been done, and then somebody is asked. */
function after(
  doing: (g: Table) => void = () => {},
  seating: Seating = {},
): { match: OpenMatch; g: Table } {
  const game = ruleGame<Piles>(
    () => ({ deck: [], hands: [[], [], []], table: [] }),
    function* (g) {
      yield* ask(0, "go", GO);
      doing(g);
      yield* ask(0, "go", GO);
    },
  );
  const match = sitDown(game, { seats: 3, ...seating });
  answer(match, 0, "go");
  return { match, g: match.play as Table };
}

/** The faces a viewer sees, in the order of a pile; "?" for the others. */
function seen(match: OpenMatch, viewer: Viewer, pile: readonly Secret[]): Plain[] {
  const { faces } = view(match, viewer);
  return pile.map((card) => faces[card] ?? "?");
}

const suits = ["hearts", "spades", "bells", "leaves"];

describe("hiding and showing", () => {
  test("what is hidden is seen by nobody, unless the rules say by whom", () => {
    const { match, g } = after();
    const blind = g.hide("cards", ["a", "b"]);
    const own = g.hide("cards", ["c"], 1);
    const shared = g.hide("cards", ["d"], [0, 2]);
    const open = g.hide("cards", ["e"], "all");
    const all = [...blind, ...own, ...shared, ...open];
    expect(seen(match, 0, all)).toEqual(["?", "?", "?", "d", "e"]);
    expect(seen(match, 1, all)).toEqual(["?", "?", "c", "?", "e"]);
    expect(seen(match, 2, all)).toEqual(["?", "?", "?", "d", "e"]);
    expect(seen(match, "spectator", all)).toEqual(["?", "?", "?", "?", "e"]);
    expect(all.map((card) => g.face(card))).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("showing adds those who see; it takes nothing from the others", () => {
    const { match, g } = after();
    const [card] = g.hide("cards", ["a"], 2);
    expect(
      viewers(match).filter((viewer) => viewer !== "spectator" && g.sees(viewer, card)),
    ).toEqual([2]);
    g.show(card, [0]);
    expect(seen(match, 0, [card])).toEqual(["a"]);
    expect(seen(match, 1, [card])).toEqual(["?"]);
    expect(seen(match, 2, [card])).toEqual(["a"]);
    g.show(card, "all");
    for (const viewer of viewers(match)) expect(seen(match, viewer, [card])).toEqual(["a"]);
  });

  test("sixteen seats and the spectators are all told apart", () => {
    const bits = [...Array(16).keys(), "spectator" as const].map(bitOf);
    expect(new Set(bits).size).toBe(17);
    expect(bits.every((bit) => bit > 0)).toBe(true);
    expect(bits.reduce((all, bit) => all | bit, 0)).toBe(everybody(16));
  });

  test("a thing that does not exist, or lies elsewhere, is a fault", () => {
    const { g } = after();
    expect(() => g.show(99, "all")).toThrow(EngineFault);
    expect(() => g.take([], 0)).toThrow("hidden thing 0 is not in that pile");
    expect(() => g.draw("card", [])).toThrow('a draw of "card" from an empty pile');
    expect(() => g.drawAny("card", [])).toThrow("one of nothing");
  });
});

describe("drawing", () => {
  test("draw takes the last of the pile, drawAny any of it with equal chance", () => {
    const { g } = after();
    const pile = g.hide("cards", suits);
    const top = pile[3];
    expect(g.draw("card", pile)).toBe(top);
    expect(pile).toHaveLength(3);

    const counts = [0, 0, 0];
    for (let i = 0; i < 600; i++) {
      const copy = pile.slice();
      counts[pile.indexOf(g.drawAny("any", copy))]++;
      expect(copy).toHaveLength(2);
    }
    for (const count of counts) expect(count).toBeGreaterThan(150);
  });

  test("a drawn card is seen by nobody until it is put or shown", () => {
    const { match, g } = after();
    const deck = g.hide("cards", suits);
    g.shuffle("deck", deck);
    const card = g.draw("card", deck);
    for (const viewer of viewers(match)) expect(seen(match, viewer, [card])).toEqual(["?"]);
  });
});

describe("shuffling", () => {
  test("nobody knows anything of a shuffled pile, and nothing is lost or doubled", () => {
    const { match, g } = after();
    const deck = g.hide("cards", suits, "all");
    const handles = deck.slice();
    g.shuffle("deck", deck);
    expect(deck).toEqual(handles);
    for (const viewer of viewers(match))
      expect(seen(match, viewer, deck)).toEqual(Array(4).fill("?"));
    expect(deck.map((card) => g.face(card)).sort()).toEqual(suits.slice().sort());
  });

  test("every order comes up about equally often", () => {
    const counts = new Map<string, number>();
    const { g } = after();
    for (let i = 0; i < 1200; i++) {
      const deck = g.hide("cards", ["a", "b", "c"]);
      g.shuffle("deck", deck);
      const order = deck.map((card) => g.face(card)).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(150);
      expect(count).toBeLessThan(250);
    }
  });

  test("mix forgets whose is whose, also for the owners", () => {
    const { match, g } = after();
    const given = [0, 1, 2].map((seat) => g.hide("votes", [`of ${seat}`], seat)[0]);
    g.mix("votes", given);
    for (const viewer of viewers(match))
      expect(seen(match, viewer, given)).toEqual(["?", "?", "?"]);
    expect(new Set(given.map((card) => g.face(card)))).toEqual(new Set(["of 0", "of 1", "of 2"]));
  });
});

describe("hands", () => {
  test("the owner sees the whole hand, nobody else any of it", () => {
    const { match, g } = after();
    const hand = g.state.hands[1];
    for (const card of g.hide("cards", suits, "all")) g.put(card, hand, 1);
    expect(seen(match, 1, hand).sort()).toEqual(suits.slice().sort());
    for (const viewer of [0, 2, "spectator"] as const) {
      expect(seen(match, viewer, hand)).toEqual(["?", "?", "?", "?"]);
    }
  });

  test("nobody can follow the handle of a card that everybody saw going into a hand", () => {
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 400; i++) {
      const { g } = after(undefined, { seed: namedSeed(`hand ${i}`) });
      const hand: Secret<string>[] = g.hide("cards", ["x", "y", "z"], 0);
      const [card] = g.hide("cards", ["seen by all"], "all");
      g.put(card, hand, 0);
      counts[hand.findIndex((handle) => g.face(handle) === "seen by all")]++;
    }
    for (const count of counts) expect(count).toBeGreaterThan(60);
  });

  test("a card that leaves a hand does so unseen; the others learn nothing by its handle", () => {
    const { match, g } = after();
    const hand = g.hide("cards", suits, 0);
    const card = hand[2];
    g.take(hand, card);
    expect(hand).toHaveLength(3);
    expect(seen(match, 1, [...hand, card])).toEqual(Array(4).fill("?"));
    expect(seen(match, 0, [card])).toEqual([g.face(card)]);
  });
});

/** The faces that, for this viewer, could lie the other way round, group by group. */
function exchangeable(match: OpenMatch, viewer: Viewer): Plain[][] {
  const { movable, faces } = worldsOf(match, viewer);
  return movable.map((things) => things.map((thing) => faces[thing]).sort()).sort();
}

describe("what could lie the other way round", () => {
  test("only what the viewer has not seen, and only within one back", () => {
    const { match } = after((g) => {
      g.state.deck = g.hide("cards", ["a", "b", "c"]);
      g.state.table = g.hide("tokens", ["1", "2"]);
      g.show(g.state.deck[0], 1);
    });
    expect(exchangeable(match, 0)).toEqual([
      ["1", "2"],
      ["a", "b", "c"],
    ]);
    expect(exchangeable(match, 1)).toEqual([
      ["1", "2"],
      ["b", "c"],
    ]);
  });

  test("what was shown in this step and hidden again stays known", () => {
    const { match } = after((g) => {
      g.state.deck = g.hide("cards", ["a", "b", "c"]);
      g.show(g.state.deck[0], 1);
      g.shuffle("deck", g.state.deck);
    });
    expect(exchangeable(match, 0)).toEqual([["a", "b", "c"]]);
    expect(exchangeable(match, 1)).toEqual([["b", "c"]]);
  });

  test("cards that everybody saw discarded come back as a lot of their own", () => {
    const { g } = after((g) => {
      const cards = g.hide("cards", ["a", "b", "c", "d", "e"]);
      g.shuffle("deck", cards);
      g.state.hands[0] = cards.slice(0, 2);
      for (const card of g.state.hands[0]) g.show(card, 0);
      g.state.deck = cards.slice(2);
      for (const card of g.state.deck) g.show(card, "all");
    });
    // In the next step the discarded cards are shuffled into a new deck.
    g.shuffle("deck", g.state.deck);
    const { lot, at } = g.secrets;
    const lots = (pile: readonly Secret[]) => new Set(pile.map((card) => lot[at[card]]));
    expect(lots(g.state.deck).size).toBe(1);
    expect(lots(g.state.hands[0]).size).toBe(1);
    expect(lots(g.state.deck)).not.toEqual(lots(g.state.hands[0]));
  });

  test("hidden piles of two lots that are shuffled together become one", () => {
    const { match } = after((g) => {
      const first = g.hide("cards", ["a", "b"]);
      const second = g.hide("cards", ["c", "d"]);
      g.state.deck = [...first, ...second];
      g.hide("cards", ["e", "f"]);
      g.shuffle("deck", g.state.deck);
    });
    // New things count by the lot they end up in.
    expect(exchangeable(match, 0)).toEqual([
      ["a", "b", "c", "d"],
      ["e", "f"],
    ]);
  });

  test("everybody knows where a card is that was seen going into a hand, until one goes out", () => {
    const { g } = after();
    const hand: Secret<string>[] = g.hide("cards", ["x", "y"], 0);
    const [seenByAll] = g.hide("cards", ["z"], "all");
    g.put(seenByAll, hand, 0);
    const z = hand.find((card) => g.face(card) === "z") as Secret;
    const knows = (seat: number) => (g.secrets.known[g.secrets.at[z]] & bitOf(seat)) !== 0;
    expect([0, 1].map(knows)).toEqual([true, true]);
    const x = hand.find((card) => g.face(card) === "x") as Secret;
    g.take(hand, x);
    // Seat 1 did not see which card left; the owner did.
    expect([0, 1].map(knows)).toEqual([true, false]);
  });
});
