/** Makes everybody around it better, other leaders too, never itself (SS-34.5, SS-34.6). */
import { above, below, between, move, nothing, overwatch, search } from "./actions.js";
import { command, enemy } from "./traits.js";

export const squadLeader = enemy(
  {
    id: "squad-leader",
    kind: "human",
    vigilance: 5,
    attackPower: 4,
    armor: 6,
    ignoresBodies: false,
    behavior: [
      below(-3, nothing),
      between(-3, 1, move(1)),
      between(2, 4, move(1), search),
      between(5, 7, move(2), search),
      above(7, move(2), search, overwatch),
    ],
  },
  command,
);
