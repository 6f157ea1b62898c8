/**
 * A match played by the rule of thumb from a deal that has a name, as a file that a browser imports:
 * for tests and pictures that want the same table each time, at its beginning, in the thick of it, or
 * when it is over. The engine is given, so that sources and built files can both be used.
 */

/** @typedef {typeof import("@sprawl/engine/host")} Host */
/** @typedef {import("@sprawl/engine").GameEntry} GameEntry */

/**
 * @typedef {{
 *   seats?: number,
 *   options?: import("@sprawl/engine").OptionValues,
 *   seed: string,
 *   upTo?: number,
 *   after?: number,
 *   at?: (seen: import("@sprawl/engine").View) => boolean,
 *   answers?: Readonly<Record<string, import("@sprawl/engine").Answer>>,
 * }} Wanted `upTo`: which part of the match has been played, from 0 to 1, or `after` how many answers; it
 *   stops where seat 0 is asked, `at`: and sees this. `answers`: what is answered to these kinds of
 *   question, whatever the rule of thumb says
 */

/**
 * Matches that are soon over, by game.
 * @type {Readonly<Partial<Record<string, Omit<Wanted, "seed">>>>}
 */
export const SHORT = {
  caravan: { seats: 2 },
  "synthetic-sins": { seats: 1 },
  "social-deduction": { seats: 5, options: { lastRound: 3 } },
  "the-beginning": { seats: 4, options: { lastRound: 2, characters: "random" } },
  cyberverse: { seats: 2, options: { shortGame: true, turnLimit: 3 } },
  "human-interface": { seats: 1, options: { mission: "lone-wolf" } },
};

/** Longer than any match that is arranged. */
const LONGEST = 20_000;

/** So many deals are tried until what is wanted is seen in one. */
const TRIES = 12;

/**
 * What is wanted is looked for in the named deal first, then in others like it: bots that have learned
 * play the named one in another way.
 * @param {Host} host
 * @param {(seed: string) => import("@sprawl/engine").Draw} drawFrom
 * @param {GameEntry} entry
 * @param {Wanted} wanted
 */
export function arranged(host, drawFrom, entry, wanted) {
  for (let again = 0; again < TRIES; again += 1) {
    const seed = again === 0 ? wanted.seed : `${wanted.seed}, again ${again}`;
    const file = played(host, drawFrom, entry, { ...wanted, seed });
    if (file) return file;
  }
  throw new Error(`${entry.game.id}: what is wanted is never seen in "${wanted.seed}"`);
}

/**
 * Nothing, if what is wanted is never seen in this deal.
 * @param {Host} host
 * @param {(seed: string) => import("@sprawl/engine").Draw} drawFrom
 * @param {GameEntry} entry
 * @param {Wanted} wanted
 */
function played(host, drawFrom, entry, wanted) {
  const { options = {}, seed, upTo = 0, after = 0, at, answers = {} } = wanted;
  const seats = wanted.seats ?? entry.game.seats.min;
  const deal = { seats, options, seed: host.namedSeed(seed) };
  const match = host.createMatch(entry.game, deal);
  const draw = drawFrom(seed);
  /** @type {{ seat: number, answer: import("@sprawl/engine").Answer }[]} */
  const given = [];
  /** After so many answers seat 0 had something to choose. @type {number[]} */
  const stops = [];
  while (given.length < LONGEST) {
    const [seat] = host.waitingFor(match);
    if (seat === undefined) break;
    const seen = host.view(match, seat);
    if (!seen.question || !entry.instinct) throw new Error(`${entry.game.id}: nobody answers`);
    if (seat === 0 && !host.canOnlyPass(match, seat)) stops.push(given.length);
    const isThere = at ? seat === 0 && at(seen) : upTo === 0 && stops.length > 0;
    if (isThere && given.length >= after) return fileOf(host, match, seats, seed);
    const thumb = entry.instinct(seen, seen.question, draw).answer;
    const answer = answers[seen.question.kind] ?? thumb;
    host.answer(match, seat, answer);
    given.push({ seat, answer });
  }
  if (at) return undefined;
  if (upTo === 1 || upTo === 0) return fileOf(host, match, seats, seed);
  const stop = stops.find((each) => each >= upTo * given.length) ?? stops.at(-1) ?? 0;
  const again = host.createMatch(entry.game, deal);
  for (const { seat, answer } of given.slice(0, stop)) host.answer(again, seat, answer);
  return fileOf(host, again, seats, seed);
}

/**
 * @param {Host} host
 * @param {import("@sprawl/engine/host").Match} match
 * @param {number} seats
 * @param {string} seed
 */
function fileOf(host, match, seats, seed) {
  const file = {
    format: "sprawl-local/1",
    players: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { name: "Ash" } : { name: NAMES[seat] ?? `Bot ${seat}`, bot: "instinct" },
    ),
    began: 1_760_000_000_000,
    bots: host.namedSeed(`${seed}, bots`),
    record: host.recordOf(match),
  };
  return {
    name: "match.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(file)),
  };
}

const NAMES =
  "Ash Vesper Kite Juno Rook Tamsin Oriel Mako Sable Indigo Fenn Calyx Dart Wren Halo Quill".split(
    " ",
  );

/**
 * Imports it, and opens its table; what is over shows its end.
 * @param {import("playwright-core").Page} page
 * @param {ReturnType<typeof arranged>} file
 */
export async function openArranged(page, file) {
  await page.goto("/saved");
  const input = page.locator('input[type="file"]').first();
  await input.waitFor({ state: "attached" });
  const rows = page.locator("main h3 a");
  const known = new Set(await hrefs(rows));
  await input.setInputFiles(file);
  let fresh;
  while (fresh === undefined) {
    await page.waitForFunction(
      (/** @type {number} */ count) => document.querySelectorAll("main h3 a").length > count,
      known.size,
    );
    fresh = (await hrefs(rows)).find((each) => !known.has(each));
  }
  // As a link would go there: nothing is loaded anew.
  await page.evaluate(
    (/** @type {string} */ path) => history.pushState(null, "", path),
    fresh.replace("/replay", ""),
  );
}

/** @param {import("playwright-core").Locator} links */
function hrefs(links) {
  return links.evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? ""));
}
