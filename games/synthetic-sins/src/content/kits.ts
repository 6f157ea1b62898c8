/** Gear that suits a mission played by itself: what a careful buyer owns by then. */
import type { GearId } from "../gear/index.js";
import { FIRST_GEAR } from "./components.js";

type Advised = {
  readonly gear: GearId;
  /** Numbers of the first and the last mission for which it is advised. */
  readonly from: number;
  readonly to?: number;
};

const ADVISED: readonly Advised[] = [
  { gear: "bulletproof-vest", from: 4, to: 10 },
  { gear: "body-armor", from: 11 },
  { gear: "smart-bullets", from: 6 },
  { gear: "sneakers", from: 7 },
  { gear: "smart-bullets", from: 10, to: 10 },
];

/** What everybody owns from the start (SS-1.8), and what is advised for this mission. */
export function recommendedGear(mission: number): GearId[] {
  const fits = ({ from, to = mission }: Advised) => from <= mission && mission <= to;
  return [...FIRST_GEAR, ...ADVISED.filter(fits).map(({ gear }) => gear)];
}
