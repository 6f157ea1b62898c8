/** How the deeds of Caravan are shown: cards pass between places, coins rise and fall. */
import type { GameEvent, Plain } from "@sprawl/engine";
import type { Stager, Staging } from "@sprawl/kit";
import { suitOf } from "../src/state.js";

const faceOf = ({ faces }: GameEvent): Plain => faces?.[0];
const seat = (who: Plain): string => `seat/${who}`;
const purse = (who: Plain, label: string, tone: "good" | "danger"): Staging => ({
  shape: "pulse",
  at: `purse/${who}`,
  label,
  tone,
});

export const stage: Readonly<Record<string, Stager>> = {
  drew: ({ args }) => ({ shape: "pass", from: "deck", to: seat(args.seat) }),
  bought: (event) => ({
    shape: "pass",
    from: "market",
    to: seat(event.args.seat),
    face: faceOf(event),
    label: `−${event.args.price}`,
  }),
  played: (event) => ({
    shape: "pass",
    from: seat(event.args.seat),
    to: `trail/${event.args.seat}/${suitOf(Number(faceOf(event)))}`,
    face: faceOf(event),
    label: "+1",
  }),
  sold: (event) => ({
    shape: "pass",
    from: seat(event.args.seat),
    to: "discard",
    face: faceOf(event),
    label: "+2",
  }),
  raided: (event) => ({
    shape: "pass",
    from: seat(event.args.target),
    to: seat(event.args.by),
    face: faceOf(event),
  }),
  undercut: ({ args }) => purse(args.seat, "−1", "danger"),
  passed: ({ args }) => purse(args.seat, "+1", "good"),
  "paid-toll": ({ args }) => purse(args.seat, "−1", "danger"),
};
