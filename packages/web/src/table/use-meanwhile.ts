/**
 * The table while it is shown what has happened: as it stood before, and after each deed as that deed
 * leaves it, so that nobody lies down before the shot. What it leaves, the game's board knows.
 */
import type { GameEvent } from "@sprawl/engine";
import { type BoardDefinition, type Table, useTable } from "@sprawl/kit";
import { useCallback, useMemo, useState } from "react";

export type Meanwhile = {
  /** The table as it is drawn now. */
  readonly table: Table;
  /** This has been told, and all before it. */
  told(event: GameEvent): void;
};

export function useMeanwhile(board: BoardDefinition | undefined, playing: boolean): Meanwhile {
  const table = useTable();
  const { view, recent } = table;
  const [seen, setSeen] = useState<{ view: Table["view"]; before: unknown }>({
    view,
    before: undefined,
  });
  if (seen.view !== view) setSeen({ view, before: seen.view.state });
  const { before } = seen;
  const [last, setLast] = useState<GameEvent>();
  const count = toldOf(table, board, last);
  const told = useCallback((event: GameEvent) => setLast(event), []);
  const drawn = useMemo((): Table => {
    if (!playing || !board?.meanwhile || before === undefined) return table;
    const state = board.meanwhile(before, view.state, recent.slice(0, count));
    const log = table.log.slice(0, table.log.length - recent.length + count);
    return { ...table, view: { ...view, state }, log };
  }, [playing, board, table, view, before, recent, count]);
  return { table: drawn, told };
}

/** So many of the events have been told; what is only a part of the last one comes with it. */
export function toldOf(
  table: Table,
  board: Pick<BoardDefinition, "isPart"> | undefined,
  last: GameEvent | undefined,
): number {
  const { recent } = table;
  let count = last ? recent.indexOf(last) + 1 : 0;
  if (count === 0) return 0;
  while (count < recent.length && board?.isPart?.(recent[count], table)) count += 1;
  return count;
}
