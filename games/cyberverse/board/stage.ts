/** What moves on the board when something happens. */
import type { GameEvent, View } from "@sprawl/engine";
import type { Stager } from "@sprawl/kit";
import { box } from "../src/box/index.js";
import type { CyberState } from "../src/state.js";

/** Where a character of this name is drawn: Agents by profile, a Henchman by the first of its type there. */
function refOf(state: CyberState, name: unknown): string {
  const id = String(name);
  if (id in box.profiles) return `agent/${id}`;
  const found = state.henchmen.find(
    ({ type, district }) => type === id && district === state.district,
  );
  return found ? `henchman/${found.number}` : `board/${state.district}`;
}

/** Is it a deed of somebody else? Events name Organizations, Agents and Henchmen, never seats. */
export function isOthers({ args }: GameEvent, { state, viewer }: View<CyberState>): boolean {
  const own = viewer === "spectator" ? undefined : state.orgs[viewer];
  if (args.org !== undefined) return args.org !== own?.id;
  const who = args.attacker ?? args.who;
  if (who === undefined) return false;
  const agent = state.agents.find(({ profile }) => profile === who);
  return agent === undefined || state.orgs[agent.org] !== own;
}

export const stage: Readonly<Record<string, Stager<CyberState>>> = {
  "attack-resolved": (event, { view: { state } }) => ({
    shape: "shot",
    from: refOf(state, event.args.attacker),
    to: refOf(state, event.args.defender),
    hit: Number(event.args.result) > 0,
  }),
  hacked: (event) => ({ shape: "pulse", at: `agent/${String(event.args.agent)}` }),
  "influence-placed": (event) => ({
    shape: "pulse",
    at: `district/${Number(event.args.district)}`,
  }),
  "event-placed": () => ({ shape: "pulse", at: "news" }),
};
