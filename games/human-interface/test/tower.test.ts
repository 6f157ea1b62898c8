import { expect, test } from "vitest";
import { at, kindsOf, mission } from "./mission.js";
import { acting, floor } from "./tables.js";

const AH = 0;
const B1 = 6;

test("HI-14.1, HI-34.12, HI-34.14, HI-34.23 without a target a drone goes where the alarm is highest, or stays", () => {
  const t = floor({ "masamune-1": { at: [17, 1] } }, [
    { set: `levels.${B1}`, to: 2 },
    ...acting("masamune-1"),
  ]);
  expect(t.at("models.masamune-1.at")).toBe(at(17, 3));
  const still = floor({ "masamune-1": { at: [17, 1] } }, acting("masamune-1"));
  expect(still.at("models.masamune-1.at")).toBe(at(17, 1));
});

test("HI-34.13, HI-34.15, HI-E59 of equally loud areas the nearest, else the higher card; a drone already there stays", () => {
  const there = floor({ "masamune-1": { at: [17, 5] } }, [
    { set: `levels.${B1}`, to: 2 },
    ...acting("masamune-1"),
  ]);
  expect(there.at("models.masamune-1.at")).toBe(at(17, 5));
});

test("HI-34.2, HI-34.5, HI-R109 the nearest character in sight is attacked at once within effective range", () => {
  const t = floor(
    { tomo: { at: [3, 5] }, shoko: { at: [6, 6] }, "masamune-1": { at: [9, 5] } },
    acting("masamune-1"),
  );
  expect(t.asked()).toMatchObject({ kind: "react" });
  t.pass();
  expect(t.view(0).question?.args).toMatchObject({ model: "shoko", by: "masamune-1" });
});

test("HI-34.7, HI-34.8 out of reach it moves twice; within maximum range it fires after one Move", () => {
  const t = floor(
    { tomo: { at: [0, 5], reacted: true }, shoko: { at: [0, 1] }, "muramasa-1": { at: [14, 5] } },
    acting("muramasa-1"),
  );
  expect((t.at("models.muramasa-1.at") as number) % 36).toBe(8); // two Moves of three steps
  const near = floor(
    { tomo: { at: [5, 5], reacted: true }, shoko: { at: [0, 1] }, "muramasa-1": { at: [14, 5] } },
    acting("muramasa-1"),
  );
  expect(near.asked()).toEqual({ seats: [0], kind: "respond" });
});

test("HI-34.19, HI-13.19, HI-13.20, HI-R43 drones open every door on their way, and it shuts behind them", () => {
  const t = floor({ "masamune-1": { at: [18, 9] } }, [
    { doors: { "18,8": { locked: true } } },
    { set: `levels.${B1}`, to: 2 },
    { models: { tomo: { at: [0, 5] } } },
    ...acting("masamune-1"),
  ]);
  expect(t.at("models.masamune-1.at")).toBe(at(18, 8));
  expect(t.at("doors.3")).toMatchObject({ open: true, locked: true, passing: true });
});

test("HI-34.16, HI-34.17 who comes into sight on the way becomes the target", () => {
  const t = floor(
    { tomo: { at: [16, 5], reacted: true }, shoko: { at: [0, 1] }, "masamune-1": { at: [17, 1] } },
    [{ set: `levels.${B1}`, to: 2 }, ...acting("masamune-1")],
  );
  expect(t.asked()).toEqual({ seats: [0], kind: "respond" });
});

test("HI-30.21, HI-R115 characters react to drones, which Dodge", () => {
  const t = floor(
    { tomo: { at: [0, 1] }, shoko: { at: [4, 5] }, "masamune-1": { at: [11, 5] } },
    acting("masamune-1"),
  );
  expect(t.offered(0)).toContain("Shoko Takayama: Take Cover");
});

