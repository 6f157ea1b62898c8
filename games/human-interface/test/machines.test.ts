import { expect, test } from "vitest";
import { at, mission, stateOf } from "./mission.js";
import { acting, floor, type Line } from "./tables.js";

const wholePhase: Line[] = [{ set: "turn", to: 1 }, { steps: ["tower", "clean-up"] }];
const AH = 0;
const BH = 5;
const B1 = 6;
const told = (t: ReturnType<typeof mission>) => t.told("spectator").join("\n");

test("HI-33.4 a destroyed drone is replaced by one of its own kind", () => {
  const t = floor({ "muramasa-1": { at: [14, 1] } }, wholePhase);
  const out = stateOf(t).models.filter(
    ({ kind, condition }) => kind === "drone" && condition !== "reserve",
  );
  expect(out.map(({ card }) => card).toSorted()).toEqual(["masamune", "muramasa"]);
});

test("HI-34.1 Move and attack, Move and Move, or attack: never two attacks", () => {
  const t = floor(
    { tomo: { at: [3, 5], reacted: true }, shoko: { at: [0, 1] }, "masamune-1": { at: [6, 5] } },
    acting("masamune-1"),
    { cards: [2, 9] },
  );
  t.choose("dodge");
  expect(told(t).match(/Masamune 1: /g)).toHaveLength(1);
  expect(t.asked()?.kind).not.toBe("respond");
});

test("HI-34.9, HI-34.10, HI-R117 who shares its area goes before a nearer one elsewhere; out of sight it is looked for", () => {
  // The hallway AH and room B1 are apart; the drone shares B1 with Tomo behind no wall.
  const t = floor(
    {
      tomo: { at: [19, 7], reacted: true },
      shoko: { at: [17, 2], reacted: true },
      "masamune-1": { at: [17, 4], guards: B1 },
    },
    [{ doors: { "18,8": { open: true } } }, ...acting("masamune-1")],
  );
  expect(t.view(0).question?.args).toMatchObject({ model: "tomo", by: "masamune-1" });
  expect(told(t)).toContain("aims at Tomo Kosuda, the nearest in sight in its own area");
  const away = floor(
    { tomo: { at: [13, 1] }, shoko: { at: [0, 1] }, "masamune-1": { at: [21, 10], guards: BH } },
    [{ set: `levels.${AH}`, to: 5 }, ...acting("masamune-1")],
  );
  expect(told(away)).toContain("sees nobody and goes after Tomo Kosuda");
  expect(away.at("models.masamune-1.at")).not.toBe(at(21, 10));
});

test("HI-34.11 a character in sight goes before the alarm", () => {
  const t = floor(
    { tomo: { at: [0, 1] }, shoko: { at: [4, 5], reacted: true }, "masamune-1": { at: [8, 5] } },
    [{ set: `levels.${B1}`, to: 9 }, ...acting("masamune-1")],
  );
  expect(t.view(0).question?.args).toMatchObject({ model: "shoko" });
});

test("HI-34.18, HI-R152 after each step the nearest in sight is the target; a target as near is kept", () => {
  const t = floor(
    {
      tomo: { at: [1, 5], reacted: true },
      shoko: { at: [9, 4], reacted: true },
      "masamune-1": { at: [14, 6] },
    },
    acting("masamune-1"),
  );
  // From (14, 6) only Tomo is in sight; on its way Shoko comes into sight and is nearer.
  expect(told(t)).toContain("aims at Tomo Kosuda");
  expect(t.view(0).question?.args).toMatchObject({ model: "shoko", by: "masamune-1" });
});

test("HI-34.20, HI-34.19 it passes other machines and ends in the last free square", () => {
  const t = floor(
    {
      tomo: { at: [0, 1] },
      shoko: { at: [0, 2] },
      "masamune-1": { at: [11, 5] },
      "masamune-2": { at: [6, 5] },
      "masamune-3": { at: [6, 6] },
    },
    [{ set: "levels.1", to: 4 }, { doors: { all: { open: false } } }, ...acting("masamune-1")],
  );
  const end = t.at("models.masamune-1.at") as number;
  expect([at(6, 5), at(6, 6)]).not.toContain(end);
  expect(end % 36).toBeLessThan(6);
});

