/** The table of Social Deduction: a room, the people around the table, what lies on it, what was just done. */
import { useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";
import { isLarge } from "../src/table.js";
import css from "./board.module.css";
import { Check } from "./check.js";
import { Deeds } from "./deeds.js";
import { Looked } from "./looked.js";
import { NotebookProvider } from "./notebook.js";
import { Papers } from "./papers.js";
import { Around } from "./ring-view.js";

export function Board() {
  const { view } = useTable<State>();
  return (
    <NotebookProvider>
      <div className={css.board} data-large-table={isLarge(view) || undefined}>
        <Around />
        <Deeds />
        <Check />
        <Looked />
        <Papers />
      </div>
    </NotebookProvider>
  );
}
