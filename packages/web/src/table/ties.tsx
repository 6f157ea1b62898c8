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

/**
 * The main thing at such a question: this one and those to come are settled. False where they are, and
 * this one was taken back.
 */
export function settleFromNowOn(
  question: QuestionView | undefined,
  ways: Pick<Ways, "either">,
): boolean {
  if (!isTie(question, ways) || settings.get().settleTies) return false;
  settings.set({ settleTies: true });
  return true;
}

/** Beside the main thing: any of them, and the next time it is asked again. */
export function TieOnce({ ways }: { readonly ways: Pick<Ways, "either"> }) {
  const { choices } = useTable();
  const { settleTies } = useSettings();
  const say = useSay();
  const { question } = choices;
  const any = question?.options.find(({ key }) => key === question.safe);
  if (!isTie(question, ways) || settleTies || !any) return null;
  return (
    <Button variant="quiet" className={css.tie} onClick={() => choices.choose(any)}>
      {say("table.eitherOnce")}
    </Button>
  );
}

/** The same for whoever hears the table, where each choice has its own button. */
export function TieWish({ ways }: { readonly ways: Pick<Ways, "either"> }) {
  const { choices } = useTable();
  const { settleTies } = useSettings();
  const say = useSay();
  if (!isTie(choices.question, ways) || settleTies) return null;
  return (
    <Button
      variant="quiet"
      className={css.tie}
      onClick={() => settleFromNowOn(choices.question, ways)}
    >
      {`${say("table.settleTies")}, ${say("table.fromNowOn")}`}
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
