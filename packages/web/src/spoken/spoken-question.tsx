/** What is asked, as a form. */
import type { OptionView } from "@sprawl/engine";
import { rulesOf, sayOption } from "@sprawl/engine/speech";
import { type BoardDefinition, Button, Clock, useTable } from "@sprawl/kit";
import { type ReactNode, useId } from "react";
import type { ClockState } from "../feed/feed.js";
import { aboutWords, kindWords } from "../table/choice-list.js";
import { pickState, toldGroups } from "../table/choices.js";
import { secondsUntil } from "../table/clock.js";
import { Confirm } from "../table/confirm.js";
import { PickFoot } from "../table/pick-foot.js";
import { askedWords, doneWords, isOwnTurn, turnWords, wantedWords } from "../table/prompt-words.js";
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
  readonly board: BoardDefinition | undefined;
};

export function SpokenQuestion(props: SpokenQuestionProps) {
  const { answering, clock, hint, playable, standing, board } = props;
  const table = useTable();
  const { view, choices } = table;
  const say = useSay();
  const { question } = choices;
  const words = askedWords(board, table, say);
  // What one should know before one answers, where the game says.
  const situation = board?.situation?.(table);
  const now = useNow(clock?.due !== undefined);
  const left = secondsUntil(clock?.due, now);
  return (
    <section aria-labelledby="spoken-question" data-asked={question?.decision}>
      <h2 id="spoken-question" tabIndex={-1} data-prompt="">
        {question && turnWords(words, say, isOwnTurn(board, table))}
        {words}
      </h2>
      {left !== undefined && <Clock label={say("table.timeLeft")} seconds={left} />}
      {question && situation && <p>{situation}</p>}
      {standing}
      <RemarkLine answering={answering} hint={hint} />
      {answering.armed && (
        <Confirm option={answering.armed} confirm={answering.confirm} cancel={answering.dismiss} />
      )}
      {question?.form === "choose" && <Buttons answering={answering} />}
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

function RuleButton({ rule }: { readonly rule: string }) {
  const { choices } = useTable();
  const say = useSay();
  return (
    <Button size="s" onClick={() => choices.openRule(rule)}>
      {say("spoken.openRule", { rule })}
    </Button>
  );
}

/** The main thing first; of what there is much, or what is only said, the kinds, which open. */
function Buttons({ answering }: { readonly answering: Answering }) {
  const { choices, text } = useTable();
  const say = useSay();
  const groups = toldGroups(answering);
  const rules = rulesOf(...groups.flatMap((group) => group.options)).filter(
    (rule) => rule !== choices.question?.rule,
  );
  return (
    <section aria-label={say("table.choices")} aria-busy={answering.busy}>
      {groups.map((group) => {
        const list = <Choices key={group.options[0]?.key} options={group.options} />;
        if (!group.many) return list;
        return (
          <details key={group.kind}>
            <summary>
              {kindWords(text.options[group.kind] ?? group.kind)} ({group.options.length})
            </summary>
            {list}
          </details>
        );
      })}
      {rules.length > 0 && (
        <details>
          <summary>{say("spoken.rules", { n: rules.length })}</summary>
          <p className={css.tools}>
            {rules.map((rule) => (
              <RuleButton key={rule} rule={rule} />
            ))}
          </p>
        </details>
      )}
    </section>
  );
}

function Choices({ options }: { readonly options: readonly OptionView[] }) {
  const { choices, speaker } = useTable();
  return (
    <ul className={css.choices}>
      {options.map((option) => (
        <li key={option.key}>
          <button type="button" data-choice={option.key} onClick={() => choices.choose(option)}>
            {[sayOption(speaker, option), aboutWords(choices, option, ", ")]
              .filter(Boolean)
              .join(": ")}
          </button>
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
