/** Lines of the tower's algorithm, and of attacks, that only show at an edge. */
import type { Plain } from "@sprawl/engine";
import { advice, box, modelOf } from "@sprawl/human-interface";
import { expect, test } from "vitest";
import { at, mission, rulesOf, stateOf } from "./mission.js";
import { acting, floor, type Table } from "./tables.js";

const [AH, BH, B1] = [0, 5, 6];
const told = (t: Table) => t.told("spectator").join("\n");
const events = (t: Table, type: string) =>
  t.events().flatMap((event) => (event.type === type ? [event.args] : []));

test("HI-14.9 only members on their feet will be heard, not machines, not the unconscious", () => {
  const g = rulesOf(
    floor({ shoko: { at: [0, 5], condition: "unconscious" }, "masamune-1": { at: [3, 5] } }, [
      { activate: "tomo" },
    ]),
  );
  expect(advice.alarmToCome(g)[AH]).toBe(1);
});

test("HI-34.6, HI-34.30 a machine will come as near as its range asks, and no nearer", () => {
  const ahead = (machine: string, x: number) => {
    const g = rulesOf(
      floor({ tomo: { at: [0, 1] }, shoko: { at: [2, 5] }, [machine]: { at: [x, 5] } }, [
        { activate: "tomo" },
      ]),
    );
    return advice.forecastOf(g, modelOf(g, machine));
  };
  const masamune = ahead("masamune-1", 9);
  expect(masamune?.target).toBe("shoko");
  expect(masamune?.way.map((square) => square % 36)).toEqual([8, 7]); // 5 squares away
  expect(ahead("muramasa-1", 6)?.way.map((square) => square % 36)).toEqual([5]); // 3 squares away
});

test("HI-33.6 only a machine that comes from behind another is late, and only with its first Move", () => {
  const taken = (drone: Record<string, Plain>) => {
    const hidden = { tomo: { at: [8, 13] }, shoko: { at: [9, 13] }, rin: { at: [10, 13] } };
    const t = floor({ ...hidden, "masamune-1": drone }, [
      { set: "levels.1", to: 3 },
      ...acting("masamune-1"),
    ]);
    return events(t, "takes-way").map((args) => args?.taken);
  };
  expect(taken({ condition: "waiting", entry: at(17, 0), behind: 2 })).toEqual([3, 5]);
  expect(taken({ at: [17, 1], behind: 2 })).toEqual([5, 5]);
});

test("HI-33.15 a machine that cannot leave the square of the one before it waits on", () => {
  const waits = { condition: "waiting", entry: at(17, 0), behind: 1 };
  const t = floor({ "masamune-1": { at: [17, 0] }, "masamune-2": waits }, acting("masamune-2"));
  expect(t.at("models.masamune-2")).toMatchObject({ condition: "waiting", at: -1 });
});

test("HI-33.15 a machine that has come in does not go back behind its entry point", () => {
  const t = floor(
    { "masamune-1": { at: [17, 1] }, "masamune-2": { at: [17, 1] } },
    acting("masamune-2"),
  );
  expect(t.at("models.masamune-2")).toMatchObject({ condition: "ready", at: at(17, 1) });
});

test("HI-33.15, HI-5.14 a machine that is shot as it comes in is gone, and does not wait again", () => {
  const t = floor(
    {
      tomo: { at: [0, 6] },
      shoko: { at: [17, 2], equipment: ["saipan-sa12"] },
      "masamune-1": { condition: "waiting", entry: at(17, 0), behind: 1, wounds: 3 },
      "masamune-2": { at: [17, 0] },
    },
    acting("masamune-1"),
    { cards: [9, 1] },
  );
  t.choose({ kind: "fast-attack", model: "shoko" });
  expect(t.at("models.masamune-1")).toMatchObject({ condition: "reserve", at: -1 });
});

test("HI-34.18 whom a player has chosen among two as near stays the target while both are", () => {
  const t = floor(
    {
      tomo: { at: [3, 5], reacted: true },
      shoko: { at: [3, 6], reacted: true },
      "masamune-1": { at: [11, 5] },
    },
    acting("masamune-1"),
  );
  expect(t.asked()?.kind).toBe("aim");
  t.choose({ kind: "aim", model: "shoko" });
  expect(t.asked()?.kind).toBe("respond");
  expect(told(t).match(/aims at/g)).toHaveLength(1);
});

