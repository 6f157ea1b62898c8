/** How the pieces of a board find the table they belong to. */
import type { AnyQuestions } from "@sprawl/engine";
import { createContext, useContext } from "react";
import type { Table } from "./board.js";

const TableContext = createContext<Table | undefined>(undefined);

export const TableProvider = TableContext.Provider;

/** The table being drawn, of a game with this state and these questions. */
export function useTable<S = unknown, Q = AnyQuestions>(): Table<S, Q> {
  const table = useContext(TableContext);
  if (!table) throw new Error("useTable() stands outside of a table");
  return table as unknown as Table<S, Q>;
}
