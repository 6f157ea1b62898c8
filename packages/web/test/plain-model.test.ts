/** The plain table finds cards, seats, tables and maps in any game's view. */
import type { View } from "@sprawl/engine";
import { namedSeed, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { labelOf, readable, singular, thingWords } from "@sprawl/engine/speech";
import { findGame } from "@sprawl/games";
import { expect, test } from "vitest";
import { plainModel } from "../src/plain/model.js";
import { itemRefs } from "../src/plain/refs.js";

async function tableOf(id: string, seats: number) {
  const entry = await findGame(id)?.load();
  if (!entry) throw new Error(id);
  const match = createMatch(entry.game, { seats, seed: namedSeed("plain") });
  const names = ["Mira", "Odalys", "Bo", "Kim"].slice(0, seats);
  const modelOf = (seen: View) => plainModel(entry.game, seen, entry.text.en, names);
  return { match, modelOf, entry };
}

test("Caravan: hands lie with their seats, the own one apart, and others' faces stay hidden", async () => {
  const { match, modelOf } = await tableOf("caravan", 3);
  const seen = view(match, 1);
  const { hand, seats, facts, shared } = modelOf(seen);
  const [own] = hand;
  if (own?.form !== "cards") throw new Error("no hand");
  expect(own.path).toBe("hands/1");
  expect(own.cards.every(({ words }) => /^(silk|salt|spice|steel) \d+$/.test(words ?? ""))).toBe(
    true,
  );
  expect(facts[0].map(({ path, words }) => [path, words])).toEqual([
    ["coins/0", "3"],
    ["hands/0", "5"],
  ]);
  const other = seats[0].find(({ path }) => path === "hands/0");
  expect(other?.form === "cards" && other.cards.map(({ words }) => words)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(seats[1].some(({ path }) => path === "hands/1")).toBe(false);
  const market = shared.find(({ path }) => path === "market");
  expect(market?.form === "cards" && market.cards[2].on.split(" ")).toContain("market/2");
  expect(market?.form === "cards" && market.cards[2].on).toMatch(/^card\/\d+ /);
});

test("every thing that an option of Caravan means lies somewhere on the plain table", async () => {
  const { match, modelOf } = await tableOf("caravan", 2);
  const seen = view(match, 0);
  const drawn = JSON.stringify(modelOf(seen));
  const refs = seen.question?.options.flatMap(({ on }) => on ?? []).flat() ?? [];
  expect(refs.length).toBeGreaterThan(5);
  for (const ref of refs) {
    if (!ref.startsWith("seat/")) expect(drawn).toMatch(new RegExp(`[" ]${ref}[" ]`));
  }
});

test("Synthetic Sins: the map is a grid with walls and what stands where", async () => {
  const { match, modelOf } = await tableOf("synthetic-sins", 1);
  const seen = view<{ map: { tiles: number[] }; you: { sector: number } }>(match, 0);
  const { shared } = modelOf(seen);
  const map = shared.find(({ path }) => path === "map");
  if (map?.form !== "grid") throw new Error("no map");
  const { cells, columns } = map.grid;
  const here = seen.state.map.tiles.indexOf(seen.state.you.sector);
  expect(cells[here].on.split(" ")).toContain(`sector/${seen.state.you.sector}`);
  expect(cells[here].tokens.map(({ words }) => words)).toContain("You");
  expect(cells.flatMap(({ tokens }) => tokens).some(({ on }) => on.startsWith("enemy/g1"))).toBe(
    true,
  );
  const walls = cells.flatMap((cell) => cell.walls);
  expect(walls.length).toBeGreaterThan(0);
  expect(walls.length % 2).toBe(0);
  for (const [i, cell] of cells.entries()) {
    if (cell.walls.includes("right")) expect(cells[i + 1].walls).toContain("left");
    if (cell.walls.includes("bottom")) expect(cells[i + columns].walls).toContain("top");
  }
  const enemies = shared.find(({ path }) => path === "enemies");
  expect(enemies?.form === "records" && enemies.rows[0].name).toMatch(/Guard G1$/);
  expect(enemies?.form === "records" && enemies.rows[0].on.split(" ")).toContain("enemy/g1");
});

test("names of fields become words", async () => {
  const { entry } = await tableOf("caravan", 2);
  const text = { ...entry.text.en, labels: { alarm: "alarm level", coins: "{coins} coins" } };
  expect(readable("actionsLeft")).toBe("actions left");
  expect(readable("security-guard")).toBe("security guard");
  expect(labelOf("alarm", text)).toBe("Alarm level");
  expect(labelOf("coins", text)).toBe("Coins");
  expect([singular("enemies"), singular("cards"), singular("boss")]).toEqual([
    "enemy",
    "card",
    "boss",
  ]);
  const odd = { ...text, things: { gear: () => `${undefined}`, item: () => JSON.parse("") } };
  expect(thingWords("gear", 1, odd)).toBeUndefined();
  expect(thingWords("items", 1, odd)).toBeUndefined();
});

test("a thing answers to its place, to its list's name and to its own", () => {
  expect(itemRefs("enemies/g1", "g1").split(" ")).toEqual(["enemy/g1", "enemies/g1"]);
  expect(itemRefs("you/items/0", "smoke").split(" ")).toEqual([
    "item/smoke",
    "items/smoke",
    "you/items/0",
    "items/0",
    "item/0",
  ]);
});

test("Human Interface: models stand on named squares, and what is the rules' own is not told", async () => {
  const { match, modelOf, entry } = await tableOf("human-interface", 2);
  const { shared } = modelOf(view(match, 0));
  const models = shared.find(({ path }) => path === "models");
  if (models?.form !== "records") throw new Error("no models");
  expect(models.columns).toContain("Equipment");
  expect(models.columns).not.toContain("Fast attacks");
  const told = JSON.stringify(models.rows.map(({ cells }) => cells));
  expect(told).not.toMatch(/\bid \w|uses -1|until -1|"-1"/);
  expect(JSON.stringify(shared)).not.toMatch(/Avatar slayer/);
  expect(thingWords("at", 100, entry.text.en)).toMatch(/^\(\d+, \d+\)$/);
});
