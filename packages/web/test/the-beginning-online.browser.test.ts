/**
 * The Beginning online, in real browsers: three people and two bots through a whole campaign. A
 * recruitment takes five players (TB-41.9): with four the Machine only learns who the Humans are
 * (TB-41.7), and Legion infects nobody (TB-41.17); hence the second bot. What everybody answers was
 * found beforehand (see rehearsal.ts), so that it is the same each time. By hand people play the first
 * turn, a check, the Machine Phase, an EX Event and both ends; what lies between their browsers send.
 */
import type { GameEntry, View } from "@sprawl/engine";
import { resultOf } from "@sprawl/engine/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  afterMachinePhase,
  CHECKED,
  entryOf,
  findBeginning,
  OPTIONS,
  PEOPLE,
  recruitedIn,
  type State,
  toldBefore,
} from "./beginning-cast.js";
import { allReady, isAsked, perform, type Scene, type Table } from "./by-script.js";
import { type Box, differences } from "./pixels.js";
import { botSeed, type Found, type Line, numberOf, type Rehearsed } from "./rehearsal.js";
import { openStage, type Person, type Stage } from "./stage.js";

/** So many answers at the beginning and at the end of a match are given by hand. */
const FIRST = 2;
const LAST = 2;

/** Until both pages have shown all that was told. */
const SETTLED = { timeout: 20_000, interval: 500 };

let stage: Stage;
let entry: GameEntry;
let found: Found;

beforeAll(async () => {
  entry = await entryOf("the-beginning");
  found = await findBeginning(entry);
  stage = await openStage({
    rate: 1e6,
    hooks: { seed: ({ earlier }) => found.seeds[earlier.length] ?? "", botSeed, delay: () => 0 },
  });
}, 240_000);
afterAll(() => stage?.close());

/** Everybody at one table of a new campaign. */
async function gathered(): Promise<Table> {
  const all: Person[] = [];
  let id = "";
  let invite = "";
  for (const name of PEOPLE) {
    const person = await stage.person({ viewport: { width: 1440, height: 900 } });
    // They let pass what the game lets pass at first.
    await person.context.addInitScript(() => localStorage.removeItem("sprawl.standing"));
    const { request } = person.context;
    await request.post("/api/me", { data: { name } });
    if (id === "") {
      const bots = ["instinct", "instinct"];
      const data = { game: "the-beginning", campaign: true, seats: 5, bots, options: OPTIONS };
      ({ id, invite } = await (await request.post("/api/tables", { data })).json());
    } else await request.post(`/api/tables/${id}/join`, { data: { invite } });
    all.push(person);
  }
  return { id, all };
}

/** Up to the first check and through it; the Machine Phase; an EX Event. */
function scenesOf(first: Rehearsed): Record<"check" | "machines" | "ex", Scene> {
  const { lines, asked } = first;
  const from = (kind: string) =>
    lines.findIndex(({ decision }) => numberOf(decision) >= numberOf(asked.get(kind) ?? ""));
  const at = (line: Line | undefined) => (line ? lines.indexOf(line) : lines.length);
  const ex = at(toldBefore(first, "riot-red"));
  return {
    check: { from: from("contribute"), to: at(toldBefore(first, ...CHECKED)) },
    machines: { from: from("recruit"), to: at(afterMachinePhase(first)) },
    ex: { from: ex, to: ex + 1 },
  };
}

const inOrder = (scenes: readonly Scene[]) => [...scenes].sort((a, b) => a.from - b.from);

/** What the log of this page says, opened for a moment. */
async function logOf({ page }: Person): Promise<readonly string[]> {
  const button = page.getByRole("button", { name: "Log", exact: true });
  await button.click();
  const said = await page.getByRole("log").innerText();
  await button.click();
  await page.getByRole("log").waitFor({ state: "detached" });
  return said.split("\n").map((line) => line.trim());
}

/** What each is told of the first check: the same cards, the same total, and who gave how many. */
async function checkIsTold({ all }: Table): Promise<void> {
  const told = [];
  for (const person of all) {
    const lines = await logOf(person);
    told.push(lines.filter((line) => /^The cards of | gives? \d/.test(line)));
  }
  expect(told[0].join(" ")).toMatch(/The cards of/);
  expect(told[0].join(" ")).toMatch(/gives? \d/);
  for (const each of told) expect(each).toEqual(told[0]);
}

