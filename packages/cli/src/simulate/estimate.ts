/** How long a simulation will take, from one quick match and what its bots may spend on thinking. */
import type { GameEntry } from "@sprawl/engine";
import { many } from "../lay-out.js";
import { PATIENCE, playOne } from "./one.js";
import { everybodyIn, type Setting, thinkersIn } from "./setting.js";

export type Plan = { readonly setting: Setting; readonly matches: number; readonly jobs: number };

/** An hour or more is worth a word before it begins. */
const LONG = 3600;

/** A warning for a run that will take hours, or nothing. */
export function warnOf(entry: GameEntry, plan: Plan, now: () => number): string | undefined {
  const seconds = estimate(entry, plan, now);
  if (seconds < LONG) return undefined;
  const long = many(Math.round(seconds / 3600), "hour");
  return `This will take about ${long}. Ctrl+C ends it, and what was played is reported.`;
}

/** Fewer matches of quick players than this are not worth a probe. */
const MANY = 2000;

/** A probe is a few matches: the first ones are slow, and the quickest is the true one. */
const PROBES = 12;
const PROBE_TIME = 1000;

/** In seconds. Thinkers are stood in for by quick players, and their time is added. */
export function estimate(entry: GameEntry, plan: Plan, now: () => number): number {
  const { setting, matches, jobs } = plan;
  const thinkers = thinkersIn(setting);
  if (thinkers.length === 0 && matches < MANY) return 0;
  const probe = withoutThinkers(setting, entry.instinct ? "instinct" : "random");
  const began = now();
  let quickest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (let i = 0; i < PROBES && now() - began < PROBE_TIME; i++) {
    const at = now();
    const { decisions } = playOne(entry, probe, i, now);
    quickest = Math.min(quickest, now() - at);
    longest = Math.max(longest, decisions);
  }
  const share = thinkers.length / everybodyIn(setting).length;
  const thought = longest * share * Math.max(0, ...thinkers.map(patienceOf));
  return ((quickest + thought) * matches) / jobs / 1000;
}

function withoutThinkers(setting: Setting, quick: string): Setting {
  const { records: _, bots, bySide = {}, ...rest } = setting;
  const thinkers = new Set(thinkersIn(setting));
  const stand = (name: string) => (thinkers.has(name) ? quick : name);
  const sides = Object.entries(bySide).map(([side, name]) => [side, stand(name)]);
  return { ...rest, bots: bots.map(stand), bySide: Object.fromEntries(sides) };
}

/** What a thinker may spend on a decision, in milliseconds; a world is taken for one. */
function patienceOf(name: string): number {
  const [, amount, unit] = /^search:(\d+)(s|ms)?$/.exec(name) ?? [];
  if (amount === undefined) return PATIENCE;
  return Number(amount) * (unit === "s" ? 1000 : 1);
}
