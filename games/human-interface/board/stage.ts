/** How deeds are shown on the floor. */
import type { GameEvent, Plain, View } from "@sprawl/engine";
import type { Stager } from "@sprawl/kit";
import type { State } from "../src/index.js";

const model = (id: Plain): string => `model/${String(id)}`;

/** A square as somebody's feet pass it. */
export const footstep = (at: number): string => `step/${at}`;

export type Step = { readonly who: Plain; readonly from: number; readonly to: number };

const isStep = ({ type }: GameEvent): boolean => type === "moved";

/** Events that say where somebody stands then. */
const STANDS: readonly string[] = ["deployed", "moved", "drone-arrives", "takes-way"];

/** One step, from the square that was told of before. */
function stepOf(event: GameEvent, log: readonly GameEvent[]): Step | undefined {
  const { model: who, square: to } = event.args;
  const before = log
    .slice(0, log.indexOf(event))
    .findLast(({ type, args }) => args.model === who && STANDS.includes(type));
  const from = Number(before?.args.square ?? -1);
  return from < 0 ? undefined : { who, from, to: Number(to) };
}

export function stepsIn(events: readonly GameEvent[], log: readonly GameEvent[]): readonly Step[] {
  return events.filter(isStep).flatMap((event) => stepOf(event, log) ?? []);
}

/**
 * Is it a deed of somebody else? Events name models and Teams, never seats; who is hurt by one's own
 * shot is told like what others do.
 */
export function isOthers({ args }: GameEvent, { state, viewer }: View<State>): boolean {
  const own = state.teams.find(({ seats }) => viewer !== "spectator" && seats.includes(viewer));
  const who = state.models.find(({ id }) => id === args.model);
  if (who) return who.team < 0 || state.teams[who.team] !== own;
  return args.team !== undefined && args.team !== own?.faction;
}

export const stage: Readonly<Record<string, Stager<State>>> = {
  moved: (event, { log }) => {
    const step = stepOf(event, log);
    return (
      step && {
        shape: "step",
        piece: model(step.who),
        from: footstep(step.from),
        to: footstep(step.to),
      }
    );
  },
  "attack-tested": ({ args }) => ({
    shape: "shot",
    from: model(args.model),
    to: model(args.victim),
    hit: args.won === 1,
    label: `${String(args.total)} : ${String(args.against)}`,
  }),
  wounded: ({ args }) => ({
    shape: "pulse",
    at: model(args.model),
    label: `−${String(args.wounds)}`,
    tone: "danger",
  }),
  stunned: ({ args }) => ({ shape: "pulse", at: model(args.model), tone: "warm" }),
  unconscious: ({ args }) => ({ shape: "out", at: model(args.model) }),
  "taken-over": ({ args }) => ({
    shape: "pulse",
    at: `terminal/${String(args.terminal)}`,
    tone: "good",
  }),
  infected: () => ({ shape: "pulse", at: "cando", tone: "danger" }),
};
