import { readFileSync } from "node:fs";
import { box, en, type State } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { isFaceUp, modelOf, sideOf } from "../src/models.js";
import { brokenBy, goodsFor, priceOf, startLevel } from "../src/preparing/purchases.js";
import { names } from "../src/text/en/names.js";
import { resourcesOf } from "../src/tokens.js";
import { mission, rulesOf, stateOf } from "./mission.js";

const rules = readFileSync(new URL("../rules.md", import.meta.url), "utf8");
const rows = (heading: string): string[][] => {
  const start = rules.indexOf(`\n${heading}\n`);
  const text = rules.slice(start, rules.indexOf("\n### ", start + 5));
  return text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};
const idOf = (name: string) => Object.keys(names).find((id) => names[id] === name);
const bare = (cell: string) => cell.replace(/ \(\*given\*[^)]*\)/g, "").replace(/ \([^)]*\)/g, "");

test("HI-3.1, HI-R1 forty CanDo cards, 2 3 4 5 6 6 5 4 3 2 of the values 1 to 10", () => {
  const t = mission([["harvey"], ["werner"]]);
  const faces = t.faces("cando.deck").map(Number);
  expect(
    Array.from({ length: 10 }, (_, i) => faces.filter((face) => face === i + 1).length),
  ).toEqual([2, 3, 4, 5, 6, 6, 5, 4, 3, 2]);
});

test("HI-4.1, HI-4.2, HI-4.3, HI-4.8, HI-R10 characters have the values of their cards on both sides", () => {
  const table = rows("### Characters").filter(
    (row) => row.length === 12 && /healthy|crippled/.test(row[2]),
  );
  expect(table).toHaveLength(22);
  let id = "";
  for (const [name, , side, ...values] of table) {
    if (name !== "") id = idOf(bare(name)) ?? "?";
    const card = box.characters[id][side as "healthy" | "crippled"];
    const { head, chest, arms, legs } = card.armour;
    const given = values.map((value) => Number.parseInt(value, 10));
    expect(
      [card.physical, card.mental, card.speed, card.wounds, card.chips, head, chest, arms, legs],
      `${id} ${side}`,
    ).toEqual(given);
    expect(card.wounds).toBe(card.physical);
  }
});

test("HI-4.4, HI-15.9 everybody starts with three cards in four slots, as their card says", () => {
  const table = rows("### Characters").filter(
    (row) => row.length === 6 && row[0] !== "Character" && !row[0].startsWith("-"),
  );
  expect(table).toHaveLength(11);
  for (const [name, , , equipment] of table) {
    const card = box.characters[idOf(name) ?? "?"];
    expect(card.equipment, name).toEqual(equipment.split(", ").map((item) => idOf(item)));
  }
});

test("HI-4.4 weapons have the figures of their cards", () => {
  const table = rows("### Weapons").filter((row) => /^W\d/.test(row[0]));
  expect(table).toHaveLength(29);
  for (const [, name, , availability, effective, maximum] of table) {
    const weapon = box.weapons[idOf(name) ?? "?"];
    expect(weapon, name).toBeDefined();
    const [damage, range] = effective.split(" / ").map(Number);
    if (effective.includes("/")) expect(weapon.effective, name).toEqual({ damage, range });
    const [far, reach] = maximum.split(" / ").map((value) => Number.parseInt(value, 10));
    if (maximum.includes("/")) expect(weapon.maximum, name).toEqual({ damage: far, range: reach });
    if (availability.startsWith("drone")) expect(weapon.drone).toBe(true);
    else expect(weapon.availability).toBe(availability.split(",")[0]);
    expect(weapon.nakamura === true, name).toBe(availability.includes("Nakamura"));
  }
});

test("HI-4.4, HI-4.9 gear and Neurochips have the availability and symbols of their cards", () => {
  const gear = rows("### Gear").filter((row) => /^G\d/.test(row[0]));
  expect(gear).toHaveLength(32);
  for (const [, name, , availability, symbols] of gear) {
    const card = box.gear[idOf(name) ?? "?"];
    expect([card.availability, card.symbols, card.nakamura === true], name).toEqual([
      availability.split(",")[0],
      Number(symbols),
      availability.includes("Nakamura"),
    ]);
  }
  const chips = rows("### Neurochips").filter((row) => /^N\d/.test(row[0]));
  expect(chips).toHaveLength(18);
  for (const [, name, availability] of chips)
    expect(box.chips[idOf(bare(name)) ?? "?"].availability, name).toBe(availability);
});

