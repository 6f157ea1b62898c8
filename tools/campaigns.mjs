/**
 * Plays whole campaigns of a game between its rule-of-thumb players, and says how they ended.
 *
 *     node tools/campaigns.mjs human-interface [-n 100] [--seed NAME]
 *     node tools/campaigns.mjs the-beginning -n 200 --seats 4 --set hellGate
 *
 * A campaign may run over several games; each is played by its own rule of thumb. `--set` turns an
 * option of the campaign on.
 */
import { parseArgs } from "node:util";
import { instinctPolicy, playOut } from "@sprawl/bots";
import {
  beginCampaign,
  beginNext,
  castingOf,
  concludeMatch,
  endingOf,
  loadCampaign,
  namedSeed,
  offersOf,
  saveCampaign,
} from "@sprawl/engine/host";
import { opened } from "@sprawl/engine/search";
import { games } from "@sprawl/games";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: "string", short: "n", default: "100" },
    seed: { type: "string", default: "" },
    seats: { type: "string" },
    set: { type: "string", multiple: true, default: [] },
  },
});
const [id] = positionals;
const about = games.find((game) => game.id === id);
const entry = await about?.load();
if (!entry?.campaign || !entry.instinct) {
  console.error(`usage: node tools/campaigns.mjs GAME; ${id} has no campaign`);
  process.exit(2);
}
const { campaign: definition } = entry;
const entries = await Promise.all(
  definition.games.map(async (name) => {
    const found = await games.find((each) => each.id === name)?.load();
    if (!found?.instinct) throw new Error(`${name} has no rule of thumb`);
    return { game: found.game, instinct: found.instinct };
  }),
);
const all = entries.map(({ game }) => game);
const options = Object.fromEntries(values.set.map((name) => [name, true]));
const begin = { options, ...(values.seats !== undefined && { seats: Number(values.seats) }) };

/** @type {Record<string, number>} */
const endings = {};
/** @type {Record<string, Record<string, number>>} */
const missions = {};
/** Of campaigns that count points: by side. @type {Record<string, number>} */
const points = {};
let matches = 0;
for (let i = 0; i < Number(values.n); i++) {
  let story = beginCampaign(definition, all, begin);
  for (let played = 0; endingOf(story) === undefined; played++) {
    const [{ name, game }] = offersOf(story);
    const { instinct } = entries.find((each) => each.game.id === game) ?? entries[0];
    const match = beginNext(story, name, namedSeed(`${values.seed} ${i} ${played}`));
    const result = playOut(opened(match), instinctPolicy(instinct, diceOf(i * 31 + played)), 1e6);
    if (result === undefined || result === "out of time") throw new Error(`${name} did not end`);
    concludeMatch(story);
    // What is kept must be enough to go on with.
    story = loadCampaign(definition, all, JSON.parse(JSON.stringify(saveCampaign(story))));
    matches++;
    const sides = castingOf(match).map(({ side }) => side ?? "");
    if (endingOf(story) !== undefined) count(story.carried, sides);
    const who = (result.sides ?? []).join(" and ") || "nobody";
    missions[name] = { ...missions[name], [who]: (missions[name]?.[who] ?? 0) + 1 };
  }
  const ending = String(endingOf(story));
  endings[ending] = (endings[ending] ?? 0) + 1;
}
console.log(`${id}: ${values.n} campaigns, ${matches} matches, no error`);
for (const [name, won] of Object.entries(missions)) console.log(`  ${name}: ${shares(won)}`);
console.log(`  endings: ${shares(endings)}`);
if (Object.keys(points).length > 0) console.log(`  points: ${shares(points)}`);

/**
 * What each side has gained in a campaign that is over.
 * @param {unknown} carried
 * @param {readonly string[]} sides
 */
function count(carried, sides) {
  const won = /** @type {{ points?: unknown }} */ (carried).points;
  if (!Array.isArray(won)) return;
  for (const [i, n] of won.entries()) points[sides[i]] = (points[sides[i]] ?? 0) + Number(n);
}

/** @param {Record<string, number>} counts */
function shares(counts) {
  const sum = Object.values(counts).reduce((a, b) => a + b, 0);
  return Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([who, n]) => `${who} ${n} (${Math.round((100 * n) / sum)}%)`)
    .join(", ");
}

/** @param {number} seed */
function diceOf(seed) {
  let state = (seed * 2654435761) >>> 0;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}