test("HI-34.22, HI-R114 held up at a doorway it stops in front, and attacks if it can", () => {
  const t = floor(
    {
      tomo: { at: [9, 4], reacted: true },
      shoko: { at: [9, 2], reacted: true },
      "muramasa-1": { at: [9, 6] },
    },
    [{ set: "levels.2", to: 4 }, ...acting("muramasa-1")],
  );
  expect(t.at("models.muramasa-1.at")).toBe(at(9, 6)); // within range it need not move
  expect(t.view(0).question?.args).toMatchObject({ model: "tomo", by: "muramasa-1" });
  const blind = floor(
    {
      tomo: { at: [9, 4], condition: "unconscious" },
      shoko: { at: [8, 1] },
      "muramasa-1": { at: [9, 5] },
    },
    [{ set: "levels.2", to: 4 }, ...acting("muramasa-1")],
  );
  expect(blind.at("models.muramasa-1.at")).not.toBe(at(9, 4)); // nobody stands on another
});

test("HI-34.24, HI-34.30 the weapon with the higher Damage; it goes as near as the longest effective range asks", () => {
  const armed = ["nakamura-chain-gun", "rekken-maas-shotgun"];
  const near = floor(
    {
      tomo: { at: [3, 5], reacted: true },
      shoko: { at: [0, 1] },
      "masamune-1": { at: [6, 5], equipment: armed },
    },
    acting("masamune-1"),
  );
  expect(near.view(0).question?.args).toMatchObject({ weapon: "rekken-maas-shotgun" });
  const far = floor(
    {
      tomo: { at: [1, 5], reacted: true },
      shoko: { at: [0, 1] },
      "masamune-1": { at: [8, 5], equipment: armed },
    },
    acting("masamune-1"),
  );
  expect((far.at("models.masamune-1.at") as number) % 36).toBe(6); // distance 5, the Chain Gun's
  expect(far.view(0).question?.args).toMatchObject({ weapon: "nakamura-chain-gun" });
  const bare = floor(
    {
      tomo: { at: [3, 5], reacted: true },
      shoko: { at: [0, 1] },
      "masamune-1": { at: [4, 5], equipment: [] },
    },
    acting("masamune-1"),
  );
  expect(bare.view(0).question?.args).toMatchObject({ weapon: "bare-hands" });
});

test("HI-34.25 against a drone one dodges with all one's skills", () => {
  const t = mission([["harvey"], ["rin"]], {
    mission: "kill-switch",
    models: {
      harvey: { at: [3, 5], reacted: true },
      rin: { at: [23, 17] },
      "masamune-1": { at: [6, 5] },
    },
    arrange: acting("masamune-1"),
    cards: [2, 2],
  });
  t.choose("dodge");
  expect(told(t)).toContain("10 + 2 = 12"); // 5 + 3 + Desert Warrior
});

test("HI-34.31 who gets out of sight is followed", () => {
  const t = floor({ shoko: { at: [18, 7] }, "muramasa-1": { at: [18, 13] } }, [
    { doors: { "18,8": { open: true } } },
    ...acting("muramasa-1"),
  ]);
  t.choose({ kind: "take-cover", model: "shoko" }).choose({ square: at(19, 7) });
  expect(t.at("models.muramasa-1.at")).toBe(at(18, 8)); // two Moves on, though the first loses sight
});

test("HI-35.5, HI-R111 the Security Protocol is checked in the Clean-Up Phase as well", () => {
  const t = floor({}, [{ set: "turn", to: 1 }, { set: "phase", to: 7 }, { steps: ["clean-up"] }]);
  const out = stateOf(t).models.filter(
    ({ kind, condition }) => kind === "drone" && condition !== "reserve",
  );
  expect(out).toHaveLength(2);
});

test("HI-R110, HI-33.8 a machine that waits is not seen and does not see", () => {
  const t = floor(
    {
      tomo: { at: [17, 0] },
      shoko: { at: [17, 2] },
      "masamune-1": { condition: "waiting", entry: at(17, 0) },
    },
    [{ activate: "shoko" }],
  );
  expect(t.offered().some((option) => option.includes("Masamune"))).toBe(false);
  const still = floor(
    {
      tomo: { at: [17, 0] },
      shoko: { at: [17, 2] },
      "masamune-1": { condition: "waiting", entry: at(17, 0) },
    },
    acting("masamune-1"),
  );
  expect(still.at("models.masamune-1")).toMatchObject({ condition: "waiting", at: -1 });
});