test("HI-15.19, HI-39.1, HI-R82 the three Cyberwarfare decks are those of their tables", () => {
  for (const [heading, deck, size] of [
    ["Übermensch deck", "ubermensch", 25],
    ["Nakamura deck", "nakamura", 25],
    ["AI deck", "ai", 32],
  ] as const) {
    const table = rows(`### Cyberwarfare cards: ${heading}`).filter(
      (row) => /^[UKA]\d/.test(row[0]) && !row[1].startsWith("Blank"),
    );
    let cards = 0;
    for (const [ids, name, type, strength, ...costs] of table) {
      const program = box.programs[idOf(bare(name)) ?? "?"];
      expect(program, name).toBeDefined();
      const [first, last = first] = ids.split("-").map((id) => Number(id.slice(1)));
      expect([program.deck, program.copies, program.type], name).toEqual([
        deck,
        last - first + 1,
        type.toLowerCase().replace(" ", "-"),
      ]);
      if (/\d/.test(strength))
        expect(program.strength, name).toBe(Number.parseInt(bare(strength).replace("+", ""), 10));
      const [install, run] = deck === "ai" ? ["0", costs[0]] : costs;
      expect([program.install, program.run], name).toEqual([
        Number.parseInt(install, 10) || 0,
        Number.parseInt(run, 10) || 0,
      ]);
      cards += program.copies;
    }
    expect(cards, deck).toBe(size);
  }
});

test("every piece has a name, and every mission a title", () => {
  const { skills: _, tiles: __, missions, ...named } = box;
  for (const id of Object.values(named).flatMap((kind) => Object.keys(kind)))
    expect(names[id], id).toBeDefined();
  for (const id of Object.keys(missions)) expect(en.settings?.[`mission.${id}`]).toBeDefined();
});

test("HI-7.1, HI-7.2, HI-15.15 starting levels are the symbols, one less for Übermensch", () => {
  const listed = { tomo: 1, shoko: 0, harvey: 0, yuko: 0, shinsu: 2 };
  const t = mission([Object.keys(listed), ["tetsuo", "werner", "markus", "rin", "isamu"]]);
  for (const [id, level] of Object.entries(listed))
    expect(t.at(["models", id, "shock"]), id).toBe(level);
  expect(
    ["tetsuo", "werner", "markus", "rin", "isamu"].map((id) => t.at(["models", id, "shock"])),
  ).toEqual([1, 1, 0, 2, 0]);
});

test("HI-15.11, HI-15.12, HI-15.13, HI-15.14, HI-R126, HI-4.7, HI-E63 prices by availability, cheaper for Nakamura", () => {
  const t = mission([["tomo"], ["werner"]], { mission: "zero-hour" });
  const g = rulesOf(t);
  const [ours, theirs] = g.state.teams;
  const [tomo, werner] = [modelOf(g, "tomo"), modelOf(g, "werner")];
  const price = (item: string) => [priceOf(g, ours, tomo, item), priceOf(g, theirs, werner, item)];
  expect(price("thermal-visor")).toEqual([1, 0]);
  expect(price("armour-piercing-ammunition")).toEqual([2, 2]);
  expect(price("nakamura-longbow")).toEqual([2, 1]);
  expect(price("cyberdeck-onyx")).toEqual([4, 4]);
  const goods = goodsFor(g, box.missions["zero-hour"].teams[0]);
  expect(goods).toContain("nakamura-longbow");
  expect(goods).not.toContain("cyberdeck-onyx");
  expect(goods).not.toContain("nakamura-chain-gun");
});

test("HI-15.10, HI-15.17, HI-15.18, HI-15.24, HI-4.8 what is bought must be paid for, fit its slots and leave one sane", () => {
  const t = mission([["shinsu", "tomo"], ["werner"]], { mission: "extraction" });
  const g = rulesOf(t);
  const [team] = g.state.teams;
  const models = [modelOf(g, "shinsu"), modelOf(g, "tomo")];
  const buy = (item: string, model: string) => ({ kind: "buy" as const, item, model });
  const leave = (item: string, model: string) => ({ kind: "leave" as const, item, model });
  const broken = (...picked: Parameters<typeof brokenBy>[3]) => brokenBy(g, team, models, picked);
  expect(broken(buy("cyberdeck-onyx", "tomo"))).toBeUndefined();
  expect(
    broken(
      buy("cyberdeck-onyx", "tomo"),
      buy("kagutsuchi-plasma-projector", "shinsu"),
      buy("calm-loop", "tomo"),
    ),
  ).toBe("HI-15.10");
  expect(broken(buy("silent-soles", "shinsu"), buy("thermal-visor", "shinsu"))).toBe("HI-15.17");
  expect(
    broken(
      buy("silent-soles", "shinsu"),
      buy("thermal-visor", "shinsu"),
      leave("hayabusa-cyberlegs", "shinsu"),
    ),
  ).toBeUndefined();
  expect(broken(buy("silent-soles", "shinsu"), buy("silent-soles", "tomo"))).toBe("HI-15.24");
  expect(broken(buy("calm-loop", "tomo"), buy("calm-loop", "tomo"))).toBeUndefined();
  expect(
    broken(buy("calm-loop", "tomo"), buy("cortex-bus", "tomo"), buy("ice-lattice", "tomo")),
  ).toBe("HI-4.8");
  models[0].equipment = [
    "matsushita-killer-mod",
    "matsushita-killer-mod",
    "matsushita-killer-mod",
    "matsushita-killer-mod",
  ].map((id) => ({ id, uses: -1, spent: false, offUntil: 0 }));
  team.budget = 20;
  expect(broken(buy("calm-loop", "tomo"))).toBeUndefined(); // 8 - 1
  team.faction = "freelance";
  models[0].equipment = [
    "reflex-booster",
    "reflex-booster",
    "reflex-booster",
    "reflex-booster",
  ].map((id) => ({ id, uses: -1, spent: false, offUntil: 0 }));
  expect(
    startLevel(
      g,
      team,
      models[0],
      models[0].equipment.map(({ id }) => id),
    ),
  ).toBe(8);
});

