import { entry } from "@sprawl/caravan/entry";
import { type Table, table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";

/** What is offered, without the sales: they are the cards in hand. */
const offered = (t: Table) => t.offered().filter((sentence) => !sentence.startsWith("Sell"));
const market = { pile: "market", faces: ["spice 3", "spice 4", "spice 7", "spice 8"] };

test("CA-3.1 seven cards in hand bar drawing, buying and raiding", () => {
  const cards = ["silk 1", "silk 2", "silk 3", "silk 4", "silk 5", "silk 6", "silk 7"];
  const t = table(entry, { seats: 2, arrange: [{ hand: { seat: 0, cards } }] });
  expect(offered(t)).toEqual([...cards.map((card) => `Play ${card}`), "Pass"]);
  expect(t.barred()).toEqual({
    "Draw a card": "CA-3.1",
    "Buy from market place 1": "CA-3.1",
    "Buy from market place 2": "CA-3.1",
    "Buy from market place 3": "CA-3.1",
    "Buy from market place 4": "CA-3.1",
    "Raid seat 1": "CA-3.1",
  });
});

test("CA-3.1 six cards in hand bar nothing", () => {
  const cards = ["silk 1", "silk 2", "silk 3", "silk 4", "silk 5", "silk 6"];
  const t = table(entry, { seats: 2, arrange: [{ hand: { seat: 0, cards } }, market] });
  expect(offered(t)).toEqual([
    "Draw a card",
    "Buy from market place 1",
    "Buy from market place 2",
    "Buy from market place 3",
    "Buy from market place 4",
    ...cards.map((card) => `Play ${card}`),
    "Raid seat 1",
    "Pass",
  ]);
  expect(t.barred()).toEqual({});
});

test("CA-3.2 a draw takes the top card of the deck into the hand", () => {
  const arrange = [
    { hand: { seat: 0, cards: ["silk 1"] } },
    { card: "deck.last", face: "steel 9" },
  ];
  const t = table(entry, { seats: 2, arrange }).choose("Draw a card");
  expect(t.faces("hands.0").toSorted()).toEqual(["silk 1", "steel 9"]);
  expect(t.at("deck")).toHaveLength(25 + 4); // 4 cards of the hand went back below
  expect(t.seenBy(0, "hands.0")).not.toContain("hidden");
  expect(t.seenBy(1, "hands.0")).toEqual(["hidden", "hidden"]);
  expect(t.told(1)).toEqual(["seat 0 draws a card."]);
});

test("CA-3.3 an empty deck is made anew from the discards, in an order nobody knows", () => {
  const discards = ["silk 1", "silk 2", "silk 3", "silk 4", "silk 5", "silk 6"];
  const order = (seed: string) => {
    const t = table(entry, {
      seats: 2,
      seed,
      arrange: [
        { pile: "discard", faces: discards, from: "deck", seen: "all" },
        { move: "deck", to: "trails.1.3", seen: "all" },
      ],
    });
    t.choose("Draw a card");
    expect(t.at("discard")).toEqual([]);
    expect(t.seenBy(0, "deck")).toEqual(Array(5).fill("hidden"));
    return [...t.faces("deck"), ...t.faces("hands.0")].filter((card) => discards.includes(card));
  };
  const orders = ["a", "b", "c"].map(order);
  for (const each of orders) expect(each.toSorted()).toEqual(discards);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
});

test("CA-3.4 with deck and discards empty there is nothing to draw", () => {
  const arrange = [{ move: "deck", to: "trails.1.3", seen: "all" }];
  const t = table(entry, { seats: 2, arrange });
  expect(t.offered()).not.toContain("Draw a card");
  expect(t.barred()).toMatchObject({ "Draw a card": "CA-3.4" });
  expect(t.refuses("Draw a card")).toMatchObject({ code: "barred", rule: "CA-3.4" });
});

test("CA-3.4 one discarded card is enough to draw", () => {
  const arrange = [
    { pile: "discard", faces: ["silk 1"], from: "deck", seen: "all" },
    { move: "deck", to: "trails.1.3", seen: "all" },
  ] as const;
  expect(table(entry, { seats: 2, arrange }).offered()).toContain("Draw a card");
});

test.each([
  [3, 1],
  [4, 2],
  [7, 2],
  [8, 3],
])("CA-3.5 a card of rank %i costs %i", (rank, price) => {
  const buying = (coins: number) =>
    table(entry, {
      seats: 2,
      arrange: [
        { card: "market.2", face: `salt ${rank}` },
        { set: "coins.0", to: coins },
      ],
    });
  const rich = buying(price).choose("Buy from market place 3");
  expect(rich.at("coins")).toEqual([0, 3]);
  expect(rich.faces("hands.0")).toContain(`salt ${rank}`);
  expect(buying(price - 1).barred()).toMatchObject({ "Buy from market place 3": "CA-3.5" });
  expect(buying(price - 1).offered()).not.toContain("Buy from market place 3");
});

test("CA-4.1 a card is played on the trail of its suit, where everybody sees it", () => {
  const arrange = [{ hand: { seat: 0, cards: ["spice 6", "salt 1"] } }];
  const t = table(entry, { seats: 2, arrange }).choose("Play spice 6");
  expect(t.faces("trails.0.2")).toEqual(["spice 6"]);
  expect(t.faces("hands.0")).toEqual(["salt 1"]);
  expect(t.seenBy("spectator", "trails.0.2")).toEqual(["spice 6"]);
  expect(t.told(1)).toEqual(["seat 0 plays spice 6."]);
});

test("CA-4.1 it must be higher than the card on top", () => {
  const t = table(entry, {
    seats: 2,
    arrange: [
      { hand: { seat: 0, cards: ["silk 4", "silk 6", "salt 1"] } },
      { trail: { seat: 0, cards: ["silk 3", "silk 5"] } },
    ],
  });
  const plays = t.offered().filter((sentence) => sentence.startsWith("Play"));
  expect(plays).toEqual(["Play silk 6", "Play salt 1"]);
  expect(t.barred()).toMatchObject({ "Play silk 4": "CA-4.1" });
});

test("CA-4.2 whoever plays a card gains a coin", () => {
  const arrange = [{ hand: { seat: 0, cards: ["silk 4"] } }];
  expect(table(entry, { seats: 2, arrange }).choose("Play silk 4").at("coins")).toEqual([4, 3]);
});

/** Seat 0 plays silk 9 on this trail, and the others have these coins. */
function playsNine(trail: readonly string[], coins: readonly number[]) {
  return table(entry, {
    seats: 3,
    arrange: [
      { hand: { seat: 0, cards: ["silk 9"] } },
      { trail: { seat: 0, cards: trail } },
      { set: "coins", to: [5, ...coins] },
    ],
  }).choose("Play silk 9");
}

test("CA-4.3 only the third card of a trail undercuts, and never its own seat", () => {
  expect(playsNine(["silk 1"], [2, 2]).at("coins")).toEqual([6, 2, 2]);
  expect(playsNine(["silk 1", "silk 2"], [2, 2]).at("coins")).toEqual([6, 1, 1]);
  expect(playsNine(["silk 1", "silk 2", "silk 3"], [2, 2]).at("coins")).toEqual([6, 2, 2]);
});

test("CA-4.3 who has no coin loses none", () => {
  const t = playsNine(["silk 1", "silk 2"], [0, 1]);
  expect(t.at("coins")).toEqual([6, 0, 0]);
  expect(t.told(0)).toEqual(["seat 0 plays silk 9.", "seat 0 undercuts seat 2: 1 coin lost."]);
});

test("CA-4.4 a sold card is discarded face up for two coins", () => {
  const arrange = [{ hand: { seat: 0, cards: ["silk 4", "salt 2"] } }];
  const t = table(entry, { seats: 2, arrange });
  expect(t.offered().filter((sentence) => sentence.startsWith("Sell"))).toEqual([
    "Sell silk 4",
    "Sell salt 2",
  ]);
  t.choose("Sell silk 4");
  expect(t.at("coins")).toEqual([5, 3]);
  expect(t.seenBy("spectator", "discard")).toEqual(["silk 4"]);
  expect(t.faces("hands.0")).toEqual(["salt 2"]);
});

test("CA-4.5 who passes gains a coin", () => {
  const t = table(entry, { seats: 2 }).choose("Pass");
  expect(t.at("coins")).toEqual([4, 3]);
  expect(t.told("spectator")).toEqual(["seat 0 passes."]);
});
