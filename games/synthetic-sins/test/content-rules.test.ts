/** The content chapters of rules.md and the data say the same. */
import { describe, expect, test } from "vitest";
import {
  type BehaviorRow,
  type Color,
  type Enemy,
  enemies,
  type Gear,
  gear,
  items,
  type Mission,
  missions,
  modifierDeck,
  parseMap,
  type Sector,
  tiles,
} from "../src/cards-and-missions.js";
import { districtNames, enemyNames, gearTexts, itemTexts } from "../src/text/content.js";
import { missionTexts } from "../src/text/missions.js";
import { sectorName } from "../src/text/sectors.js";
import { bestLoops, bestWalks, neighboursOf } from "./geometry.js";
import { chapter, entry, idOf, type MissionJson, missionChapters, table } from "./rulebook.js";

describe("rules.md: cards", () => {
  test("the modifier deck", () => {
    const [counts] = table(chapter("### Modifier deck"));
    const faces = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, "any"];
    const count = faces.map((face) => modifierDeck.filter((each) => each === face).length);
    expect(counts.slice(1).map(Number)).toEqual([...count, modifierDeck.length]);
  });

  test("the chances of a fresh draw", () => {
    const [yours, theirs] = table(chapter("### Modifier deck"), 1);
    for (let needed = -3; needed <= 5; needed++) {
      const reached = modifierDeck.filter((face) => face !== "any" && face >= needed).length;
      expect(yours[needed + 4]).toBe(`${reached + 1}/36`); // set to +5
      expect(theirs[needed + 4]).toBe(`${reached}/36`); // set to -5
    }
  });

  test("enemy cards", () => {
    const rows = table(chapter("### Enemy cards"));
    const all: readonly Enemy[] = Object.values(enemies);
    expect(rows.map((row) => row.slice(0, 6))).toEqual(
      all.map(({ id, kind, vigilance, attackPower, armor, ignoresBodies }) => [
        enemyNames[id],
        kind,
        `${vigilance}`,
        `${attackPower ?? "none"}`,
        `${armor}`,
        ignoresBodies ? "ignores" : "handles",
      ]),
    );
  });

  test("behavior tables", () => {
    const written = ({ when, actions }: BehaviorRow): string => {
      const range =
        "below" in when
          ? `< ${when.below}`
          : "above" in when
            ? `> ${when.above}`
            : `${when.from} - ${when.to}`;
      const words = { nothing: "Do nothing", search: "Search", overwatch: "Overwatch" };
      const acts = actions.map((act) =>
        act.kind === "move" ? `Move ${act.steps}` : words[act.kind],
      );
      return `\`${range}\` ${acts.join(", ")}`;
    };
    const rows = table(chapter("### Enemy cards"), 1);
    const all: readonly Enemy[] = Object.values(enemies);
    expect(rows.map((row) => row.filter((cell) => cell !== ""))).toEqual(
      all.map(({ id, behavior }) => [enemyNames[id], ...behavior.map(written)]),
    );
  });

  test("gear cards", () => {
    const rows = table(chapter("### Gear deck"));
    const all: readonly Gear[] = Object.values(gear);
    const use = ({ id, useCost }: Gear) =>
      typeof useCost === "object" ? "X" : id === "spider-drone" ? "1 per thing" : `${useCost}`;
    const timing = ({ timing, weapon, armor, oncePerTurn }: Gear) =>
      [
        timing.replaceAll("-", " "),
        ...(weapon ? ["weapon"] : []),
        ...(armor === undefined ? [] : ["armor"]),
        ...(oncePerTurn ? ["once per turn"] : []),
      ].join(", ");
    expect(rows.map((row) => row.slice(0, 5))).toEqual(
      all.map((card) => [
        gearTexts[card.id].name,
        `${card.copies}`,
        `${card.equipCost}`,
        use(card),
        timing(card),
      ]),
    );
  });

  test.each(Object.values(gear) as Gear[])("the numbers of $id", ({ id, ...card }) => {
    const row = table(chapter("### Gear deck")).find(([name]) => idOf(name) === id);
    const effect = row?.[5] ?? "";
    const { power, powerAgainstSeveral, silent } = card.weapon ?? {};
    const powers = [power, powerAgainstSeveral].filter((each) => each !== undefined);
    if (card.weapon) {
      expect(effect.match(/(?<=AP )\d+/g)?.map(Number)).toEqual(powers);
      expect(effect.includes("Silent.")).toBe(silent);
    }
    if (card.armor !== undefined) expect(effect).toBe(`Your Armor is ${card.armor}.`);
    const amounts: Record<string, string> = {
      "alarm-rewiring-kit": "drops by X", // 1 for each
      bioconverter: "gain 1 Energy",
      "first-aid-kit": "Regain 1 Health",
      generator: "gain 1 Energy",
      "motorized-skates": "up to three movements",
      "movements-accelerator": "one extra, silent movement",
      "self-defense-drone": "with AP 4",
      "smart-bullets": "add 2 to the result",
      "stamina-booster": "are 1 higher",
    };
    expect(card.amount !== undefined).toBe(id in amounts);
    if (id in amounts) expect(effect).toContain(amounts[id]);
    const words: Record<string, number> = { one: 1, three: 3, X: 1 };
    const said = amounts[id]?.match(/\d+|\bone\b|\bthree\b|\bX\b/)?.[0];
    if (said !== undefined) expect(card.amount).toBe(words[said] ?? Number(said));
  });

  test("item cards", () => {
    const rows = table(chapter("### Item deck"));
    expect(rows.map(([number, name]) => [number, name])).toEqual(
      Object.values(items).map(({ id, number }) => [`${number}`, itemTexts[id].name]),
    );
    for (const { number, attack, amount, noise } of Object.values(items)) {
      const effect = rows[number - 1][3];
      const numbers = effect.replaceAll(/SS-\S+/g, "").match(/\d+/g) ?? [];
      expect(numbers[0]).toBe((amount ?? attack?.power)?.toString());
      expect(effect.includes("place a Noise token there")).toBe(noise === "target-sector");
      expect(effect.includes("a Noise token in your sector")).toBe(noise === "your-sector");
    }
  });

  test("sector tiles", () => {
    const rows = table(chapter("### Sector tiles"));
    const read = rows.flatMap(([, district, list]) =>
      list.split(", ").map((tile) => `${district}: ${tile}`),
    );
    expect(read).toEqual(
      tiles.map(
        ({ number, district }) => `${districtNames[district]}: ${number} ${sectorName(number)}`,
      ),
    );
  });
});

