import { advice, box } from "@sprawl/cyberverse";
import type { Table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import {
  agent,
  eden,
  isThere,
  kinds,
  offers,
  options,
  org,
  stateOf,
  take,
  until,
} from "./new-eden.js";

function activated(agents: object, more: object = {}): Table {
  const t = eden({ at: "activation", agents: agents as never, ...more });
  return take(t, "activate");
}

const walks = (t: Table): string[] =>
  options(t).flatMap((each) =>
    each.kind === "walk" ? [`${each.zone}/${each.position} for ${each.cost}`] : [],
  );
const journeys = (t: Table): string[] =>
  options(t).flatMap((each) =>
    each.kind === "travel"
      ? [`${each.district} for ${each.cost}${each.via ? ` by ${each.via}` : ""}`]
      : [],
  );

test("CV-15.1, CV-15.4, CV-15.5, CV-15.7, CV-15.13, CV-R40 from the Entry zone to another District, for the points between them", () => {
  expect(journeys(activated({ igor: { org: 0, district: 1, zone: 6 } }))).toEqual([
    "2 for 1",
    "3 for 2",
    "4 for 3",
    "5 for 1",
  ]);
  expect(journeys(activated({ igor: { org: 0, district: 1, zone: 5 } }))).toEqual([
    "2 for 2",
    "3 for 3",
    "5 for 2",
  ]);
  const t = activated({ igor: { org: 0, district: 1, zone: 5 } });
  t.choose({ kind: "travel", district: 2 });
  expect(agent(t, "igor")).toMatchObject({ district: 2, zone: 6, position: -1 });
});

test("CV-15.3, CV-R39 from HQ into the Entry zone of any District for nothing", () => {
  const t = activated({ igor: { org: 0 } });
  expect(offers(t, "enter", "district")).toEqual([1, 2, 3, 4, 5]);
  t.choose({ kind: "enter", district: 3 });
  expect(agent(t, "igor")).toMatchObject({ district: 3, zone: 6 });
  expect(walks(t)).toContain("3/-1 for 3");
});

test("CV-15.6, CV-15.8, CV-15.20, CV-15.22, CV-R41 points that are left may be spent there, even on a third District; the rest is lost", () => {
  const t = activated({ igor: { org: 0, district: 1, zone: 6 } });
  t.choose({ kind: "travel", district: 5 });
  expect(journeys(t)).toEqual(["1 for 1", "2 for 2", "3 for 1", "4 for 2"]);
  expect(walks(t)).toContain("1/-1 for 1");
  t.choose({ kind: "travel", district: 3 }).choose("stay");
  expect(agent(t, "igor")).toMatchObject({ district: 3, zone: 6 });
  until(t, "strategy");
  expect(stateOf(t).turn).toBe(2);
  expect(agent(t, "igor")).toMatchObject({ district: 3, zone: 6 }); // CV-15.22
});

test("CV-15.9, CV-20.9 with a Wound there is no change of District, but walking is free", () => {
  const t = activated({ igor: { org: 0, district: 1, zone: 6, wound: true } });
  expect(journeys(t)).toEqual([]);
  expect(walks(t).length).toBeGreaterThan(0);
});

test("CV-15.10, CV-15.11, CV-15.12, CV-21.1, CV-21.3, CV-21.5, CV-R69 a point a zone, one more for a Tactical Position, and never through a wall", () => {
  const t = activated({ igor: { org: 0, district: 2, zone: 6 } });
  expect(walks(t)).toEqual([
    "1/-1 for 3",
    "2/-1 for 2",
    "3/-1 for 3",
    "4/-1 for 2",
    "5/-1 for 1",
    "4/0 for 3",
    "2/1 for 3",
    "5/3 for 2",
  ]);
});

test("CV-15.12 from the Entry zone of Fargo Junction zone 1 is three moves away, behind its wall", () => {
  const t = activated({ igor: { org: 0, district: 2, zone: 6 } });
  expect(walks(t)).toContain("1/-1 for 3");
});

test("CV-15.15, CV-15.17, CV-15.18, CV-15.19 a full zone or board cannot be entered; rivals do not block", () => {
  const crowd = {
    alena: { org: 1, district: 2, zone: 5 },
    kettle: { org: 1, district: 2, zone: 5 },
    "wu-fang": { org: 1, district: 2, zone: 5 },
  };
  const t = activated({ igor: { org: 0, district: 2, zone: 6 }, ...crowd });
  expect(walks(t)).toEqual([]);
  const passing = activated({
    igor: { org: 0, district: 2, zone: 6 },
    alena: { org: 1, district: 2, zone: 5 },
  });
  expect(walks(passing)).toContain("2/-1 for 2");
  const entry = {
    alena: { org: 1, district: 3, zone: 6 },
    "wu-fang": { org: 1, district: 3, zone: 6 },
    ledger: { org: 1, district: 3, zone: 6 },
  };
  expect(offers(activated({ igor: { org: 0 }, ...entry }), "enter", "district")).toEqual([
    1, 2, 4, 5,
  ]);
  const five = {
    ...entry,
    ledger: { org: 1, district: 3, zone: 2 },
    saffron: { org: 0, district: 3, zone: 3, called: true },
    kettle: { org: 0, district: 3, zone: 3, called: true },
  };
  expect(offers(activated({ igor: { org: 0 }, ...five }), "enter", "district")).toEqual([
    1, 2, 4, 5,
  ]);
});

test("CV-15.21, CV-R42 nobody walks back to HQ", () => {
  const t = activated({ igor: { org: 0, district: 2, zone: 6 } });
  expect(kinds(t).sort()).toEqual(["stay", "travel", "walk"]);
});

test("CV-12.26, CV-12.27, CV-12.28, CV-15.23, CV-R113 Express and Armoured Vehicles drive for nothing, but not back", () => {
  for (const vehicle of ["city-cab", "night-van"]) {
    const t = activated({ igor: { org: 0, district: 1, zone: 6, vehicle } });
    expect(journeys(t)).toEqual(["2 for 0", "3 for 0", "4 for 0", "5 for 0"]);
    t.choose({ kind: "travel", district: 5 });
    expect(journeys(t)).toEqual(["2 for 0", "3 for 0", "4 for 0"]);
  }
});

test("CV-12.29 Boost raises Movement, up to 5", () => {
  const t = activated({ "pale-bear": { org: 0, district: 2, zone: 6, vehicle: "street-racer" } });
  expect(walks(t)).toContain("3/-1 for 3");
  const fast = activated({ lantern: { org: 0, district: 1, zone: 6, vehicle: "street-racer" } });
  expect(fast.view(0).question?.args).toMatchObject({ points: 5 });
});

test("CV-21.2, CV-21.9 a Tactical Position holds one; every board has one Hacking position", () => {
  const t = activated({
    igor: { org: 0, district: 1, zone: 1 },
    alena: { org: 1, district: 1, zone: 2, position: 0 },
  });
  expect(walks(t).some((walk) => walk.startsWith("2/0"))).toBe(false);
  for (const { positions } of Object.values(box.layouts)) {
    expect(positions.map(({ kind }) => kind)).toEqual([
      "hacking",
      "advantageous",
      "covered",
      "covered",
    ]);
  }
});

test("CV-21.4, CV-21.12, CV-R70 stepping off is free, going on costs as usual; one stays there from turn to turn", () => {
  const t = activated({ igor: { org: 0, district: 1, zone: 2, position: 0 } });
  expect(walks(t)).toContain("2/-1 for 0");
  expect(walks(t)).toContain("3/-1 for 1");
  const waiting = eden({
    at: "turn",
    turn: 3,
    agents: { igor: { org: 0, district: 1, zone: 2, position: 0 } },
  });
  expect(agent(waiting, "igor").position).toBe(0);
});

test("CV-15.1 distances are the same both ways; every layout is connected, its walls and borders complete, its positions in reach", () => {
  for (const layout of Object.values(box.layouts)) {
    const { cells, adjacent, walls, distances, entry, positions } = layout;
    const touching = new Set<string>();
    cells.forEach((a, i) => {
      cells.forEach((b, j) => {
        const near = a.some(([x, y]) =>
          b.some(([u, v]) => Math.abs(x - u) + Math.abs(y - v) === 1),
        );
        if (i < j && near) touching.add(`${i + 1}-${j + 1}`);
      });
    });
    const listed = [...adjacent, ...walls].map(([a, b]) => `${a}-${b}`);
    expect(new Set(listed)).toEqual(touching);
    expect(listed.length).toBe(touching.size);
    for (let zone = 1; zone <= cells.length; zone++) expect(distances[entry][zone]).toBeLessThan(9);
    const far = distances[entry][positions[0].zone];
    expect(far).toBeGreaterThanOrEqual(1);
    expect(far).toBeLessThanOrEqual(3);
  }
});

test("CV-15.10, CV-21.3, CV-3.2 on each of the 10 boards one walks from the Entry zone to every zone and every position", () => {
  expect(Object.keys(box.layouts).sort()).toEqual(
    ["A", "B"].flatMap((side) => [1, 2, 3, 4, 5].map((district) => `${side}${district}`)),
  );
  for (const { id, district, entry, cells, positions, distances } of Object.values(box.layouts)) {
    const from = (zone: number): string[] => {
      const racer = { org: 0, district, zone, vehicle: "street-racer" };
      return walks(activated({ lantern: racer }, { districts: { [district]: { layout: id } } }));
    };
    const zones = cells.flatMap((_, i) => (i + 1 === entry ? [] : [i + 1]));
    const reached = zones.map((zone) => `${zone}/-1 for ${distances[entry][zone]}`);
    expect(from(entry), id).toEqual(expect.arrayContaining(reached));
    positions.forEach(({ zone }, position) => {
      expect(from(zone), id).toContain(`${zone}/${position} for 1`);
    });
  }
});

test("CV-1.14 Forged Pass and Shadow Step leave from any zone; Dispatch Nine drives once a turn", () => {
  const pass = activated({ igor: { org: 0, district: 1, zone: 3, slots: ["forged-pass"] } });
  expect(journeys(pass)).toContain("2 for 1 by forged-pass");
  pass.choose({ kind: "travel", district: 2, via: "forged-pass" });
  expect(agent(pass, "igor").slots).toEqual([]);
  expect(journeys(activated({ shroud: { org: 0, district: 1, zone: 3 } }))).toContain("2 for 1");
  const cab = activated(
    { igor: { org: 0, district: 1, zone: 6 } },
    { org: [{ org: 0, supports: ["dispatch-nine"] }] },
  );
  cab.choose({ kind: "travel", district: 4, via: "dispatch-nine" });
  expect(journeys(cab).some((way) => way.includes("dispatch"))).toBe(false);
});

test("CV-1.11 Slipstream, Grapple Line, Stim Injector and Gate Marshal Ito bend the rules of movement", () => {
  expect(walks(activated({ molly: { org: 0, district: 1, zone: 6 } }))).toContain("2/0 for 2");
  expect(
    walks(activated({ igor: { org: 0, district: 2, zone: 6, slots: ["grapple-line"] } })),
  ).toContain("1/-1 for 1");
  const stim = activated({
    "pale-bear": { org: 0, district: 2, zone: 6, slots: ["stim-injector"] },
  });
  stim.choose("spur");
  expect(walks(stim)).toContain("3/-1 for 3");
  const gate = activated(
    { igor: { org: 0 } },
    { org: [{ org: 0, supports: ["gate-marshal-ito"] }] },
  );
  gate.choose({ kind: "enter", district: 1, zone: 3 });
  expect(agent(gate, "igor")).toMatchObject({ district: 1, zone: 3 });
});

test("CV-1.11 a Grapple Line leads through one wall in an activation, not two", () => {
  const line = { org: 0, district: 2, zone: 1, slots: ["grapple-line"], vehicle: "city-cab" };
  const once = activated({ igor: line });
  once.choose({ kind: "travel", district: 3 });
  expect(walks(once).some((walk) => walk.startsWith("5/"))).toBe(false);
  const fresh = activated({ igor: { ...line, district: 3, zone: 6 } });
  expect(walks(fresh)).toContain("5/-1 for 1");
});

test("CV-1.21 Events make ways longer, or bar them; Toll is paid on entering", () => {
  const slow = activated(
    { igor: { org: 0, district: 1, zone: 6 } },
    { news: [{ event: "bargain-stampede" }] },
  );
  expect(walks(slow)).toContain("5/-1 for 2");
  const closed = activated(
    { igor: { org: 0, district: 2, zone: 6 } },
    { news: [{ event: "midnight-train" }] },
  );
  expect(journeys(closed)).toEqual([]);
  const entry = activated(
    { igor: { org: 0, district: 1, zone: 6, vehicle: "city-cab" } },
    { news: [{ event: "derailed-express" }] },
  );
  expect(journeys(entry)).toContain("2 for 1");
  const toll = activated({ igor: { org: 0 }, tollgate: { org: 1, district: 3 } });
  toll.choose({ kind: "enter", district: 3 });
  expect([org(toll).money, org(toll, 1).money]).toEqual([800, 1000]);
});

test("CV-6.4, CV-20.12, CV-20.13, CV-20.14, CV-20.16 healing: a Status token of one's choice first, then Health, never above the maximum", () => {
  const t = eden({ agents: { igor: { org: 0, wound: true, bleeding: true, health: 3 } } });
  t.choose({ kind: "train" });
  expect(offers(t, "remove-status", "status")).toEqual(["bleeding", "wound"]);
  t.choose({ status: "wound" });
  expect(agent(t, "igor")).toMatchObject({ wound: false, bleeding: true, health: 3 });
  const hurt = eden({ agents: { igor: { org: 0, health: 2 } } });
  hurt.choose({ kind: "train" });
  expect(agent(hurt, "igor").health).toBe(3);
  const whole = eden({ agents: { igor: { org: 0 } } });
  whole.choose({ kind: "train" });
  expect(agent(whole, "igor").health).toBe(4);
});

test("CV-20.18, CV-20.19, CV-20.20, CV-20.21, CV-30.3, CV-R43, CV-R94, CV-R107, CV-R109, CV-20.25 the dead leave: sheet under the deck or out of the game, tokens under their stacks", () => {
  const position = {
    at: "activation",
    agents: {
      igor: { org: 0, district: 2, health: 1, bleeding: true, ones: 2, slots: ["hand-gun"] },
    },
    org: [
      { org: 0, story: { id: "last-tram-home", cards: ["tunnel-maps"], done: ["tunnel-maps 0"] } },
    ],
  };
  const t = eden(position);
  expect(isThere(t, "igor")).toBe(false);
  expect(t.face("sheets.0")).toBe("s1");
  expect(t.face("stores.weapons.stack.0")).toBe("Hand Gun");
  expect(org(t).story?.folders[0].missions[0]).toBe("validated");
  const forever = eden({ ...position, options: { permanentDeath: true } });
  expect(forever.faces("lost")).toContain("s1");
});

test("CV-20.17, CV-20.22, CV-3.18 Health goes at once; the dead's Combat token goes to the discards, Status and XP are no limit", () => {
  const t = eden({
    agents: {
      alena: { org: 0, district: 2, zone: 6 },
      igor: { org: 1, district: 2, zone: 6, health: 1, wound: true },
    },
    fight: { district: 2, brawl: "curfew", tokens: { alena: "t03", igor: "t05" } },
  });
  t.choose("stay").choose("hold");
  t.choose("stay").choose("attack");
  take(t, "strike");
  expect(isThere(t, "igor")).toBe(false);
  expect(t.faces("piles.tokens.discard")).toContain("+5 / 1");
  expect(Object.keys(stateOf(t).reserve)).not.toContain("wound");
});

test("CV-20.7, CV-20.11, CV-R72 Status tokens stay, one of each type", () => {
  const t = eden({
    at: "turn",
    turn: 2,
    agents: { igor: { org: 0, wound: true, suppression: true } },
  });
  expect(agent(t, "igor")).toMatchObject({ wound: true, suppression: true, bleeding: false });
});

test("CV-14.31 what is forecast for a Rescue is what it costs", () => {
  const t = eden({ agents: { igor: { org: 0, district: 2, wound: true } } });
  expect(advice.rescuePrice(advice.seenIn(t.view(0) as never), agent(t, "igor"))).toBe(300);
  expect(stateOf(until(t, "auxiliary")).phase).toBe("activation");
});
