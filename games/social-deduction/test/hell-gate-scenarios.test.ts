import { expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE, OUTLAW } from "./gather.js";

type Played = Gathering & { readonly options: { readonly scenario: string } };

const play = (scenario: string, seats: number, about: Gathering = {}) =>
  gather({ ...about, seats, options: { scenario } } as Played);

const hp = (t: ReturnType<typeof gather>, seat: number) => t.at(`seats.${seat}.hp`);

test("HG-15.4 Night of the living dead: any program may be discarded at the limit", () => {
  const players = { 0: { programs: ["spam", "human-loyalty", "emp"] } };
  const t = play("night-of-the-living-dead", 4, { players });
  t.arrange({ steps: [{ step: "limit" }] });
  expect(t.offered().sort()).toEqual(["Discard EMP", "Discard Human loyalty", "Discard Spam"]);
  t.pick(["Discard Spam"]);
  expect(t.faces("seats.0.programs").sort()).toEqual(["EMP", "Human loyalty"]);
});

test("HG-15.4, HG-14.6 Night of the Living Dead: Spam and loyalty programs can be paid with, too", () => {
  const hand = (scenario: string) =>
    gather({
      seats: 4,
      options: { hellGate: true, scenario },
      players: { 0: { programs: ["spam", "human-loyalty"] } },
      bosses: [{ number: 7, place: 2, hp: 1 }],
    }).offered(0);
  expect(hand("night-of-the-living-dead")).toHaveLength(2); // to heal Parasite, or to pass
  expect(hand("limited")).toEqual(["Pass"]);
});

test("HG-15.6 Limited: three HP at the beginning, and never more", () => {
  const t = play("limited", 4, { players: { 0: { programs: ["nano-medkit"] }, 1: { hp: 2 } } });
  expect(t.state().seats.map((own) => own.hp)).toEqual([3, 2, 3, 3]);
  expect(t.offered(0)).toEqual(["Play Nano-medkit for seat 1", "Pass"]);
});

test("HG-15.10, HG-14.7 Reanimation: every reanimation costs each other player, living or not, a program at random", () => {
  const players = {
    0: { id: "lifesaver", programs: ["exposed", "human-loyalty"] },
    1: { programs: ["spam"] },
    2: { programs: [] },
    3: { programs: ["emp"] },
    4: { programs: ["grab"] },
  };
  const t = play("reanimation", 5, { players, out: [3, 4] });
  t.window({ 0: { kind: "exposed", target: 0 } }).choose({ target: 4 });
  expect(t.state().seats.map(({ programs }) => programs.length)).toEqual([0, 0, 0, 0, 1]);
});

test("HG-15.17, HG-15.18, HG-R20 2x EX: Exitus and Parasite on the right of the starting player; Exitus acts first", () => {
  const t = gather({
    seats: 5,
    options: { scenario: "two-ex" },
    chance: { exitus: ["judgement"] },
    seed: "two",
  });
  t.arrange({ steps: [{ step: "opening" }, { step: "turn", arg: 0 }] });
  const { starter, gate } = t.state();
  expect(gate.bosses.map(({ number, place }) => [number, place])).toEqual([
    [3, starter],
    [7, starter],
  ]);
  t.arrange({ set: "turn.seat", to: (starter + 4) % 5 }, { steps: [{ step: "pass" }] });
  expect(t.asked()).toEqual({ seats: [starter], kind: "answer" });
  expect(t.at("gate.bosses.1.hp")).toBe(2); // Parasite has not acted yet
  t.choose("take-damage").window();
  expect(t.at("gate.bosses")).toMatchObject([
    { number: 3, hp: 2 }, // HG-15.18
    { number: 7, hp: 1 },
  ]);
  expect(t.at("gate.bosses.1.programs")).toHaveLength(4);
});

test("HG-R20 a weapon with two targets may be aimed at both EX Bosses in one gap", () => {
  const t = gather({
    options: { hellGate: true },
    players: { 0: { unlocked: ["rocket-launcher"] } },
    bosses: [
      { number: 3, place: 3 },
      { number: 7, place: 3 },
    ],
  }).quiet();
  expect(t.offered()).toContain("Equip the rocket launcher, aimed at Exitus, Parasite");
});

