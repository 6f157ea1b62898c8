/** What the rule-of-thumb player thinks of each EX Boss, in one table (tips 13, 38). */
import { lacksOne } from "../../src/advice/programs.js";
import type { ExBoss } from "../../src/hell-gate/gate.js";
import type { WeaponKind } from "../../src/weapon-cards.js";
import type { Mind } from "../mind.js";

export type BossOpinion = {
  /**
   * How urgent its fall is: who can win must fall in time; whom it serves leaves it alone. Without
   * an opinion: not at all.
   */
  urgency?(mind: Mind): number;
  /** Whether this mind would rather keep it. */
  isKept?(mind: Mind): boolean;
  /** What drawing a program costs while it is there: a portal makes it win (HG-8.3). */
  readonly drawing?: number;
  /** What a shot with this weapon costs beside its aim. */
  shooting?(mind: Mind, boss: ExBoss, kind: WeaponKind): number;
};

export const bossOpinions: Readonly<Record<string, BossOpinion>> = {
  "fallen-angel": {
    urgency: (mind) =>
      mind.team === "fallen" ? -1 : 0.2 + 0.5 * Math.min(2, many(mind, "fallen")),
    isKept: ({ team }) => team === "fallen", // tip 38
  },
  "legion-god": {
    urgency: (mind) =>
      mind.team === "legion" ? -0.6 : 0.2 + 0.3 * Math.min(1, many(mind, "legion")),
  },
  "dark-materia": { urgency: () => 0.75 },
  exitus: { urgency: () => 0.75 },
  belial: { urgency: () => 1, drawing: 0.6 },
  // HG-9.3: a pistol's program goes to it.
  omega: {
    shooting: ({ view }, boss, kind) => (kind === "pistol" && lacksOne(view, boss) ? 1.2 : 0),
  },
  parasite: { urgency: () => 0.15 }, // it dies by itself, and the later the worse
};

function many({ seats, others }: Mind, of: "fallen" | "legion"): number {
  return others.reduce((sum, seat) => sum + seats[seat].teams[of], 0);
}
