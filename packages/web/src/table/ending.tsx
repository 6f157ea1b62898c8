/**
 * Where nothing is left but to end what one may do, the table ends it after a moment that is seen: the
 * big button fills, and any other key or touch stops it. Whoever is somewhere by keys is left there,
 * what was taken back is asked, and whoever wants to end it themselves says so once.
 */
import type { QuestionView } from "@sprawl/engine";
import { Button, type SeatInfo, useTable } from "@sprawl/kit";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Feed } from "../feed/feed.js";
import { settings, useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import { useTakenBack } from "./empty-pass.js";
import css from "./standing.module.css";
import type { Answering } from "./use-choices.js";
import type { Ways } from "./ways.js";

/** So long it can be stopped, in ms; the style sheet of the dock fills the button as long. */
const MOMENT = 1500;

export type Ending = {
  /** It is about to end by itself. */
  readonly due: boolean;
  /** Not this time. */
  wait(): void;
};

/** Is ending all there is to choose? */
export function isLastLeft(
  question: QuestionView | undefined,
  { ends }: Pick<Ways, "ends">,
): boolean {
  const [only, ...others] = question?.form === "choose" ? question.options : [];
  return only !== undefined && others.length === 0 && ends.includes(only.kind);
}

/** Nobody else waits, or could tell anything from the time. */
export function isAlone(seats: readonly Pick<SeatInfo, "by">[]): boolean {
  return seats.filter(({ by }) => by !== "bot").length === 1;
}

export function useEnding(
  feed: Feed,
  seats: readonly Pick<SeatInfo, "by">[],
  question: QuestionView | undefined,
  ways: Ways,
  { choices, busy }: Pick<Answering, "choices" | "busy">,
): Ending {
  const { endForMe, confirm } = useSettings();
  const decision = question?.decision;
  const takenBack = useTakenBack(decision);
  const [stopped, setStopped] = useState<string>();
  const may = endForMe && !confirm && !takenBack && feed.kind === "local" && isAlone(seats);
  const isLeft = may && !busy && isLastLeft(question, ways) && stopped !== decision;
  const option = isLeft ? question?.options[0] : undefined;
  const choose = useRef(choices.choose);
  choose.current = choices.choose;
  const wait = useCallback(() => setStopped(decision), [decision]);
  useEffect(() => {
    if (!option) return;
    if (isSomewhereByKeys()) return wait();
    const stop = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[data-main]"))) wait();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== " ") wait();
    };
    const timer = setTimeout(() => (document.hidden ? wait() : choose.current(option)), MOMENT);
    window.addEventListener("pointerdown", stop, true);
    window.addEventListener("keydown", key, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", stop, true);
      window.removeEventListener("keydown", key, true);
    };
  }, [option, wait]);
  return { due: option !== undefined, wait };
}

/** Keys have led somewhere, or something lies open: an answer would take it away. */
function isSomewhereByKeys(): boolean {
  return document.querySelector("main :focus-visible, [role=menu], dialog[open]") !== null;
}

type EndWishProps = { readonly ways: Pick<Ways, "ends">; readonly ending: Ending };

/** Stands where only ending is left: not this time, and whether it is to end by itself at all. */
export function EndWish({ ways, ending }: EndWishProps) {
  const { choices, seats } = useTable();
  const { endForMe } = useSettings();
  const say = useSay();
  if (!isLastLeft(choices.question, ways) || !isAlone(seats)) return null;
  return (
    <>
      {ending.due && <Button onClick={ending.wait}>{say("table.wait")}</Button>}
      <Button
        variant="quiet"
        className={css.tie}
        onClick={() => settings.set({ endForMe: !endForMe })}
      >
        {say(endForMe ? "table.endMyself" : "table.endForMe")}
      </Button>
    </>
  );
}