test("HI-33.1, HI-14.9, HI-R48 each conscious character is heard; Silent Soles and the unconscious are not", () => {
  const t = floor({ tomo: { at: [0, 5], equipment: ["silent-soles"] }, shoko: { at: [1, 5] } }, [
    { set: "turn", to: 1 },
    { steps: ["tower", "clean-up"] },
  ]);
  expect(t.at(`levels.${AH}`)).toBe(1);
});

test("HI-14.11 an Alarm Scrambler takes two tokens away, never below none", () => {
  const t = floor({ tomo: { at: [0, 5], equipment: ["alarm-scrambler"] }, shoko: { at: [1, 5] } }, [
    { set: "turn", to: 1 },
    { set: "alarm.0", to: 3 },
    { steps: ["tower", "clean-up"] },
  ]);
  expect(t.at(`levels.${AH}`)).toBe(3);
});

test("HI-14.10 W32.Navajo raises the alarm where the infected hacker is", () => {
  const t = floor({ tomo: { at: [0, 5] }, shoko: { at: [1, 5] }, rin: { at: [23, 17] } }, [
    { set: "turn", to: 1 },
    { set: "teams.1.hacker", to: "rin" },
    { install: { team: 1, field: 1, card: "w32-navajo", owner: 0 } },
    { steps: ["tower", "clean-up"] },
  ]);
  const DH = 10;
  expect(t.at(`levels.${DH}`)).toBe(2);
});

test("HI-33.3, HI-33.9, HI-40.2, HI-40.6 the Security Protocol is kept, more with the option", () => {
  const count = (options: Record<string, number>) => {
    const t = floor({}, [{ set: "turn", to: 1 }, { steps: ["tower", "clean-up"] }], { options });
    const models = t.view(0).state as { models: { card: string; condition: string }[] };
    const on = (card: string) =>
      models.models.filter((model) => model.card === card && model.condition !== "reserve").length;
    return [on("masamune"), on("muramasa")];
  };
  expect(count({})).toEqual([1, 1]);
  expect(count({ drones: 1 })).toEqual([2, 1]);
  expect(count({ drones: 2 })).toEqual([2, 2]);
});

test("HI-33.7, HI-33.8 an entry point a character holds is left out; if all are held the drone waits", () => {
  const t = floor({ tomo: { at: [17, 0] }, shoko: { at: [5, 23] } }, [
    { set: "turn", to: 1 },
    { steps: ["tower", "clean-up"] },
  ]);
  expect(t.at("models.masamune-1")).toMatchObject({ condition: "waiting", at: -1 });
  const one = floor({ tomo: { at: [17, 0] } }, [
    { set: "turn", to: 1 },
    { steps: ["tower", "clean-up"] },
  ]);
  expect(one.at("models.masamune-1.entry")).toBe(at(5, 23));
});

test("HI-33.10, HI-33.12, HI-R113 players choose machines in turn, the initiative player first", () => {
  const t = floor(
    { "masamune-1": { at: [17, 1] }, "masamune-2": { at: [18, 1] }, "muramasa-1": { at: [5, 22] } },
    [
      { set: "initiative", to: 1 },
      { set: "chooser", to: 1 },
      ...acting("masamune-1", "masamune-2", "muramasa-1"),
    ],
  );
  expect(t.asked()).toEqual({ seats: [1], kind: "drone" });
  t.choose({ model: "masamune-2" });
  expect(t.asked()).toEqual({ seats: [0], kind: "drone" });
  expect(kindsOf(t)).toEqual(["drone"]);
});

test("HI-33.16 a stunned machine is chosen and loses its token", () => {
  const t = floor(
    { tomo: { at: [3, 5] }, "masamune-1": { at: [6, 5], stunned: true } },
    acting("masamune-1"),
  );
  expect(t.at("models.masamune-1")).toMatchObject({ stunned: false, at: at(6, 5) });
});

test("HI-33.13, HI-7.9, HI-34.29 a lost character acts by the drone algorithm, with its own weapons", () => {
  const t = floor(
    { shoko: { at: [5, 5], team: -1, seat: -1, lost: true }, tomo: { at: [2, 5], reacted: true } },
    acting("shoko"),
  );
  expect(t.view(0).question?.args).toMatchObject({
    model: "tomo",
    by: "shoko",
    weapon: "saipan-sa12",
  });
});