test("HG-15.20 Undercover Blues: a locked weapon that was fired is open to everybody", () => {
  const weapons = [{ kind: "rocket-launcher", holder: 0, target: [1, 2] }];
  const t = play("undercover-blues", 6, { weapons, players: { 0: { id: "seer", programs: [] } } });
  t.act("shoot").choose("fire");
  t.choose("reveal-loyalty side=left").choose("reveal-loyalty side=left");
  expect(t.weapon("rocket-launcher")).toMatchObject({ home: "middle", holder: -1 });
  expect(t.weapon("laser").home).toBe("locked");
});

test("HG-15.22 Visions: a pistol may be answered with the ID", () => {
  const answers = (scenario: string, kind: string) => {
    const t = play(scenario, 6, {
      players: { 0: { id: "seer" }, 1: { id: "seeker" } },
      weapons: [{ kind, holder: 0, target: 1 }],
    });
    t.act("shoot").choose("fire");
    return t.offered();
  };
  expect(answers("visions", "pistol")).toContain("Reveal your ID");
  expect(answers("visions", "companion")).not.toContain("Reveal your ID");
  expect(answers("undercover-blues", "pistol")).not.toContain("Reveal your ID");
});

test("HG-15.24, HG-R24 Risky Business: a random EX Boss, in a gap of the starting player's choice", () => {
  const seeds = ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8"];
  const seen = new Set<unknown>();
  for (const seed of seeds) {
    const t = gather({ seats: 6, options: { scenario: "risky-business" }, seed });
    t.arrange({ steps: [{ step: "opening" }, { step: "turn", arg: 0 }] });
    const { starter } = t.state();
    expect(t.asked()).toEqual({ seats: [starter], kind: "first-boss" });
    expect(t.offered()).toHaveLength(6);
    t.choose({ target: 4 });
    expect(t.at("gate.bosses.0.place")).toBe(4);
    seen.add(t.at("gate.bosses.0.number"));
  }
  expect(seen.size).toBeGreaterThan(2);
});

test("HG-15.28 Man at arms: the limit is 1; Sleepless keeps 2", () => {
  const over = (id: string, programs: string[]) => {
    const t = play("man-at-arms", 7, { players: { 0: { id, programs, revealed: ["id"] } } });
    t.arrange({ steps: [{ step: "limit" }] });
    return t.asked()?.kind === "limit";
  };
  expect(over("mistress", ["emp", "grab"])).toBe(true);
  expect(over("sleepless", ["emp", "grab"])).toBe(false);
});

test("SD-13.30, HG-14.6 a permanent program pays only if it counts towards the limit", () => {
  const actions = (program: string) =>
    play("we-are-legion", 7, {
      players: { 0: { hp: 1, programs: ["emp"] } },
      permanents: [{ seat: 0, program, target: 2 }],
    })
      .quiet()
      .view(0)
      .question?.options.map(({ kind }) => kind);
  expect(actions("safe-house")).toContain("heal-self");
  expect(actions("gevers-attack")).not.toContain("heal-self");
});

test("SD-22.5, HG-14.6 what can no longer be paid for does not happen", () => {
  const hurt = { hp: 1, programs: ["emp", "grab"] };
  const t = play("we-are-legion", 7, { players: { 0: hurt } })
    .quiet()
    .choose("heal-self");
  t.arrange({ move: "seats.0.programs", to: "pile", count: 1, seen: "none" }).window();
  expect(t.asked()?.kind).toBe("end");
  expect(hp(t, 0)).toBe(1);
  expect(t.at("seats.0.programs")).toHaveLength(1);
});

