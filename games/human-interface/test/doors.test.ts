import { expect, test } from "vitest";
import { at, kindsOf, mission } from "./mission.js";

const beside = { harvey: { at: [9, 5] }, werner: { at: [22, 5] } };
const room = (
  arrange: readonly Record<string, never>[] | readonly Record<string, unknown>[] = [],
) =>
  mission([["harvey"], ["werner"]], {
    models: beside,
    arrange: [...arrange, { activate: "harvey" }] as never,
  });

test("HI-13.2, HI-13.4, HI-13.7, HI-29.1, HI-13.23, HI-R146 a door starts closed and is opened once for nothing", () => {
  const t = room();
  expect(t.at("doors.3")).toMatchObject({ open: false, locked: false });
  t.choose({ kind: "open-door" });
  expect(t.at("doors.3.open")).toBe(true);
  expect(t.at("activation.points")).toBe(2);
  t.choose({ kind: "close-door" });
  expect(kindsOf(t)).not.toContain("open-door");
  expect(kindsOf(t)).not.toContain("close-door");
});

test("HI-13.8 an open door is closed again, but not with somebody in it", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: { ...beside, shoko: { at: [9, 4] } },
    arrange: [{ doors: { "9,4": { open: true } } }, { activate: "harvey" }],
  });
  expect(kindsOf(t)).not.toContain("close-door");
  const free = room([{ doors: { "9,4": { open: true } } }]);
  expect(kindsOf(free)).toContain("close-door");
});

test("HI-13.22, HI-44.3 a forced door can be neither closed nor locked", () => {
  const t = room([{ doors: { "9,4": { open: true, forced: true } } }]);
  expect(kindsOf(t)).not.toContain("close-door");
});

test("HI-R38, HI-13.3 a locked door is not simply opened", () => {
  const t = room([{ doors: { "9,4": { locked: true } } }]);
  expect(kindsOf(t)).not.toContain("open-door");
});

test("HI-13.9, HI-R39 whoever holds the Terminal opens its locked doors", () => {
  const setting = (team: number) =>
    mission([["tomo", "harvey"], ["werner"]], {
      mission: "zero-hour",
      models: { harvey: { at: [5, 8] }, werner: { at: [22, 5] } },
      arrange: [
        { doors: { "4,8": { locked: true } } },
        { terminal: { id: "orange", team, controller: "tomo" } },
        { activate: "harvey" },
      ],
    });
  expect(kindsOf(setting(0))).toContain("open-door");
  expect(kindsOf(setting(1))).not.toContain("open-door");
});

test("HI-13.10, HI-25.6 a door one opened closes at the end of the Team's turn", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: beside,
    arrange: [
      { steps: [{ step: "team-turn", arg: 0 }, { step: "team-turn", arg: 1 }, "clean-up"] },
    ],
  });
  t.choose({ kind: "open-door" }).choose("end-activation");
  expect(t.asked()).toEqual({ seats: [1], kind: "act" });
  expect(t.at("doors.3.open")).toBe(false);
});

test("HI-13.12, HI-13.24 who stands in it holds it open; it closes at the next moment it can", () => {
  const turns = {
    steps: [{ step: "team-turn", arg: 0 }, { step: "team-turn", arg: 1 }, "clean-up"],
  };
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [9, 5] }, werner: { at: [2, 2] } },
    arrange: [turns],
  });
  t.choose({ kind: "open-door" })
    .choose({ kind: "move", square: at(9, 4) })
    .choose("end-activation");
  expect(t.at("doors.3.open")).toBe(true);
  const left = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [9, 5] }, werner: { at: [2, 2] } },
    arrange: [{ doors: { "9,4": { open: true, openedBy: -3 } } }, turns],
  });
  left.choose("end-activation");
  expect(left.at("doors.3.open")).toBe(false);
});

test("HI-13.13, HI-26.5 enemies do not enter a held doorway, friends walk through", () => {
  const models = { harvey: { at: [9, 5] }, shoko: { at: [9, 4] }, werner: { at: [22, 5] } };
  const open = { doors: { "9,4": { open: true } } };
  const friend = mission([["harvey", "shoko"], ["werner"]], {
    models,
    arrange: [open, { activate: "harvey" }],
  });
  expect(friend.offered()).toContain("Move to (9, 3)");
  expect(friend.offered()).not.toContain("Move to (9, 4)"); // HI-26.3
  const foe = mission([["shoko"], ["werner"]], {
    models: { shoko: { at: [9, 4] }, werner: { at: [9, 5] } },
    arrange: [open, { activate: "werner" }],
  });
  expect(foe.offered()).not.toContain("Move to (9, 3)");
});

