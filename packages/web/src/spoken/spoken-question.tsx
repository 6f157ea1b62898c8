/** What is asked, as a form. */
import type { OptionView } from "@sprawl/engine";
import { rulesOf, sayOption } from "@sprawl/engine/speech";
import { Button, Clock, useTable } from "@sprawl/kit";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { ClockState } from "../feed/feed.js";
import { pickState } from "../table/choices.js";
import { secondsUntil } from "../table/clock.js";
import { Confirm } from "../table/confirm.js";
import { PickFoot } from "../table/pick-foot.js";
import { doneWords, promptWords, wantedWords } from "../table/prompt-words.js";
import { RemarkLine } from "../table/remark-line.js";
import type { Answering } from "../table/use-choices.js";
import { useNow } from "../table/use-feed.js";
import type { Hint } from "../table/use-hint.js";
import { useSay } from "../words/say.js";
import css from "./spoken.module.css";

export type SpokenQuestionProps = {
  readonly answering: Answering;
  readonly clock: ClockState | undefined;
  readonly hint: Hint;
  readonly playable: boolean;
  readonly standing: ReactNode;
};

export function SpokenQuestion(props: SpokenQuestionProps) {
  const { answering, clock, hint, playable, standing } = props;
  const { view, speaker, choices } = useTable();
  const say = useSay();
  const { question } = choices;
  const heading = useHeldFocus(question?.decision);
  const now = useNow(clock?.due !== undefined);
  const left = secondsUntil(clock?.due, now);
  return (
    <section aria-labelledby="spoken-question" data-asked={question?.decision}>
      <h2 id="spoken-question" ref={heading} tabIndex={-1} data-prompt="">
        {question && `${say("table.yourTurn")}: `}
        {promptWords(view, speaker, say)}
      </h2>
      {left !== undefined && <Clock label={say("table.timeLeft")} seconds={left} />}
      {standing}
      <RemarkLine answering={answering} hintSays={hint.says} />
      {answering.armed && (
        <Confirm option={answering.armed} confirm={answering.confirm} cancel={answering.dismiss} />
      )}
      {question?.form === "choose" && <Buttons options={question.options} answering={answering} />}
      {question?.form === "pick" && <Boxes answering={answering} />}
      {question?.form === "amount" && <NumberField answering={answering} />}
      <p className={css.tools}>
        {question?.rule !== undefined && <RuleButton rule={question.rule} />}
        {playable && view.undo && (
          <Button
            size="s"
            disabled={!view.undo.possible}
            reason={view.undo.possible ? undefined : say(`table.undo.${view.undo.reason}`)}
            onClick={answering.undo}
          >
            {say("table.undo")}
          </Button>
        )}
        {question && hint.ask && (
          <Button size="s" onClick={hint.ask}>
            {say("table.hint")}
          </Button>
        )}
      </p>
      <Barred />
    </section>
  );
}

/** When an answer takes the focused button away, the focus goes to the next question. */
function useHeldFocus(decision: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(decision);
  useEffect(() => {
    if (before.current === decision) return;
    before.current = decision;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [decision]);
  return heading;
}

function RuleButton({ rule }: { readonly rule: string }) {
  const { choices } = useTable();
  const say = useSay();
  return (
    <Button size="s" onClick={() => choices.openRule(rule)}>
      {say("spoken.openRule", { rule })}
    </Button>
  );
}

type ButtonsProps = { readonly options: readonly OptionView[]; readonly answering: Answering };

function Buttons({ options, answering }: ButtonsProps) {
  const { choices, speaker } = useTable();
  const say = useSay();
  return (
    <ul className={css.choices} aria-label={say("table.choices")} aria-busy={answering.busy}>
      {options.map((option) => (
        <li key={option.key}>
          <button type="button" data-choice={option.key} onClick={() => choices.choose(option)}>
            {sayOption(speaker, option)}
          </button>
        </li>
      ))}
      {rulesOf(...options)
        .filter((rule) => rule !== choices.question?.rule)
        .map((rule) => (
          <li key={rule}>
            <RuleButton rule={rule} />
          </li>
        ))}
    </ul>
  );
}

function Boxes({ answering }: { readonly answering: Answering }) {
  const { choices, speaker } = useTable();
  const say = useSay();
  const { question, picked } = choices;
  if (!question) return null;
  const want = wantedWords(question, say);
  const { max } = pickState(question, picked);
  return (
    <fieldset className={css.boxes}>
      <legend>{say("spoken.pickHelp", { want })}</legend>
      {question.options.map((option) => (
        <label key={option.key}>
          <input
            type={max === 1 ? "radio" : "checkbox"}
            name="pick"
            checked={picked.has(option.key)}
            onChange={() => choices.choose(option)}
          />
          {sayOption(speaker, option)}
        </label>
      ))}
      <PickFoot answering={answering} words={say("spoken.answer")} />
    </fieldset>
  );
}

function NumberField({ answering }: { readonly answering: Answering }) {
  const { choices, speaker } = useTable();
  const say = useSay();
  const id = useId();
  const { question } = choices;
  if (!question) return null;
  const { min = 0, max = 0 } = question;
  const { amount } = answering.half;
  return (
    <form
      className={css.tools}
      onSubmit={(event) => {
        event.preventDefault();
        answering.done();
      }}
    >
      <label htmlFor={id}>
        {say("table.amount")} ({say("table.range", { min, max })})
      </label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        value={amount}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          Number.isFinite(valueAsNumber) && answering.setAmount(Math.round(valueAsNumber))
        }
      />
      <Button type="submit" variant="primary" busy={answering.busy}>
        {doneWords(question, amount, speaker) ?? say("spoken.answer")}
      </Button>
    </form>
  );
}

function Barred() {
  const { choices, speaker } = useTable();
  const say = useSay();
  const barred = choices.question?.barred ?? [];
  if (barred.length === 0) return null;
  return (
    <details>
      <summary>
        {say("spoken.notNow")} ({barred.length})
      </summary>
      <ul>
        {barred.map(({ option, rule }) => (
          <li key={option.key}>
            {sayOption(speaker, option)}. <RuleButton rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
