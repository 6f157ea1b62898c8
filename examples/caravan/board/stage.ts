/** How the deeds of Caravan are shown: cards pass between places, coins rise and fall. */
import type { GameEvent, Plain } from "@sprawl/engine";
import type { Stager, Staging, Table } from "@sprawl/kit";
import {
  type CaravanState,
  PASS_PAYS,
  PLAY_PAYS,
  SALE_PAYS,
  suitOf,
  UNDERCUT_COSTS,
} from "../src/state.js";

const faceOf = ({ faces }: GameEvent): Plain => faces?.[0];
const seat = (who: Plain): string => `seat/${who}`;
/** Where somebody's cards are: one's own lie in the dock, those of others at their seat. */
function handOf(who: Plain, { view }: Table<CaravanState>): string {
  const newest = who === view.viewer ? view.state.hands[Number(who)].at(-1) : undefined;
  return newest === undefined ? seat(who) : `card/${newest}`;
}
const purse = (who: Plain, label: string, tone: "good" | "danger"): Staging => ({
  shape: "pulse",
  at: `purse/${who}`,
  label,
  tone,
});

export const stage: Readonly<Record<string, Stager<CaravanState>>> = {
  drew: ({ args }, table) => ({ shape: "pass", from: "deck", to: handOf(args.seat, table) }),
  bought: (event, table) => ({
    shape: "pass",
    from: "market",
    to: handOf(event.args.seat, table),
    face: faceOf(event),
    label: `−${event.args.price}`,
  }),
  played: (event, table) => ({
    shape: "pass",
    from: handOf(event.args.seat, table),
    to: `trail/${event.args.seat}/${suitOf(Number(faceOf(event)))}`,
    face: faceOf(event),
    label: `+${PLAY_PAYS}`,
  }),
  sold: (event, table) => ({
    shape: "pass",
    from: handOf(event.args.seat, table),
    to: "discard",
    face: faceOf(event),
    label: `+${SALE_PAYS}`,
  }),
  raided: (event, table) => ({
    shape: "pass",
    from: handOf(event.args.target, table),
    to: handOf(event.args.by, table),
    face: faceOf(event),
  }),
  undercut: ({ args }) => purse(args.seat, `−${UNDERCUT_COSTS}`, "danger"),
  passed: ({ args }) => purse(args.seat, `+${PASS_PAYS}`, "good"),
  "paid-toll": ({ args }) => purse(args.seat, `−${UNDERCUT_COSTS}`, "danger"),
};