test("HI-R116 a machine takes no Cybershock test, but can be stunned", () => {
  const t = mission([["harvey"], ["isamu"]], {
    models: {
      harvey: { at: [2, 2] },
      isamu: { at: [9, 5], equipment: ["kagutsuchi-plasma-projector", "shock-baton"] },
      "masamune-1": { at: [6, 5] },
      "masamune-2": { at: [10, 5] },
    },
    arrange: [{ activate: "isamu" }],
    cards: [9, 2],
  });
  t.choose({ kind: "attack", model: "masamune-1" });
  expect(told(t)).not.toContain("Cybershock test");
  const baton = mission([["harvey"], ["isamu"]], {
    models: { harvey: { at: [2, 2] }, isamu: { at: [9, 5] }, "muramasa-1": { at: [10, 5] } },
    arrange: [{ activate: "isamu" }],
    cards: [10, 2],
  });
  baton.choose({ kind: "attack", model: "muramasa-1", weapon: "shock-baton" });
  expect(baton.at("models.muramasa-1.stunned")).toBe(true);
});

test("HI-R118 alarm levels are established once; what is heard later counts next turn", () => {
  const t = floor({ "masamune-1": { at: [17, 1] } }, [
    { set: `alarm.${AH}`, to: 9 },
    { set: `levels.${B1}`, to: 2 },
    ...acting("masamune-1"),
  ]);
  expect(t.at("models.masamune-1.at")).toBe(at(17, 3));
});

test("HI-R119, HI-34.14 with nobody conscious there is no alarm, and machines stay", () => {
  const t = floor(
    {
      tomo: { condition: "unconscious" },
      shoko: { condition: "unconscious" },
      rin: { condition: "unconscious" },
      "masamune-1": { at: [17, 1] },
      "muramasa-1": { at: [14, 1] },
    },
    [{ set: "turn", to: 1 }, { steps: ["tower", "turn"] }],
  );
  t.choose({ model: "masamune-1" });
  expect(t.at("models.masamune-1.at")).toBe(at(17, 1));
  expect(told(t)).toContain("Masamune 1 stays: there is no alarm.");
});

test("HI-R22 a character lost in Phase 6 acts from the next turn on", () => {
  const t = floor(
    { shoko: { at: [3, 5], team: -1, seat: -1, lost: true, home: 0 }, tomo: { at: [1, 5] } },
    acting(),
  );
  expect(t.asked()).toEqual({ seats: [0], kind: "act" }); // Shoko is not among those still to act
  const next = floor(
    {
      shoko: { at: [3, 5], team: -1, seat: -1, lost: true, home: 0 },
      tomo: { at: [1, 5], reacted: true },
      "masamune-1": { at: [14, 1] },
      "muramasa-1": { at: [15, 1] },
    },
    [{ set: "turn", to: 1 }, { steps: ["tower", "clean-up"] }],
  );
  expect(next.offered()).toContain("Shoko Takayama");
});

test("HI-1.10, HI-16.7, HI-R7 the tower chooses at random without a CanDo card, and nobody is asked", () => {
  const t = mission([["tomo", "harvey"], ["rin"]], {
    mission: "kill-switch",
    arrange: [
      { install: { team: 0, field: 1, card: "tengu", owner: -1 } },
      { phase: [1, "infection"] },
    ],
    cards: [2, 2],
    chance: { affected: [1] },
  });
  expect(t.at("teams.0.network.0.target")).toBe("harvey");
  expect(t.at("cando.discard")).toHaveLength(2); // the two tests alone
});

test.each([
  ["second", [3, 8, 2], { drawn: 8, other: 2 }],
  ["first", [7, 2, 9], { drawn: 7, other: 9 }],
])(
  "HI-34.29, HI-3.6 Tetsuo, lost to Cyberpsychosis, draws two and takes the higher: the %s",
  (_, cards, drawn) => {
    const t = mission([["harvey"], ["tetsuo", "rin"]], {
      mission: "kill-switch",
      models: {
        harvey: { at: [3, 5], reacted: true },
        tetsuo: { at: [4, 5], team: -1, seat: -1, lost: true, home: 1 },
        rin: { at: [23, 17] },
      },
      arrange: acting("tetsuo"),
      cards,
    });
    t.choose("dodge");
    const tested = t.events().find(({ type }) => type === "attack-tested");
    expect(tested?.args).toMatchObject({ model: "tetsuo", ...drawn });
  },
);
