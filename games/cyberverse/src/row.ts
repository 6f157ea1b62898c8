/** CV-14.23: the row of Agents who can be recruited. */
import type { Cyber } from "./state.js";

export const ROW = 3;

/** Whenever it holds fewer than 3 and the deck is not empty, it is refilled at once. */
export function layRow(g: Cyber): void {
  while (g.state.row.length < ROW && g.state.sheets.length > 0) {
    const card = g.draw("sheet", g.state.sheets); // CV-14.23, CV-27.13
    g.show(card, "all"); // CV-3.11
    g.state.row.push({ card, id: g.face(card) });
    g.tell("sheet-laid", { sheet: g.face(card) }, { rule: "CV-14.23" });
  }
}
