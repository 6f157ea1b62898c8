import type { View } from "@sprawl/engine";
import { LOYALTY, type State } from "@sprawl/social-deduction";
import { knownTo } from "@sprawl/social-deduction/bot";
import { expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE, OUTLAW } from "./gather.js";

const options = { hellGate: true };

/** Seat 0 reveals this ID through Exposed. */
function reveals(id: string, about: Gathering = {}) {
  const own = { id, programs: ["exposed"], ...about.players?.[0] };
  const t = gather({ options, ...about, players: { ...about.players, 0: own } });
  return t.window({ 0: { kind: "exposed", target: 0 } });
}

const hp = (t: ReturnType<typeof gather>, seat: number) => t.at(`seats.${seat}.hp`);

test("HG-1.4, SD-22.1 D.U.S.T. replaces a loyalty card by one from the box, which only its owner sees", () => {
  const t = reveals("dust", { players: { 2: { id: "seer", loyalty: ["human-x2", "human"] } } });
  const before = t.state().loyalty[4].card;
  t.choose({ target: 2, side: "left" });
  const { card, revealed } = t.state().loyalty[4];
  expect(card).not.toBe(before);
  expect(revealed).toBe(false);
  expect(t.seenBy(0, "loyalty.4.card")).toEqual(["hidden"]);
  expect(t.seenBy(2, "loyalty.4.card")[0]).not.toBe("hidden");
  expect(t.seenBy(2, "loyalty.4.card")[0]).not.toBe("Legion");
  expect(t.state().box.loyalty).toContain(before);
});

test("HG-R36 the Legion card stays out of D.U.S.T.'s shuffle where everybody knows it to be in the box", () => {
  const legion = (t: ReturnType<typeof gather>) =>
    knownTo(t.view(1) as View<State>).loyaltyPool[Object.keys(LOYALTY).indexOf("legion")];
  const t = reveals("dust").choose({ target: 2, side: "left" });
  for (const seat of [0, 1, 2, "spectator"] as const) {
    const box = t.seenBy(seat, "box.loyalty");
    expect(box.filter((face) => face === "Legion")).toHaveLength(1);
    expect(new Set(box)).toContain("hidden"); // the others were mixed
  }
  expect(legion(t)).toBe(0);
  const dealt = reveals("dust", { options: { ...options, legionCard: true } });
  dealt.choose({ target: 2, side: "left" });
  expect(dealt.seenBy(1, "box.loyalty")).not.toContain("Legion");
});

test("HG-R36 D.U.S.T. never brings the Legion card, though it may lie unseen in the box", () => {
  let inBox = 0;
  let moved = 0; // it is mixed with the others all the same: nobody may tell it by its place
  for (let deal = 0; deal < 24; deal++) {
    const t = reveals("dust", {
      seats: 9,
      seed: `dust ${deal}`,
      options: { ...options, legionCard: true },
    });
    const at = t.faces("box.loyalty").indexOf("Legion");
    const place = t.state().box.loyalty[at];
    t.choose({ target: 2, side: "left" });
    expect(t.face("loyalty.2.card")).not.toBe("Legion");
    if (at < 0) continue;
    inBox++;
    const now = t.state().box.loyalty.indexOf(place);
    if (now < 0 || t.faces("box.loyalty")[now] !== "Legion") moved++;
  }
  expect(inBox).toBeGreaterThan(5);
  expect(moved).toBeGreaterThan(0);
});

test("SD-22.4 Believer heals a player, who may turn a loyalty card face down", () => {
  const t = reveals("believer", { players: { 2: { hp: 1, revealed: ["left"] } } });
  t.choose({ target: 2 });
  expect(hp(t, 2)).toBe(2);
  expect(t.asked()).toEqual({ seats: [2], kind: "turn-down" });
  t.choose("turn-down");
  expect(t.at("loyalty.4.revealed")).toBe(false);
});

const grunwald = (about: Gathering = {}) =>
  gather({
    options,
    players: {
      0: { id: "seeker", programs: [] },
      2: { id: "grunwald", revealed: ["id"] },
      3: { id: "seer", hp: 1, revealed: ["id", "left", "right"] },
    },
    weapons: [{ kind: "rifle", holder: 0, target: 3 }],
    ...about,
  });

test("SD-15.4, SD-11.2 Grunwald takes 1 damage of a shot at a neighbour, once, in the hit window", () => {
  const t = grunwald().act("shoot").choose("fire");
  expect(t.offered(2)).toEqual(["Take 1 damage in place of seat 3", "Pass"]);
  expect(t.offered(4)).toEqual(["Pass"]);
  t.window({ 2: "guard" });
  expect(t.asked()?.kind).toBe("hit"); // a window of its own
  expect(t.offered(2)).toEqual(["Pass"]); // not passed on again
  t.window();
  expect(hp(t, 2)).toBe(1);
  expect(t.offered(2)).toEqual(["Pass"]); // once per shot
  t.window();
  expect(hp(t, 3)).toBe(0);
});

