import { describe, expect, test } from "vitest";
import { type Gear, gear, items, missions, tiles } from "../src/cards-and-missions.js";
import {
  characterTexts,
  districtNames,
  enemyNames,
  gearTexts,
  itemTexts,
  traitTexts,
} from "../src/text/content.js";
import { missionTexts } from "../src/text/missions.js";
import { sectorName } from "../src/text/sectors.js";

const named = (texts: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(texts).map(([id, { name }]) => [id, name]);

describe("names", () => {
  test.each([
    ...named(gearTexts),
    ...named(itemTexts),
    ...Object.entries(enemyNames),
    ...Object.entries(missionTexts).map(([id, { title }]) => [id, title]),
  ])("%s is %s in kebab-case", (id, name) => {
    expect(id).toBe(name.toLowerCase().replaceAll(" ", "-"));
  });

  test("no two things have the same name", () => {
    const names = [
      ...[characterTexts, gearTexts, itemTexts, traitTexts].flatMap((texts) =>
        named(texts).map(([, name]) => name),
      ),
      ...Object.values(enemyNames),
      ...Object.values(districtNames),
      ...tiles.map(({ number }) => sectorName(number)),
    ];
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(names.every((name) => name.length > 0)).toBe(true);
  });
});

describe("card texts", () => {
  const all: readonly Gear[] = Object.values(gear);

  test.each(all.filter(({ weapon }) => weapon))("$id names its power and its noise", (card) => {
    const { text } = gearTexts[card.id];
    const { power, powerAgainstSeveral, silent } = card.weapon ?? {};
    const powers = [power, powerAgainstSeveral].filter((each) => each !== undefined);
    expect(text.match(/(?<=power )\d+/g)?.map(Number)).toEqual(powers);
    expect(/\bSilent\b/.test(text)).toBe(silent);
    expect(/\bNoisy\b/.test(text)).toBe(!silent);
  });

  test.each(all)("$id names its cost and its limits", ({ id, useCost, timing, oncePerTurn }) => {
    const { text } = gearTexts[id];
    const paid = text.match(/[Pp]ay (\S+) /)?.[1];
    expect(paid).toBe(
      useCost === 0 ? undefined : typeof useCost === "number" ? `${useCost}` : "any",
    );
    expect(text.startsWith("Action")).toBe(timing === "action");
    expect(text.includes("At the start of your turn")).toBe(timing === "start-of-turn");
    expect(text.startsWith("Once per turn")).toBe(oncePerTurn);
  });

  test.each(Object.values(items))("$id names its numbers", ({ id, amount, attack, noise }) => {
    const numbers = itemTexts[id].text.match(/\d+/g)?.map(Number) ?? [];
    expect(numbers).toEqual([amount, attack?.power].filter((each) => each !== undefined));
    expect(itemTexts[id].text.includes("place a Noise token")).toBe(noise !== undefined);
  });
});

describe("mission texts", () => {
  test.each(missions)("SS-26.5 $id has a text for each objective, and no other", (mission) => {
    const refs = [...mission.objectives, ...mission.optional].map(({ ref }) => ref).sort();
    expect(Object.keys(missionTexts[mission.id].read).sort()).toEqual(refs);
  });

  test.each(missions)("SS-2.7 $id has an introduction and an end", ({ id }) => {
    const { introduction, success, about } = missionTexts[id];
    for (const text of [introduction, success, about]) expect(text.length).toBeGreaterThan(20);
  });

  test("a mission that plays by rules of its own says so", () => {
    const special = missions.filter(
      ({ fail, objectives, optional, reinforcements }) =>
        fail.length > 0 ||
        objectives.some(({ requires }) => requires) ||
        optional.some(({ effect }) => effect) ||
        reinforcements.some(({ at }) => at !== undefined),
    );
    const says = missions.filter(({ id }) => missionTexts[id].rules !== undefined);
    expect(says.map(({ id }) => id)).toEqual(special.map(({ id }) => id));
  });

  test.each(missions)("$id names the sectors of its own rules rightly", ({ id, map }) => {
    const rules = missionTexts[id].rules ?? "";
    const places = [...rules.matchAll(/the ((?:[A-Z]\w+ |of )+)\(sector (\d+)\)/g)];
    expect(places).toHaveLength(rules.split("(sector").length - 1);
    for (const [, name, sector] of places) {
      expect(name).toBe(`${sectorName(Number(sector))} `);
      expect(map.tiles).toContain(Number(sector));
    }
  });
});
