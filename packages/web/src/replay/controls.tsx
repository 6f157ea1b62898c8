/** The rail under a replay: where, how fast, with whose eyes, and on from here. */
import type { Viewer } from "@sprawl/engine";
import { Button, buttonClass, classNames, Scrubber, useMedia } from "@sprawl/kit";
import { useEffect, useId, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import type { ReplayFeed } from "../feed/replay.js";
import { here } from "../local/start.js";
import "../words/of-replays.js";
import { useSay } from "../words/say.js";
import { deedAfter, replayKey } from "./keys.js";
import { playOnFrom } from "./play-on.js";
import styles from "./replay.module.css";
import { type Reel, usePlaying, useReel } from "./use-replay.js";

const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a deed is shown at speed 1, in ms. */
const STEP = 1200;

export type Playing = {
  readonly reel: Reel;
  readonly playing: boolean;
  readonly speed: number;
  setPlaying(playing: boolean): void;
  setSpeed(speed: number): void;
};

/** Playing by itself, by button and by key. Outside of the table, which begins anew with other eyes. */
export function useReplayPlaying(feed: ReplayFeed, quiet: readonly string[] | undefined): Playing {
  const reel = useReel(feed, quiet);
  const [speed, setSpeed] = useState<number>(1);
  const [playing, setPlaying] = usePlaying(reel, STEP / speed);
  useKeys(reel, playing, setPlaying);
  return useMemo(
    () => ({ reel, playing, speed, setPlaying, setSpeed }),
    [reel, playing, speed, setPlaying],
  );
}

type Props = {
  readonly feed: ReplayFeed;
  readonly how: Playing;
  /** Where its end is shown, if that is here. */
  readonly end: string | undefined;
  readonly onVerify: (() => void) | undefined;
};

export function Controls({ feed, how, end, onVerify }: Props) {
  const say = useSay();
  const { reel, playing, setPlaying, speed, setSpeed } = how;
  const { deed, last } = reel;
  const go = (to: number) => {
    setPlaying(false);
    reel.go(to);
  };
  const phone = useMedia("phone");
  const thought = <Thought feed={feed} />;
  return (
    <section className={styles.controls} aria-label={say("replay.title")}>
      <Scrubber
        value={deed}
        max={last}
        marks={reel.turns}
        playing={playing}
        onPlay={setPlaying}
        onChange={go}
        words={{
          label: say("replay.where"),
          first: say("replay.first"),
          back: say("replay.back"),
          play: say("replay.play"),
          pause: say("replay.pause"),
          on: say("replay.on"),
          last: say("replay.last"),
          place: say("replay.place", { step: deed, steps: last }),
        }}
      >
        {!phone && thought}
        {end !== undefined && (
          <Link href={end} className={classNames(buttonClass("quiet", "s"), styles.spare)}>
            {say("replay.toEnd")}
          </Link>
        )}
      </Scrubber>
      <div className={styles.line}>
        <Pick
          label={say("replay.speed")}
          value={String(speed)}
          values={SPEEDS.map((each) => [String(each), `${each}×`])}
          onChange={(value) => setSpeed(Number(value))}
        />
        <Eyes feed={feed} />
        <PlayOn feed={feed} step={feed.step} />
        {onVerify && (
          <Button size="s" variant="quiet" className={styles.spare} onClick={onVerify}>
            {say("replay.verify")}
          </Button>
        )}
      </div>
      {feed.cutShort && deed === last && <p className={styles.note}>{say("replay.cutShort")}</p>}
      {phone && thought}
    </section>
  );
}

/** Why a bot did it, where that was kept. */
function Thought({ feed }: { readonly feed: ReplayFeed }) {
  const say = useSay();
  const thought = feed.thought();
  if (!thought) return null;
  const { name } = feed.source.players[thought.seat];
  return (
    <p className={classNames(styles.note, styles.thought)} data-thought="">
      {say("replay.thought", { name, why: thought.why })}
    </p>
  );
}

/** Whose eyes. */
function Eyes({ feed }: { readonly feed: ReplayFeed }) {
  const say = useSay();
  const eyes = feed.eyes();
  // Alone there are no others who saw anything.
  if (eyes.length < 2 || feed.source.players.length < 2) return undefined;
  const write = (viewer: Viewer) => (viewer === "spectator" ? "none" : String(viewer));
  const name = (viewer: Viewer) =>
    viewer === "spectator" ? say("replay.nobody") : feed.source.players[viewer].name;
  return (
    <Pick
      label={say("replay.eyes")}
      value={write(feed.viewer)}
      values={eyes.map((viewer) => [write(viewer), name(viewer)])}
      onChange={(value) =>
        void feed.seek(feed.step, value === "none" ? "spectator" : Number(value))
      }
    />
  );
}

/** Forks into a match of one's own. */
function PlayOn({ feed, step }: { readonly feed: ReplayFeed; readonly step: number }) {
  const say = useSay();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const waiting = feed.waiting();
  const fork = async () => {
    setBusy(true);
    const seat = feed.viewer === "spectator" ? waiting[0] : feed.viewer;
    go(`/local/${await playOnFrom(here(), feed.source, step, seat, say("game.defaultName"))}`);
  };
  return (
    <Button
      size="s"
      busy={busy}
      disabled={waiting.length === 0}
      reason={say("replay.noPlayOn")}
      onClick={() => void fork()}
    >
      {say("replay.playOn")}
    </Button>
  );
}

type PickProps = {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, title: string])[];
  onChange(value: string): void;
};

function Pick({ label, value, values, onChange }: PickProps) {
  const id = useId();
  return (
    <span className={styles.pick}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {values.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
}

function useKeys(
  { deed, last, go }: Reel,
  playing: boolean,
  setPlaying: (on: boolean) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const focus = document.activeElement;
      if (focus instanceof HTMLElement && (focus.isContentEditable || focus.closest("dialog")))
        return;
      const tag = focus?.tagName ?? "";
      const type = focus instanceof HTMLInputElement ? focus.type : undefined;
      const role = focus?.getAttribute("role") ?? undefined;
      const key = replayKey(event, { tag, type, role });
      if (!key) return;
      // Before the table sees it: arrows mean time here.
      event.preventDefault();
      event.stopPropagation();
      const to = deedAfter(key, deed, last);
      setPlaying(to === undefined && !playing);
      if (to !== undefined) go(to);
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [deed, last, go, playing, setPlaying]);
}
