/**
 * The mission while it is shown what has happened: what each event leaves behind, so that the alarm
 * climbs when it is told, and a guard falls after the shot. Who walks is drawn where the walk ends;
 * the stage takes them there.
 */
import type { GameEvent } from "@sprawl/engine";
import type { Ref } from "../src/content/types.js";
import type { EnemyToken, SinsState, Turn, You } from "../src/state.js";

type Left = (now: SinsState, args: GameEvent["args"], after: SinsState) => SinsState;

const you =
  (change: (args: GameEvent["args"], you: You) => Partial<You>): Left =>
  (now, args) => ({ ...now, you: { ...now.you, ...change(args, now.you) } });

const enemy =
  (change: Partial<EnemyToken>): Left =>
  (now, { enemy: ref }) =>
    withEnemy(now, ref as Ref, change);

function withEnemy(now: SinsState, ref: Ref, change: Partial<EnemyToken>): SinsState {
  const token = now.enemies[ref];
  return token ? { ...now, enemies: { ...now.enemies, [ref]: { ...token, ...change } } } : now;
}

const phase =
  (to: Turn["phase"]): Left =>
  (now) => ({ ...now, turn: { ...now.turn, phase: to } });

/** From here on it lies as it will lie. */
const asAfter =
  (...fields: readonly (keyof SinsState)[]): Left =>
  (now, _, after) => ({
    ...now,
    ...Object.fromEntries(fields.map((field) => [field, after[field]])),
  });

const leaves: Readonly<Record<string, Left>> = {
  activated: phase("enemy-actions"),
  "draw-made": (now, args, after) =>
    args.purpose === "alarm" ? phase("end-of-turn")(now, args, after) : now,
  "alarm-changed": (now, { alarm }) => ({ ...now, alarm: Number(alarm) }),
  "alertness-changed": (now, { alertness }) => ({ ...now, alertness: Number(alertness) }),
  "noise-made": (now, { sector }) => ({ ...now, noise: [...now.noise, Number(sector)] }),
  "detection-placed": (now, { sector }) => ({
    ...now,
    detection: [...now.detection, Number(sector)],
  }),
  "detection-removed": (now, { sector }) => ({
    ...now,
    detection: now.detection.filter((each) => each !== sector),
  }),
  // Whoever is seen is hidden no more, if nothing else hides them again.
  detected: (now, { enemy: ref }, { you: { hidden } }) => ({
    ...withEnemy(now, ref as Ref, { detected: true }),
    you: { ...now.you, hidden },
  }),
  "on-overwatch": enemy({ overwatch: true }),
  disabled: enemy({ skips: true, detected: false }),
  defeated: enemy({ defeated: true, overwatch: false, detected: false }),
  "stood-up": enemy({ defeated: false }),
  removed: (now, { enemy: ref }) => {
    const { [ref as Ref]: _, ...enemies } = now.enemies;
    return { ...now, enemies };
  },
  reinforced: (now, { enemy: ref }, after) => {
    const token = after.enemies[ref as Ref];
    return {
      ...now,
      enemies: token ? { ...now.enemies, [token.ref]: token } : now.enemies,
      reinforcements: now.reinforcements.filter((each) => each.ref !== ref),
    };
  },
  wounded: you(({ health }) => ({ health: Number(health) })),
  healed: you(({ health }, was) => ({ health: was.health + Number(health) })),
  "energy-gained": you(({ energy }, was) => ({ energy: was.energy + Number(energy) })),
  hid: you(() => ({ hidden: true })),
  "no-longer-hidden": you(() => ({ hidden: false })),
  "you-on-overwatch": you(() => ({ overwatch: true })),
  "objective-done": asAfter("objectives"),
  "key-taken": asAfter("keys"),
  unlocked: asAfter("locks"),
  "trap-placed": asAfter("traps"),
  "trap-exploded": asAfter("traps"),
  "turn-began": (_, __, after) => after,
};

export function meanwhile(
  before: SinsState,
  after: SinsState,
  told: readonly GameEvent[],
): SinsState {
  if (before.turn.phase === "preparation") return after;
  return told.reduce(
    (now, { type, args }) => leaves[type]?.(now, args, after) ?? now,
    standing(before, after),
  );
}

/** As before, but where everybody will stand; and what you have spent on it is spent. */
function standing(before: SinsState, after: SinsState): SinsState {
  const enemies = Object.entries(before.enemies).map(([ref, token]) => {
    const then = after.enemies[ref];
    return [ref, then ? { ...token, sector: then.sector } : token] as const;
  });
  const own = before.turn.number === after.turn.number && before.turn.phase === after.turn.phase;
  const { sector, energy, gear, items } = own ? after.you : before.you;
  return {
    ...before,
    map: after.map,
    turn: own ? after.turn : before.turn,
    you: { ...before.you, energy, gear, items, sector: own ? sector : after.you.sector },
    enemies: Object.fromEntries(enemies),
  };
}
