/** What can be chosen, as a list: by mouse, by touch, by arrows, by number. */
import type { OptionView, Ref } from "@sprawl/engine";
import { sayBarred, sayOption } from "@sprawl/engine/speech";
import { type Choices, classNames, RuleLink, useCover, useTable } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { isPrivate, numbered, type OptionGroup, refsOf } from "./choices.js";
import { Covered } from "./covered.js";
import css from "./prompt.module.css";

/** As many options and barred ones as this fit without folding. */
const FEW = 6;

export type ChoiceListProps = {
  readonly groups: readonly OptionGroup[];
  /** Things that the pointer is on, wherever they are drawn. */
  readonly hot: ReadonlySet<Ref>;
  light(refs: readonly Ref[]): void;
  readonly busy: boolean;
};

export function ChoiceList({ groups, hot, light, busy }: ChoiceListProps) {
  const { choices, text, view } = useTable();
  const { shown } = useCover();
  const say = useSay();
  const { question } = choices;
  if (!question || question.form === "amount") return null;
  const offered = groups.flatMap((group) => group.options);
  const isShown = (option: OptionView) => shown || !isPrivate(option);
  const options = offered.filter(isShown);
  // A window looks the same to a neighbour whether there is anything to play or not.
  const several = view.pending?.form !== "ask";
  const covered = !shown && (several || options.length < offered.length);
  const numbers = new Map(numbered(groups).map(({ key }, i) => [key, i + 1]));
  return (
    <div className={css.groups} aria-busy={busy} data-choices="">
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
          <ul key={open[0]?.key} className={css.group}>
            {open.map((option) => (
              <li key={option.key}>
                <Choice
                  option={option}
                  number={numbers.get(option.key)}
                  hot={refsOf(option).some((ref) => hot.has(ref))}
                  light={light}
                />
                {choices.showRules && option.rule && (
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
      {!covered && <BarredList open={options.length + question.barred.length <= FEW} />}
    </div>
  );
}

/** A kind of option in words: its sentence with its arguments left open. */
export function kindWords(sentence: string): string {
  return sentence.replace(/\{[^}]*\}/g, "…");
}

/** Where a choice is done and what it would cost and bring, in words. */
export function aboutWords({ about }: Choices, option: OptionView, between: string): string {
  const { where, odds, cost, note } = about?.(option) ?? {};
  return [where, odds, cost, note].filter(Boolean).join(between);
}

type ChoiceProps = {
  readonly option: OptionView;
  readonly number: number | undefined;
  readonly hot: boolean;
  light(refs: readonly Ref[]): void;
};

function Choice({ option, number, hot, light }: ChoiceProps) {
  const { choices, speaker } = useTable();
  const { picked, pointed, question } = choices;
  const isPicked = picked.has(option.key);
  // What is picked already is not pressed again: that would drop it.
  const isPointed = pointed.has(option.key) && !(question?.form === "pick" && isPicked);
  const refs = refsOf(option);
  const words = aboutWords(choices, option, " · ");
  const digit = number !== undefined && number <= 9 ? number : undefined;
  return (
    <button
      type="button"
      className={classNames(
        css.choice,
        hot && css.hot,
        isPicked && css.chosen,
        isPointed && css.pointed,
      )}
      data-choice={option.key}
      data-digit={digit}
      data-pointed={isPointed || undefined}
      aria-pressed={question?.form === "pick" ? isPicked : undefined}
      title={option.rule}
      onClick={() => choices.choose(option)}
      onPointerEnter={() => light(refs)}
      onPointerLeave={() => light([])}
      onFocus={() => light(refs)}
      onBlur={() => light([])}
    >
      {digit !== undefined && (
        <span className={css.number} aria-hidden="true">
          {digit}
        </span>
      )}
      <span className={css.choiceWords}>{sayOption(speaker, option)}</span>
      {words !== "" && <small className={css.soft}>{words}</small>}
    </button>
  );
}

/** What one would expect to be able to do, and the rule that forbids it. */
function BarredList({ open }: { readonly open: boolean }) {
  const { choices, speaker } = useTable();
  const say = useSay();
  const { barred = [] } = choices.question ?? {};
  if (barred.length === 0) return null;
  return (
    <details className={css.barred} open={open}>
      <summary>{say("table.barredCount", { n: barred.length })}</summary>
      <ul className={css.group}>
        {barred.map((each) => (
          <li key={each.option.key}>
            <button
              type="button"
              className={css.choice}
              aria-disabled="true"
              title={each.rule}
              onClick={() => choices.explain(each)}
            >
              {sayOption(speaker, each.option)}
              <small className={css.soft}>{sayBarred(speaker, each.rule)}</small>
            </button>
            {choices.showRules && <RuleLink rule={each.rule} open={choices.openRule} quiet />}
          </li>
        ))}
      </ul>
    </details>
  );
}