test("SD-13.29, HG-2.18 Destiny gives the top three away; portals are placed without replacement", () => {
  const t = reveals("destiny", {
    players: { 2: { programs: [] } },
    chance: { program: ["portal-3", "emp", "grab"] },
  });
  expect(t.seenBy(1, "gate.portals")).toEqual(["Portal 3"]);
  expect(t.offered()).toHaveLength(12);
  t.choose("Give EMP to seat 2").choose("Give Grab to seat 0");
  expect(t.faces("seats.2.programs")).toEqual(["EMP"]);
  expect(t.faces("seats.0.programs")).toEqual(["Grab"]);
});

test("SD-13.28 Destiny: an open immediate program acts on the player who gets it", () => {
  const t = reveals("destiny", { chance: { program: ["trojan", "emp", "grab"] } });
  t.choose("Give Trojan to seat 3");
  expect(t.asked()).toEqual({ seats: [3], kind: "trojan" });
});

test("SD-7.4, SD-15.2 Longshot may shoot right after a change of target, after a new window", () => {
  const t = gather({
    options,
    players: { 0: { id: "longshot", revealed: ["id"], programs: [] }, 3: { programs: ["disarm"] } },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  });
  t.act({ kind: "change-target", target: [2] });
  expect(t.asked()).toEqual({ seats: [0], kind: "longshot" });
  t.choose("shoot");
  expect(t.asked()?.kind).toBe("interrupt");
  t.window();
  expect(t.asked()).toEqual({ seats: [2], kind: "answer" });
  const stopped = gather({
    options,
    players: {
      0: { id: "longshot", revealed: ["id"], programs: [] },
      3: { programs: ["jammed-trigger"] },
    },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  });
  stopped.act({ kind: "change-target", target: [2] }).choose("shoot");
  stopped.window({ 3: "jammed-trigger" }).window();
  expect(stopped.offered()).toEqual(["Do not shoot"]); // the action stays what it was
  stopped.choose("hold-fire");
  expect(stopped.asked()?.kind).toBe("end");
});

test("SD-12.7, SD-11.16 Puppet Master makes two players exchange IDs", () => {
  const t = reveals("puppet-master", { players: { 1: { id: "seer" }, 2: { id: "stealth" } } });
  t.choose({ target: 1 }).choose({ target: 2 });
  expect([t.face("seats.1.ids.0.card"), t.face("seats.2.ids.0.card")]).toEqual(["Stealth", "Seer"]);
});

test("SD-4.4, SD-13.8 Network looks at a player's programs and discards one of any kind", () => {
  const t = reveals("network", { players: { 2: { programs: ["spam", "emp"] } } });
  t.choose({ target: 2 });
  expect(t.seenBy(0, "seats.2.programs").toSorted()).toEqual(["EMP", "Spam"]);
  expect(t.seenBy(1, "seats.2.programs")).toEqual(["hidden", "hidden"]);
  t.choose("Discard Spam");
  expect(t.faces("seats.2.programs")).toEqual(["EMP"]);
  expect(t.face("pile.1")).toBe("Spam"); // and Exposed below it
});

test("SD-6.12, SD-13.29 Cheater draws one of two", () => {
  const t = gather({
    options,
    players: { 0: { id: "cheater", revealed: ["id"], programs: [] } },
    drawn: ["emp", "grab"],
  }).act("draw");
  expect(t.offered().sort()).toEqual(["Draw EMP", "Draw Grab"]);
  t.choose("Draw Grab");
  expect(t.faces("seats.0.programs")).toEqual(["Grab"]);
  expect(t.face("pile.0")).toBe("EMP");
});

test("SD-13.22 Cheater draws the last program, and from an empty pile nothing", () => {
  const cheating = (left: number) => {
    const players = { 0: { id: "cheater", revealed: ["id"], programs: [] } };
    const t = gather({ options, players }).quiet().choose("draw");
    t.arrange(
      { move: "pile", to: "box.programs", seen: "none" },
      { move: "box.programs", to: "pile", count: left, seen: "none" },
    );
    return t.window();
  };
  const last = cheating(1);
  expect(last.offered()).toHaveLength(1);
  last.choose(last.offered()[0]);
  expect(last.at("inspected")).toEqual([]);
  const none = cheating(0);
  expect(none.asked()?.kind).toBe("end");
  expect(none.at("seats.0.programs")).toEqual([]);
});

test("SD-9.14 Destroyer: the ID or 2 damage", () => {
  const t = reveals("destroyer").choose({ target: 2 });
  expect(t.asked()).toEqual({ seats: [2], kind: "answer" });
  expect(t.offered()).toEqual(["Reveal your ID", "Take 2 damage"]);
});

