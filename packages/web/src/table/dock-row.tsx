/** In one row: ways to act, what has no place on the board, a number to name, and all the choices. */
import type { OptionView, Ref } from "@sprawl/engine";
import { sayLabel, sayOption } from "@sprawl/engine/speech";
import { Button, Icon, pressOn, useCover, useDrawnPlaces, useTable, type Verb } from "@sprawl/kit";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSay } from "../words/say.js";
import { Amount } from "./amount.js";
import { isOnBoard, isPrivate, offBoard, refsOf } from "./choices.js";
import { Covered } from "./covered.js";
import css from "./dock.module.css";
import { type Ending, EndWish } from "./ending.js";
import { TieOnce } from "./ties.js";
import type { Answering } from "./use-choices.js";
import { openVerbs, type Ways } from "./ways.js";

export type DockRowProps = {
  readonly answering: Answering;
  readonly ways: Ways;
  readonly ending: Ending;
  /** What stands nowhere else. */
  readonly loose: readonly OptionView[];
  readonly listed: boolean;
  toggleList(): void;
  /** A way to act is looked at, or none any more. */
  look(verb: Verb | undefined): void;
};

export function DockRow(props: DockRowProps) {
  const { answering, ways, ending, loose, listed, toggleList, look } = props;
  const { choices } = useTable();
  const say = useSay();
  const { question } = choices;
  const verbs = openVerbs(ways.verbs, question);
  if (!question) return null;
  if (question.form === "amount") return <Amount question={question} answering={answering} />;
  const hasVerbs = verbs.some(({ options }) => options.length > 0);
  const n = question.options.length;
  return (
    <>
      {hasVerbs && <Verbs answering={answering} verbs={verbs} look={look} />}
      <Loose options={loose} />
      {answering.begun && (
        <Button
          className={css.back}
          icon={<Icon name="cross" />}
          onClick={answering.dismiss}
          aria-keyshortcuts="Escape"
          data-back=""
        >
          <span>{say("cancel")}</span>
        </Button>
      )}
      <TieOnce ways={ways} />
      <EndWish ways={ways} ending={ending} />
      <Button
        className={css.all}
        icon={<Icon name="log" />}
        aria-pressed={listed}
        aria-keyshortcuts="/"
        title={`${say("table.allChoices", { n })} ( / )`}
        onClick={toggleList}
        data-list-button=""
      >
        <span className="hidden-but-read">{say("table.allChoices", { n })}</span>
        <span aria-hidden="true">{n}</span>
      </Button>
    </>
  );
}

/** Options that stand nowhere else, and whether the board has some to choose. */
export function useLoose(
  { main }: Answering,
  ways: Ways,
): { readonly loose: readonly OptionView[]; readonly onBoard: boolean } {
  const { choices } = useTable();
  const drawn = useDrawnPlaces();
  const { question, pointed } = choices;
  return useMemo(() => {
    const verbs = ways.verbs.flatMap(({ kinds }) => kinds);
    const all = offBoard(question?.options ?? [], drawn, new Set([...ways.picks, ...verbs]));
    return {
      loose: all.filter((option) => option !== main),
      onBoard: !question || isOnBoard(question, { pointed }, drawn, new Set(verbs)),
    };
  }, [question, pointed, drawn, ways, main]);
}

type VerbsProps = {
  readonly answering: Answering;
  readonly verbs: ReturnType<typeof openVerbs>;
  look(verb: Verb | undefined): void;
};

function Verbs({ answering, verbs, look }: VerbsProps) {
  const { choices, speaker } = useTable();
  return verbs.map(({ verb, options }) => {
    const chosen = answering.verb?.id === verb.id;
    const sole = options.length === 1 ? options[0] : undefined;
    const place = placeOf(options);
    return (
      <Button
        key={verb.id}
        className={css.verb}
        icon={verb.icon && <Icon name={verb.icon} />}
        disabled={options.length === 0}
        aria-pressed={chosen || (sole ? undefined : false)}
        aria-keyshortcuts={verb.key}
        data-verb={verb.id}
        onPointerEnter={() => look(verb)}
        onPointerLeave={() => look(undefined)}
        onFocus={() => look(verb)}
        onBlur={() => look(undefined)}
        data-pointed={options.some(({ key }) => choices.pointed.has(key)) || undefined}
        onClick={({ nativeEvent }) => {
          const by = pointerOf(nativeEvent);
          if (sole && (chosen || by !== "touch")) return choices.choose(sole);
          answering.setVerb(chosen ? undefined : verb);
          // A finger is shown the one thing there is to do, and does it with the second tap.
          const shows = sole && refsOf(sole).some((ref) => pressOn(ref, by));
          if (sole && !shows) return choices.choose(sole);
          if (!sole && !chosen && place !== undefined) pressOn(place, by);
        }}
      >
        <span className={css.verbWord}>{sayLabel(speaker, `verb.${verb.id}`)}</span>
        {verb.key && (
          <span className={css.key} aria-hidden="true">
            {verb.key.toUpperCase()}
          </span>
        )}
      </Button>
    );
  });
}

/** The one thing all of them are done to: what can be done to it is offered there at once. */
function placeOf(options: readonly OptionView[]): Ref | undefined {
  const [first, ...others] = new Set(options.flatMap(refsOf));
  return others.length === 0 ? first : undefined;
}

const pointerOf = (event: Event): string =>
  event instanceof PointerEvent ? event.pointerType : "mouse";

/** As many as there is room for; the others are in the list. */
function Loose({ options }: { readonly options: readonly OptionView[] }) {
  const { choices, speaker } = useTable();
  const { shown } = useCover();
  const say = useSay();
  const row = useRef<HTMLDivElement>(null);
  const visible = options.filter((option) => shown || !isPrivate(option));
  const fit = useFit(row, visible);
  return (
    <div ref={row} className={css.loose}>
      {visible.length < options.length && (
        <Covered
          words={say("table.coveredChoices")}
          pointed={options.some((option) => isPrivate(option) && choices.pointed.has(option.key))}
        />
      )}
      {visible.map((option, i) => (
        <Button
          key={option.key}
          className={css.option}
          data-dock-choice={option.key}
          data-pointed={choices.pointed.has(option.key) || undefined}
          aria-pressed={choices.picked.has(option.key) || undefined}
          hidden={i >= fit}
          onClick={() => choices.choose(option)}
        >
          {sayOption(speaker, option)}
          <About option={option} />
        </Button>
      ))}
    </div>
  );
}

/** What it costs and brings, beside its words. */
function About({ option }: { readonly option: OptionView }) {
  const { choices } = useTable();
  const about = choices.about?.(option);
  const words = [about?.odds, about?.cost, about?.note].filter(Boolean).join(" · ");
  return words === "" ? null : <small className={css.soft}> {words}</small>;
}

/** How many of them are wholly in sight. */
function useFit(
  row: { readonly current: HTMLElement | null },
  options: readonly OptionView[],
): number {
  const [fit, setFit] = useState(options.length);
  const keys = options.map(({ key }) => key).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when other options stand there.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const all = [...element.querySelectorAll<HTMLElement>("[data-dock-choice]")];
      for (const each of all) each.hidden = false;
      const { bottom } = element.getBoundingClientRect();
      const count = all.filter((each) => each.getBoundingClientRect().bottom < bottom + 2).length;
      for (const [i, each] of all.entries()) each.hidden = i >= count;
      setFit(count);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [row, keys]);
  return fit;
}
