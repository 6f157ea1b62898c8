/** Tells what happens to those who listen: events politely, "your turn" at once. */
import type { GameEvent } from "@sprawl/engine";
import { sayEvent } from "@sprawl/engine/speech";
import { useCover, useTable } from "@sprawl/kit";
import { useEffect, useState } from "react";
import { useSay } from "../words/say.js";
import { promptWords } from "./prompt-words.js";

/** More sentences than this at once are too many to listen to; the newest are told. */
const MOST = 12;

export type AnnouncerProps = {
  readonly recent: readonly GameEvent[];
  /** Types of event that only explain another: whoever wants them reads the log. */
  readonly explains: readonly string[] | undefined;
};

export function Announcer({ recent, explains = [] }: AnnouncerProps) {
  const { speaker, view } = useTable();
  const { shown } = useCover();
  const say = useSay();
  const [told, setTold] = useState("");
  const [turn, setTurn] = useState("");
  const decision = view.question?.decision ?? (view.result ? "over" : "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it happens.
  useEffect(() => {
    const deeds = recent.filter(({ type }) => !explains.includes(type));
    if (deeds.length === 0) return;
    setTold(
      deeds
        .slice(-MOST)
        .map((event) =>
          event.private && !shown ? say("table.toldCovered") : sayEvent(speaker, event),
        )
        .join(" "),
    );
  }, [recent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a question.
  useEffect(() => {
    const words = promptWords(view, speaker, say);
    setTurn(view.question ? `${say("table.yourTurn")}. ${words}` : view.result ? words : "");
  }, [decision]);
  return (
    <>
      <div className="hidden-but-read" aria-live="polite" data-told="">
        {told}
      </div>
      <div className="hidden-but-read" aria-live="assertive" data-turn="">
        {turn}
      </div>
    </>
  );
}