test("HG-15.30, HG-15.41, HG-14.5, HG-14.6, HG-R18 two programs for 1 HP of one's own: unarmed, hurt, and not with protected programs", () => {
  for (const [scenario, seats] of [
    ["we-are-legion", 7],
    ["revenge-of-the-fallen", 8],
  ] as const) {
    const hurt = { hp: 1, programs: ["emp", "grab", "spam"] };
    const t = play(scenario, seats, { players: { 0: hurt } }).quiet();
    t.choose("heal-self");
    expect(hp(t, 0)).toBe(1);
    t.window();
    expect(t.offered().sort()).toEqual(["Discard EMP", "Discard Grab"]); // HG-14.6
    t.pick(["Discard EMP", "Discard Grab"]);
    expect(hp(t, 0)).toBe(2);
    expect(t.faces("seats.0.programs")).toEqual(["Spam"]);
    const offered = (player: object, weapons: Gathering["weapons"] = []) =>
      play(scenario, seats, { players: { 0: { ...hurt, ...player } }, weapons })
        .quiet()
        .offered()
        .includes("Discard two programs to heal yourself");
    expect(offered({})).toBe(true);
    expect(offered({ hp: 2 })).toBe(false);
    expect(offered({ programs: ["emp", "spam", "human-loyalty"] })).toBe(false);
    expect(offered({}, [{ kind: "pistol", holder: 0, target: 1 }])).toBe(false); // HG-14.5
  }
});

test("HG-15.32 Battle Royale: two programs for 1 HP of another living player", () => {
  const players = { 0: { programs: ["emp", "grab"] }, 3: { hp: 1 } };
  const t = play("battle-royale", 7, { players }).quiet();
  const heals = t.offered().filter((each) => each.startsWith("Discard two"));
  expect(heals).toEqual(["Discard two programs to heal seat 3"]);
  t.choose("heal-other").window().pick(["Discard EMP", "Discard Grab"]);
  expect(hp(t, 3)).toBe(2);
});

test("HG-15.34, HG-14.7 Invasion from within: a program for one of everybody else's", () => {
  const players = Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => [seat, { programs: seat === 3 ? [] : ["spam"] }]),
  );
  const all = { ...players, 0: { programs: ["emp"] } };
  const some = Object.fromEntries(Object.entries(all).slice(0, 4)) as typeof players;
  const t = play("invasion-from-within", 8, { players: some, out: [4, 5, 6, 7] }).quiet();
  const before = t.state().seats.map(({ programs }) => programs.length);
  expect(before.slice(4)).toEqual([1, 1, 1, 1]);
  t.choose("purge").window().pick(["Discard EMP"]);
  const after = t.state().seats.map(({ programs }) => programs.length);
  expect(after).toEqual([0, 0, 0, 0, 0, 0, 0, 0]); // the eliminated too
});

test("HG-15.36 Eye for an eye: reveal the own ID, which acts", () => {
  const t = play("eye-for-an-eye", 8, { players: { 0: { id: "execute" }, 1: { hp: 1 } } }).quiet();
  t.choose("show-id").window();
  expect(t.at("seats.0.ids.0.revealed")).toBe(true);
  expect(t.asked()?.kind).toBe("hit"); // Execute struck
});

test("HG-15.37 Eye for an eye: a Boss reveals one Boss ID per turn in this way", () => {
  const boss = {
    id: "execute",
    ...MACHINE,
    revealed: ["left", "right"],
    programs: ["machine-boss"],
  };
  const t = play("eye-for-an-eye", 8, { players: { 0: boss } })
    .window({ 0: "machine-boss" })
    .quiet();
  expect(t.offered().filter((each) => each === "Reveal your ID")).toHaveLength(2);
  t.choose({ kind: "show-id", which: 0 }).window();
  expect(t.state().seats[0].ids.map(({ revealed }) => revealed)).toEqual([true, false]);
});

test("HG-15.39, HG-R27 Everything is possible: Outlaws win together when no Human and no Machine is living", () => {
  const kill = (scenario: string, out = [3, 4, 5, 6, 7]) => {
    const t = play(scenario, 8, {
      players: {
        0: { id: "leader", loyalty: ["machine", "human"] },
        1: { id: "dust", ...HUMAN, hp: 1, revealed: ["id"] },
        2: { id: "balance", ...OUTLAW },
        3: { id: "seeker", ...HUMAN },
      },
      out,
      weapons: [{ kind: "rifle", holder: 0, target: 1 }],
    });
    return t.act("shoot").choose("fire").window();
  };
  const t = kill("everything-is-possible");
  expect(t.result()).toMatchObject({ reason: "outlaws-won", sides: ["outlaw"] });
  expect(t.result()?.winners).toEqual(expect.arrayContaining([0, 2]));
  expect(t.result()?.winners).not.toContain(1);
  expect(kill("everything-is-possible", [4, 5, 6, 7]).result()).toBeUndefined();
});
