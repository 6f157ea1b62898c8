/** TB-47: Havoc, the Fighter. */
import { drawFromGeneral } from "../cards.js";
import type { Character } from "../content.js";
import { drawPrograms } from "../programs.js";
import { ask, PASS } from "../questions.js";
import { columnOption, lowestColumns, unlock } from "../tasks.js";
import { bringChip, junkyard, more, takeSectorThree, task } from "./boosts.js";

const LAST = 5; // TB-R54

export const havoc: Character = {
  id: "havoc",
  values: {
    points: 2,
    movement: 2,
    range: 0,
    strength: 2,
    red: 2,
    shield: 2,
    blue: 0,
    health: 3,
    programs: 1,
    draw: 3,
    hand: 7,
  },
  deck: {
    blue: [2, 2, 3, 1, 1],
    red: [2, 4, 5, 4, 2],
    grey: 0,
    green: 2,
    unique: ["ticking-bomb", "battle-scars"],
  },
  barsWeapon: (_g, _self, weapon) => (weapon === "pistol" ? "TB-47.2" : undefined),
  /** TB-47.1, TB-47.3, TB-47.4: a card for every Enemy, the Combat Bar for those in combat. */
  *afterEliminating(g, { owner = 0 }, _figure, inAttack) {
    drawFromGeneral(g, owner, 1); // TB-47.1
    const own = g.state.seats[owner];
    if (!inAttack || own.bar === LAST) return; // TB-R172, TB-R54
    own.bar++; // TB-47.3
    if (own.bar !== 2 && own.bar !== LAST) return;
    const columns = lowestColumns(g, owner);
    if (columns.length === 0) return;
    const options = columns.map((column) => columnOption(column, "TB-47.4"));
    const chosen = yield* ask(owner, "free-boost", [...options, PASS], { rule: "TB-47.4" });
    if (chosen.kind === "column") yield* unlock(g, owner, chosen.column); // TB-47.4
  },
  tree: [
    [
      {
        id: "havoc-hacking-1",
        rule: "TB-47.5",
        task: task(({ kind }) => kind === "recon"),
        /** TB-R41: one trigger per card. */
        *afterDiscarding(g, { owner = 0 }, cards) {
          for (const card of cards) {
            if (g.face(card) !== "blue-5") continue;
            const options = [
              { kind: "yes" as const, rule: "TB-47.5" },
              { kind: "no" as const, rule: "TB-47.5" },
            ];
            const about = { rule: "TB-47.5", args: { what: "programs" } };
            const { kind } = yield* ask(owner, "may", options, about);
            if (kind === "yes") yield* drawPrograms(g, owner, 2);
          }
        },
      },
      {
        id: "havoc-hacking-2",
        rule: "TB-47.6",
        task: task((deed) => deed.kind === "eliminated" && deed.level >= 2 && deed.distance === 1),
        strength: more(),
      },
    ],
    [
      { id: "havoc-implants-1", rule: "TB-47.7", task: bringChip, programLimit: more() },
      {
        id: "havoc-implants-2",
        rule: "TB-47.8",
        task: { state: (g, seat) => g.state.seats[seat].bar >= 4 },
        range: more(),
      },
    ],
    [
      { id: "havoc-security-1", rule: "TB-47.9", task: junkyard(3), blueLimit: more() },
      { id: "havoc-security-2", rule: "TB-47.10", task: takeSectorThree, points: more() },
    ],
    [
      {
        id: "havoc-rigging-1",
        rule: "TB-47.11",
        task: task(({ kind }) => kind === "city", 2),
        redLimit: more(),
      },
      {
        id: "havoc-rigging-2",
        rule: "TB-47.12",
        task: task(({ kind }) => kind === "riot-zero"),
        movement: more(),
      },
    ],
  ],
};
