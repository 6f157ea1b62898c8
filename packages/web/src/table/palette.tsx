/**
 * All the choices there are, as a list that can be searched: for those who like lists, for keys, and
 * for everybody who does not find a thing on the board. Opened by a key and closed by an answer; a
 * setting keeps it open.
 */
import type { OptionView, Ref } from "@sprawl/engine";
import { sayOption } from "@sprawl/engine/speech";
import { Button, Icon, useTable } from "@sprawl/kit";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useSay } from "../words/say.js";
import { ChoiceList } from "./choice-list.js";
import type { OptionGroup } from "./choices.js";
import css from "./palette.module.css";
import type { Answering } from "./use-choices.js";

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
  const [wanted, setWanted] = useState("");
  const { verb, pass } = answering;
  const groups = useMemo(() => {
    const all = pass ? [...answering.groups, loose(pass)] : answering.groups;
    return searched(all, (option) => {
      if (verb && !verb.kinds.includes(option.kind)) return false;
      return sayOption(speaker, option).toLowerCase().includes(wanted.trim().toLowerCase());
    });
  }, [answering.groups, pass, verb, wanted, speaker]);
  const decision = choices.question?.decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was searched for lasts as long as its question.
  useEffect(() => setWanted(""), [decision]);
  useEffect(() => {
    if (!kept) field.current?.focus();
  }, [kept]);
  const first = groups[0]?.options[0];
  return (
    <aside
      className={css.palette}
      aria-label={say("table.choices")}
      data-palette=""
      data-kept={kept || undefined}
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
            if (event.key === "Escape") close();
            if (event.key === "Enter" && first) choices.choose(first);
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
      <ChoiceList groups={groups} hot={hot} light={light} busy={answering.busy} />
    </aside>
  );
}

function loose(option: OptionView): OptionGroup {
  return { kind: "", options: [option], many: false };
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