test("HI-4.10, HI-R19 a crippled character's second Neurochip stops working", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { chips: ["calm-loop", "cortex-bus"] } },
  });
  const g = rulesOf(t);
  const harvey = modelOf(g, "harvey");
  expect(resourcesOf(g, harvey)).toBe(2);
  harvey.crippled = true;
  expect(resourcesOf(g, harvey)).toBe(1);
});

test("HI-4.12, HI-R144 of two Cyberdecks one counts", () => {
  const t = mission([["tomo"], ["werner"]], {
    models: { tomo: { equipment: ["cyberdeck-07", "cyberdeck-onyx"] } },
  });
  const g = rulesOf(t);
  expect(resourcesOf(g, modelOf(g, "tomo"))).toBe(1 + 2 + 4);
});

test("HI-4.13, HI-8.5, HI-R124 what is used up or disabled does not work", () => {
  const t = mission([["tomo"], ["werner"]], {
    models: { tomo: { equipment: ["cyberdeck-07", "cyberwar-helmet"] } },
  });
  const g = rulesOf(t);
  const tomo = modelOf(g, "tomo");
  tomo.equipment[0].spent = true;
  expect(isFaceUp(g, tomo, tomo.equipment[0])).toBe(false);
  expect(resourcesOf(g, tomo)).toBe(1 + 2 + 3);
});

test("HI-R122, HI-R123 only one body armour works, and a doubled chip counts once", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: {
      harvey: {
        equipment: ["light-ballistic-vest", "heavy-exo-plate"],
        chips: ["cortex-bus", "cortex-bus"],
      },
    },
  });
  const g = rulesOf(t);
  expect(resourcesOf(g, modelOf(g, "harvey"))).toBe(2);
  expect(sideOf(g, modelOf(g, "harvey")).speed).toBe(5);
});

test("HI-1.5, HI-1.6, HI-1.8, HI-15.1, HI-15.3 each mission has as many Teams as it is for players", () => {
  const modes = Object.values(box.missions).map(({ mode, teams }) => [mode, teams.length]);
  expect(modes).toEqual([
    ["opposed", 2],
    ["opposed", 2],
    ["opposed", 2],
    ["opposed", 2],
    ["opposed", 2],
    ["solo", 1],
    ["solo", 1],
    ["cooperative", 2],
    ["three", 3],
    ["opposed", 2],
    ["opposed", 2],
  ]);
});

test("HI-4.6 upgraded drones carry a second weapon in their free slot", () => {
  const armed = (upgraded: boolean) =>
    ["masamune-1", "muramasa-1"].map((id) =>
      stateOf(mission([["tomo"], ["rin"]], { mission: "kill-switch", options: { upgraded } }))
        .models.find((model) => model.id === id)
        ?.equipment.map((item) => item.id),
    );
  expect(armed(false)).toEqual([["nakamura-chain-gun"], ["rekken-maas-shotgun"]]);
  expect(armed(true)).toEqual([
    ["nakamura-chain-gun", "akai-kiku-mini-rocket-launchers"],
    ["rekken-maas-shotgun", "saipan-sa21-heavy-shotgun"],
  ]);
});

test("HI-15.17, HI-15.18 the luck of the locker fills every free slot for nothing", () => {
  const t = table(entry, { seats: 2, options: { mission: "zero-hour", equipment: "drawn" } });
  const state = t.view(0).state as State;
  for (const { kind, equipment, chips, shock } of state.models) {
    if (kind !== "character") continue;
    expect(equipment).toHaveLength(4);
    expect(chips).toHaveLength(2);
    expect(shock).toBeLessThan(10);
  }
  expect(state.teams.map(({ stock }) => stock)).toEqual([[], []]);
});