test("HI-34.27, HI-34.28 drones leave those alone a mission keeps apart from them", () => {
  const t = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    models: { tomo: { at: [5, 21] }, werner: { at: [17, 8] }, "masamune-1": { at: [17, 6] } },
    arrange: acting("masamune-1"),
  });
  expect(t.at("models.masamune-1.at")).toBe(at(17, 6));
});

test("HI-33.14, HI-5.15 the Avatar acts last, twice, and never leaves its tile", () => {
  const t = mission([["tomo", "shoko"], ["rin"]], {
    mission: "core-meltdown",
    models: {
      tomo: { at: [16, 16], reacted: true },
      shoko: { at: [0, 17] },
      rin: { at: [35, 17] },
    },
    arrange: acting(),
    cards: [2, 9, 2, 9],
  });
  t.choose("dodge");
  expect(t.view(0).question?.args).toMatchObject({ model: "tomo", by: "avatar" });
  t.choose("dodge");
  expect(t.at("models.avatar.at")).toBe(at(17, 17));
});

test("HI-35.1, HI-35.3, HI-35.4, HI-35.7, HI-14.15 the Clean-Up Phase clears alarm and tokens, and the next turn begins", () => {
  const t = floor({ tomo: { activated: true, reacted: true } }, [
    { set: "turn", to: 1 },
    { set: "alarm.0", to: 3 },
    { steps: ["clean-up"] },
  ]);
  expect(t.at("alarm.0")).toBe(0);
  expect(t.at("models.tomo")).toMatchObject({ activated: false, reacted: false });
  expect(t.at("turn")).toBe(2);
});

test("HI-35.8, HI-5.13 Pain Mask heals in the Clean-Up Phase, Adrenal Surge may get him up", () => {
  const t = mission([["tomo"], ["isamu", "rin"]], {
    mission: "kill-switch",
    models: { isamu: { wounds: 3 } },
    arrange: [{ steps: ["clean-up"] }],
  });
  expect(t.at("models.isamu.wounds")).toBe(2);
  const up = mission([["tomo"], ["isamu", "rin"]], {
    mission: "kill-switch",
    models: { isamu: { condition: "unconscious", crippled: true } },
    arrange: [{ steps: ["clean-up"] }],
    cards: [5],
  });
  expect(up.at("models.isamu")).toMatchObject({ condition: "ready", wounds: 4 });
});

test("HI-34.3, HI-33.14, HI-1.10 whom the Avatar's second attack is for is told; of two as near a player chooses", () => {
  const core = (rin: readonly [number, number]) =>
    mission([["tomo", "shoko"], ["rin"]], {
      mission: "core-meltdown",
      models: {
        tomo: { at: [16, 17], reacted: true },
        shoko: { at: [19, 17], reacted: true },
        rin: { at: [...rin], reacted: true },
        avatar: { at: [17, 17] },
      },
      arrange: acting(),
    });
  const alone = core([35, 17]).choose("dodge");
  expect(alone.told("spectator").join()).toContain("second attack for Shoko Takayama");
  const tied = core([19, 19]).choose("dodge");
  expect(tied.asked()?.kind).toBe("aim");
  tied.choose({ kind: "aim", model: "rin" });
  expect(tied.told("spectator").join()).toContain("second attack for Rin");
});

test("HI-34.3, HI-34.10 of two unseen in its own area and as near, a player chooses whom it goes after", () => {
  const t = floor(
    {
      tomo: { at: [21, 4], reacted: true },
      shoko: { at: [22, 4], reacted: true },
      "masamune-1": { at: [14, 5], guards: 5 },
    },
    acting("masamune-1"),
  );
  expect(t.asked()).toEqual({ seats: [1], kind: "aim" });
  t.choose({ kind: "aim", model: "shoko" });
  expect(t.told("spectator").join()).toContain("goes after Shoko Takayama");
});
