/** TB-37: the 28 designs of the 40 Programs. */
import type { Rule, Seat } from "@sprawl/engine";
import { DEUS, damageAll } from "../attack.js";
import { moveBar } from "../bars.js";
import { drawFromGeneral, drawGeneral } from "../cards.js";
import { more } from "../characters/boosts.js";
import type { ProgramCard } from "../content.js";
import { canRegain, healed, regain } from "../health.js";
import { censure, prisoners, release } from "../hq.js";
import { junkChip, lookAtSpot } from "../junkyard.js";
import { ask } from "../questions.js";
import type { BarName, Beginning } from "../state.js";
import { layBox, takeBox, takeTopSupply } from "../supply-boxes.js";
import { figureOption, figuresIn } from "../values.js";

/** The owner chooses a direction for a bar. */
function* eitherWay(g: Beginning, seat: Seat, bar: BarName, by: number): Rule<void> {
  const options = [
    { kind: "up" as const, rule: "TB-37.2" },
    { kind: "down" as const, rule: "TB-37.2" },
  ];
  const { kind } = yield* ask(seat, "way", options, { rule: "TB-37.2", args: { bar, by } });
  yield* moveBar(g, bar, kind === "up" ? by : -by, seat);
}

function raises(bar: BarName, by: number) {
  return function* (g: Beginning, seat: Seat): Rule<void> {
    yield* moveBar(g, bar, by, seat);
  };
}

const medkitRoutine: ProgramCard = {
  id: "medkit-routine",
  copies: 2,
  cost: 2,
  timing: "any",
  lasts: "shot",
  may: (g) => g.state.figures.some((_, index) => canRegain(g, index)),
  *play(g, seat) {
    const options = g.state.figures.flatMap((_, figure) =>
      canRegain(g, figure) ? [figureOption(g, figure)] : [],
    );
    if (options.length === 0) return;
    const { figure } = yield* ask(seat, "figure", options, { rule: "TB-37.10" });
    yield* healed(g, seat, regain(g, figure, 2), false);
  },
};

/** Secretly look at a carried Data Chip in the Area, one in the Junkyard, or the top of a Sector. */
const deepScan: ProgramCard = {
  id: "deep-scan",
  copies: 2,
  cost: 4,
  timing: "turn",
  lasts: "shot",
  may: (g, seat) => scannable(g, seat).length > 0,
  *play(g, seat) {
    const options = scannable(g, seat);
    if (options.length === 0) return;
    const chosen = yield* ask(seat, "look-at", options, { rule: "TB-50.19" });
    if (chosen.kind === "spot") {
      const spot = g.state.junkyard[chosen.spot - 1];
      return lookAtSpot(g, seat, spot.spot, spot.chips, spot.looked);
    }
    const chip = chosen.kind === "chip" ? chosen.card : topOf(g, chosen.sector - 1);
    if (chip === undefined) return;
    g.show(chip, seat);
    const where = chosen.kind === "chip" ? "carried" : `sector ${chosen.sector}`;
    g.tell("looked-at-chip", { seat, where }, { cards: [chip], rule: "TB-50.19" });
  },
};

function topOf(g: Beginning, sector: number): number | undefined {
  const stack = g.state.sectors[sector];
  return stack[stack.length - 1];
}

function scannable(g: Beginning, seat: Seat) {
  const { figures, sectors, junkyard } = g.state;
  const own = figures[seat];
  const near = own.lies === "up" ? figuresIn(g, own.area) : [];
  return [
    ...near.flatMap((index) =>
      figures[index].seat === seat
        ? []
        : figures[index].chips.map((card) => ({ kind: "chip" as const, card, on: `chip/${card}` })),
    ),
    ...junkyard
      .filter(({ chips }) => chips.length > 0)
      .map(({ spot }) => ({ kind: "spot" as const, spot, on: `spot/${spot}` })),
    ...sectors.flatMap((stack, i) =>
      stack.length > 0 ? [{ kind: "top-of" as const, sector: i + 1, on: `sector/${i + 1}` }] : [],
    ),
  ];
}

