/** Everything the end screen tells, read from the feed while the screen already stands. */
import type { AnyGame, GameText, View } from "@sprawl/engine";
import { fieldsBySeat, type MatchRecord } from "@sprawl/engine/host";
import { fieldOf, isAmount } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import { useEffect, useState } from "react";
import type { Feed } from "../feed/feed.js";
import { handlesOf } from "../plain/model.js";
import { revealed, revealedByRecord } from "./revealed.js";
import { type Statistics, statisticsOf } from "./statistics.js";
import { samplesOf, type Timeline, timelineOf } from "./timeline.js";

export type Finished = {
  readonly statistics: Statistics | undefined;
  readonly timeline: Timeline | undefined;
  readonly secrets: View | undefined;
};

/** `charts` names the numbers whose way is drawn; without any, no moment is read. */
export function useFinished(feed: Feed, charts: readonly string[]): Finished {
  const { view, log, text } = useTable();
  const [found, setFound] = useState<Finished>({
    statistics: undefined,
    timeline: undefined,
    secrets: undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished match is read once.
  useEffect(() => {
    let here = true;
    const tell = (more: Partial<Finished>) => here && setFound((now) => ({ ...now, ...more }));
    const { game } = feed.entry;
    const read = async () => {
      const record = await feed.record?.().catch(() => undefined);
      tell({ statistics: statisticsOf(game, view.seats, view.answers, log, record) });
      if (isSealed(feed, view)) return tell({ secrets: view });
      tell({ secrets: await secretsOf(feed, view, record) });
      if (charts.length === 0) return;
      const { steps, series } = await readTimeline(feed, game, view, text);
      tell({ timeline: { steps, series: series.filter(({ field }) => charts.includes(field)) } });
    };
    read().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [feed]);
  return found;
}

/** Does a server keep back what this match has left hidden? Of all others it tells the seed at the end. */
export function isSealed({ kind }: Pick<Feed, "kind">, { result, seed }: View): boolean {
  return kind === "online" && result !== undefined && seed === undefined;
}

async function secretsOf(feed: Feed, view: View, record: MatchRecord | undefined): Promise<View> {
  if (record) {
    try {
      return revealedByRecord(feed.entry.game, view, record);
    } catch {
      // Other rules: then what the seats know has to do.
    }
  }
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const eyes = await Promise.all(
    seats.map((seat) => feed.moment(view.answers, seat).catch(() => undefined)),
  );
  return revealed(
    view,
    eyes.flatMap((moment) => moment?.view ?? []),
  );
}

async function readTimeline(
  feed: Feed,
  game: AnyGame,
  last: View,
  text: GameText,
): Promise<Timeline> {
  const views: View[] = [];
  for (const step of samplesOf(last.answers)) views.push((await feed.moment(step)).view);
  const bySeat = fieldsBySeat(game, last.options, last.state, last.seats);
  return timelineOf(views, bySeat, (path, value, { state }) => {
    const isCard = handlesOf(game, state as object).has(path);
    return isCard || !isAmount(fieldOf(path), value, text);
  });
}
