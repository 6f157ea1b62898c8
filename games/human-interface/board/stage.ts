/** How deeds are shown on the floor. */
import type { Plain } from "@sprawl/engine";
import type { Stager } from "@sprawl/kit";

const model = (id: Plain): string => `model/${String(id)}`;

export const stage: Readonly<Record<string, Stager>> = {
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
