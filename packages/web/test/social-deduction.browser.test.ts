/**
 * Social Deduction online, in four real browsers with four bots, from a deal that gives everybody
 * something to do: an interruption and a changed action, a reload in the middle of a window, an
 * elimination and its private check, and three seats that see three different truths.
 */
import type { GameEntry } from "@sprawl/engine";
import { type MatchRecord, namedSeed, view } from "@sprawl/engine/host";
import { createMatch, type OpenMatch, replay } from "@sprawl/engine/search";
import { findGame } from "@sprawl/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prompt, whatIsAsked } from "./acting.js";
import { fly, told, watched } from "./pilot.js";
import type { Person, Stage } from "./stage.js";
import { openStage } from "./stage.js";

const SEATS = 8;
const NAMES = ["Ada", "Bo", "Cy", "Di"];
const PEOPLE = [...NAMES.keys()];
/** A match that does not want to end has an end all the same. */
const OPTIONS = { lastRound: 3 };

/** What of the state is looked at here. */
type Laid = { readonly card: number; readonly revealed: boolean };
type State = {
  readonly starter: number;
  readonly seats: readonly {
    readonly ids: readonly Laid[];
    readonly programs: readonly number[];
  }[];
  readonly loyalty: readonly Laid[];
  readonly sightings: readonly { readonly by: readonly number[]; readonly teams: number[] }[];
};

/** The cards that lie before a seat, as that seat sees them. */
type Own = {
  readonly id: string;
  readonly loyalty: readonly string[];
  readonly programs: string[];
};

type Deal = {
  readonly seed: string;
  readonly own: readonly Own[];
  /** Whose turn is the first: a person. */
  readonly starter: number;
  /** A person who holds something to interrupt with, and what that is. */
  readonly interrupter: number;
  readonly program: string;
  /** The Humans, all of them people: when they are out, the match is over. */
  readonly humans: readonly number[];
};

/** Programs that can be played against anything that is announced. */
const HANDY = ["corrupted-memory", "stasis"];

let stage: Stage;
let deal: Deal;
let entry: GameEntry;
beforeAll(async () => {
  const game = findGame("social-deduction");
  if (!game) throw new Error("the game is not there");
  entry = await game.load();
  deal = findDeal();
  const seed = () => deal.seed;
  stage = await openStage({ botDelay: [0, 5], delay: [5, 20], hooks: { seed } });
}, 180_000);
afterAll(() => stage?.close());

/** The first deal in which people can do what is to be seen here, and the match is a short one. */
function findDeal(): Deal {
  for (let n = 0; n < 50_000; n++) {
    const seed = namedSeed(`three truths ${n}`);
    const match = createMatch(entry.game, { seats: SEATS, options: OPTIONS, seed, history: false });
    const { starter, seats } = match.play.state as State;
    const others = PEOPLE.filter((seat) => seat !== starter);
    if (others.length === SEATS / 2 || seats.some(({ ids: [id] }) => id.revealed)) continue;
    const teams = entry.game.casting?.(match.play) ?? [];
    const humans = teams.flatMap(({ side }, seat) => (side === "human" ? [seat] : []));
    if (humans.length !== 2 || !humans.every((seat) => others.includes(seat))) continue;
    const own = teams.map((_, seat) => ownCards(match, seat));
    // Insiders look at the checks of others.
    if (own.some(({ id }) => id === "insider")) continue;
    for (const interrupter of others) {
      const program = own[interrupter].programs.find((name) => HANDY.includes(name));
      if (program) return { seed, own, starter, interrupter, program, humans };
    }
  }
  throw new Error("no deal is good enough");
}

function ownCards(match: OpenMatch, seat: number): Own {
  const { faces, state } = view<State>(match, seat);
  const known = (cards: readonly number[]) =>
    cards.flatMap((card) => (typeof faces[card] === "string" ? [faces[card]] : []));
  const { ids, programs } = state.seats[seat];
  const [id] = known(ids.map(({ card }) => card));
  // At the beginning a seat knows no cards but its own.
  const loyalty = known(state.loyalty.map(({ card }) => card));
  return { id, loyalty, programs: known(programs) };
}

const named = (face: string) => entry.text.en.things?.card?.(face) ?? face;
const over = (page: Page) => page.locator("[data-end]").first();
const choice = (page: Page, key: string) => page.locator(`[data-asked] [data-choice^="${key}"]`);
const keys = (page: Page) =>
  page
    .locator("[data-asked] [data-choice]")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.choice));

/** Four people at a table of eight, the other four seats played by bots. */
async function sitDown(): Promise<readonly Person[]> {
  const people = await Promise.all(NAMES.map(() => stage.person()));
  let link = "";
  for (const [seat, { page }] of people.entries()) {
    await page.goto(link === "" ? "/online?game=social-deduction" : link);
    await page.getByLabel("Your name").fill(NAMES[seat]);
    if (link === "") {
      await page.getByRole("spinbutton", { name: "Seats" }).fill(String(SEATS));
      await page.getByRole("spinbutton", { name: "Bots among them" }).fill("4");
      await page.getByText("Details", { exact: true }).click();
      await page.getByRole("spinbutton", { name: "Last round" }).fill(String(OPTIONS.lastRound));
      await page.getByRole("button", { name: "Open the table" }).click();
      link = await page.getByLabel("Invitation link").inputValue();
    } else {
      await page.getByRole("button", { name: "Join the table" }).click();
      await page.waitForURL(/\/table\/\w+$/);
    }
  }
  for (const { page } of people) await page.getByRole("button", { name: "I am ready" }).click();
  for (const { page } of people) await prompt(page).waitFor();
  return people;
}

