/**
 * Shows what has happened, deed after deed, before the next question: each on the board, its sentence
 * above it. One click or key skips all of it.
 */
import type { AnyGame, GameEvent, Ref } from "@sprawl/engine";
import type { PathText } from "@sprawl/engine/host";
import {
  type BoardDefinition,
  flightPace,
  isStill,
  type Staging,
  type Table,
  type Theatre,
  useTheatre,
} from "@sprawl/kit";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Sentence } from "../log/sentence.js";
import { handlesOf } from "../plain/model.js";
import css from "./frame.module.css";
import { type CardPaths, type Scene, scenesOf, sceneTime, stagingTime } from "./scenes.js";
import type { Playing } from "./use-shown.js";

export type PlaybackProps = {
  readonly table: RefObject<HTMLElement | null>;
  readonly game: AnyGame;
  readonly board: BoardDefinition | undefined;
  readonly shown: Playing;
  /** The table as it stands when all has been shown. */
  readonly after: Table;
  /** Is called as each deed is shown. */
  told(event: GameEvent): void;
  /** Something lies over the board. */
  readonly hidden: boolean;
};

export function Playback(props: PlaybackProps) {
  const { table: root, game, board, shown, after: table, told: tell, hidden } = props;
  const { recent, view } = table;
  const theatre = useTheatre();
  const [now, setNow] = useState<GameEvent>();
  const before = useRef<CardPaths>(undefined);
  const latest = useRef({ table, shown });
  latest.current = { table, shown };
  useSkipping(shown, theatre);
  const stop = useRef(() => {});
  const { playing: isPlaying } = shown;
  useEffect(() => {
    if (!isPlaying) stop.current();
  }, [isPlaying]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once an update.
  useEffect(() => {
    const cards = cardsIn(game, view.state);
    const was = before.current;
    before.current = cards;
    const { playing, behind, done, skipped } = latest.current.shown;
    if (!was || recent.length === 0 || hidden || skipped || document.hidden) {
      if (playing) done();
      return;
    }
    const isDrawn = (ref: Ref) =>
      root.current?.querySelector(`[data-ref~="${CSS.escape(ref)}"]`) !== null;
    const told = { recent, board, table: latest.current.table, before: was, now: cards, isDrawn };
    const scenes = scenesOf(told);
    markLast(root.current, scenes);
    let over = false;
    /** What lies open over the board is looked at first, unless other people wait for whoever looks. */
    const isHeld = () => {
      const { table: now, shown: next } = latest.current;
      const isWaitedFor = next.behind > 0 && now.seats.some(({ by }) => by === "person");
      return (theatre.isHeld() || liesOver()) && !isWaitedFor;
    };
    const play = async () => {
      theatre.prepare(scenes.flatMap(({ stagings }) => stagings));
      const base = baseTime(playing || latest.current.table.replayed === true);
      const ms = sceneTime(base, scenes.length, behind);
      for (const { event, told: isTold, stagings, reads } of scenes) {
        while (playing && !over && isHeld()) await pause(60);
        if (over) return;
        if (playing) tell(event);
        if (playing && isTold) setNow(event);
        // What begins something new says itself what it is: what was told before it is over.
        else if (stagings.some(beginsAnew)) setNow(undefined);
        // Who comes in with this deed is drawn first: what is not there cannot be shown.
        const isThere = () => stagings.flatMap(namesIn).every(isDrawn);
        for (let n = 0; playing && n < LOOKS && !isThere(); n++) await pause(25);
        const since = performance.now();
        const least = playing ? reads : 0;
        for (const staging of stagings) {
          if (over) return;
          const { question } = latest.current.table.choices;
          if (playing || !question) await theatre.follow(staging);
          if (over) return;
          shake(root.current, staging, view.viewer);
          const ample = stagingTime(staging, base, ms);
          await theatre.play(staging, Math.max(ample, least / stagings.length));
        }
        // What could not be shown is read all the same.
        const left = Math.max(least, isTold ? ms : 0) + since - performance.now();
        if (playing && !over && left > 0) await pause(left);
        if (over) return;
      }
      theatre.settle();
      setNow(undefined);
      if (playing) done();
    };
    void play();
    stop.current = () => {
      over = true;
      theatre.skipAll();
      setNow(undefined);
    };
    return stop.current;
  }, [recent, view]);

  if (!now) return null;
  return (
    <p className={css.headline} aria-hidden="true" data-headline="">
      <Sentence event={now} />
    </p>
  );
}

/** A scene, and a card that is turned: what was said of others is not said of this. */
const beginsAnew = ({ shape }: Staging) => shape === "scene" || shape === "card";

/** What stands beside the show: whoever types, reads or chooses there does not mean to skip it. */
const APART =
  "[data-hud], [data-holds], [data-forward], [data-side], [data-over], [role=menu], dialog, input";

/** A dialog or the rules lie over the board: what is shown under them would not be seen. */
function liesOver(): boolean {
  return document.querySelector("dialog[open], [data-over]") !== null;
}

/** A deed is shown so long; where nothing moves, its caption is to be read all the same. */
function baseTime(isRead: boolean): number {
  if (isStill()) return isRead ? 420 : 0;
  return flightPace() * 1.4;
}

/** The things a staging is about. */
const namesIn = (staging: Staging): readonly Ref[] =>
  (["piece", "at", "over"] as const).flatMap((part) =>
    part in staging ? [(staging as Partial<Record<typeof part, Ref>>)[part] ?? ""] : [],
  );

/** So often it is looked whether they are drawn by now. */
const LOOKS = 6;

const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/**
 * A click or a key while something is shown only skips it; while something lies open that is looked
 * at first, it is meant for that.
 */
function useSkipping({ playing, flush }: Playing, theatre: Theatre): void {
  const active = useRef({ playing, flush });
  active.current = { playing, flush };
  useEffect(() => {
    let swallow = false;
    const skip = (event: Event) => {
      // Of a press whose place went away under it no click came; the next one is meant.
      swallow = false;
      if (!active.current.playing || liesOver()) return;
      if (event.target instanceof Element && event.target.closest(APART)) return;
      event.preventDefault();
      event.stopPropagation();
      swallow = event.type === "pointerdown";
      if (!theatre.isHeld()) active.current.flush();
    };
    const click = (event: Event) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab") skip(event);
    };
    window.addEventListener("pointerdown", skip, true);
    window.addEventListener("keydown", key, true);
    window.addEventListener("click", click, true);
    return () => {
      window.removeEventListener("pointerdown", skip, true);
      window.removeEventListener("keydown", key, true);
      window.removeEventListener("click", click, true);
    };
  }, [theatre]);
}

