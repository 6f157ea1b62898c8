/**
 * What is shown is what the rules say may be shown. The leak law believes a rule that shows: here
 * every showing is looked up in the game's table of moments, things and audiences. What is shown
 * when a match ends is nobody's secret any more, nor is what they saw before.
 */
import type { Play } from "../play.js";
import { everybody, type Secret } from "../secrets.js";
import type { Showing, Shown } from "../shown.js";
import type { OpenMatch } from "../snapshot.js";
import type { Trace } from "../told.js";
import { count, type Law, type Trial } from "./law.js";
import { beginAgain, giveMove } from "./play-out.js";

/** A thing turned towards viewers who did not see it. */
type Turned = { readonly step: string; readonly card: Secret; thing: number; readonly to: number };
type Spoken = { readonly type: string; readonly to: number; readonly things: readonly number[] };

export const shows: Law = {
  name: "shows",
  says: "what is shown, to whom and when, is what the game's table says",
  check(trial) {
    const { shows: table } = trial.subject.game;
    if (!table) return;
    const turned: Turned[] = [];
    const spoken: Spoken[] = [];
    const trace: Trace = {
      shown: new Map(),
      disclosures: [],
      faces: new Map(),
      turned: ({ secrets, step }: Play, card, to) => {
        const thing = secrets.at[card];
        if (to !== 0 && ((secrets.seen[thing] & to) !== to || step === "")) {
          turned.push({ step: step || "setup", card, thing, to });
        }
      },
      spoken: (type, to, things) => spoken.push({ type, to, things }),
    };
    const match = beginAgain(trial, { trace });
    for (let n = 0; ; n++) {
      if (match.pending) for (const each of turned) lookUp(trial, table, match, each, spoken, n);
      turned.length = 0;
      spoken.length = 0;
      if (n >= trial.played.moves.length) break;
      match.play.trace = trace;
      giveMove(trial, match, n);
    }
  },
  missing({ game: { shows: table = [] } }, { counts }) {
    counts["showings that never came up"] = table.filter(
      (row) => counts[nameOf(row)] === undefined,
    ).length;
    return undefined;
  },
};

function nameOf({ when, what }: Showing): string {
  return `shown: ${what}, ${when}`;
}

function lookUp(
  trial: Trial,
  table: readonly Showing[],
  match: OpenMatch,
  turned: Turned,
  spoken: readonly Spoken[],
  n: number,
): void {
  const { step, thing, to } = turned;
  const { pool, pools } = match.play.secrets;
  const what = pools[pool[thing]];
  const audiences = audiencesOf(match, turned);
  const moments = new Set([`in ${step}`]);
  for (const place of placesOf(match.play.state, match.play.secrets.at.indexOf(thing))) {
    moments.add(`at ${place}`);
  }
  for (const event of spoken) {
    if (event.things.includes(thing) && (event.to & to) === to) moments.add(event.type);
  }
  const row = table.find(
    (each) =>
      [...moments].some((moment) => isOf(each.when, moment)) &&
      isOf(each.what, what) &&
      each.to.some((who) => audiences.has(who)),
  );
  if (row) return count(trial.evidence, nameOf(row));
  const said = [...moments].join(", ");
  const problem = `something of "${what}" is shown (${[...audiences].join(", ")}; ${said}): the game's table has no such line`;
  throw trial.broken(problem, { after: n });
}

/** Where it lies, by the names of fields: `seats.hand`. */
function placesOf(value: unknown, handle: number, path = ""): string[] {
  if (value === handle) return [path];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part) => placesOf(part, handle, path));
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === "object" || part === handle
      ? placesOf(part, handle, path === "" ? name : `${path}.${name}`)
      : [],
  );
}

function isOf(what: string, named: string): boolean {
  return what.endsWith("*") ? named.startsWith(what.slice(0, -1)) : what === named;
}

/** What these viewers are, of those a table speaks of. */
function audiencesOf({ play }: OpenMatch, { card, thing, to }: Turned): Set<Shown> {
  if (to === everybody(play.seats)) return new Set(["all"]);
  if ((to & (to - 1)) !== 0) return new Set(["some"]);
  const seat = 31 - Math.clz32(to);
  // It may lie under another handle by now, among others of the same hand.
  const handles = new Set([card, play.secrets.at.indexOf(thing)]);
  return new Set(isHeldBy(play.state, seat, play.seats, handles) ? ["one", "holder"] : ["one"]);
}

/** Does one of these lie in the part of the state that is this seat's: a list with one for each? */
function isHeldBy(
  value: unknown,
  seat: number,
  seats: number,
  handles: ReadonlySet<number>,
): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) && value.length === seats && typeof value[0] === "object") {
    return liesIn(value[seat], handles);
  }
  return Object.values(value).some((part) => isHeldBy(part, seat, seats, handles));
}

function liesIn(value: unknown, handles: ReadonlySet<number>): boolean {
  if (typeof value === "number") return handles.has(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => liesIn(part, handles));
}
