/** Cards, for whoever hears the table: those that are offered, or what one carries, and what each does. */
import { useTable } from "@sprawl/kit";
import { type GearId, gear as gearCards } from "../src/gear/index.js";
import type { SinsQuestions, SinsState } from "../src/index.js";
import { useLabel } from "./words.js";

export function CardsInWords() {
  const { view, choices } = useTable<SinsState, SinsQuestions>();
  const label = useLabel();
  const { you } = view.state;
  const offered = (choices.question?.options ?? []).flatMap((option) =>
    option.kind === "equip" || option.kind === "take-gear" ? [option.gear] : [],
  );
  const card = (kind: "gear" | "item", id: string): string =>
    label("stand.card", { card: label(`${kind}.${id}.name`), words: label(`${kind}.${id}.text`) });
  const priced = (id: GearId): string =>
    label("stand.priced", {
      card: label(`gear.${id}.name`),
      energy: gearCards[id].equipCost,
      words: label(`gear.${id}.text`),
    });
  const lines = [
    ...[...new Set(offered)].map(priced),
    ...you.gear.map(({ id }) => card("gear", id)),
    ...you.items.map((id) => card("item", id)),
    ...(you.character === "cass" ? [label("board.traps", { traps: you.traps })] : []),
  ];
  return [...new Set(lines)].map((line) => <li key={line}>{line}</li>);
}
