/**
 * Where the rules leave it to somebody which of equals comes first, the safe answer is mostly theirs
 * too: whoever says so once is not asked again. Any of those is still an answer of theirs, given here
 * and kept like the others; what was taken back is asked.
 */
import type { Answer, QuestionView, View } from "@sprawl/engine";
import { Button, Icon, useTable } from "@sprawl/kit";
import { useEffect, useRef } from "react";
import type { Feed } from "../feed/feed.js";
import { settings, useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import css from "./standing.module.css";
import type { Ways } from "./ways.js";

/** Does any answer to this one do? */
export function isTie(
  question: QuestionView | undefined,
  { either }: Pick<Ways, "either">,
): boolean {
  return question?.form === "choose" && either.includes(question.kind);
}

/** The answer that is given for somebody who does not want to be asked; it is on its way then. */
export function useSettledTie(
  feed: Feed,
  question: QuestionView | undefined,
  { answers }: Pick<View, "answers">,
  ways: Ways,
): Answer | undefined {
  const { settleTies } = useSettings();
  /** What was settled after so many answers: another question there means that it was taken back. */
  const given = useRef(new Map<number, string>());
  const decision = question?.decision;
  const before = given.current.get(answers);
  const isNew = before === undefined || before === decision;
  const settled = settleTies && isNew && isTie(question, ways) ? question?.safe : undefined;
  useEffect(() => {
    if (decision === undefined || settled === undefined) return;
    if (given.current.get(answers) === decision) return;
    given.current.set(answers, decision);
    feed.answer(decision, settled).catch(() => undefined);
  }, [feed, answers, decision, settled]);
  return settled;
}

/** Stands at such a question: from now on this is not asked. */
export function TieWish({ ways }: { readonly ways: Pick<Ways, "either"> }) {
  const { choices } = useTable();
  const say = useSay();
  if (!isTie(choices.question, ways)) return null;
  return (
    <Button variant="quiet" className={css.tie} onClick={() => settings.set({ settleTies: true })}>
      {say("table.settleTies")}
    </Button>
  );
}

/** What stands, where there is something to settle, and one click to be asked again. */
export function TieChip({ ways }: { readonly ways: Pick<Ways, "either"> }) {
  const { settleTies } = useSettings();
  const say = useSay();
  if (!settleTies || ways.either.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={say("online.standing")}>
      <li className={css.chip}>
        <span>{say("table.tiesSettled")}</span>
        <Button
          size="s"
          variant="quiet"
          icon={<Icon name="cross" />}
          aria-label={say("table.askTies")}
          onClick={() => settings.set({ settleTies: false })}
        />
      </li>
    </ul>
  );
}
