/** Looking back: at one moment, or step by step at what happened since one's own last answer. */
import type { Seat, View, Viewer } from "@sprawl/engine";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Feed, FeedState, Moment } from "../feed/feed.js";
import { lastActOf, lastTurnOf } from "../log/group.js";
import { paceOf } from "./pace.js";

export type Past = {
  readonly moment: Moment | undefined;
  /** While the time since the last turn is played back: which step of how many. */
  readonly playing: { readonly n: number; readonly all: number } | undefined;
  /** After how many answers the viewer last acted. */
  readonly lastOwn: number;
  /** Is there anything to play back? */
  readonly missed: number;
  goTo(answers: number): void;
  playSince(): void;
  leave(): void;
};

/** What happened since one's last turn, or, in a game without turns, since one's last answer. */
export function usePast(feed: Feed, state: FeedState, viewer: Viewer): Past {
  const [moment, setMoment] = useState<Moment>();
  const [playing, setPlaying] = useState<Past["playing"]>();
  const lastOwn = useLastOwn(state, viewer, feed.entry.game.turn);
  const run = useRef(0);
  const answers = state.view?.answers ?? 0;
  const missed = state.log.some(({ at }) => at > lastOwn) ? Math.max(0, answers - lastOwn) : 0;

  const leave = useCallback(() => {
    run.current++;
    setMoment(undefined);
    setPlaying(undefined);
  }, []);

  const goTo = useCallback(
    (step: number) => {
      const mine = ++run.current;
      setPlaying(undefined);
      feed.moment(step).then(
        (found) => run.current === mine && setMoment(found),
        () => undefined,
      );
    },
    [feed],
  );

  const playSince = useCallback(() => {
    const mine = ++run.current;
    const play = async () => {
      for (let n = 1; n <= missed; n++) {
        const found = await feed.moment(lastOwn + n);
        if (run.current !== mine) return;
        setMoment(found);
        setPlaying({ n, all: missed });
        await new Promise((wake) => setTimeout(wake, paceOf(missed)));
        if (run.current !== mine) return;
      }
      leave();
    };
    play().catch(leave);
  }, [feed, missed, lastOwn, leave]);

  useEffect(() => () => void run.current++, []);
  return { moment, playing, lastOwn, missed, goTo, playSince, leave };
}

/**
 * Where the viewer last acted: as the log tells it, or, more exactly, where a question of theirs
 * went away because it was answered.
 */
function useLastOwn(
  { view, log }: FeedState,
  viewer: Viewer,
  turnOf: ((state: unknown) => Seat | undefined) | undefined,
): number {
  const [seen, setSeen] = useState(0);
  const turned = useLastTurn(view, viewer, turnOf);
  const asked = useRef<{ decision: string; answers: number } | undefined>(undefined);
  const answers = view?.answers ?? 0;
  const decision = view?.question?.decision;
  useEffect(() => {
    const before = asked.current;
    if (before && before.decision !== decision && answers > before.answers) {
      setSeen(before.answers + 1);
    }
    asked.current = decision === undefined ? undefined : { decision, answers };
  }, [decision, answers]);
  const told = useMemo(() => lastTurnOf(log, viewer), [log, viewer]);
  return Math.min(answers, told ?? turned ?? Math.max(seen, lastActOf(log, viewer)));
}

/** The last moment of the viewer's last turn that is over, as far as it was seen from here. */
function useLastTurn(
  view: View | undefined,
  viewer: Viewer,
  turnOf: ((state: unknown) => Seat | undefined) | undefined,
): number | undefined {
  const last = useRef<{ now: number | undefined; over: number | undefined }>({
    now: undefined,
    over: undefined,
  });
  if (!view || !turnOf) return undefined;
  const isMine = turnOf(view.state) === viewer;
  if (!isMine) last.current.over = last.current.now ?? last.current.over;
  last.current.now = isMine ? view.answers : undefined;
  return last.current.over;
}
