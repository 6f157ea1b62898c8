import { expect, test } from "vitest";
import { at, kindsOf, mission } from "./mission.js";

const far = { werner: { at: [2, 2] } };

test("HI-26.1, HI-26.2, HI-25.8, HI-25.12, HI-25.14 two Moves of up to SP steps for 1 AP each", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [0, 5] }, ...far },
    arrange: [{ activate: "harvey" }],
  });
  expect(t.at("activation.points")).toBe(2);
  expect(t.offered()).toContain("Move to (5, 5)");
  expect(t.offered()).not.toContain("Move to (6, 5)");
  t.choose({ kind: "move", square: at(3, 5) });
  expect(t.at("activation")).toMatchObject({ points: 1, steps: 2 });
  t.choose({ kind: "move", square: at(5, 5) });
  expect(t.at("activation")).toMatchObject({ points: 1, steps: 0 });
  t.choose({ kind: "move", square: at(10, 5) });
  expect(t.at("activation.points")).toBe(0);
  expect(kindsOf(t)).not.toContain("move");
});

test("HI-25.15 between two steps of a Move a door may be opened, and the Move goes on", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [7, 5] }, ...far },
    arrange: [{ activate: "harvey" }],
  });
  t.choose({ kind: "move", square: at(9, 5) }).choose({ kind: "open-door" });
  expect(t.at("activation")).toMatchObject({ points: 1, steps: 3 });
  t.choose({ kind: "move", square: at(9, 2) });
  expect(t.at("activation.points")).toBe(1);
});

test("HI-26.4, HI-26.5, HI-5.11 through friends and the fallen, never through enemies, and nobody ends on another", () => {
  const t = mission(
    [
      ["harvey", "shoko"],
      ["werner", "tetsuo"],
    ],
    {
      models: {
        harvey: { at: [9, 3] },
        shoko: { at: [9, 4] },
        werner: { at: [22, 5] },
        tetsuo: { at: [22, 6] },
      },
      arrange: [{ doors: { "9,4": { open: true } } }, { activate: "harvey" }],
    },
  );
  expect(t.offered()).toContain("Move to (9, 5)");
  expect(t.offered()).not.toContain("Move to (9, 4)");
  const foe = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [9, 3] }, werner: { at: [9, 4] } },
    arrange: [{ doors: { "9,4": { open: true } } }, { activate: "harvey" }],
  });
  expect(foe.offered()).not.toContain("Move to (9, 5)");
  const fallen = mission([["harvey"], ["werner", "tetsuo"]], {
    models: {
      harvey: { at: [9, 3] },
      werner: { at: [9, 4], condition: "unconscious" },
      tetsuo: { at: [22, 5] },
    },
    arrange: [{ doors: { "9,4": { open: true } } }, { activate: "harvey" }],
  });
  expect(fallen.offered()).toContain("Move to (9, 5)");
  expect(fallen.offered()).not.toContain("Move to (9, 4)");
});

test("HI-4.14, HI-R16 the Oneda sisters may share a square, others may not", () => {
  const t = mission([["yuko", "shinsu", "harvey"], ["werner"]], {
    models: { yuko: { at: [3, 5] }, shinsu: { at: [5, 5] }, harvey: { at: [5, 6] }, ...far },
    arrange: [{ activate: "yuko" }],
  });
  expect(t.offered()).toContain("Move to (5, 5)");
  expect(t.offered()).not.toContain("Move to (5, 6)");
});

test("HI-25.16, HI-25.5, HI-8.12 an activation may end early and leaves an Activated token", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [0, 5] }, ...far },
    arrange: [{ activate: "harvey" }],
  });
  t.choose("end-activation");
  expect(t.at("models.harvey.activated")).toBe(true);
});

test("HI-25.10, HI-R108 three AP are the most, and a Cybershock test follows", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [0, 5], equipment: ["reflex-booster"], chips: ["overclock"] }, ...far },
    arrange: [{ activate: "harvey" }],
    cards: [9],
  });
  t.choose({ kind: "use", item: "reflex-booster" });
  expect(t.at("activation.points")).toBe(3);
  expect(t.offered()).not.toContain("Use Overclock");
  t.choose({ kind: "move", square: at(1, 5) });
  expect(t.at("activation.points")).toBe(2);
  expect(t.offered()).not.toContain("Use Overclock"); // it would be the fourth of this turn
  t.choose("end-activation");
  expect(t.at("models.harvey.shock")).toBe(1);
});

test("HI-25.10, HI-R108 whoever has used Overclock has no use for a Reflex Booster", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [0, 5], equipment: ["reflex-booster"], chips: ["overclock"] }, ...far },
    arrange: [{ activate: "harvey" }],
  });
  expect(t.offered()).toContain("Use Overclock");
  t.choose({ kind: "use", item: "overclock" });
  expect(t.at("activation.points")).toBe(3);
  expect(kindsOf(t)).not.toContain("use");
});

