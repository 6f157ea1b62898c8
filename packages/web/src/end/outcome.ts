/** Who won and why, in words; and which moments are worth going back to. Pure. */
import type { GameEvent } from "@sprawl/engine";
import { sayResult } from "@sprawl/engine/speech";
import type { BoardDefinition, Table, TurningPoint } from "@sprawl/kit";
import { isAbout, isOpening } from "../log/group.js";
import type { Say } from "../words/say.js";

export type OutcomeWords = {
  readonly title: string;
  readonly why: string;
  readonly mine: boolean;
};

export function outcomeWords({ view, speaker }: Table, say: Say): OutcomeWords | undefined {
  const { result, viewer } = view;
  if (!result) return undefined;
  const { winners, reason } = result;
  const names = winners.map((seat) => speaker.seat(seat)).join(", ");
  const mine = viewer !== "spectator" && winners.includes(viewer);
  const title =
    winners.length === 0
      ? say("end.nobody")
      : mine && winners.length === 1
        ? say("end.youWon")
        : say("end.wonBy", { names });
  return { title, why: sayResult(speaker, reason, { ...result, winner: winners }), mine };
}

/** As many as stand in one strip. */
const MOST = 5;

/** What the game says; else what happened seldom, what was about the viewer first. */
export function momentsOf(
  table: Table,
  board: BoardDefinition | undefined,
): readonly TurningPoint[] {
  const { log } = table;
  if (board?.turningPoints) return board.turningPoints(log, table).slice(0, 6);
  return rareMoments(log, table.view.viewer, board?.quiet ?? []);
}

function rareMoments(
  log: readonly GameEvent[],
  viewer: Table["view"]["viewer"],
  quiet: readonly string[],
): readonly TurningPoint[] {
  const times = new Map<string, number>();
  for (const { type } of log) times.set(type, (times.get(type) ?? 0) + 1);
  const told = log.filter((event) => !isOpening(event) && !quiet.includes(event.type));
  const rank = (event: GameEvent) =>
    (times.get(event.type) ?? 0) * (isAbout(event, viewer) ? 1 : 2);
  const seen = new Set<number>();
  return told
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ at }) => !seen.has(at) && seen.add(at))
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
    .map((event) => ({ at: event.at, event }));
}
