/**
 * Motion from events: what they speak of flies from where it lay and flashes, and what the last
 * action was about stays marked until the next. A click or a key ends it; a new update overtakes it.
 */
import type { AnyGame, GameEvent, GameText, Plain } from "@sprawl/engine";
import type { PathText } from "@sprawl/engine/host";
import { thingWords } from "@sprawl/engine/speech";
import { isStill, useFlights, useTable } from "@sprawl/kit";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { FaceCard } from "../plain/face.js";
import { handlesOf } from "../plain/model.js";
import { lastRefs, planFlights, type Scene, type Spot } from "./motion-plan.js";

const MOST_PULSES = 4;

export type MotionProps = {
  readonly table: RefObject<HTMLElement | null>;
  readonly game: AnyGame;
  /** Changes when something has happened. */
  readonly step: string;
};

/** Draws nothing itself; stands on the kit's stage, which flies things. */
export function Motion({ table, game, step }: MotionProps) {
  const { view, recent, text } = useTable();
  const flights = useFlights();
  const before = useRef<{ readonly step: string; readonly scene: Scene }>(undefined);

  // Every time something is drawn: the board may have been loaded since the last step.
  useLayoutEffect(() => {
    const root = table.current;
    if (!root || isStill()) return;
    const was = before.current;
    const scene: Scene = { spots: spotsIn(root), cards: cardsIn(game, view.state) };
    before.current = { step, scene };
    if (!was || was.step === step || recent.length === 0) return;
    flights.skipAll();
    for (const { from, to, card } of planFlights(was.scene, scene, recent)) {
      // Only a face that the viewer sees flies; else a back.
      const face = card === undefined ? undefined : view.faces[card];
      const node = card !== undefined && <FaceCard face={face} words={wordsOf(face, text)} />;
      void flights.fly({ from, to, ...(node && { node }) });
    }
    const marked = lastRefs(recent).filter((ref) => scene.spots.has(ref));
    for (const ref of marked.slice(0, MOST_PULSES)) void flights.pulse(ref);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: marked once a step.
  useLayoutEffect(() => {
    if (table.current) markLast(table.current, recent);
  }, [step]);

  useEffect(() => {
    const skip = () => flights.skipAll();
    window.addEventListener("pointerdown", skip);
    window.addEventListener("keydown", skip);
    return () => {
      window.removeEventListener("pointerdown", skip);
      window.removeEventListener("keydown", skip);
    };
  }, [flights]);
  return null;
}

function wordsOf(face: Plain, text: GameText): string | undefined {
  return face === undefined ? undefined : thingWords("card", face, text);
}

/** Where each thing is drawn. What bears several names of cards is a pile: it only holds them. */
function spotsIn(root: HTMLElement): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-ref]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    const refs = (element.dataset.ref ?? "").split(" ");
    const isPile = refs.filter((ref) => ref.startsWith("card/")).length > 1;
    for (const ref of refs) {
      if (isPile && ref.startsWith("card/")) continue;
      if (!spots.has(ref)) spots.set(ref, { x: left + width / 2, y: top + height / 2 });
    }
  }
  return spots;
}

function cardsIn(game: AnyGame, state: unknown): ReadonlyMap<number, PathText> {
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

function markLast(root: HTMLElement, recent: readonly GameEvent[]): void {
  if (recent.length === 0) return;
  for (const old of root.querySelectorAll("[data-last]")) old.removeAttribute("data-last");
  for (const ref of lastRefs(recent)) {
    root
      .querySelector(`[data-board] [data-ref~="${CSS.escape(ref)}"]`)
      ?.setAttribute("data-last", "");
  }
}