/** The data of a mission in the rulebook's form. */
function asJson(mission: Mission): MissionJson {
  const upper = (ref: string) => ref.toUpperCase();
  const carried = (carries: string) => (carries === "key" ? "key" : upper(carries));
  const reward = ({ byteBucks, items }: Mission["reward"]) => ({ bytebucks: byteBucks, items });
  const { number, id, map, exit, objectives, optional, enemies, reinforcements, ...rest } = mission;
  const { measured: _, ...same } = rest;
  return {
    ...same,
    id: number,
    title: missionTexts[id].title,
    exit: exit ?? null,
    waypoints: same.waypoints as MissionJson["waypoints"],
    enemies: enemies.map(({ ref, type, carries, ...rest }) => ({
      ref: upper(ref),
      type: enemyNames[type],
      ...(carries && { carries: carried(carries) }),
      ...rest,
    })),
    objectives: objectives.map(({ ref, carrier, requires, ...rest }) => ({
      ref: upper(ref),
      ...(carrier && { carrier: upper(carrier) }),
      ...(requires && { requires: requires.map(upper) }),
      ...rest,
    })),
    optional: optional.map(({ ref, effect, ...rest }) => ({
      ...rest,
      ref: upper(ref),
      how: "pickup",
      reward: reward(rest.reward),
      ...(effect && {
        effect:
          effect.kind === "remove-enemies"
            ? `remove${enemyNames[effect.type].replace(" ", "")}s`
            : `alarmDown${effect.by}`,
      }),
    })),
    reinforcements: reinforcements.map(({ ref, type, ...rest }) => ({
      ref: upper(ref),
      type: enemyNames[type],
      ...rest,
    })),
    goal: mission.goal.map((part) =>
      part.kind === "exit"
        ? { exit: true }
        : part.kind === "tail"
          ? { tail: { target: upper(part.target), within: part.within } }
          : { [part.kind]: upper(part.ref) },
    ),
    fail: mission.fail.map((part) =>
      part.kind === "trail-lost"
        ? { trailLost: { target: upper(part.target), max: part.max } }
        : part.kind === "defeated"
          ? { defeated: upper(part.target) }
          : { arrives: upper(part.target), carrying: upper(part.carrying) },
    ),
    reward: reward(mission.reward),
  };
}

