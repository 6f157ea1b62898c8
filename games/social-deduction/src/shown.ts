/** What is shown of hidden cards and marks, when and to whom. The laws compare. */
import { showing } from "@sprawl/engine";

export const shown = [
  // What lies in the box is known to all.
  showing("at box.ids", "ids", "all", "SD-4.10"),
  showing("at bossIds.*", "ids", "all", "SD-12.10"),
  showing("at box.loyalty", "loyalty", "all", "SD-20.5"),
  showing("at box.programs", "programs", "all", "SD-4.10"),
  // One's own cards.
  showing("at seats.ids.card", "ids", "holder", "SD-1.21"),
  showing("at loyalty.card", "loyalty", ["one", "some"], "SD-1.21"),
  showing("at seats.programs", "programs", "holder", "SD-1.16"),
  showing("received", "programs", ["holder", "some"], "SD-4.4"),
  showing("in resolve", "last-teams", "holder", "SD-1.21"),
  showing("in window", "last-teams", "holder", "SD-1.21"),
  showing("at seats.lastTeam", "last-teams", "holder", "SD-1.21"),
  // What somebody looks at.
  showing("looked", "loyalty", "one", "SD-4.11"),
  showing("looked", "ids", "one", "SD-4.11"),
  showing("looked-at-programs", "programs", "one", "SD-4.4"),
  showing("stole", "programs", "one", "SD-R47"),
  showing("inspected", "programs", "one", "SD-13.29"),
  showing("at checks.mark", "checks", ["one", "some"], "SD-18.7"),
  showing("at sightings.teams", "seen-*", ["one", "some"], "SD-18.7"),
  showing("at seats.marks.mark", "marks", ["one", "some"], "SD-4.18"),
  // What is turned up.
  showing("revealed-loyalty", "loyalty", "all", "SD-4.10"),
  showing("revealed-id", "ids", "all", "SD-11.1"),
  showing("in setup", "ids", "all", "SD-1.19"),
  showing("played", "programs", "all", "SD-13.2"),
  showing("at resolving", "programs", "all", "SD-13.6"),
  showing("at pile", "programs", "all", "SD-13.7"),
  showing("rift-echoed", "programs", "all", "HG-2.18"),
  showing("portal-placed", "programs", "all", "HG-2.2"),
  showing("march-placed", "programs", "all", "HG-15.26"),
  showing("at gate.marching", "programs", "all", "HG-15.26"),
  showing("cave-drew", "programs", "all", "HG-15.14"),
  showing("omega-drew", "programs", "all", "HG-9.2"),
  showing("parasite-burst", "programs", "all", "HG-11.8"),
  showing("exitus-drew", "exitus", "all", "HG-7.2"),
];
