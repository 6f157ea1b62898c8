/** What is heard at the table: your turn, little time, the end, and cards that move. */
import type { GameEvent, View } from "@sprawl/engine";
import { useEffect, useRef } from "react";
import type { ClockState } from "../feed/feed.js";
import { playSound } from "../sound/sound.js";
import { secondsUntil } from "./clock.js";
import { useNow } from "./use-feed.js";

const LOW = 10;

export function useTableSounds(
  view: View,
  recent: readonly GameEvent[],
  clock: ClockState | undefined,
): void {
  const before = useRef(view);
  const alone = view.seats === 1;
  useEffect(() => {
    const was = before.current;
    before.current = view;
    if (was === view) return;
    if (view.result && !was.result) playSound("end");
    else if (!alone && isMyTurn(was, view)) playSound("turn");
    else if (recent.some(({ cards }) => cards && cards.length > 0)) playSound("card");
  }, [view, recent, alone]);

  const due = view.question ? clock?.due : undefined;
  const now = useNow(due !== undefined);
  const left = secondsUntil(due, now);
  const low = left !== undefined && left > 0 && left <= LOW;
  useEffect(() => {
    if (low) playSound("low");
  }, [low]);
}

/** Somebody else has acted, and now it is the viewer's turn. */
function isMyTurn(was: View, now: View): boolean {
  if (!now.question || now.question.decision === was.question?.decision) return false;
  return !was.question || now.answers > was.answers + 1;
}