/** Damage to one Enemy anywhere, Deus included, without a roll. */
export function* strikeAnywhere(g: Beginning, seat: Seat, damage: number): Rule<void> {
  const options = targetsAnywhere(g).map((enemy) => ({
    kind: "enemy" as const,
    enemy,
    on: `enemy/${enemy}`,
  }));
  if (options.length === 0) return;
  const { enemy } =
    options.length === 1 ? options[0] : yield* ask(seat, "enemy", options, { rule: "TB-R51" });
  yield* damageAll(g, seat, [enemy], damage, false); // TB-R51
}

export function targetsAnywhere(g: Beginning): string[] {
  const all = g.state.enemies.map(({ id }) => id);
  return g.state.deus.status === "in-play" ? [...all, DEUS] : all;
}

/** Another player's Program has no effect. */
const sandbox: ProgramCard = {
  id: "sandbox",
  copies: 2,
  cost: 4,
  timing: "any",
  lasts: "shot",
  moment: "program",
  *play(g) {
    const { playing } = g.state;
    const below = playing[playing.length - 2];
    if (below) below.cancelled = true; // TB-R115
  },
};

/** Look at the whole Influence hand of one player. */
const wiretap: ProgramCard = {
  id: "wiretap",
  copies: 1,
  cost: 3,
  timing: "turn",
  lasts: "shot",
  *play(g, seat) {
    yield* lookAtHand(g, seat);
  },
};

export function* lookAtHand(g: Beginning, seat: Seat): Rule<void> {
  const others = g.state.seats.map((_, target) => target).filter((target) => target !== seat);
  const options = others.map((target) => ({
    kind: "player" as const,
    target,
    on: `seat/${target}`,
  }));
  const { target } = yield* ask(seat, "player", options, { rule: "TB-50.19" });
  const { hand } = g.state.seats[target];
  for (const card of hand) g.show(card, seat);
  g.tell("looked-at-hand", { seat, target }, { cards: hand.slice(), rule: "TB-50.19" });
}

const skeletonKey: ProgramCard = {
  id: "skeleton-key",
  copies: 1,
  cost: 4,
  timing: "any",
  lasts: "shot",
  may: (g) => prisoners(g).length > 0,
  *play(g, seat) {
    const options = prisoners(g).map((each) => figureOption(g, each));
    if (options.length === 0) return;
    const { figure } =
      options.length === 1 ? options[0] : yield* ask(seat, "figure", options, { rule: "TB-37.10" });
    yield* release(g, figure);
  },
};

const salvageDrone: ProgramCard = {
  id: "salvage-drone",
  copies: 1,
  cost: 3,
  timing: "turn",
  lasts: "shot",
  may: (g, seat) =>
    g.state.figures[seat].lies === "up" && g.state.supply.length + g.state.supplyDiscard.length > 0,
  *play(g, seat) {
    const figure = g.state.figures[seat];
    const box = takeTopSupply(g);
    if (box === undefined) return;
    layBox(g, box, figure.area, false);
    const options = [
      { kind: "yes" as const, rule: "TB-39.2" },
      { kind: "no" as const, rule: "TB-39.2" },
    ];
    const { kind } = yield* ask(seat, "may", options, { rule: "TB-39.2", args: { what: "take" } });
    if (kind === "yes") yield* takeBox(g, seat, box);
  },
};

/** After the cards of a check are revealed, one of them is replaced by the top of the deck. */
const memoryWipe: ProgramCard = {
  id: "memory-wipe",
  copies: 1,
  cost: 4,
  timing: "any",
  lasts: "shot",
  moment: "reveal",
  *play(g, seat) {
    const { check, discard } = g.state;
    if (!check || check.pool.length === 0) return;
    const options = check.pool.map((card) => ({ kind: "card" as const, card, on: `card/${card}` }));
    const { card } = yield* ask(seat, "revealed", options, { rule: "TB-R156" });
    const other = drawGeneral(g);
    if (other === undefined) return;
    check.pool.splice(check.pool.indexOf(card), 1, other);
    discard.push(card);
    g.show(other, "all");
    g.tell("replaced", { seat }, { cards: [card, other], rule: "TB-R156" });
  },
};