/** A hit on whoever looks is felt. */
function shake(root: HTMLElement | null, staging: Staging, viewer: unknown): void {
  if (staging.shape !== "shot" || !staging.hit || isStill()) return;
  if (staging.to !== `seat/${viewer}` && staging.to !== "you") return;
  const dock = root?.querySelector<HTMLElement>("[data-dock]");
  if (!dock) return;
  dock.dataset.hit = "";
  setTimeout(() => delete dock.dataset.hit, 400);
}

/** What the last deed was about stays marked until the next. */
function markLast(root: HTMLElement | null, scenes: readonly Scene[]): void {
  for (const old of root?.querySelectorAll("[data-last]") ?? []) old.removeAttribute("data-last");
  for (const staging of scenes.at(-1)?.stagings ?? []) {
    const ref = "to" in staging ? staging.to : "at" in staging ? staging.at : undefined;
    if (ref === undefined || ref.startsWith("seat/")) continue;
    root
      ?.querySelector(`[data-board] [data-ref~="${CSS.escape(ref)}"]`)
      ?.setAttribute("data-last", "");
  }
}

function cardsIn(game: AnyGame, state: unknown): CardPaths {
  const cards = new Map<number, PathText>();
  if (typeof state !== "object" || state === null) return cards;
  for (const path of handlesOf(game, state)) {
    const handle = path
      .split("/")
      .reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        state,
      );
    if (typeof handle === "number" && handle >= 0) cards.set(handle, path);
  }
  return cards;
}
