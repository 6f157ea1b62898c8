/** What the rule-of-thumb player thinks of each EX Boss: how urgent its fall is (tips 13, 38). */
import type { Mind } from "../mind.js";

/** Who can win must fall in time; whom it serves leaves it alone. Without an opinion: not at all. */
export const bossOpinions: Readonly<Record<string, (mind: Mind) => number>> = {
  "fallen-angel": (mind) =>
    mind.team === "fallen" ? -1 : 0.2 + 0.5 * Math.min(2, many(mind, "fallen")),
  "legion-god": (mind) =>
    mind.team === "legion" ? -0.6 : 0.2 + 0.3 * Math.min(1, many(mind, "legion")),
  "dark-materia": () => 0.75,
  exitus: () => 0.75,
  belial: () => 1,
  parasite: () => 0.15, // it dies by itself, and the later the worse
};

function many({ seats, others }: Mind, of: "fallen" | "legion"): number {
  return others.reduce((sum, seat) => sum + seats[seat].teams[of], 0);
}
