/**
 * What an update shows, in names only: one scene for each event that is told, with what is staged in
 * it. The game says how; where it does not, a card that lies elsewhere now passes from place to place,
 * and else what the event speaks of flashes. Pure.
 */
import type { GameEvent, Plain, Ref } from "@sprawl/engine";
import type { PathText } from "@sprawl/engine/host";
import { sayEvent } from "@sprawl/engine/speech";
import type { BoardDefinition, Staging, Table } from "@sprawl/kit";

const SEATS: ReadonlySet<string> = new Set(["seat", "by", "to", "target", "owner", "winner"]);

/** The things an event speaks of, as options would call them. */
export function refsOfEvent({ args, cards }: GameEvent): readonly Ref[] {
  const refs = (cards ?? []).map((card) => `card/${card}`);
  for (const [name, value] of Object.entries(args)) {
    for (const each of Array.isArray(value) ? (value as readonly Plain[]) : [value]) {
      if (typeof each === "string" || typeof each === "number") refs.push(`${name}/${each}`);
      if (SEATS.has(name) && typeof each === "number") refs.push(`seat/${each}`);
    }
  }
  return [...new Set(refs)].filter((ref) => !/\s/.test(ref));
}

export type Scene = {
  readonly event: GameEvent;
  /** Its sentence stands over the board meanwhile. */
  readonly told: boolean;
  readonly stagings: readonly Staging[];
  /** So many ms it stays at least. */
  readonly reads: number;
};

/** In which part of the state each card lies. */
export type CardPaths = ReadonlyMap<number, PathText>;

export type Told = {
  readonly recent: readonly GameEvent[];
  readonly board: BoardDefinition | undefined;
  readonly table: Table;
  readonly before: CardPaths;
  readonly now: CardPaths;
  /** Is a thing of this name drawn? */
  isDrawn(ref: Ref): boolean;
};

export function scenesOf(told: Told): readonly Scene[] {
  const { recent, board, table } = told;
  return recent.flatMap((event): Scene[] => {
    const stager = board?.stage?.[event.type];
    if (board?.isPart?.(event, table)) return [];
    const reads = board?.reads?.(event, table) ?? 0;
    // What is not told may still be shown.
    if (board?.quiet?.includes(event.type)) {
      const stagings = stager ? listOf(stager(event, table)) : [];
      return stagings.length > 0 ? [{ event, told: false, stagings, reads }] : [];
    }
    const stagings = stager ? listOf(stager(event, table)) : plainly(event, told);
    // A sentence that stands below the card is not said a second time.
    const captioned = stagings.some((each) => isCaptioned(each, event, table));
    return [{ event, told: !captioned, stagings, reads }];
  });
}

function isCaptioned(staging: Staging, event: GameEvent, { speaker }: Table): boolean {
  if (staging.shape !== "card" || staging.over !== undefined) return false;
  return staging.name === sayEvent(speaker, event);
}

function listOf(staged: Staging | readonly Staging[] | undefined): readonly Staging[] {
  if (staged === undefined) return [];
  return "shape" in staged ? [staged] : staged;
}

/** Without the game's word: cards pass, other things flash. */
function plainly(event: GameEvent, told: Told): readonly Staging[] {
  const passes = (event.cards ?? []).flatMap((card, i) => passOf(card, event.faces?.[i], told));
  if (passes.length > 0) return passes;
  const at = refsOfEvent(event).find(told.isDrawn);
  return at === undefined ? [] : [{ shape: "pulse", at }];
}

/** From the place that held it to the place that holds it, as far as both are drawn. */
function passOf(card: number, face: Plain, { before, now, isDrawn }: Told): readonly Staging[] {
  const [was, is] = [before.get(card), now.get(card)];
  if (was === undefined || is === undefined || holder(was) === holder(is)) return [];
  const from = around(was).find(isDrawn);
  const to = [`card/${card}`, ...around(is)].find(isDrawn);
  if (from === undefined || to === undefined || from === to) return [];
  return [{ shape: "pass", from, to, face }];
}

const holder = (path: PathText) => path.slice(0, path.lastIndexOf("/"));

/** "hands/1/3": the place itself, what holds it, and the seat it belongs to. */
function around(path: PathText): readonly Ref[] {
  const parts = path.split("/");
  const holders = parts.map((_, i) => parts.slice(0, parts.length - i).join("/"));
  const seat = parts.find((part) => /^\d+$/.test(part));
  const owned = parts.length > 2 && seat !== undefined ? [`seat/${seat}`] : [];
  return [...holders, ...owned];
}

/** All of it together takes no longer than this, in ms, as long as every deed can still be seen. */
const LONGEST = 4_500;
const SEEN = 300;
/** Where others wait for whoever looks. */
const SHORTEST = 130;

/** How long one of so many scenes is shown, with so many updates waiting behind them. */
export function sceneTime(base: number, scenes: number, behind: number): number {
  const hurried = base / Math.max(1, behind);
  return Math.max(SHORTEST, Math.min(hurried, Math.max(SEEN, LONGEST / Math.max(1, scenes))));
}

/** How long this is shown: by its weight; what has to be read one by one is never hurried. */
export function stagingTime(staging: Staging, base: number, ms: number): number {
  if ("beats" in staging && staging.beats !== undefined) return base * staging.beats;
  return ms * weightOf(staging);
}

/** What is to be read stays longer. */
function weightOf(staging: Staging): number {
  if (staging.shape === "scene") return 5;
  if (staging.shape === "card" && staging.over !== undefined) return 1.6;
  if (staging.shape === "card" || staging.shape === "test") return 2.6;
  if (staging.shape === "shot") return 1.5;
  return staging.shape === "say" ? 1.2 : 1;
}