/** The page names what lies before its own seat, and nothing that lies hidden before another. */
async function showsOnlyItsOwn(page: Page, seat: number): Promise<void> {
  await page.getByLabel("Keep shown").first().check();
  await page.locator("[data-mine]:not([data-covered])").waitFor();
  const { id, loyalty, programs } = deal.own[seat];
  const own = [id, ...loyalty, ...programs].map(named);
  const mine = await page.locator("[data-mine]").innerText();
  expect(own.filter((name) => !mine.includes(name))).toEqual([]);
  const hidden = deal.own
    .flatMap((others) => [others.id, ...others.programs])
    .map(named)
    .filter((name) => !own.includes(name));
  const all = await page.locator("body").innerText();
  expect(hidden.filter((name) => all.includes(name))).toEqual([]);
}

/**
 * A turn by hand: the first player announces, another one could interrupt, loads the page anew, and
 * does; and the first player does something else.
 */
async function interruptedTurn(people: readonly Person[]): Promise<void> {
  const { starter, interrupter, program } = deal;
  const [active, other] = [people[starter].page, people[interrupter].page];
  const rest = people.map(({ page }) => page).filter((page) => page !== active && page !== other);
  const first = NAMES[starter];
  const passing = { wishes: ["^pass$"], only: true };
  await fly(other, { ...passing, stopAt: `^${first} announces` });
  for (const page of [active, ...rest]) await fly(page, passing);
  await choice(active, "draw").click();

  // What is asked is the same after a reload, while others have answered already.
  await other
    .getByText(/announces to draw/)
    .first()
    .waitFor();
  await choice(other, program).first().waitFor();
  const asked = await whatIsAsked(other);
  const offered = await keys(other);
  await other.reload();
  await choice(other, program).first().waitFor();
  expect(await whatIsAsked(other)).toBe(asked);
  expect(await keys(other)).toEqual(offered);
  await choice(other, program).first().click();

  // Everybody passes on; the first player is asked anew, and changes what was announced.
  for (const [seat, { page }] of people.entries()) {
    await fly(page, { wishes: angry(seat), watch: "[data-check] li" });
  }
  for (const page of [active, ...rest]) {
    const announced = new RegExp(`^${first} announces (.*)`);
    const changed = new RegExp(`^${first} announces to equip the rifle, aimed at`);
    const played = new RegExp(`^${NAMES[interrupter]} plays ${named(program)}`);
    await expect.poll(() => told(page), LONG).toContainEqual(expect.stringMatching(changed));
    const lines = (await told(page)).filter((line) => announced.test(line) || played.test(line));
    expect(lines[0]).toMatch(/announces Draw/);
    expect(lines[1]).toMatch(played);
    expect(lines[2]).toMatch(changed);
  }
}

const LONG = { timeout: 30_000 };

/** From now on windows are passed by themselves: a standing answer, as the people's tab sets it. */
async function passesByItself(page: Page): Promise<void> {
  const table = new URL(page.url()).pathname.split("/").at(-1);
  const data = { kind: "*", pass: true, keep: true };
  const origin = stage.url;
  const set = await page.request.post(`/api/tables/${table}/standing`, {
    data,
    headers: { origin },
  });
  expect(set.status()).toBe(200);
}

const rifleAt = (target: number) => `^equip .*target=\\D?${target}\\b.*weapon=rifle`;

/** Arms itself, shoots at a Human, and takes what comes. */
function angry(seat: number): readonly string[] {
  const targets = deal.humans.filter((human) => human !== seat).toReversed();
  if (seat === deal.starter) targets.reverse();
  return [
    "^shoot",
    ...targets.map(rifleAt),
    ...targets.map((target) => `^equip .*target=\\D?${target}\\b`),
    "^equip",
    "^take-damage",
    "^(pass|fire)$",
  ];
}

/** Whoever was out before the end saw the check, true and for those eyes only; nobody else did. */
async function checksWerePrivate(people: readonly Person[], match: OpenMatch): Promise<void> {
  const { state } = view<State>(match, "spectator");
  const checked = PEOPLE.filter((seat) => state.sightings.some(({ by }) => by.includes(seat)));
  expect(checked).not.toEqual([]);
  for (const [seat, { page }] of people.entries()) {
    const { faces } = view<State>(match, seat);
    const last = state.sightings.findLast(({ by }) => by.includes(seat));
    const teams = (last?.teams ?? []).map((team) => named(String(faces[team])));
    const seen = await watched(page);
    expect(seen.map((line) => line.split("\n").at(-1))).toEqual(teams);
    const lines = await told(page);
    const isChecked = checked.includes(seat);
    expect(lines.some((line) => line.startsWith("You see: "))).toBe(isChecked);
    const fates = [`${NAMES[seat]} is eliminated.`, ` eliminates ${NAMES[seat]}.`];
    const isOut = (line: string) => fates.some((fate) => line.endsWith(fate));
    if (isChecked) expect(lines.some(isOut), lines.join(" ")).toBe(true);
  }
}

test("four people and four bots, to the end", async () => {
  const people = await sitDown();

  // The same moment, three seats, three different truths.
  for (const [seat, { page }] of people.entries()) await showsOnlyItsOwn(page, seat);
  const shown = await Promise.all(
    people.slice(0, 3).map(({ page }) => page.locator("[data-board]").first().screenshot()),
  );
  expect(new Set(shown.map((picture) => picture.toString("base64"))).size).toBe(3);

  await interruptedTurn(people);
  await Promise.all(people.map(({ page }) => passesByItself(page)));
  for (const { page } of people) await over(page).waitFor({ timeout: 150_000 });

  const [{ page }] = people;
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const got = await page.request.get(`/api/matches/${id}.1/record`);
  const { match } = replay(entry.game, (await got.json()) as MatchRecord);
  await checksWerePrivate(people, match);

  for (const { troubles, context } of people) {
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 300_000);