/** What lies on the board and is known to one of two alone: they have looked, or were shown. */
async function knownToOne(id: string, two: readonly Person[]): Promise<readonly string[]> {
  const [one, other] = await Promise.all(
    two.map(async ({ context }): Promise<View<State>> => {
      const got = await context.request.get(`/api/tables/${id}/view`);
      return (await got.json()).view;
    }),
  );
  const differs = (card: number) => one.faces[card] !== other.faces[card];
  const { network, junkyard, boxes, figures } = one.state;
  return [
    ...figures.flatMap(({ chips, seat }, index) =>
      chips.some(differs) ? [`figure/${index}`, `seat/${seat}`] : [],
    ),
    ...network.flatMap((channel, c) =>
      channel.flatMap(({ chip }, tier) => (differs(chip) ? [`slot/${c}/${tier}`] : [])),
    ),
    ...junkyard.flatMap(({ chips, spot }) => (chips.some(differs) ? [`spot/${spot}`] : [])),
    ...boxes.flatMap(({ box }) => (differs(box) ? [`box/${box}`] : [])),
  ];
}

/** Where these lie on this page, with the marks around them. */
async function boxesOf({ page }: Person, selector: string): Promise<readonly Box[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
    }),
  );
}

/**
 * Two who are not asked, right after the Machine Phase: one has just become a Machine. Their screens
 * differ in what is their own and in what one of them has seen, and nowhere else; and there they do.
 */
async function differInTheirOwn({ id, all }: Table, changed: number, other: number): Promise<void> {
  const two = [all[changed], all[other]];
  const [faction, others] = two.map(({ page }) => page.locator("[data-faction]"));
  expect(await faction.getAttribute("data-faction")).toBe("machine");
  expect(await others.getAttribute("data-faction")).not.toBe("machine");
  // A new Machine knows the other one; who was shown nothing knows nobody.
  const machines = two.map(({ page }) => page.locator("[data-known=machine]").count());
  expect(await Promise.all(machines)).toEqual([1, 0]);
  // Whose screen it is stands at the own seat and the own figure.
  const mine = [changed, other].flatMap((seat) => [`figure/${seat}`, `seat/${seat}`]);
  const refs = [...(await knownToOne(id, two)), ...mine].map((ref) => `[data-ref="${ref}"]`);
  const own = ["[data-me]", "[data-known]", ...refs].join(", ");
  const shots = async () =>
    [await two[0].page.screenshot(), await two[1].page.screenshot()] as const;
  const differ = async (leftOut: readonly Box[]) =>
    differences(two[1].page, await shots(), leftOut);
  // One page may still be showing what the other has shown already.
  await expect
    .poll(
      async () => differ([...(await boxesOf(two[0], own)), ...(await boxesOf(two[1], own))]),
      SETTLED,
    )
    .toEqual([]);
  expect((await differ([])).length).toBeGreaterThan(0);
}

test("three people and two bots: a check, a recruitment, an EX Event, a reload, and the final battle", async () => {
  const [first, second] = found.played;
  const table = await gathered();
  const { id, all } = table;
  const [ada] = all;
  const changed = recruitedIn(first) ?? 0;
  const next = afterMachinePhase(first);
  if (!next) throw new Error("there was no Machine Phase");
  const { check, machines, ex } = scenesOf(first);
  await allReady(table);
  await perform(table, first, [
    { from: 0, to: FIRST },
    ...inOrder([
      { ...check, after: () => checkIsTold(table) },
      {
        ...machines,
        after: async () => {
          await differInTheirOwn(table, changed, 3 - changed - next.seat);
          await all[next.seat].page.reload();
          await isAsked(all[next.seat], next.decision);
        },
      },
      {
        ...ex,
        after: async () => expect(await logOf(ada)).toContain("Riot stands in a red zone."),
      },
    ]),
    { from: first.lines.length - LAST, to: first.lines.length },
  ]);

  // What it leaves hidden stays hidden until all is over.
  const record = `/api/matches/${id}.1/record`;
  const sealed = await ada.context.request.get(record);
  expect(await sealed.json()).toMatchObject({ error: { code: "sealed" } });
  const told = ada.page.locator("[data-victor]");
  await told.getByText("the second game decides who wins").waitFor();
  expect(await told.innerText()).not.toMatch(/undefined|there is no winner/);
  await ada.page.getByRole("button", { name: /final battle/i }).click();
  await allReady(table);
  const { length } = second.lines;
  await perform(table, second, [
    { from: 0, to: FIRST },
    { from: length - LAST, to: length },
  ]);
  const { view } = await (await ada.context.request.get(`/api/tables/${id}/view`)).json();
  expect(view.result).toEqual(resultOf(second.match));
  expect((await ada.context.request.get(record)).ok()).toBe(true);
  const { campaign } = await (await ada.context.request.get(`/api/tables/${id}`)).json();
  const ending = entry.text.en.labels?.[`ending.${campaign.ending}`] ?? "";
  expect(ending).not.toBe("");
  for (const { page } of all) await page.getByText(ending).first().waitFor();
  for (const { context, troubles } of all) {
    // Nothing was asked for that is sealed.
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 600_000);
