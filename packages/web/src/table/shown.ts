/**
 * What is drawn, a little behind what is known: each update stays until what happened in it has been
 * shown, and the next question comes up only then. Whatever is not simply "and then this happened" is
 * drawn at once: other eyes, something taken back, a curtain.
 */
import type { GameEvent, View } from "@sprawl/engine";
import type { Feed, FeedState } from "../feed/feed.js";
import { actorOf } from "../log/group.js";

export type Shown = {
  readonly state: FeedState;
  /** What happened in it is being shown: nothing is asked meanwhile. */
  readonly playing: boolean;
  /** Updates that wait, where whoever looks is waited for; who only watches is never hurried. */
  readonly behind: number;
  /** Somebody was in a hurry: what happened in it is not shown, and everything stands where it is. */
  readonly skipped?: boolean;
};

export type Showing = {
  now(): Shown;
  subscribe(listener: () => void): () => void;
  /** What is drawn has been shown. */
  done(): void;
  /** Everything at once, until something is asked. */
  flush(): void;
};

/** In a game for one, so many deeds at once are a show; fewer are an answer's own echo. */
const SHOW = 3;

/** What a game says of its events: the types that nobody does, and whose deed it is where no seat is named. */
export type ToldBy = {
  readonly byItself?: readonly string[] | undefined;
  readonly isOthers?: ((event: GameEvent, view: View) => boolean) | undefined;
};

/** Did others act, or much happen by itself? */
export function isShow(
  { view, log, fresh }: FeedState,
  { byItself = [], isOthers }: ToldBy = {},
): boolean {
  if (!view || fresh === 0) return false;
  const recent = log.slice(log.length - fresh);
  if (view.seats === 1 && fresh >= SHOW) return true;
  const isTheirs = (event: GameEvent) => {
    const actor = actorOf(event);
    return actor === undefined ? isOthers?.(event, view) : actor !== view.viewer;
  };
  return recent.some((event) => isTheirs(event) || byItself.includes(event.type));
}

/** Does the one simply follow the other? */
function follows(before: FeedState, next: FeedState): boolean {
  if (!before.view || !next.view || before.curtain || next.curtain) return false;
  return (
    before.view.viewer === next.view.viewer &&
    before.view.commitment === next.view.commitment &&
    next.view.answers >= before.view.answers &&
    next.log.length >= before.log.length
  );
}

export function createShowing(
  feed: Pick<Feed, "state" | "subscribe">,
  /** Is anything shown at all? */
  isOn: () => boolean,
  /** What the game says of its events. */
  toldBy: () => ToldBy = () => ({}),
  /** Is anything asked there that is not answered by itself? */
  isAsked: (state: FeedState) => boolean = ({ view }) => view?.question !== undefined,
): Showing {
  const listeners = new Set<() => void>();
  let queue: FeedState[] = [];
  let shown: Shown = { state: feed.state(), playing: false, behind: 0 };
  const tell = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const behind = () => (feed.state().view?.question ? queue.length : 0);
  const isShown = (state: FeedState) => isShow(state, toldBy());
  const show = (state: FeedState) =>
    tell({ state, playing: isOn() && isShown(state), behind: behind() });
  /** Somebody is in a hurry: nothing more is shown until they are asked. */
  let hurried = false;
  const flush = (skipped: boolean) => {
    queue = [];
    tell({ state: feed.state(), playing: false, behind: 0, ...(skipped && { skipped }) });
  };
  const update = () => {
    const next = feed.state();
    const last = queue.at(-1) ?? shown.state;
    if (next === last) return;
    if (hurried || !isOn() || !follows(last, next)) {
      const skipped = hurried;
      if (isAsked(next)) hurried = false;
      flush(skipped);
    } else if (next.view === last.view) {
      // Only the clock or who is here: it belongs to what is known already.
      if (queue.length > 0) {
        queue = [...queue.slice(0, -1), { ...next, fresh: last.fresh }];
        // That the line is down, or back, does not wait until the rest has been shown.
        const { status } = next;
        if (status !== shown.state.status) tell({ ...shown, state: { ...shown.state, status } });
      } else tell({ ...shown, state: { ...next, fresh: shown.state.fresh } });
    } else if (!shown.playing) {
      // What has been shown is not shown again: a lesson that was read only lets one go on.
      show(next.log.length > last.log.length ? next : { ...next, fresh: 0 });
    } else {
      queue = [...queue, next];
      tell({ ...shown, behind: behind() });
    }
  };
  let stop = () => {};
  return {
    now: () => shown,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        stop = feed.subscribe(update);
        update();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    done: () => {
      // What is no show is not waited for: the first that is one, or else the last there is.
      const first = queue.findIndex(isShown);
      const next = first < 0 ? queue.at(-1) : queue[first];
      queue = first < 0 ? [] : queue.slice(first + 1);
      if (next) show(next);
      else tell({ ...shown, playing: false, behind: 0 });
    },
    flush: () => {
      hurried = !isAsked(feed.state());
      flush(true);
    },
  };
}
