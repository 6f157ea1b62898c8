/** What weapons do to their own attacks only. */
import type { Attack } from "../attacks.js";
import type { Moments, Self } from "../content.js";
import type { Interface } from "../state.js";

/** Is this attack made with the piece itself? */
export const isOwn = (self: Self, attack: Attack): boolean => attack.weapon.id === self.piece.id;

/** Ignores so many points of Armour. */
export const ignores = (points: number): Pick<Moments, "piercing"> => ({
  piercing: (_: Interface, self: Self, value: number, attack: Attack) =>
    isOwn(self, attack) ? value + points : value, // HI-6.4
});
