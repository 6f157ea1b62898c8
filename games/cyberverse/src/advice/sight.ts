/** What a character threatens from where it stands, and whom a Hostile is going for. */
import type { Plain } from "@sprawl/engine";
import type { Faced } from "../attack-sums.js";
import { controllerAgainst } from "../control.js";
import { armsOf, targetsOf } from "../fight.js";
import { hostileTargets } from "../hostiles.js";
import { moments } from "../moments.js";
import { type Character, type Henchman, NOBODY, type Org, type Seen } from "../state.js";
import { layoutOf } from "../table.js";
import type { AttackType, Zone } from "../types.js";

type Faces = Readonly<Record<number, Plain>>;

/** A view with the faces its seat knows; what it does not know is nothing. */
export function facedBy(g: Seen, faces: Faces): Faced {
  return { ...g, face: ((card: number) => faces[card]) as Faced["face"] };
}

export type Sight = {
  /** The farthest kind of attack it has. */
  readonly type: AttackType;
  readonly zones: readonly Zone[];
  readonly targets: readonly Character[];
};

export function sightOf(g: Faced, who: Character): Sight {
  const arms = armsOf(g, who, 0);
  const far = arms.find(({ type }) => type === "ranged");
  const type = far && !moments.some(g, "shortensRange", who.district) ? "ranged" : "close";
  const zones =
    type === "close" ? [who.zone] : [who.zone, ...layoutOf(g, who.district).neighbours[who.zone]];
  const targets = new Set(arms.flatMap((arm) => targetsOf(g, who, arm)));
  return { type, zones, targets: [...targets] };
}

export type Hunt = {
  /** Whom it will attack if nothing changes; its controller chooses where there are several. */
  readonly prey: readonly Character[];
  readonly org: Org;
  readonly controller: Org;
};

/** Whom a Hostile would attack now, and who would decide for it. */
export function huntOf(g: Faced, hostile: Henchman): Hunt | undefined {
  if (hostile.org !== NOBODY) return undefined;
  const prey = hostileTargets(g, hostile, true);
  if (prey.length === 0) return undefined;
  const { org } = prey[0];
  return { prey, org, controller: controllerAgainst(g, hostile.district, org) };
}
