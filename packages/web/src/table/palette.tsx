/**
 * All the choices there are, as a list that can be searched: for those who like lists, for keys, and
 * for everybody who does not find a thing on the board. Opened by a key and closed by an answer; a
 * setting keeps it open.
 */
import type { OptionView, Ref } from "@sprawl/engine";
import { sayOption } from "@sprawl/engine/speech";
import { Button, Icon, useCover, useTable } from "@sprawl/kit";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useSay } from "../words/say.js";
import { ChoiceList } from "./choice-list.js";
import { isPrivate, listedGroups, numbered, type OptionGroup } from "./choices.js";
import css from "./palette.module.css";
import type { Answering } from "./use-choices.js";
import { useFreePlace } from "./use-free-place.js";

export type PaletteProps = {
  readonly answering: Answering;
  readonly hot: ReadonlySet<Ref>;
  light(refs: readonly Ref[]): void;
  /** It stays open. */
  readonly kept: boolean;
  close(): void;
};

export function Palette({ answering, hot, light, kept, close }: PaletteProps) {
  const { speaker, choices } = useTable();
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState("");
  const cover = useCover();
  const { groups: all, verb, pass } = answering;
  const groups = useMemo(() => {
    const words = wanted.trim().toLowerCase();
    const said = (option: OptionView) =>
      `${sayOption(speaker, option)} ${choices.about?.(option)?.where ?? ""}`;
    const fits = (option: OptionView) => said(option).toLowerCase().includes(words);
    return searched(listedGroups({ groups: all, pass, verb }), fits);
  }, [all, pass, verb, wanted, speaker, choices]);
  const decision = choices.question?.decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was searched for lasts as long as its question.
  useEffect(() => setWanted(""), [decision]);
  useEffect(() => {
    if (!kept) field.current?.focus();
  }, [kept]);
  const place = useFreePlace(list, kept ? undefined : verb?.id);
  const first = groups[0]?.options[0];
  const found = groups.reduce((sum, { options }) => sum + options.length, 0);
  /** Before anything is searched for, digits count the choices; what is covered is looked at first. */
  const chosenBy = (key: string): boolean => {
    const option = wanted === "" && /^[1-9]$/.test(key) && numbered(groups)[Number(key) - 1];
    if (!option) return false;
    if (isPrivate(option) && !cover.shown) cover.peek();
    else choices.choose(option);
    return true;
  };
  return (
    <aside
      ref={list}
      className={css.palette}
      aria-label={say("table.choices")}
      data-palette=""
      data-kept={kept || undefined}
      data-place={place}
    >
      <header className={css.head}>
        <label htmlFor={id} className="hidden-but-read">
          {say("table.searchChoices")}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          className={css.search}
          placeholder={say("table.searchChoices")}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              close();
              event.preventDefault();
            }
            if (event.key === "ArrowDown" && toFirst(list.current)) event.preventDefault();
            if (event.key === "Enter" && first) choices.choose(first);
            if (chosenBy(event.key)) event.preventDefault();
          }}
        />
        <Button
          size="s"
          variant="quiet"
          icon={<Icon name="cross" />}
          aria-label={say("close")}
          onClick={close}
        />
      </header>
      {/* Heard by whoever searches; seen only where nothing is left to see. */}
      <p role="status" className={found === 0 ? css.none : "hidden-but-read"}>
        {wanted.trim() !== "" &&
          (found === 0 ? say("table.foundNone") : say("table.found", { n: found }))}
      </p>
      <ChoiceList groups={groups} hot={hot} light={light} busy={answering.busy} />
    </aside>
  );
}

/** From the field to the first of what fits; false if nothing does. */
function toFirst(list: HTMLElement | null): boolean {
  const first = list?.querySelector<HTMLElement>("[data-choices] :is([data-choice], summary)");
  first?.focus();
  return first !== null && first !== undefined;
}

/** What fits, group by group; nothing that was searched for is folded away. */
function searched(
  groups: readonly OptionGroup[],
  fits: (option: OptionView) => boolean,
): readonly OptionGroup[] {
  return groups.flatMap((group) => {
    const options = group.options.filter(fits);
    if (options.length === 0) return [];
    if (options.length === group.options.length) return [group];
    return [{ ...group, options, many: false }];
  });
}
