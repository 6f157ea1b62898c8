/** Unique cards that are played on one's own turn, and Triage. */
import { AREAS } from "../board.js";
import type { InfluenceCard } from "../content.js";
import { canRegain, healed, regain } from "../health.js";
import { removeUpTo } from "../med-center.js";
import { enter } from "../movement.js";
import { drawPrograms } from "../programs.js";
import { ask } from "../questions.js";
import { equipFromHq, weaponsFor } from "../supply-boxes.js";
import { figuresIn } from "../values.js";

export const twiceAsFar: InfluenceCard = {
  id: "twice-as-far",
  colour: "unique",
  value: 0,
  owner: "jayden",
  moment: "turn",
  *play(g) {
    g.state.turn.points += 1; // TB-R37
    g.state.turn.movement += 1;
  },
};

export const systemRestore: InfluenceCard = {
  id: "system-restore",
  colour: "unique",
  value: 0,
  owner: "feykah",
  moment: "turn",
  *play(g, seat) {
    if ((yield* removeUpTo(g, seat, 2)) > 0) yield* healed(g, seat, 0, false);
    yield* drawPrograms(g, seat, 1);
  },
};

/** To any Area except Area 6; this is entering, in the target Area only. */
export const shortcut: InfluenceCard = {
  id: "shortcut",
  colour: "unique",
  value: 0,
  owner: "nova",
  moment: "turn",
  may: (g, seat) => g.state.figures[seat].lies === "up", // TB-R149
  *play(g, seat) {
    const { area } = g.state.figures[seat];
    const options = AREAS.filter((to) => to !== 6 && to !== area).map((to) => ({
      kind: "move" as const,
      to,
      on: `area/${to}`,
    }));
    const { to } = yield* ask(seat, "move-to", options, { rule: "TB-8.15" });
    yield* enter(g, seat, to);
  },
};

/** One weapon lying at HQ, wherever the player is. */
export const rightTool: InfluenceCard = {
  id: "right-tool",
  colour: "unique",
  value: 0,
  owner: "nova",
  moment: "turn",
  may: (g, seat) => weaponsFor(g, seat).length > 0,
  *play(g, seat) {
    const options = weaponsFor(g, seat).map((card) => ({
      kind: "weapon-card" as const,
      card,
      on: `card/${card}`,
    }));
    if (options.length === 0) return;
    const { card } =
      options.length === 1 ? options[0] : yield* ask(seat, "weapon", options, { rule: "TB-16.23" });
    yield* equipFromHq(g, seat, card, false);
  },
};

/** A character that would fall to 0 stays at 1 Health; it counts as healing. */
export const triage: InfluenceCard = {
  id: "triage",
  colour: "unique",
  value: 0,
  owner: "dryden",
  moment: "zero",
  *play(g, seat) {
    yield* healed(g, seat, 0, false);
  },
};

/** Each character in the Area below full Health regains 1. */
export const combatStims: InfluenceCard = {
  id: "combat-stims",
  colour: "unique",
  value: 0,
  owner: "dryden",
  moment: "turn",
  may: (g, seat) => {
    const { area, lies } = g.state.figures[seat];
    return lies === "up" && figuresIn(g, area).some((index) => canRegain(g, index));
  },
  *play(g, seat) {
    let health = 0;
    for (const index of figuresIn(g, g.state.figures[seat].area)) health += regain(g, index, 1);
    if (health > 0) yield* healed(g, seat, 1, false);
  },
};
