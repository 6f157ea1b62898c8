import { entry } from "@sprawl/caravan/entry";
import { type Table, table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";

const raids = (t: Table) => t.offered().filter((sentence) => sentence.startsWith("Raid"));

test("CA-5.1 a raid costs three coins and takes a random card", () => {
  const hand = ["silk 1", "silk 2", "silk 3"];
  const taken = hand.map((_, i) => {
    const t = table(entry, {
      seats: 2,
      arrange: [{ hand: { seat: 0, cards: [] } }, { hand: { seat: 1, cards: hand } }],
      chance: { raid: [i] },
    }).choose("Raid seat 1");
    expect(t.at("coins")).toEqual([0, 3]);
    expect(t.at("hands.1")).toHaveLength(2);
    return t.face("hands.0");
  });
  expect(taken).toEqual(hand);
});

test("CA-5.1 only rivals with cards can be raided, and nobody raids themselves", () => {
  const t = table(entry, {
    seats: 4,
    arrange: [{ hand: { seat: 1, cards: [] } }, { hand: { seat: 2, cards: ["silk 1"] } }],
  });
  expect(raids(t)).toEqual(["Raid seat 2", "Raid seat 3"]);
  expect(t.barred()).toMatchObject({ "Raid seat 1": "CA-5.1" });
});

test("CA-5.1 two coins are too few", () => {
  const t = table(entry, { seats: 2, arrange: [{ set: "coins.0", to: 2 }] });
  expect(raids(t)).toEqual([]);
  expect(t.barred()).toMatchObject({ "Raid seat 1": "CA-5.1" });
});

test("CA-5.2 raider and rival are told the card, the others are not", () => {
  const t = table(entry, {
    seats: 3,
    arrange: [{ hand: { seat: 1, cards: ["silk 1"] } }],
  }).choose("Raid seat 1");
  expect(t.told(0)).toEqual(["seat 0 raids seat 1 and takes silk 1."]);
  expect(t.told(1)).toEqual(["seat 0 raids seat 1 and takes silk 1."]);
  expect(t.told(2)).toEqual(["seat 0 raids seat 1 and takes a card."]);
  expect(t.told("spectator")).toEqual(["seat 0 raids seat 1 and takes a card."]);
});

/** Three rivals with guards, and seat 1, whose turn it is, announces a raid on seat 3. */
const announced = () =>
  table(entry, {
    seats: 4,
    options: { guards: true },
    arrange: [
      { set: "seat", to: 1 },
      { hand: { seat: 0, cards: ["silk 8", "silk 7"] } },
      { hand: { seat: 2, cards: ["salt 10"] } },
      { hand: { seat: 3, cards: ["steel 2"] } },
    ],
  }).choose("Raid seat 3");

test("CA-7.1 every rival is asked, and may discard a card of rank 8 or more", () => {
  const t = announced();
  expect(t.told("spectator")).toEqual(["seat 1 wants to raid seat 3."]);
  expect(t.asked()).toEqual({ seats: [2, 3, 0], kind: "guard" });
  expect(t.offered(0)).toEqual(["Discard silk 8 as a guard", "Pass"]);
  expect(t.offered(2)).toEqual(["Discard salt 10 as a guard", "Pass"]);
  expect(t.offered(3)).toEqual(["Pass"]);
});

test("CA-7.1 of several guards the first one clockwise from the raider is discarded", () => {
  const t = announced().each({ 0: "guard", 2: "guard", others: "pass" });
  expect(t.faces("discard")).toEqual(["salt 10"]);
  expect(t.faces("hands.2")).toEqual([]);
  expect(t.faces("hands.0")).toEqual(["silk 8", "silk 7"]);
  expect(t.told("spectator")).toEqual(["seat 2 stops the raid with salt 10."]);
});

test("CA-7.2 a stopped raid costs nothing and takes nothing", () => {
  const t = announced().each({ 0: "guard", others: "pass" });
  expect(t.at("coins")).toEqual([3, 3, 3, 3]);
  expect(t.faces("hands.3")).toEqual(["steel 2"]);
  expect(t.seenBy("spectator", "discard")).toEqual(["silk 8"]);
});

test("CA-7.2 a raid that nobody stops goes on", () => {
  const t = announced().each({ others: "pass" });
  expect(t.at("coins")).toEqual([3, 0, 3, 3]);
  expect(t.faces("hands.1")).toContain("steel 2");
  expect(t.at("left")).toBe(1);
});

test("CA-7.3, CA-R2 a stopped raider chooses another action in place of the raid", () => {
  const t = announced().each({ 0: "guard", others: "pass" });
  expect(t.asked()).toEqual({ seats: [1], kind: "act" });
  expect(raids(t)).toEqual([]);
  expect(t.barred()).toMatchObject({ "Raid seat 0": "CA-7.3", "Raid seat 3": "CA-7.3" });
  t.choose("Pass");
  expect(t.at("left")).toBe(1);
  expect(raids(t)).toHaveLength(3); // the next action may be a raid again
});

test("CA-7.1 without the option nobody is asked for guards", () => {
  const t = table(entry, {
    seats: 2,
    arrange: [{ hand: { seat: 1, cards: ["silk 9"] } }],
  }).choose("Raid seat 1");
  expect(t.faces("hands.0")).toContain("silk 9");
});

test("CA-3.1, CA-R1 six cards may raid and are seven then", () => {
  const six = ["silk 1", "silk 2", "silk 3", "silk 4", "silk 5", "silk 6"];
  const t = table(entry, {
    seats: 2,
    arrange: [{ hand: { seat: 0, cards: six } }],
  }).choose("Raid seat 1");
  expect(t.at("hands.0")).toHaveLength(7);
});