const cargoSling: ProgramCard = {
  id: "cargo-sling",
  copies: 1,
  cost: 4,
  timing: "turn",
  lasts: "permanent",
  chipSlots: () => 2, // TB-R165
  *leaves(g, seat) {
    if (g.state.figures[seat].chips.length > 1) yield* junkChip(g, seat, seat);
  },
};

const designs: readonly ProgramCard[] = [
  medkitRoutine,
  {
    id: "adrenal-patch",
    copies: 2,
    cost: 3,
    timing: "turn",
    lasts: "shot",
    *play(g) {
      g.state.turn.points += 1; // TB-R37
    },
  },
  {
    id: "slipstream",
    copies: 2,
    cost: 2,
    timing: "turn",
    lasts: "shot",
    may: (g, seat) => g.state.figures[seat].lies === "up", // TB-R149
    *play(g) {
      g.state.turn.movement += 2;
    },
  },
  {
    id: "target-lock",
    copies: 2,
    cost: 3,
    timing: "turn",
    lasts: "charges",
    moment: "attack",
    bonus: 2,
  },
  {
    id: "firewall-shell",
    copies: 2,
    cost: 3,
    timing: "any",
    lasts: "charges",
    moment: "defence",
    bonus: 2,
  },
  { id: "dice-driver", copies: 2, cost: 2, timing: "any", lasts: "charges", moment: "pink" },
  deepScan,
  {
    id: "remote-detonator",
    copies: 2,
    cost: 4,
    timing: "turn",
    lasts: "shot",
    may: (g) => targetsAnywhere(g).length > 0,
    *play(g, seat) {
      yield* strikeAnywhere(g, seat, 1);
    },
  },
  {
    id: "crowd-control",
    copies: 2,
    cost: 3,
    timing: "any",
    lasts: "shot",
    *play(g, seat) {
      yield* eitherWay(g, seat, "riot", 2);
    },
  },
  {
    id: "patrol-routine",
    copies: 2,
    cost: 5,
    timing: "turn",
    lasts: "shot",
    play: raises("security", 1),
  },
  sandbox,
  {
    id: "data-mine",
    copies: 2,
    cost: 2,
    timing: "turn",
    lasts: "shot",
    *play(g, seat) {
      drawFromGeneral(g, seat, 3);
    },
  },
  {
    id: "de-escalation",
    copies: 1,
    cost: 5,
    timing: "turn",
    lasts: "shot",
    play: raises("threat", -1),
  },
  wiretap,
  {
    id: "kill-switch",
    copies: 1,
    cost: 5,
    timing: "turn",
    lasts: "shot",
    play: raises("deus", -2),
  },
  {
    id: "overdrive-reactor",
    copies: 1,
    cost: 5,
    timing: "turn",
    lasts: "shot",
    play: raises("apex", 2),
  },
  {
    id: "dirty-patch",
    copies: 1,
    cost: 3,
    timing: "any",
    lasts: "shot",
    *play(g, seat) {
      yield* eitherWay(g, seat, "morale", 1);
    },
  },
  { id: "exo-frame", copies: 1, cost: 5, timing: "turn", lasts: "permanent", redLimit: more() },
  {
    id: "neural-cache",
    copies: 1,
    cost: 4,
    timing: "turn",
    lasts: "permanent",
    handLimit: more(3),
  },
  { id: "grav-boots", copies: 1, cost: 4, timing: "turn", lasts: "permanent", movement: more() },
  { id: "long-barrel", copies: 1, cost: 4, timing: "turn", lasts: "permanent", range: more() },
  { id: "reinforced-vest", copies: 1, cost: 4, timing: "turn", lasts: "permanent", shield: more() },
  skeletonKey,
  {
    id: "frame-up",
    copies: 1,
    cost: 6,
    timing: "turn",
    lasts: "shot",
    *play(g, seat) {
      yield* censure(g, seat);
    },
  },
  {
    id: "backdoor",
    copies: 1,
    cost: 5,
    timing: "turn",
    lasts: "shot",
    may: (g, seat) => g.state.figures[seat].lies === "up", // TB-R149
    *play(g) {
      g.state.turn.backdoor = true;
    },
  },
  salvageDrone,
  cargoSling,
  memoryWipe,
];

export const programs: Readonly<Record<string, ProgramCard>> = Object.fromEntries(
  designs.map((card) => [card.id, card]),
);
