/** Who takes part: the pieces in play at one model, or at one Team's Tactical Network. */
import { type InPlay, momentsOf, type Piece, type Reckoned } from "@sprawl/engine";
import type { Moments } from "./content.js";
import { isFaceUp, sideOf } from "./models.js";
import type { Interface, Model, Team } from "./state.js";

export const moments = momentsOf<Interface, Moments, Piece, Model | Team>({
  active: (g) => activeSeat(g),
  inPlay: (g, whose, hearers) => {
    if (whose === undefined) return NOTHING;
    return "network" in whose ? ofTeam(g, whose, hearers) : ofModel(g, whose, hearers);
  },
});

/** Those who listen, where only they matter. */
type Hearers = ReadonlySet<Piece> | undefined;

const NOTHING: readonly InPlay<Piece>[] = [];

function activeSeat(g: Interface): number {
  const model = g.state.models.find(({ id }) => id === g.state.active);
  return Math.max(0, model?.seat ?? 0);
}

/** Skills of the side in play, face-up equipment, working Neurochips, programs that affect it. */
function ofModel(g: Interface, model: Model, hearers: Hearers): readonly InPlay<Piece>[] {
  const { box, state } = g;
  const found: Piece[] = [];
  const add = (piece: Piece | undefined): void => {
    if (!piece || (hearers && !hearers.has(piece))) return;
    if (!found.includes(piece)) found.push(piece); // HI-R123
  };
  for (const skill of skillsOf(g, model)) add(box.skills[skill]); // HI-4.11
  let armoured = false;
  for (const item of model.equipment) {
    if (!isFaceUp(g, model, item)) continue; // HI-4.13
    const gear = box.gear[item.id];
    if (gear?.sort === "armour") {
      if (armoured) continue; // HI-R122
      armoured = true;
    }
    add(gear ?? box.weapons[item.id]);
  }
  const { chips } = sideOf(g, model);
  for (let slot = 0; slot < model.chips.length && slot < chips; slot++)
    add(box.chips[model.chips[slot]]); // HI-4.10
  for (const team of state.teams) {
    for (const { card, target, down } of team.network) {
      if (target === model.id && !down) add(box.programs[g.face(card)]);
    }
  }
  if (found.length === 0) return NOTHING;
  const owner = model.seat < 0 ? undefined : model.seat;
  const copy = state.models.indexOf(model);
  return found.map((piece) => ({ piece, owner, copy }));
}

export function skillsOf(g: Interface, model: Model): readonly string[] {
  if (model.kind === "character") return sideOf(g, model).skills;
  return g.box.machines[model.card]?.skills ?? [];
}

/** The hacker's pieces, while it is the hacker. */
function ofTeam(g: Interface, team: Team, hearers: Hearers): readonly InPlay<Piece>[] {
  const hacker = g.state.models.find(({ id }) => id === team.hacker);
  return hacker ? ofModel(g, hacker, hearers) : NOTHING;
}

/** A sum, and each piece it is due to is used. */
export function tally(g: Interface, reckoned: Reckoned): Reckoned {
  for (const { id } of reckoned.because) g.uses(id);
  return reckoned;
}
