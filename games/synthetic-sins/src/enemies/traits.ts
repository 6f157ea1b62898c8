/** Writing enemy cards down: a card says its numbers and its traits, this adds what they mean. */
import type { Enemy, EnemyNature, EnemyTrait } from "../content/types.js";

type Trait = { readonly id: EnemyTrait; readonly means: Partial<EnemyNature> };

export const ponderous: Trait = { id: "ponderous", means: { intercepts: false } };
export const command: Trait = { id: "command", means: { lends: 1 } }; // SS-34.5
export const bloodhound: Trait = { id: "bloodhound", means: { searchesSteps: true } };
export const deathSignal: Trait = { id: "death-signal", means: { leavesSignal: true } }; // SS-34.8
export const sharpEars: Trait = { id: "sharp-ears", means: { hearing: 2 } };
export const dormant: Trait = { id: "dormant", means: { sleeps: true } }; // SS-34.1
export const noPatrol: Trait = { id: "no-patrol", means: { patrol: "none" } }; // SS-34.2
export const detonation: Trait = { id: "detonation", means: { explodes: true } }; // SS-R126
export const fixed: Trait = { id: "fixed", means: { fixed: true } }; // SS-34.4, SS-R105
export const oblivious: Trait = { id: "oblivious", means: { notices: false } }; // SS-34.12, SS-R106
export const walksOnce: Trait = { id: "walks-once", means: { patrol: "once" } }; // SS-34.11

/** An enemy without any trait. */
const PLAIN: EnemyNature = {
  intercepts: true, // SS-20.13
  lends: 0,
  searchesSteps: false,
  leavesSignal: false,
  hearing: 1, // SS-12.2
  sleeps: false,
  patrol: "loop",
  fixed: false,
  explodes: false,
  notices: true,
};

/** A card with these traits. */
export function enemy(
  face: Omit<Enemy, "traits" | keyof EnemyNature>,
  ...traits: readonly Trait[]
): Enemy {
  const means = Object.assign({}, ...traits.map((trait) => trait.means)) as Partial<EnemyNature>;
  return { ...face, ...PLAIN, ...means, traits: traits.map(({ id }) => id) };
}
