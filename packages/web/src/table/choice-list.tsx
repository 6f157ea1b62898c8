/** What can be chosen, as a list: by mouse, by touch, by arrows, by number. */
import { type OptionView, type Ref, sayOption } from "@sprawl/engine";
import { classNames, RuleLink, useCover, useTable } from "@sprawl/kit";
import { useState } from "react";
import { useSay } from "../words/say.js";
import { isPrivate, numbered, type OptionGroup, refsOf } from "./choices.js";
import { Covered } from "./covered.js";
import css from "./prompt.module.css";

/** More options than this fold on a phone, as far as the board shows them. */
const FOLD = 4;
/** As many options and barred ones as this fit without folding. */
const FEW = 6;

export type ChoiceListProps = {
  readonly groups: readonly OptionGroup[];
  /** Things that the pointer is on, wherever they are drawn. */
  readonly hot: ReadonlySet<Ref>;
  light(refs: readonly Ref[]): void;
  readonly busy: boolean;
  /** The pass of a window has a button of its own. */
  readonly withoutPass: boolean;
};

export function ChoiceList({ groups, hot, light, busy, withoutPass }: ChoiceListProps) {
  const { choices, text } = useTable();
  const { shown } = useCover();
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { question } = choices;
  if (!question || question.form === "amount") return null;
  const offered = groups.flatMap((group) => group.options);
  const isShown = (option: OptionView) => shown || !isPrivate(option);
  const options = offered.filter(isShown);
  // A window looks the same to a neighbour whether there is anything to play or not.
  const covered = !shown && (withoutPass || options.length < offered.length);
  const onBoard = options.filter((option) => refsOf(option).length > 0).length;
  const folds = options.length > FOLD && onBoard > 0;
  const numbers = new Map(numbered(groups).map(({ key }, i) => [key, i + 1]));
  return (
    <div
      className={css.groups}
      aria-busy={busy}
      data-choices=""
      data-folded={folds && !open ? "" : undefined}
    >
      {folds && (
        <button
          type="button"
          className={css.fold}
          aria-expanded={open}
          onClick={() => setOpen((was) => !was)}
        >
          {say("table.allChoices", { n: options.length })}
        </button>
      )}
      {covered && (
        <Covered
          words={say("table.coveredChoices")}
          pointed={offered.some((option) => isPrivate(option) && choices.pointed.has(option.key))}
        />
      )}
      {groups.map((group) => {
        const open = group.options.filter(isShown);
        if (open.length === 0) return null;
        const list = (
          <ul key={group.kind} className={css.group}>
            {open.map((option, i) => (
              <li key={option.key} data-on-board={refsOf(option).length > 0 ? "" : undefined}>
                <Choice
                  option={option}
                  number={numbers.get(option.key)}
                  hot={refsOf(option).some((ref) => hot.has(ref))}
                  light={light}
                />
                {option.rule && option.rule !== open[i + 1]?.rule && (
                  <RuleLink rule={option.rule} open={choices.openRule} quiet />
                )}
              </li>
            ))}
          </ul>
        );
        if (!group.many) return list;
        return (
          <details
            key={group.kind}
            className={css.many}
            open={open.some(({ key }) => choices.pointed.has(key)) || undefined}
          >
            <summary>
              {kindWords(text.options[group.kind] ?? group.kind)} ({open.length})
            </summary>
            {list}
          </details>
        );
      })}
      {!covered && <BarredList />}
    </div>
  );
}

/** A kind of option in words: its sentence with its arguments left open. */
function kindWords(sentence: string): string {
  return sentence.replace(/\{[^}]*\}/g, "…");
}

type ChoiceProps = {
  readonly option: OptionView;
  /** Its key, if that is one digit. */
  readonly number: number | undefined;
  readonly hot: boolean;
  light(refs: readonly Ref[]): void;
};

function Choice({ option, number, hot, light }: ChoiceProps) {
  const { choices, speaker } = useTable();
  const digit = number !== undefined && number <= 9 ? number : undefined;
  const picking = choices.question?.form === "pick";
  const picked = choices.picked.has(option.key);
  const lit = () => light(refsOf(option));
  const dark = () => light([]);
  return (
    <button
      type="button"
      data-choice={option.key}
      data-pointed={choices.pointed.has(option.key) || undefined}
      aria-pressed={picking ? picked : undefined}
      aria-keyshortcuts={digit?.toString()}
      className={classNames(
        css.choice,
        hot && css.hot,
        picked && css.chosen,
        choices.pointed.has(option.key) && css.pointed,
      )}
      onClick={() => choices.choose(option)}
      onPointerEnter={lit}
      onPointerLeave={dark}
      onFocus={lit}
      onBlur={dark}
    >
      {digit !== undefined && (
        <span className={css.number} aria-hidden="true">
          {picked ? "✓" : digit}
        </span>
      )}
      <span>{sayOption(speaker, option)}</span>
    </button>
  );
}

function BarredList() {
  const { choices, speaker } = useTable();
  const say = useSay();
  const { barred = [], options = [] } = choices.question ?? {};
  if (barred.length === 0) return null;
  const all = barred.length + options.length;
  return (
    <details className={css.barred} open={(barred.length <= FOLD && all <= FEW) || undefined}>
      <summary>{say("table.barredCount", { n: barred.length })}</summary>
      <ul className={css.group}>
        {barred.map((each) => (
          <li key={each.option.key}>
            <button type="button" className={css.choice} onClick={() => choices.explain(each)}>
              {sayOption(speaker, each.option)}
            </button>
            <RuleLink rule={each.rule} open={choices.openRule} quiet />
          </li>
        ))}
      </ul>
    </details>
  );
}
