/** What one is asked speaks to whoever is asked, and says what the choice is for. */
import type { View } from "@sprawl/engine";
import type { State } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { refsIn } from "../board/aiming.js";
import { asks, situation } from "../board/asking.js";
import { sayNow } from "../board/now-line.js";
import { BY_ITSELF, reads } from "../board/told.js";
import { speakerFor } from "./board-log.js";
import { gather, type Round } from "./gather.js";

/** The table as seat 0 sees it. */
function tableOf(t: Round) {
  const seen = t.view(0) as View<State>;
  return { view: seen, speaker: speakerFor(seen) } as unknown as Parameters<typeof asks>[0];
}

test("one's own turn is spoken of to oneself", () => {
  const { view, speaker } = tableOf(gather());
  const askedOf = (kind: string, seat: number) => {
    const question = { kind, args: { seat } };
    return asks({ view: { ...view, question }, speaker } as unknown as Parameters<typeof asks>[0]);
  };
  expect(askedOf("end", 0)).toBe("You have acted. Do you play a program?");
  expect(askedOf("start", 0)).toBe("Your turn begins. Do you play a program first?");
  expect(askedOf("end", 1)).toBeUndefined();
  const hitAt = (target: number) => {
    const question = { kind: "hit", args: { seat: 1, target, amount: 2 } };
    return asks({ view: { ...view, question }, speaker } as unknown as Parameters<typeof asks>[0]);
  };
  expect(hitAt(0)).toBe("You are about to take 2 damage. Do you prevent it?");
  expect(hitAt(1)).toBeUndefined();
  const shotAt = (...target: number[]) => {
    const args = { seat: 1, deed: "shoot", target, weapon: "rifle" };
    const question = { kind: "interrupt", args };
    return asks({ view: { ...view, question }, speaker } as unknown as Parameters<typeof asks>[0]);
  };
  expect(shotAt(0)).toMatch(/ announces a shot at you \(rifle\)\. Do you play a program\?$/);
  expect(shotAt(0, 2)).toBeUndefined();
  expect(shotAt(2)).toBeUndefined();
  expect(sayNow(speaker, view, [])).toBe("You are about to act");
  const others = tableOf(gather({ turn: 1 }));
  expect(sayNow(speaker, others.view, [])).toMatch(/^(?!You).* is about to act$/);
});

test("in one's own turn one is told what one holds, and asked what one does", () => {
  const asked = (turn: number, armed: boolean) => {
    const { view, speaker } = tableOf(gather({ turn }));
    const weapons = view.state.weapons.map((weapon) =>
      weapon.kind === "pistol" && armed ? { ...weapon, holder: 0, aim: [1] } : weapon,
    );
    const state = { ...view.state, weapons, turn: { ...view.state.turn, armed } };
    const question = { kind: "announce" };
    const table = { view: { ...view, state, question }, speaker };
    return asks(table as unknown as Parameters<typeof asks>[0]);
  };
  expect(asked(0, false)).toBe("What do you do?");
  expect(asked(0, true)).toMatch(/^You aim the pistol at \w+\. What do you do\?$/);
  // Somebody else's action is announced for them.
  expect(asked(1, false)).toBeUndefined();
});

test("a card that has one choose players says what for", () => {
  const t = gather({
    players: {
      0: { id: "photographer" },
      1: { id: "seer", programs: ["exposed"] },
      2: { hp: 1 },
    },
    turn: 1,
  }).window({ 1: { kind: "exposed", target: 0 } });
  expect(t.asked()).toEqual({ seats: [0], kind: "choose-players" });
  expect(situation(tableOf(t))).toBe("Heal up to two players 1 HP each.");
});

test("a program that has everybody pass a card on says so to each of them", () => {
  const t = gather({ turn: 1, players: { 1: { programs: ["orellana-effect"] } } });
  t.window({ 1: { kind: "orellana-effect" } });
  expect(t.asked()?.kind).toBe("pass-card");
  const { speaker, view } = tableOf(t);
  expect(view.question?.kind).toBe("pass-card");
  expect(situation(tableOf(t))).toBe(speaker.text.labels?.["card.orellana-effect"]);
});

test("what fills the table is seen before a question comes up under it", () => {
  const long = ["revealed-id", "revealed-loyalty", "eliminated", "reanimated", "ex-came"];
  for (const type of long) {
    expect(reads({ type, at: 0, args: {} }, 5)).toBeGreaterThan(2_000);
    expect(BY_ITSELF).toContain(type);
  }
});

test("a click on either of two rifles takes the one that is offered", () => {
  const free = [
    { id: "rifle-1", kind: "rifle" },
    { id: "rifle-2", kind: "rifle" },
    { id: "pistol-1", kind: "pistol" },
  ] as const;
  expect(refsIn(free, "rifle-2")).toEqual(["weapon/rifle-2", "weapon/rifle-1"]);
  expect(refsIn(free, "pistol-1")).toEqual(["weapon/pistol-1"]);
});