test("HI-34.31, HI-34.10 when its target falls on the way it goes after the next in its own area", () => {
  const t = floor(
    {
      shoko: { at: [15, 2], crippled: true, wounds: 5 },
      tomo: { at: [21, 7] },
      "muramasa-1": { at: [14, 6], guards: BH },
    },
    [
      {
        push: "mines",
        value: { at: at(14, 2), team: 1, by: "rin", active: true, card: "kurogane-mine" },
      },
      ...acting("muramasa-1"),
    ],
    { cards: [2, 2] },
  );
  expect(t.at("models.shoko.condition")).toBe("unconscious");
  expect(told(t)).toContain("goes after Tomo Kosuda");
  expect((t.at("models.muramasa-1.at") as number) % 36).toBe(16);
});

test("HI-34.9 a machine that shared its area when the alarm was established does not follow it", () => {
  const t = floor(
    { tomo: { at: [23, 18] }, shoko: { at: [22, 18] }, "masamune-1": { at: [5, 5], guards: AH } },
    [{ set: `levels.${B1}`, to: 3 }, ...acting("masamune-1")],
  );
  expect(t.at("models.masamune-1.at")).toBe(at(5, 5));
  expect(told(t)).toContain("does not follow the alarm");
});

test("HI-34.14, HI-34.15 one token is alarm enough; where it is loudest a machine stays and says so", () => {
  const one = floor({ "masamune-1": { at: [17, 1] } }, [
    { set: `levels.${B1}`, to: 1 },
    ...acting("masamune-1"),
  ]);
  expect(told(one)).toContain("heads for B1, where the alarm is highest: 1");
  const there = floor({ "masamune-1": { at: [17, 5] } }, [
    { set: `levels.${B1}`, to: 2 },
    ...acting("masamune-1"),
  ]);
  expect(told(there)).toContain("stays: the alarm is highest where it stands");
  expect(told(there)).not.toContain("heads for");
});

test("HI-R4 cards drawn between two areas are a test of their own", () => {
  const t = floor(
    { "masamune-1": { at: [17, 17] }, rin: { at: [9, 14] } },
    [{ set: "levels.11", to: 2 }, { set: "levels.12", to: 2 }, ...acting("masamune-1")],
    { cards: [10, 3] },
  );
  expect(told(t)).toContain("D1 is as loud and as near: 10");
  expect(t.at("cando.drawn")).toEqual([]);
  expect(t.at("cando.deck")).toHaveLength(40);
});

test("HI-30.21, HI-R115 a machine is fired at as one that moves, when it begins and after each step", () => {
  const t = floor(
    { tomo: { at: [0, 1] }, shoko: { at: [2, 5] }, "masamune-1": { at: [11, 5] } },
    acting("masamune-1"),
  );
  for (const x of [11, 10, 9]) {
    expect((t.at("models.masamune-1.at") as number) % 36).toBe(x);
    expect(t.asked()).toEqual({ seats: [0], kind: "react" });
    expect(t.view(0).question?.args).toMatchObject({ model: "masamune-1", moving: 1 });
    t.pass();
  }
});

test("HI-34.22 with the only door held it goes up to it, and stops before whom it leaves alone", () => {
  const A3 = box.missions["zero-hour"].plan.areas.findIndex(({ name }) => name === "A3");
  const t = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    models: {
      tomo: { at: [1, 20] },
      werner: { at: [7, 9], reacted: true },
      "masamune-1": { at: [5, 5] },
    },
    arrange: [
      { doors: { "7,9": { open: true } } },
      { set: `levels.${A3}`, to: 4 },
      ...acting("masamune-1"),
    ],
  });
  expect(t.at("models.masamune-1.at")).toBe(at(6, 9));
});

test("HI-34.22 with every way held it takes the one it would have, and stops before whoever stands in it", () => {
  const held = (x: number, y: number) => ({ at: [x, y], reacted: true });
  const t = mission([["tomo"], ["werner", "markus", "isamu", "rin"]], {
    mission: "zero-hour",
    models: {
      tomo: { at: [5, 11], reacted: true },
      werner: held(5, 8),
      markus: held(6, 8),
      isamu: held(17, 9),
      rin: held(18, 9),
      "masamune-1": { at: [11, 5], guards: AH },
    },
    arrange: acting("masamune-1"),
  });
  expect(told(t)).toContain("sees nobody and goes after Tomo Kosuda");
  expect([at(5, 7), at(6, 7)]).toContain(t.at("models.masamune-1.at"));
});

