/** What the rules show to whom, as rules.md has it; a law compares. */
import { showing } from "@sprawl/engine";

export const shown = [
  showing("at hands", "signals", "holder", "UP-1.3"),
  showing("at air", "signals", "all", "UP-1.4"),
  showing("sent", "signals", "all", "UP-2.2"),
];
