/** HI-20: one Cyberwarfare battle: strengths, sums and cards. */
import type { Rule } from "@sprawl/engine";
import { drawFor, testOver } from "../cando.js";
import type { Program } from "../content.js";
import { canAct, missionOf, modelOf, sideName } from "../models.js";
import { moments, tally } from "../moments.js";
import type { Interface, Model, Terminal } from "../state.js";

/** What is fought, as pieces see it when a strength is reckoned. */
export type Battle = {
  /** Whose program it is whose strength is reckoned. */
  readonly team: number;
  readonly program: Program;
  readonly opponent: Program | undefined;
  readonly role: "attack" | "defence" | "purge";
  /** What is attacked: a Tactical Network or a Terminal. */
  readonly ground: "network" | "terminal";
  readonly terminal: Terminal | undefined;
  readonly remote: boolean;
  /** The attacking Team and hacker, if it is a Team that attacks. */
  readonly attacker: number;
  readonly hacker: Model | undefined;
};

/** One side of a battle. Without a program it has its CanDo card alone: HI-20.8. */
export type Side = {
  readonly team: number;
  readonly program: Program | undefined;
  readonly support: number;
  readonly boost: number;
  /** Further changes: Tripwire. */
  readonly change: number;
};

/** HI-19.22, HI-19.36: the named hacker, if it can still go on. */
export function ableHacker(g: Interface, team: number): Model | undefined {
  const side = g.state.teams[team];
  if (!side || side.silenced || side.hacker === "") return undefined;
  const model = modelOf(g, side.hacker);
  return canAct(model) && model.team === team ? model : undefined;
}

/** HI-20.1, HI-20.2: a program's strength with everything that changes it. */
export function strengthIn(g: Interface, battle: Battle): number {
  const { program, team } = battle;
  let value =
    program.programStrength?.(g, { piece: program }, program.strength, battle) ?? program.strength;
  if (value !== program.strength) g.uses(program.id);
  const side = g.state.teams[team];
  if (side) value = tally(g, moments.of(side).reckon(g, "programStrength", value, battle)).value;
  return missionOf(g).strength?.(g, value, battle) ?? value;
}

/** HI-20.4 */
export function remotePenalty(g: Interface, battle: Battle): number {
  if (!battle.remote) return 0;
  const side = g.state.teams[battle.team];
  return Math.min(0, tally(g, moments.of(side).reckon(g, "remotePenalty", -3, battle)).value);
}

/** What a support card adds beside this program; a blank nothing: HI-20.12. */
export function supportOf(program: Program, supported: Program): number {
  const defends = isDefensive(supported);
  return defends && program.defending !== undefined ? program.defending : program.strength;
}

export const isOffensive = ({ type }: Program): boolean => type === "virus" || type === "worm";
export const isDefensive = ({ type }: Program): boolean =>
  type === "ice" || type === "ids" || type === "bastion";
export const isSupport = ({ type }: Program): boolean => type === "booster" || type === "blank";

type Setting = Omit<Battle, "team" | "program" | "opponent" | "role">;

/** HI-20.6: both draw; the higher total wins, ties go to the defending side. */
export function* compare(
  g: Interface,
  setting: Setting,
  attacking: Side,
  defending: Side,
  role: "attack" | "purge" = "attack",
): Rule<boolean> {
  const sum = sumOf(g, setting, attacking, defending.program, role);
  const defence = sumOf(g, setting, defending, attacking.program, "defence");
  const card = yield* drawFor(g, hackerOf(g, attacking), drawsTwo(g, attacking));
  const other = yield* drawFor(g, hackerOf(g, defending), drawsTwo(g, defending));
  const won = sum + card > defence + other; // HI-20.6, HI-R15
  g.tell(
    "battle",
    {
      team: sideName(g, attacking.team),
      program: attacking.program?.id ?? "none",
      enemy: sideName(g, defending.team),
      guard: defending.program?.id ?? "none",
      sum,
      drawn: card,
      total: sum + card,
      defence,
      other,
      against: defence + other,
      won: won ? 1 : 0,
    },
    { rule: "HI-20.6" },
  );
  testOver(g);
  return won;
}

function sumOf(
  g: Interface,
  setting: Setting,
  side: Side,
  opponent: Program | undefined,
  role: Battle["role"],
): number {
  const { team, program, support, boost, change } = side;
  if (!program) return 0; // HI-20.8
  const battle: Battle = { ...setting, team, program, opponent, role };
  const away = role === "attack" ? remotePenalty(g, battle) : 0;
  return strengthIn(g, battle) + support + boost + away + change; // HI-20.1, HI-20.2
}

/** HI-3.6: whoever draws for this side. */
function hackerOf(g: Interface, side: Side): Model | undefined {
  return side.team >= 0 ? ableHacker(g, side.team) : undefined;
}

function drawsTwo(g: Interface, side: Side): boolean {
  return side.program !== undefined && drawsTwoFor(g, side.team);
}

/** Does this Team's hacker draw two cards in battles? */
export function drawsTwoFor(g: Interface, team: number): boolean {
  const hacker = ableHacker(g, team);
  return hacker !== undefined && moments.of(hacker).some(g, "drawsTwo", "battle", undefined);
}