test("SD-R35, SD-4.19 Balance mixes the loyalty cards of two players", () => {
  const t = reveals("balance", {
    players: { 0: { ...HUMAN, revealed: ["left"] }, 2: { ...MACHINE, revealed: ["right"] } },
  });
  t.choose({ target: 2 });
  const slots = [0, 1, 4, 5];
  expect(slots.map((slot) => t.at(`loyalty.${slot}.revealed`))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(slots.map((slot) => t.face(`loyalty.${slot}.card`)).sort()).toEqual([
    "Human",
    "Human",
    "Machine",
    "Machine",
  ]);
  expect(t.seenBy(1, "loyalty.0.card")).toEqual(["hidden"]); // nobody knows it any more
  expect(t.seenBy(0, "loyalty.0.card")).not.toEqual(["hidden"]); // but whose it is
  expect(t.seenBy(2, "loyalty.5.card")).not.toEqual(["hidden"]);
});

test("SD-19.8, SD-19.9 Cultist becomes Fallen and makes another player Fallen, unless Legion", () => {
  const t = reveals("cultist", { players: { 2: { id: "mindeater" }, 3: { id: "seer" } } });
  t.choose({ target: 2 });
  expect([t.team(0), t.team(2)]).toEqual(["fallen", "legion"]);
});

test("SD-16.10 Rocky, eliminated while unrevealed, comes back as Fallen after the check", () => {
  const dies = (revealed: readonly string[]) =>
    gather({
      options,
      players: {
        0: { id: "seeker", ...HUMAN },
        1: { id: "rocky", ...OUTLAW, hp: 1, revealed },
        2: { id: "stealth", loyalty: ["human-x2", "human"] },
        3: { id: "execute", ...MACHINE },
      },
      weapons: [{ kind: "pistol", holder: 0, target: 1 }],
      drawn: ["emp"],
    })
      .act("shoot")
      .choose("fire")
      .window();
  const t = dies(["left", "right"]);
  expect(hp(t, 1)).toBe(1);
  expect(t.team(1)).toBe("fallen");
  expect(t.at("sightings")).toHaveLength(1); // the check was made
  expect(hp(dies(["id", "left", "right"]), 1)).toBe(0);
  expect(hp(reveals("rocky", { players: { 0: { hp: 1 } } }), 0)).toBe(2);
});

test("SD-11.3, SD-11.16 Spy changes IDs, and both lie face down", () => {
  const t = reveals("spy", { players: { 2: { id: "stealth", revealed: ["id"] } } });
  t.choose({ target: 2 });
  expect([t.face("seats.0.ids.0.card"), t.face("seats.2.ids.0.card")]).toEqual(["Stealth", "Spy"]);
  expect([t.at("seats.0.ids.0.revealed"), t.at("seats.2.ids.0.revealed")]).toEqual([false, false]);
});

test("SD-11.10, SD-16.12 Lightbringer brings somebody back, and both draw", () => {
  const t = reveals("lightbringer", {
    players: { 3: { programs: [] } },
    out: [3, 4],
    chance: { program: ["emp", "grab"] },
  });
  t.choose({ target: 3 });
  expect(hp(t, 3)).toBe(1);
  expect([t.faces("seats.0.programs"), t.faces("seats.3.programs")]).toEqual([["EMP"], ["Grab"]]);
  expect(hp(reveals("lightbringer", { players: { 0: { hp: 1 } } }), 0)).toBe(2);
});

test("SD-5.6, SD-15.10 Leader announces the next action of a player, also again after an interruption", () => {
  const t = reveals("leader", {
    players: { 1: { programs: [] }, 3: { programs: ["disarm", "corrupted-memory"] } },
  });
  t.choose({ target: 1 });
  t.until(0);
  t.choose({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(t.state().turn.seat).toBe(1);
  t.quiet();
  expect(t.asked()).toEqual({ seats: [0], kind: "announce" });
  expect(t.offered().some((each) => each.startsWith("Say"))).toBe(false);
  t.choose({ kind: "investigate", target: 4, side: "left" });
  t.window({ 3: { kind: "corrupted-memory", target: 2 } }).window();
  expect(t.asked()).toEqual({ seats: [0], kind: "announce" });
  t.choose("keep").window();
  expect(t.seenBy(1, "loyalty.8.card")[0]).not.toBe("hidden");
  expect(t.seenBy(0, "loyalty.8.card")).toEqual(["hidden"]);
  t.window();
  expect(t.at("seats.1.ledBy")).toBe(-1); // once
});

test("SD-R63 Leader chooses the action of another, and has no words to put into that mouth", () => {
  const t = gather({
    options: { hellGate: true, talk: true },
    set: { "seats.0.ledBy": 3 },
  }).quiet();
  expect(t.asked()).toEqual({ seats: [3], kind: "announce" });
  expect(t.offered().some((each) => each.startsWith("Say"))).toBe(false);
});

test("SD-11.7 Doppelganger carries out a revealed ability as its own, but nothing standing or special", () => {
  const t = reveals("doppelganger", {
    players: {
      1: { id: "seeker", revealed: ["id"] },
      2: { id: "homeless", revealed: ["id"] },
      3: { id: "rocky", revealed: ["id"] },
      4: { id: "execute", revealed: ["id"], hp: 1 },
    },
  });
  expect(t.offered()).toEqual(["Carry out Seeker of seat 1", "Carry out Execute of seat 4"]);
  t.choose({ name: "execute" });
  expect(hp(t, 4)).toBe(0);
});
