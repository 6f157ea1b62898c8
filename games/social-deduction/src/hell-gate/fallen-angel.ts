/** HG-5: Fallen Angel brings the dead back, and takes all Fallen along when it falls. */
import { eliminate, reanimate } from "../elimination.js";
import { NOBODY } from "../state.js";
import { eliminated, living } from "../table.js";
import { teamOf } from "../teams.js";
import type { BossCard } from "./boss-card.js";

export const fallenAngel: BossCard = {
  number: 1,
  id: "fallen-angel",
  follows: "fallen", // CM-5.3
  portal: true,
  shields: 2, // HG-5.1
  changesLoyalty: true,
  // HG-5.2: no turn.
  *arrive(g) {
    yield* reanimate(g, eliminated(g), true); // HG-5.3, HG-5.4, HG-5.5, HG-R22
  },
  *defeated(g) {
    const fallen = living(g).filter((seat) => teamOf(g, seat) === "fallen"); // HG-5.7, HG-R11
    g.disclose("fallen-fell", { target: fallen }, { rule: "HG-5.6" });
    for (const seat of fallen) {
      g.state.seats[seat].hp = 0;
      yield* eliminate(g, seat, { by: NOBODY }); // HG-5.6
    }
  },
};
