/** CM-1: what Campaign Mode adds to the first game: Program Transfer. */
import type { Rule, Seat } from "@sprawl/engine";
import { ownedPrograms } from "./programs.js";
import { pick } from "./questions.js";
import type { Beginning } from "./state.js";

/** What a campaign brings to the first of its games. */
export const FIRST_GAME = { campaign: true } as const;

/** Is this match the first game of a campaign? */
export function isCampaign({ carried }: Pick<Beginning, "carried">): boolean {
  return (carried as Partial<typeof FIRST_GAME> | undefined)?.campaign === true;
}

/** CM-1.3: whoever has a Program may transfer it, wherever they are. */
export function mayTransfer(g: Beginning, seat: Seat): boolean {
  return g.state.campaign && ownedPrograms(g, seat).length > 0; // CM-1.2
}

/** CM-1.3, CM-1.4: any number of own Programs, at least 1, for good under the Player Board. */
export function* transferPrograms(g: Beginning, seat: Seat): Rule<void> {
  const own = g.state.seats[seat];
  const owned = ownedPrograms(g, seat);
  const options = owned.map((card) => ({
    kind: "program" as const,
    card,
    on: `card/${card}`,
    rule: "CM-1.3",
  }));
  const about = { min: 1, max: owned.length, rule: "CM-1.3" };
  const picked = owned.length === 1 ? options : yield* pick(seat, "transfer", options, about);
  for (const { card } of picked) {
    const open = own.open.findIndex((each) => each.card === card);
    if (open < 0) g.take(own.programs, card);
    const left = open < 0 ? undefined : own.open.splice(open, 1)[0].id;
    g.put(card, own.transferred, seat); // CM-1.3, CM-1.4
    const { leaves } = left === undefined ? {} : g.box.programs[left];
    if (leaves) yield* leaves(g, seat);
  }
  g.tell("transferred", { seat, count: picked.length }, { rule: "CM-1.5" }); // CM-1.5
}
