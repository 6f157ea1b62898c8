/** The kit: what boards and pages are made of. */
export type { BarredView, BoardDefinition, Choices, SeatInfo, Table } from "./board.js";
export { TableProvider, useTable } from "./table.js";
