/** How the pieces of a board find the table they belong to. */
import { createContext, useContext } from "react";
import type { Table } from "./board.js";

const TableContext = createContext<Table | undefined>(undefined);

export const TableProvider = TableContext.Provider;

/** The table being drawn. */
export function useTable<S = unknown>(): Table<S> {
  const table = useContext(TableContext);
  if (!table) throw new Error("useTable() stands outside of a table");
  return table as Table<S>;
}
