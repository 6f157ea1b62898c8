/** SD-12: becoming a Boss. Not to be confused with an EX Automa Boss. */
import type { Seat } from "@sprawl/engine";
import { endBounty } from "./reveal.js";
import type { Colour, Deduction, MarkFace } from "./state.js";
import { idRevealed, revealedSides } from "./table.js";
import { giveMark, isOutlaw, teamOf } from "./teams.js";

export type BossColour = Exclude<Colour, "legion">;

/** SD-12.2: the requirement on a Boss program, which tests the secret team (SD-R46). */
export function mayBecomeBoss(g: Deduction, seat: Seat, colour: BossColour): boolean {
  if (g.state.bossIds[colour].length === 0) return false; // SD-12.10
  const open = revealedSides(g, seat).length + (idRevealed(g, seat) ? 1 : 0);
  if (open < 2) return false; // SD-12.2
  const team = teamOf(g, seat);
  return colour === "outlaw" ? isOutlaw(team) : team === colour; // SD-19.1
}

/** SD-12.3: all Boss IDs of the colour replace the ID. */
export function becomeBoss(g: Deduction, seat: Seat, colour: BossColour): void {
  const s = g.state;
  const own = s.seats[seat];
  const before = teamOf(g, seat);
  s.box.ids.push(...own.ids.map(({ card }) => card)); // SD-12.4
  const cards = s.bossIds[colour];
  s.bossIds[colour] = []; // SD-12.10
  g.shuffle("boss-ids", cards);
  for (const card of cards) g.show(card, seat);
  own.ids = cards.map((card) => ({ card, revealed: false })); // SD-10.7, SD-12.3, SD-12.5, SD-R33
  endBounty(g, seat); // SD-R64
  g.disclose("became-boss", { seat, team: colour }, { rule: "SD-R46" });
  if (colour !== "outlaw") return;
  // SD-12.13: who was Legion or Fallen by the old ID stays so; nobody else can tell.
  const kept = before !== teamOf(g, seat) ? before : "unchanged";
  giveMark(g, seat, kept === "legion" || kept === "fallen" ? kept : ("unchanged" as MarkFace));
}
