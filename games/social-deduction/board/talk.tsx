/**
 * Table talk: what was said in the last rounds, and a compact picker for what may be said now. True
 * or false, as one likes: nothing said here proves anything.
 */
import { keyOf, type OptionView, type Plain, type QuestionView } from "@sprawl/engine";
import { sayOption } from "@sprawl/engine/speech";
import { Button, Panel, SeatMark, useTable } from "@sprawl/kit";
import { useState } from "react";
import type { State } from "../src/state.js";
import css from "./board.module.css";
import { Words } from "./seat.js";
import { useLabel, useSeatName, useThing } from "./words.js";

/** Kinds of statement. */
export const SAYABLE = ["claim", "accuse", "vouch", "propose", "report"] as const;
type Kind = (typeof SAYABLE)[number];

export function Talk() {
  const { view, choices } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const { said } = view.state;
  const sayable = view.pending?.kind === "talk" ? [] : sayableIn(choices.question);
  if (!view.options.talk && said.length === 0) return null;
  return (
    <Panel tight level={3} title={label("board.talk")}>
      <div className={css.picker}>
        {sayable.length > 0 ? (
          <Picker options={sayable} />
        ) : (
          <p className={css.soft}>{label("board.talk-later")}</p>
        )}
      </div>
      <ol
        className={css.said}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
        tabIndex={0}
      >
        {said.toReversed().map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only ever grows at its end.
          <li key={said.length - i}>
            <SeatMark seat={each.by} size="s" label={name(each.by)} />
            <q>
              <Words said={each} />
            </q>
            <small>{label("board.round", { round: each.round })}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** What may be said by way of this question. */
function sayableIn(question: QuestionView | undefined): readonly OptionView[] {
  return (question?.options ?? []).filter(({ kind }) => isKind(kind));
}

/** The question that opens a round, in one line. To say nothing is to pass, as the prompt offers. */
export function TalkStrip() {
  const { view, choices } = useTable<State>();
  const label = useLabel();
  if (view.pending?.kind !== "talk" || !choices.question) return null;
  return (
    <section className={css.strip} aria-label={label("board.say-what")}>
      <Picker options={sayableIn(choices.question)} />
    </section>
  );
}

function isKind(kind: string): kind is Kind {
  return SAYABLE.some((each) => each === kind);
}

/** Kind, then whom or what: every select offers what the options offer, and nothing else. */
function Picker({ options }: { readonly options: readonly OptionView[] }) {
  const { choices, speaker } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const thing = useThing();
  const [wish, setWish] = useState<Readonly<Record<string, Plain>>>({ kind: "claim" });
  const kinds = SAYABLE.filter((kind) => options.some((option) => option.kind === kind));
  const kind = kinds.find((each) => each === wish.kind) ?? kinds[0];
  const ofKind = options.filter((option) => option.kind === kind);
  // Each answer narrows what is left for the next.
  let left = ofKind;
  const fields = FIELDS.filter((field) => ofKind.some((option) => option[field] !== undefined)).map(
    (field) => {
      const values = [...new Set(left.map((option) => option[field]))];
      const value = values.find((each) => each === wish[field]) ?? values[0];
      left = left.filter((option) => option[field] === value);
      return { field, values, value };
    },
  );
  const [chosen] = left;
  const write = (field: string, value: Plain) =>
    field === "target" ? name(Number(value)) : thing(field, value);
  return (
    <>
      <select
        aria-label={label("board.say-what")}
        value={kind}
        onChange={(event) => setWish({ ...wish, kind: event.target.value })}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {label(`say.${each}`)}
          </option>
        ))}
      </select>
      {fields.map(({ field, values, value }) => (
        <select
          key={field}
          aria-label={label(`say.${field}`)}
          value={String(value)}
          onChange={(event) =>
            setWish({
              ...wish,
              [field]: values.find((each) => String(each) === event.target.value),
            })
          }
        >
          {values.map((each) => (
            <option key={String(each)} value={String(each)}>
              {write(field, each)}
            </option>
          ))}
        </select>
      ))}
      {chosen && (
        <Button size="s" key={keyOf(chosen)} onClick={() => choices.choose(chosen)}>
          {sayOption(speaker, chosen)}
        </Button>
      )}
    </>
  );
}

const FIELDS = ["target", "place", "team", "colour"] as const;
