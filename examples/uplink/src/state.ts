/** The position of a match of Uplink. All of it is public; signals lie in it as handles. */
import type { Play, Seat, Secret } from "@sprawl/engine";

/** A signal's strength, 1 to 10. */
export type Strength = number;
export type Signal = Secret<Strength>;

export type UplinkState = {
  deck: Signal[];
  /** Everything that was sent; the last is on the air. */
  air: Signal[];
  hands: Signal[][];
  /** Whose turn it is, and how many turns there were. */
  seat: Seat;
  turns: number;
};

export type UplinkPlay = Play<UplinkState>;