/** A loop as a text that does not depend on where it begins. */
function turned(path: readonly Sector[]): string {
  const from = path.indexOf(Math.min(...path));
  return [...path.slice(from), ...path.slice(0, from)].join("-");
}

const chapters = missionChapters();

test("rules.md: how hard the missions are", () => {
  const rows = table(chapter("#### Expected difficulty"));
  expect(rows.map(([number, , completed]) => [number, completed])).toEqual(
    missions.map(({ number, measured }) => [`${number}`, `${measured} of 200`]),
  );
});

describe.each(missions)("rules.md: mission $number, $id", (mission) => {
  const { title, text, map, data } = chapters[mission.number - 1];
  const words = missionTexts[mission.id];
  const neighbours = neighboursOf(mission.map);
  const loops = entry(text, "Patrol loops") ?? "";

  test("the map", () => {
    expect(mission.map).toEqual(parseMap(map));
  });

  test("SS-2.10, SS-19.20 the data", () => {
    const none = { bytebucks: 0, items: 0 };
    expect(asJson(mission)).toEqual({
      ...data,
      optional: data.optional.map((each) => ({ ...each, reward: { ...none, ...each.reward } })),
      reward: { ...none, ...data.reward },
    });
  });

  test("the words", () => {
    expect(words.title).toBe(title);
    expect(text).toContain(` ${words.about}*`);
    expect(words.introduction).toBe(entry(text, "Introduction"));
    expect(words.success).toBe(entry(text, "Success"));
    for (const [ref, read] of Object.entries(words.read)) {
      expect(read).toBe(entry(text, `Read at ${ref.toUpperCase()}`));
    }
    expect(words.rules !== undefined).toBe(entry(text, "Mission rules") !== undefined);
  });

  test("the patrol loops are the best closed walks, all of them and no others", () => {
    for (const color of Object.keys(mission.waypoints) as Color[]) {
      const listed = loops.match(new RegExp(`${color} (\\d[\\d-]*(?: or \\d[\\d-]*)*)`))?.[1];
      if (listed === undefined) {
        expect(loops).toContain(`${color} is the Target's path`);
        continue;
      }
      const found = bestLoops(neighbours, mission.waypoints[color] ?? []);
      const written = listed.split(" or ").map((loop) => turned(loop.split("-").map(Number)));
      expect(found.map(({ path }) => turned(path)).sort()).toEqual(written.sort());
    }
  });

  test("a Target's path is as long as it says", () => {
    for (const { type, color, at } of mission.enemies) {
      if (type !== "target") continue;
      const goals = mission.waypoints[color] ?? [];
      const [walk] = bestWalks({ neighbours, goals }, at, 0);
      expect(loops).toMatch(
        new RegExp(`\\bTarget\\b[^;]* from ${at}\\b[^;]*, ${walk.steps} steps`),
      );
    }
  });
});
