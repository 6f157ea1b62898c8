/** HG-10: Legion God makes Legion in secret, and shows them to each other. */
import type { SeenTeam } from "../state.js";
import { living, livingFrom } from "../table.js";
import { giveMark, teamOf } from "../teams.js";
import type { BossCard } from "./boss-card.js";

/** One Legion card and two blank ones (HG-R21). */
const LEGION_EX = 3;

export const legionGod: BossCard = {
  number: 6,
  id: "legion-god",
  follows: "legion", // CM-5.2
  portal: true,
  shields: 0, // HG-10.6
  changesLoyalty: true,
  // HG-10.5: no turn.
  *arrive(g) {
    for (const seat of living(g)) {
      const drawn = g.below("legion-ex", LEGION_EX); // HG-10.1
      giveMark(g, seat, drawn === 0 ? "legion" : "unchanged"); // HG-10.2, HG-10.3
      g.tell("drew-legion-ex", { seat }, { rule: "HG-10.1" });
    }
    const seats = livingFrom(g, 0);
    const teams = seats.map(
      (seat): SeenTeam => (teamOf(g, seat) === "legion" ? "legion" : "other"),
    );
    const legion = seats.filter((_, i) => teams[i] === "legion");
    // HG-10.4: everybody gets the same tokens; only Legion can read them.
    const tokens = g.hide<SeenTeam>("seen-legion", teams, legion);
    g.state.sightings.push({
      what: "legion",
      by: seats,
      round: g.state.round,
      seats,
      teams: tokens,
    });
    for (const seat of seats) {
      const isLegion = legion.includes(seat);
      const fact = isLegion ? "saw-legion" : "is-not-legion";
      g.disclose(fact, isLegion ? { target: legion } : {}, { only: seat, rule: "HG-10.4" });
    }
  },
  *defeated(g) {
    const legion = livingFrom(g, 0).filter((seat) => teamOf(g, seat) === "legion");
    g.disclose("legion-shown", { target: legion }, { rule: "HG-10.7" });
  },
};
