/** How the pieces of a board find the table they belong to. */
import type { AnyQuestions } from "@sprawl/engine";
import { createContext, useContext } from "react";
import type { Table, Unasked } from "./board.js";

const TableContext = createContext<Table | undefined>(undefined);

export const TableProvider = TableContext.Provider;

/**
 * The table being drawn, of a game with this state and these questions. Where questions are not
 * named, options can be counted, but not read: a misspelled field cannot slip through.
 */
export function useTable(): Table;
export function useTable<S, Q = Unasked>(): Table<S, Q>;
export function useTable<S, Q = AnyQuestions>(): Table<S, Q> {
  const table = useContext(TableContext);
  if (!table) throw new Error("useTable() stands outside of a table");
  return table as unknown as Table<S, Q>;
}