test("HI-7.14, HI-25.9 Overclock gives a point and raises the level at once", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [0, 5], chips: ["overclock"] }, ...far },
    arrange: [{ activate: "harvey" }],
  });
  t.choose({ kind: "use", item: "overclock" });
  expect(t.at("activation.points")).toBe(3);
  expect(t.at("models.harvey.shock")).toBe(1);
  expect(kindsOf(t)).not.toContain("use");
});

test("HI-25.11 without AP what costs nothing is still possible", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [9, 5] }, werner: { at: [22, 5] } },
    arrange: [{ activate: "harvey" }, { set: "activation.points", to: 0 }],
  });
  expect(kindsOf(t)).toEqual(["open-door", "end-activation"]);
});

test("HI-29.4, HI-29.6, HI-29.14, HI-R101 one friend is dragged, through free squares only", () => {
  const t = mission([["harvey", "shoko", "yuko"], ["werner"]], {
    models: {
      harvey: { at: [5, 5] },
      shoko: { at: [4, 5], stunned: true },
      yuko: { at: [6, 5] },
      ...far,
    },
    arrange: [{ activate: "harvey" }],
  });
  expect(t.offered()).not.toContain("Drag Yuko Oneda");
  t.choose({ kind: "drag", model: "shoko" });
  expect(t.at("activation.steps")).toBe(2);
  expect(t.at("activation.dragging")).toBe("shoko");
  expect(t.offered()).not.toContain("Move to (6, 5)");
  t.choose({ kind: "move", square: at(6, 6) });
  expect(t.at("models.shoko.at")).toBe(at(5, 5));
});

test("HI-29.2, HI-29.7, HI-29.8 one card changes hands for 1 AP, also with the fallen; cyberware never", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: {
      harvey: { at: [5, 5], equipment: ["saipan-ar3"] },
      shoko: { at: [4, 5], condition: "unconscious" },
      ...far,
    },
    arrange: [{ activate: "harvey" }],
  });
  expect(t.offered()).toContain("Take Saipan SA12 from Shoko Takayama");
  expect(t.offered()).not.toContain("Take Kagoma Cyberarm Type 1 from Shoko Takayama");
  t.choose({ kind: "receive", item: "saipan-sa12" });
  expect(t.at("activation.points")).toBe(1);
  expect(t.at("models.harvey.equipment.last.id")).toBe("saipan-sa12");
  t.choose({ kind: "swap", item: "saipan-ar3", other: "combat-knife" });
  expect(t.at("models.shoko.equipment.last.id")).toBe("saipan-ar3");
});

test("HI-29.9, HI-5.13, HI-R26, HI-R124 First Aid removes two wounds, twice, and only from the wounded", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: {
      harvey: { at: [5, 5], equipment: ["first-aid-kit"] },
      shoko: { at: [4, 5], wounds: 3 },
      ...far,
    },
    arrange: [{ activate: "harvey" }],
  });
  expect(t.offered()).not.toContain("Treat Harvey Scott with First Aid Kit");
  t.choose({ kind: "heal", model: "shoko" });
  expect(t.at("models.shoko.wounds")).toBe(1);
  t.choose({ kind: "heal", model: "shoko" });
  expect(t.at("models.shoko.wounds")).toBe(0);
  expect(t.at("models.harvey.equipment.0.spent")).toBe(true);
});

test("HI-5.7, HI-R137, HI-R153 a Trauma Pack wakes the unconscious, without SR", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: {
      harvey: { at: [5, 5], equipment: ["trauma-pack"] },
      shoko: { at: [4, 5], condition: "unconscious", crippled: true, wounds: 6 },
      ...far,
    },
    arrange: [{ activate: "harvey" }],
  });
  t.choose({ kind: "heal", model: "shoko" });
  expect(t.at("models.shoko")).toMatchObject({ condition: "ready", wounds: 5, resources: 0 });
});

test("HI-29.9 a Medic Routine heals one wound more", () => {
  const healed = (chips: string[]) => {
    const t = mission([["harvey"], ["werner"]], {
      models: { harvey: { at: [9, 5], wounds: 4, equipment: ["first-aid-kit"], chips } },
      arrange: [{ activate: "harvey" }],
    });
    return t.choose({ kind: "heal" }).at("models.harvey.wounds");
  };
  expect(healed([])).toBe(2);
  expect(healed(["medic-routine"])).toBe(1);
});

test("HI-5.12, HI-7.5 a Nanite Injector flips a card back, and shocks", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5], equipment: ["nanite-injector"], crippled: true }, ...far },
    arrange: [{ activate: "harvey" }],
    cards: [9],
  });
  t.choose({ kind: "restore", model: "harvey" });
  expect(t.at("models.harvey")).toMatchObject({ crippled: false, wounds: 5, shock: 1 });
});

test("HI-29.11, HI-29.12 data cores are taken for 1 AP, dropped, and lie where the carrier falls", () => {
  const t = mission([["harvey"], ["werner"]], {
    mission: "signal-hunt",
    models: { harvey: { at: [17, 11] }, werner: { at: [34, 5] } },
    arrange: [{ activate: "harvey" }],
  });
  t.choose({ kind: "take-objective" });
  expect(t.at("objectives.2.carrier")).toBe("harvey");
  expect(t.at("activation.points")).toBe(1);
  t.choose({ kind: "drop-objective" });
  expect(t.at("objectives.2")).toMatchObject({ carrier: "", at: at(17, 11) });
});