test("HI-13.20 a door falls shut behind the machine that went through it", () => {
  const t = floor({ "masamune-1": { at: [18, 9] }, shoko: { at: [0, 1] }, tomo: { at: [1, 1] } }, [
    { set: `levels.${BH}`, to: 2 },
    { models: { "masamune-1": { at: [18, 7] } } },
    { doors: { "18,8": { locked: true } } },
    ...acting("masamune-1"),
  ]);
  expect(events(t, "moved")).toContainEqual(
    expect.objectContaining({ model: "masamune-1", square: at(18, 8) }),
  );
  expect(t.at("models.masamune-1.at")).not.toBe(at(18, 8));
  expect(t.at("doors.3")).toMatchObject({ open: false, passing: false, locked: true });
});

/** A Masamune hits Harvey with a burst on this card. */
const burst = (card: number, equipment: readonly string[] = []) => {
  const t = mission([["harvey"], ["rin"]], {
    mission: "kill-switch",
    models: {
      harvey: { at: [3, 5], reacted: true, equipment: [...equipment] },
      rin: { at: [23, 17] },
      "masamune-1": { at: [6, 5] },
    },
    arrange: acting("masamune-1"),
    cards: [card, 1],
  });
  return events(t.choose("nothing"), "hit")[0];
};

test("HI-34.29, HI-6.6 a machine shifts its burst to the thinnest Armour, and else leaves it", () => {
  expect(burst(7)).toMatchObject({ drawn: 6, location: "arms" }); // 2 instead of 3
  expect(burst(5)).toMatchObject({ drawn: 5 }); // 2 everywhere around it
  expect(burst(9)).toMatchObject({ drawn: 10, location: "head" });
});

test("HI-R46 a blow counts as a blow, a shot as a shot: each is heard once", () => {
  const after = (weapon: string) => {
    const t = mission([["harvey"], ["werner"]], {
      models: { harvey: { at: [5, 5], reacted: true }, werner: { at: [6, 5] } },
      arrange: [{ set: "rows.0", to: 8 }, { activate: "werner" }], // a shot was heard
      cards: [2, 9],
    });
    t.choose({ kind: "attack", weapon }).choose("dodge");
    return stateOf(t).alarm[0];
  };
  expect([after("amm-needle"), after("nakamura-type-60")]).toEqual([1, 0]);
});

/** Werner attacks Harvey, with Shoko behind him in the line; she fires first. */
const crossfire = (harvey: Record<string, Plain>, werner: Record<string, Plain>, cards: number[]) =>
  mission([["harvey", "shoko"], ["werner"]], {
    options: { intervening: true },
    models: {
      harvey: { at: [7, 5], reacted: true, ...harvey },
      shoko: { at: [4, 5], equipment: ["saipan-sa12"] },
      werner: { at: [9, 5], ...werner },
    },
    arrange: [{ activate: "werner" }],
    cards,
  })
    .choose({ kind: "attack", model: "harvey", weapon: "nakamura-type-60" })
    .choose({ kind: "fast-attack", model: "shoko" });

test("HI-30.13 an attack does not go on if its target or its attacker has fallen", () => {
  // 8 - 3 - 3 for Harvey between, + 7 against a Dodge of 6 + 3: the shot hits Harvey instead.
  const target = crossfire({ crippled: true, wounds: 3 }, {}, [7, 3, 2]).choose("dodge");
  expect(target.at("models.harvey.condition")).toBe("unconscious");
  expect(target.asked()?.kind).not.toBe("respond");
  expect(told(target)).not.toContain("against Harvey");
  const attacker = crossfire({}, { crippled: true, wounds: 3 }, [10, 1]).choose("nothing");
  expect(attacker.at("models.werner.condition")).toBe("unconscious");
  expect(attacker.asked()?.kind).not.toBe("respond");
});

test("HI-41.6 a shot that would have missed with nobody between as well hits nobody", () => {
  const shot = (answer: string, cards: readonly number[]) => {
    const t = mission([["harvey", "shoko"], ["werner"]], {
      options: { intervening: true },
      models: {
        harvey: { at: [3, 5], reacted: true },
        shoko: { at: [6, 5], reacted: true },
        werner: { at: [9, 5], equipment: ["nakamura-type-60"] },
      },
      arrange: [{ activate: "werner" }],
      cards,
    });
    return told(
      t.choose({ kind: "attack", model: "harvey", weapon: "nakamura-type-60" }).choose(answer),
    );
  };
  expect(shot("nothing", [5, 9, 2])).toContain("who stands between"); // 6 - 3 + 5 against 9
  const missed = shot("dodge", [5, 1]);
  expect(missed).toContain("3 + 5 = 8 against Harvey Scott: 10 + 1 = 11"); // 11 without Shoko: a tie
  expect(missed).not.toContain("who stands between");
});
