/**
 * The log in groups one can fold: by turns where the game says when one begins, else by whose acts
 * they are. Inside a group the lines that one answer brought about stand together.
 */
import type { GameEvent, Plain, Seat, Viewer } from "@sprawl/engine";

export type LogLine = {
  readonly key: string;
  readonly event: GameEvent;
  readonly said: string;
  /** How often it was said in a row. */
  readonly times: number;
  /** How it came to this: draws and sums, behind a click. */
  readonly how: readonly LogLine[];
};

/** What one answer brought about. */
export type LogStep = { readonly at: number; readonly lines: readonly LogLine[] };

export type LogGroup = {
  readonly key: string;
  readonly actor: Seat | undefined;
  /** The sentence that began it, where the game tells of turns. */
  readonly opening: LogLine | undefined;
  readonly steps: readonly LogStep[];
};

type Draft = {
  actor: Seat | undefined;
  opening: LogLine | undefined;
  steps: { at: number; lines: LogLine[] }[];
};

const BEGINS = /^(?:turn|(?:turn|round|night|day|phase)-(?:began|begins|started|opened))$/;

/** Does a turn or a round begin with this event? */
export function isOpening({ type }: GameEvent): boolean {
  return BEGINS.test(type);
}

/** Whose act this is, as far as the event says so. */
export function actorOf({ args }: GameEvent): Seat | undefined {
  return asSeat(args.by) ?? asSeat(args.seat);
}

function asSeat(value: Plain): Seat | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}

const SEATS = ["by", "seat", "to", "from", "target", "winner", "owner"];

/** Is this viewer told of, or told alone? */
export function isAbout(event: GameEvent, viewer: Viewer): boolean {
  if (event.private) return true;
  return SEATS.some((name) => {
    const value = event.args[name];
    return value === viewer || (Array.isArray(value) && value.includes(viewer));
  });
}

type Grouping = {
  /** So many events stand before these. */
  readonly before?: number;
  /** Types of event that only explain another. */
  readonly explains?: readonly string[] | undefined;
};

/** The log, oldest first. `say` makes an event's sentence. */
export function groupLog(
  log: readonly GameEvent[],
  say: (event: GameEvent) => string,
  { before = 0, explains = [] }: Grouping = {},
): readonly LogGroup[] {
  const byTurns = log.some(isOpening);
  const drafts: Draft[] = [];
  for (const [i, event] of log.entries()) {
    const line = { key: String(before + i), event, said: say(event), times: 1, how: [] };
    const actor = actorOf(event);
    const last = drafts.at(-1);
    const begins = byTurns
      ? isOpening(event)
      : actor !== undefined && last?.actor !== undefined && actor !== last.actor;
    const draft =
      last && !begins ? last : open(drafts, byTurns && isOpening(event) ? line : undefined);
    draft.actor ??= byTurns ? undefined : actor;
    if (draft.opening !== line) append(draft, line);
  }
  return drafts.map((draft) => ({
    key: keyOf(draft),
    ...draft,
    steps: draft.steps.map(({ at, lines }) => ({ at, lines: explained(lines, explains) })),
  }));
}

/** What explains a deed goes with the deed it led to; what led to none, with the last before it. */
function explained(lines: readonly LogLine[], explains: readonly string[]): readonly LogLine[] {
  const told: LogLine[] = [];
  let how: LogLine[] = [];
  for (const line of lines) {
    if (explains.includes(line.event.type)) how.push(line);
    else {
      told.push({ ...line, how });
      how = [];
    }
  }
  const last = told.pop() ?? how.pop();
  return last ? [...told, { ...last, how: [...last.how, ...how] }] : told;
}

/** A group is known by what it began with. */
function keyOf({ opening, steps }: Draft): string {
  return opening?.key ?? `at ${steps[0]?.at ?? 0}`;
}

function open(drafts: Draft[], opening: LogLine | undefined): Draft {
  const draft: Draft = { actor: undefined, opening, steps: [] };
  drafts.push(draft);
  return draft;
}

function append(draft: Draft, line: LogLine): void {
  const step = draft.steps.at(-1);
  if (step?.at !== line.event.at) {
    draft.steps.push({ at: line.event.at, lines: [line] });
    return;
  }
  const before = step.lines.at(-1);
  if (before?.said === line.said && before.event.type === line.event.type) {
    step.lines[step.lines.length - 1] = { ...before, times: before.times + 1 };
  } else step.lines.push(line);
}

/**
 * After how many answers this viewer's last turn was over, where the log tells whose turn begins: 0 if
 * they have had none, undefined if it does not tell. The turn that is being played is not over.
 */
export function lastTurnOf(log: readonly GameEvent[], viewer: Viewer): number | undefined {
  const turns = log.filter((event) => isOpening(event) && asSeat(event.args.seat) !== undefined);
  if (turns.length === 0) return undefined;
  const last = turns.findLastIndex(({ args }, i) => args.seat === viewer && i < turns.length - 1);
  return turns[last + 1] && last >= 0 ? turns[last + 1].at : 0;
}

/** After how many answers this viewer last acted, as far as the log says; 0 if never. */
export function lastActOf(log: readonly GameEvent[], viewer: Viewer): number {
  for (let i = log.length - 1; i >= 0; i--) {
    if (actorOf(log[i]) === viewer) return log[i].at;
  }
  return 0;
}