test("HI-13.15 somebody beside a door does not keep it shut", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: { ...beside, shoko: { at: [9, 3] } },
    arrange: [{ activate: "harvey" }],
  });
  expect(kindsOf(t)).toContain("open-door");
});

test("HI-13.18, HI-14.8, HI-R128 Door Breaker opens a lock for 1 AP and is heard", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [9, 5], chips: ["door-breaker"] }, werner: { at: [22, 5] } },
    arrange: [{ doors: { "9,4": { locked: true } } }, { activate: "harvey" }],
  });
  t.choose({ kind: "break-door" });
  expect(t.at("doors.3")).toMatchObject({ open: true, locked: true });
  expect(t.at("activation.points")).toBe(1);
  expect(t.at("alarm.0")).toBe(1);
});

test("HI-13.22, HI-14.5 a Breaching Charge forces a door for good, once, and is heard far", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [9, 5], equipment: ["breaching-charge"] }, werner: { at: [22, 5] } },
    arrange: [{ doors: { "9,4": { locked: true } } }, { activate: "harvey" }],
  });
  t.choose({ kind: "blast-door" });
  expect(t.at("doors.3")).toMatchObject({ open: true, locked: false, forced: true });
  expect(t.at("activation.points")).toBe(1);
  expect(t.at("alarm.0")).toBe(2);
  expect(t.at("models.harvey.equipment.0.spent")).toBe(true);
});

test("HI-13.16, HI-13.17, HI-25.1, HI-25.7, HI-R42 the holder sets its doors before and after each Team's turn", () => {
  const t = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    arrange: [
      { terminal: { id: "orange", team: 0, controller: "tomo" } },
      { steps: ["real-world", "clean-up"] },
    ],
  });
  expect(t.asked()).toEqual({ seats: [0], kind: "doors" });
  t.choose({ kind: "set-door", square: at(2, 4), open: true, locked: false });
  t.choose("pass").choose("end-activation");
  expect(t.at("doors.0.open")).toBe(true); // HI-13.17
  expect(t.asked()).toEqual({ seats: [0], kind: "doors" }); // HI-25.7
});

test("HI-R44 a door is not closed on somebody", () => {
  const t = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    models: { werner: { at: [2, 4] } },
    arrange: [
      { doors: { "2,4": { open: true } } },
      { terminal: { id: "orange", team: 0, controller: "tomo" } },
      { steps: ["real-world", "clean-up"] },
    ],
  });
  expect(t.offered()).not.toContain("Door at (2, 4): closed, locked");
  expect(t.offered()).toContain("Door at (2, 4): open, locked");
});

test("HI-13.11, HI-35.2 all doors close in the Clean-Up Phase", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: beside,
    arrange: [
      { doors: { "9,4": { open: true }, "2,4": { open: true, forced: true } } },
      { steps: ["clean-up"] },
    ],
  });
  expect(t.at("doors.3.open")).toBe(false);
  expect(t.at("doors.2.open")).toBe(true);
});

test("HI-44.1, HI-44.2, HI-44.4 forcing needs cyberware, and 9 for PH 5", () => {
  const locked = { doors: { "9,4": { locked: true } } };
  const without = mission([["harvey"], ["werner"]], {
    models: beside,
    arrange: [locked, { activate: "harvey" }],
  });
  expect(kindsOf(without)).not.toContain("force-door");
  const t = mission([["harvey"], ["tetsuo"]], {
    models: { harvey: { at: [22, 6] }, tetsuo: { at: [9, 5] } },
    arrange: [locked, { activate: "tetsuo" }],
    cards: [8],
  });
  t.choose({ kind: "force-door" });
  expect(t.at("doors.3.open")).toBe(false);
  const off = mission([["shoko"], ["werner"]], {
    models: { shoko: { at: [9, 5] }, werner: { at: [22, 5] } },
    options: { forcing: false },
    arrange: [locked, { activate: "shoko" }],
  });
  expect(kindsOf(off)).not.toContain("force-door");
});

test("HI-13.5, HI-13.6 a door that is held when all lock stays open, and locks when it closes", () => {
  const t = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    models: { tomo: { at: [8, 2], resources: 6 }, werner: { at: [2, 4] } },
    arrange: [
      { doors: { "2,4": { open: true } } },
      { set: "teams.0.hacker", to: "tomo" },
      { hand: { team: 0, cards: ["lovebite"] } },
      { phase: [4, "cyber-turn", 0] },
    ],
    cards: [9, 8, 2],
    chance: { "cards-ai": ["ids-alpha-class"] },
  });
  t.choose({ kind: "attack-terminal", terminal: "orange" })
    .amount(2)
    .choose({ kind: "take", value: 9 })
    .pick([]);
  expect(t.at("doors.0")).toMatchObject({ open: true, locked: true });
});