test("HI-29.13 in an exit of its own side a character leaves with what it carries", () => {
  const t = mission([["harvey"], ["werner"]], {
    mission: "signal-hunt",
    models: { harvey: { at: [0, 5] }, werner: { at: [34, 5] } },
    arrange: [{ set: "objectives.0.carrier", to: "harvey" }, { activate: "harvey" }],
  });
  t.choose("leave-board");
  expect(t.at("models.harvey")).toMatchObject({ condition: "escaped", at: -1 });
  expect(t.at("objectives.0.out")).toBe(0);
  const other = mission([["harvey"], ["werner"]], {
    mission: "signal-hunt",
    models: { harvey: { at: [35, 5] }, werner: { at: [30, 5] } },
    arrange: [{ activate: "harvey" }],
  });
  expect(kindsOf(other)).not.toContain("leave-board");
});

test("HI-32.1, HI-32.2, HI-32.3, HI-32.8 a mine is placed once, where one stands, and is armed later", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5], equipment: ["kurogane-mine"] }, ...far },
    arrange: [
      { steps: [{ step: "team-turn", arg: 0 }, { step: "team-turn", arg: 1 }, "clean-up"] },
    ],
  });
  t.choose({ kind: "place-mine" });
  expect(t.at("mines.0")).toMatchObject({ at: at(5, 5), active: false, team: 0 });
  expect(t.at("activation.points")).toBe(2);
  expect(kindsOf(t)).not.toContain("place-mine");
  t.choose("end-activation");
  expect(t.at("mines.0.active")).toBe(true);
});

test("HI-32.4, HI-32.5, HI-32.6, HI-R105 an enemy's step sets a mine off, a friend's does not", () => {
  const mine = { at: at(6, 5), team: 0, by: "harvey", active: true, card: "kurogane-mine" };
  const models = { harvey: { at: [9, 3] }, shoko: { at: [5, 5] }, werner: { at: [7, 5] } };
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: { ...models, shoko: { at: [0, 1] } },
    arrange: [{ push: "mines", value: mine }, { activate: "werner" }],
    cards: [4],
  });
  t.choose({ kind: "move", square: at(6, 5) });
  expect(t.at("mines")).toEqual([]);
  expect(t.at("models.werner.wounds")).toBe(4); // Damage 7, legs 3
  const friend = mission([["harvey", "shoko"], ["werner"]], {
    models: { ...models, werner: { at: [22, 5] } },
    arrange: [{ push: "mines", value: mine }, { activate: "shoko" }],
  });
  friend.choose({ kind: "move", square: at(6, 5) });
  expect(friend.at("mines")).toHaveLength(1);
});

test("HI-31.1, HI-31.5, HI-31.8, HI-31.9, HI-31.10, HI-14.5 a grenade lands, hits everybody around and is not used up", () => {
  const t = mission([["harvey"], ["werner", "tetsuo"]], {
    models: {
      harvey: { at: [2, 5], equipment: ["fragmentation-grenades"] },
      werner: { at: [6, 5], reacted: true },
      tetsuo: { at: [7, 6], reacted: true },
    },
    arrange: [{ activate: "harvey" }],
    cards: [9, 3, 4],
  });
  t.choose({ kind: "throw", square: at(6, 5) });
  expect(t.at("models.werner.wounds")).toBe(3); // 6 against legs 3
  expect(t.at("models.tetsuo.wounds")).toBe(2); // 4 against legs 2
  expect(t.at("models.harvey.equipment.0.spent")).toBe(false);
  expect(t.at("models.harvey.activated")).toBe(true);
  expect(t.at("alarm.0")).toBe(2);
});

test("HI-8.6, HI-8.8, HI-8.9, HI-14.6 a Flash Bang leaves No Dodge and -1 to Reaction until the Clean-Up Phase", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [2, 5] }, werner: { at: [6, 5], reacted: true } },
    arrange: [{ activate: "harvey" }],
    cards: [9],
  });
  t.choose({ kind: "throw", square: at(6, 5) });
  expect(t.at("models.werner.tokens")).toEqual([
    { kind: "no-dodge", until: 1 },
    { kind: "reaction", until: 1 },
  ]);
  expect(t.at("alarm.0")).toBe(1);
  t.choose("end-activation");
  expect(t.at("models.werner.tokens")).toEqual([]);
});

test("HI-31.2, HI-31.13 not at one's own square, and not where one does not see", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [22, 5] } },
    arrange: [{ activate: "harvey" }],
  });
  expect(t.offered()).not.toContain("Throw Flash Bang Grenades at (5, 5)");
  expect(t.offered()).not.toContain("Throw Flash Bang Grenades at (5, 2)");
  expect(t.offered()).toContain("Throw Flash Bang Grenades at (8, 6)");
});
