/** How long a simulation will take, from one quick match and what its bots may spend on thinking. */
import { botOf } from "@sprawl/bots";
import type { GameEntry } from "@sprawl/engine";
import { many } from "../lay-out.js";
import { PATIENCE, playOne } from "./one.js";
import type { Setting } from "./setting.js";

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

/** In seconds. Thinkers are stood in for by quick players, and their time is added. */
export function estimate(entry: GameEntry, plan: Plan, now: () => number): number {
  const { setting, matches, jobs } = plan;
  const { records: _, bySide = {}, ...probe } = setting;
  const all = [...setting.bots, ...Object.values(bySide)];
  const thinkers = all.filter((name) => botOf(name, {}).imagines);
  if (thinkers.length === 0 && matches < MANY) return 0;
  const quick = entry.instinct ? "instinct" : "random";
  const began = now();
  const { decisions } = playOne(entry, { ...probe, bots: probe.bots.map(() => quick) }, 0, now);
  const played = now() - began;
  const share = thinkers.length / all.length;
  const thought = decisions * share * Math.max(0, ...thinkers.map(patienceOf));
  return ((played + thought) * matches) / jobs / 1000;
}

/** What a thinker may spend on a decision, in milliseconds; a world is taken for one. */
function patienceOf(name: string): number {
  const [, amount, unit] = /^search:(\d+)(s|ms)?$/.exec(name) ?? [];
  if (amount === undefined) return PATIENCE;
  return Number(amount) * (unit === "s" ? 1000 : 1);
}
