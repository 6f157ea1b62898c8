/** Exitus' Silence: who is asked while no programs can be played. */
import { drawFrom, type View } from "@sprawl/engine";
import { namedSeed, view } from "@sprawl/engine/host";
import { createMatch, sampleWorld, worldsOf } from "@sprawl/engine/search";
import { box, type State } from "@sprawl/social-deduction";
import { describe, expect, test } from "vitest";
import { gather } from "./gather.js";
import { dealAgain, withBosses } from "./with-bosses.js";

const EXITUS = box.bosses.exitus.number;
const PARASITE = box.bosses.parasite.number;

const silence = {
  options: { hellGate: true },
  bosses: [
    { number: EXITUS, place: 3 },
    { number: PARASITE, place: 3, hp: 1 },
  ],
  set: { "gate.silenced": true },
};

const holding = (programs: readonly string[], permanents: readonly string[] = []) =>
  gather({
    ...silence,
    players: { 0: { programs }, 1: { programs: ["disarm", "grab"] } },
    permanents: permanents.map((program) => ({ seat: 0, program })),
  });

describe("HG-R35 under Silence a hurt Parasite can be healed", () => {
  test("by the active player alone, who is asked whatever the programs are", () => {
    for (const [programs, offered] of [
      [
        ["emp", "grab"],
        ["Discard two programs to heal Parasite", "Pass"],
      ],
      [["spam", "grab"], ["Pass"]],
      [["human-loyalty", "spam"], ["Pass"]],
    ] as const) {
      const t = holding(programs);
      expect(t.asked()).toEqual({ seats: [0], kind: "announce" });
      expect(t.offered(0)).toEqual(offered);
      t.choose({ kind: "investigate", target: 1, side: "left" });
      expect(t.asked()).toEqual({ seats: [0], kind: "end" });
      expect(t.offered()).toEqual(offered);
    }
  });

  test("not with fewer than two programs; permanent ones count, but for those that never do", () => {
    const atTheEnd = (...held: Parameters<typeof holding>) =>
      holding(...held)
        .choose({ kind: "investigate", target: 1, side: "left" })
        .asked()?.kind;
    expect(atTheEnd(["emp"])).not.toBe("end");
    expect(atTheEnd(["spam"], ["magnetic-glove"])).toBe("end");
    expect(atTheEnd(["emp"], ["gevers-attack"])).not.toBe("end"); // SD-13.17
  });

  test("HG-11.7 not while it has 2 HP, nor between announcement and action", () => {
    const [exitus, parasite] = silence.bosses;
    const t = gather({
      ...silence,
      players: { 0: { programs: ["emp", "grab"] } },
      bosses: [exitus, { ...parasite, hp: 2 }],
    });
    expect(t.asked()?.kind).toBe("announce");
    const hurt = holding(["emp", "grab"]).window();
    hurt.choose({ kind: "investigate", target: 1, side: "left" });
    expect(hurt.asked()).toEqual({ seats: [0], kind: "end" });
  });
});

test("HG-R35, SD-4.5 that the active player is asked under Silence tells nobody what it holds", () => {
  const game = withBosses([EXITUS, PARASITE], (g) => {
    dealAgain(g);
    g.state.gate.silenced = true;
    for (const boss of g.state.gate.bosses) boss.hp = 1;
  });
  const draw = drawFrom("worlds");
  let counted = 0;
  let otherwise = 0;
  for (let deal = 0; deal < 6; deal++) {
    const match = createMatch(game, {
      seats: 4,
      options: { hellGate: true, talk: false },
      seed: namedSeed(`silence ${deal}`),
    });
    const { seat } = (match.play.state as State).turn;
    const mayHeal = (seen: View) =>
      seen.question?.options.some(({ kind }) => kind === "heal-parasite") === true;
    for (const viewer of [(seat + 1) % 4, (seat + 2) % 4, "spectator"] as const) {
      const worlds = worldsOf(match, viewer);
      for (let i = 0; i < 12; i++) {
        const sample = sampleWorld(worlds, draw);
        if (!sample?.counts || !sample.world) continue;
        expect(sample.received).toBe(worlds.received);
        counted++;
        if (mayHeal(view(sample.world, seat)) !== mayHeal(view(match, seat))) otherwise++;
      }
    }
  }
  expect(counted).toBeGreaterThan(50);
  expect(otherwise).toBeGreaterThan(5); // worlds in which the active player could do something else
});
