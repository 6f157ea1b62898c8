/** What moves on the board when something happens. */
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
