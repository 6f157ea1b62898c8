/** What somebody who hears the table is told of what happens. Pure. */
import type { GameEvent } from "@sprawl/engine";
import { sayEvent, thingWords } from "@sprawl/engine/speech";
import type { BoardDefinition, Table } from "@sprawl/kit";
import type { Say } from "../words/say.js";

type Shows = Pick<BoardDefinition, "explains" | "stage"> | undefined;

/**
 * Its sentence, and what came up for these eyes alone. Of what only explains another, a draw or a sum,
 * the verdict that stands at the piece for whoever sees it ("Missed"), and where none does, nothing.
 */
export function heardOf(
  event: GameEvent,
  table: Pick<Table, "speaker" | "view">,
  board: Shows,
  /** Nobody may look or listen who should not: what these eyes saw is told too. */
  say: Say | undefined,
): string | undefined {
  if (board?.explains?.includes(event.type)) return verdictOf(event, table as Table, board);
  const sentence = sayEvent(table.speaker, event);
  const cards = say ? seenBy(event, table) : "";
  return cards === "" || !say ? sentence : `${sentence} ${say("table.youSee", { cards })}`;
}

/**
 * What has happened since the last that was told. Of several updates in one burst only the last is
 * drawn, and `recent` is of that one: what came before it is not lost.
 */
export function unheard(
  log: readonly GameEvent[],
  recent: readonly GameEvent[],
  last: GameEvent | undefined,
): readonly GameEvent[] {
  const at = last ? log.lastIndexOf(last) : -1;
  return at < 0 ? recent : log.slice(at + 1);
}

function verdictOf(event: GameEvent, table: Table, { stage }: NonNullable<Shows>) {
  const verdicts = [stage?.[event.type]?.(event, table) ?? []].flat().flatMap((each) => {
    const label = "label" in each ? each.label : undefined;
    return label === undefined ? [] : [`${label}.`];
  });
  return verdicts.length === 0 ? undefined : verdicts.join(" ");
}

/** Faces that whoever did this saw by it, where its sentence has no place for them. */
function seenBy(
  { type, args, faces = [] }: GameEvent,
  { speaker: { text }, view: { viewer } }: Pick<Table, "speaker" | "view">,
): string {
  const isOwn = (args.by ?? args.seat) === viewer;
  if (!isOwn || /\{(cards?|seen)\b/.test(text.events[type] ?? "")) return "";
  const words = faces.flatMap((face) =>
    face === undefined
      ? []
      : (thingWords("card", face, text) ?? thingWords("cards", face, text) ?? []),
  );
  return words.join(", ");
}
