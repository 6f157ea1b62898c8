/**
 * The city while it is shown what has happened: what each event leaves behind, so that a bar moves
 * when it is told, an Enemy comes after its dice, and an Event lies there once it is turned up. Who
 * walks is drawn where the walk ends; the stage takes them there.
 */
import type { GameEvent } from "@sprawl/engine";
import type { Enemy, Figure, State } from "../src/state.js";

type Args = GameEvent["args"];
type Left = (now: State, args: Args, after: State) => State;

/** From here on it lies as it will lie. */
const asAfter =
  (...fields: readonly (keyof State)[]): Left =>
  (now, _, after) => ({
    ...now,
    ...Object.fromEntries(fields.map((field) => [field, after[field]])),
  });

const figure =
  (change: (args: Args, then: Figure) => Partial<Figure>): Left =>
  (now, args, after) => {
    const index = Number(args.figure ?? args.seat);
    const figures = now.figures.map((each, i) =>
      i === index ? { ...each, ...change(args, after.figures[i]) } : each,
    );
    return { ...now, figures };
  };

/** Where somebody lies, and that it is so. */
const lies = figure((_, { area, place, lies: how, health }) => ({
  area,
  place,
  lies: how,
  health,
}));
const loads = figure((_, { chips, scanners, supply }) => ({ chips, scanners, supply }));
const health = figure(({ health: left }) => ({ health: Number(left) }));

const all =
  (...each: readonly Left[]): Left =>
  (now, args, after) =>
    each.reduce((state, left) => left(state, args, after), now);

const phase =
  (to: State["turn"]["phase"]): Left =>
  (now) => ({ ...now, turn: { ...now.turn, phase: to } });

/** Those of this kind who come to stand there. */
const appears =
  (isIt: (enemy: Enemy, args: Args) => boolean): Left =>
  (now, args, after) => {
    const known = new Set(now.enemies.map(({ id }) => id));
    const fresh = after.enemies.find((each) => !known.has(each.id) && isIt(each, args));
    return fresh ? { ...now, enemies: [...now.enemies, fresh] } : now;
  };

const leaves: Readonly<Record<string, Left>> = {
  "bar-moved": (now, { bar, value }) => ({
    ...now,
    bars: { ...now.bars, [String(bar)]: Number(value) },
  }),
  rolled: (now, { dice }, after) =>
    dice === "orange red white white" ? phase("activation")(now, {}, after) : now,
  spawned: appears((enemy, { spawn }) => enemy.spot === spawn),
  "crawler-appears": appears(({ spot }) => spot === "red"),
  "enemy-damaged": (now, { enemy }, after) => ({
    ...now,
    enemies: now.enemies.map((each) =>
      each.id === enemy ? (after.enemies.find(({ id }) => id === enemy) ?? each) : each,
    ),
  }),
  "enemy-eliminated": (now, { enemy }) => ({
    ...now,
    enemies: now.enemies.filter(({ id }) => id !== enemy),
  }),
  "spawn-destroyed": asAfter("deadZones"),
  "apex-enters": asAfter("apex"),
  "deus-enters": asAfter("deus", "deusBefore"),
  "elite-destroyed": asAfter("apex", "deus"),
  "elites-collide": asAfter("apex", "deus"),
  "lost-health": health,
  regained: health,
  fell: lies,
  woke: lies,
  detained: lies,
  freed: lies,
  "kuro-away": (now, _, after) => ({ ...now, figures: after.figures }),
  "kuro-returns": (now, _, after) => ({ ...now, figures: after.figures }),
  "equipped-chip": loads,
  scanner: loads,
  equipped: loads,
  placed: all(loads, asAfter("network")),
  exchanged: all(loads, asAfter("network")),
  swapped: asAfter("network"),
  junked: all(loads, asAfter("junkyard")),
  "junked-by": asAfter("junkyard"),
  "removed-chip": asAfter("junkyard"),
  "human-phase": asAfter("level"),
  "tier-one-shown": asAfter("network"),
  "machine-phase": asAfter("level"),
  "riot-marker": asAfter("anarchy", "surveillance"),
  event: all(phase("event"), asAfter("happening")),
  contributed: (now, { seat, count, statement }) =>
    now.check
      ? {
          ...now,
          check: {
            ...now.check,
            contributions: [
              ...now.check.contributions.filter((each) => each.seat !== seat),
              { seat: Number(seat), count: Number(count), statement: String(statement) },
            ],
          },
        }
      : now,
  "check-total": asAfter("check", "happening"),
  "check-count": asAfter("check", "happening"),
  "new-leader": asAfter("leader"),
  "new-general": asAfter("general"),
  "no-general": asAfter("general"),
  "turn-begins": asAfter("turn", "happening", "check"),
};

export function meanwhile(before: State, after: State, told: readonly GameEvent[]): State {
  if (before.figures.length !== after.figures.length) return after;
  return told.reduce(
    (now, { type, args }) => leaves[type]?.(now, args, after) ?? now,
    standing(before, after),
  );
}

/** As before, but where everybody will stand; what was spent on it is spent, and hands are as they are. */
function standing(before: State, after: State): State {
  const sameTurn =
    before.turn.number === after.turn.number && before.turn.phase === after.turn.phase;
  const figures = before.figures.map((figure, i) => {
    const { area, place, lies: then } = after.figures[i];
    return figure.lies === then ? { ...figure, area, place } : figure;
  });
  const enemies = before.enemies.map((enemy) => {
    const then = after.enemies.find(({ id }) => id === enemy.id);
    return then ? { ...enemy, spot: then.spot, space: then.space } : enemy;
  });
  const { bars, network, junkyard, level, deadZones, happening, check, leader, general } = before;
  const { anarchy, surveillance, deusBefore } = before;
  return {
    ...after,
    ...{ bars, network, junkyard, level, deadZones, happening, check, leader, general },
    ...{ anarchy, surveillance, deusBefore, figures, enemies },
    turn: sameTurn ? after.turn : before.turn,
    apex: { ...before.apex, space: after.apex.space },
    deus: { ...before.deus, space: after.deus.space },
  };
}
