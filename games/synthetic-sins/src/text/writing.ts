/** How the arguments of sentences are written in any language: sectors, enemies, cards, purposes. */
import type { GameText, Plain, View } from "@sprawl/engine";
import type { EnemyAction, EnemyType, MissionId } from "../content/types.js";
import type { GearId } from "../gear/index.js";
import type { ItemId } from "../items/index.js";
import type { SinsState } from "../state.js";

type MissionText = {
  readonly introduction: string;
  readonly success: string;
  readonly things: Readonly<Record<string, string>>;
  readonly done: Readonly<Record<string, string>>;
  readonly read: Readonly<Record<string, string>>;
};

/** What a language calls things. */
export type Wording = {
  readonly sector: (sector: number) => string;
  readonly enemies: Readonly<Record<EnemyType, string>>;
  readonly gear: (id: GearId) => string;
  readonly item: (id: ItemId) => string;
  readonly mission: (id: MissionId) => string;
  readonly missions: Readonly<Record<MissionId, MissionText>>;
  readonly purposes: Readonly<Record<string, string>>;
  /** What directs an enemy's step. */
  readonly drives: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<EnemyAction["kind"], string>>;
  readonly faceDown: string;
  readonly anyValue: string;
  readonly key: string;
  readonly byteBucks: (n: number) => string;
};

/** The letter of a reference says what it refers to. */
const LETTERS: Readonly<Record<string, EnemyType>> = {
  g: "security-guard",
  r: "riot-enforcer",
  l: "squad-leader",
  k: "tracker",
  d: "surveillance-drone",
  h: "hound-drone",
  b: "drone-bomb",
  s: "sentry-gun",
  t: "target",
};

export function thingsIn(wording: Wording): NonNullable<GameText["things"]> {
  const room = (value: Plain): string => wording.sector(Number(value));
  const sector = (value: Plain): string => `${room(value)} (${value})`;
  const enemy = (value: Plain): string => {
    const ref = String(value);
    return `${wording.enemies[LETTERS[ref[0]]]} ${ref.toUpperCase()}`;
  };
  const gear = (value: Plain): string => wording.gear(value as GearId);
  const card = (value: Plain): string => {
    if (value === undefined) return wording.faceDown;
    return value === "any" ? wording.anyValue : signed(value);
  };
  const thing = objectiveIn(wording);
  return {
    sector,
    from: sector,
    room,
    enemy,
    enemies: enemy,
    body: enemy,
    carrier: enemy,
    attacker: enemy,
    gear,
    weapon: gear,
    item: (value) => wording.item(value as ItemId),
    mission: (value) => wording.mission(value as MissionId),
    purpose: (value) => wording.purposes[String(value)],
    why: (value) => wording.drives[String(value)],
    type: (value) => wording.enemies[value as EnemyType],
    page: pageIn(wording),
    deed: deedIn(wording),
    thing,
    objective: thing,
    byteBucks: (value) => wording.byteBucks(Number(value)),
    card,
    cards: card,
    value: signed,
    actions: (value) => {
      const action = value as EnemyAction;
      const name = wording.actions[action.kind];
      return action.kind === "move" ? `${name} ${action.steps}` : name;
    },
  };
}

/** A number with its sign, as on the cards. */
function signed(value: Plain): string {
  return Number(value) > 0 ? `+${value}` : String(value);
}

/** An objective is called by its name, and that stands with its mission: "back-door/m1". */
export function atTable({ state }: View, id: string): string | undefined {
  const { mission, objectives } = state as SinsState;
  return id in objectives ? `${mission}/${id}` : undefined;
}

/** "key", or an objective by mission and reference: "back-door/m1". */
function objectiveIn({ key, missions }: Wording): (value: Plain) => string {
  return (value) => {
    const [mission, ref] = String(value).split("/");
    if (ref === undefined) return mission === "key" ? key : mission.toUpperCase();
    return missions[mission as MissionId].things[ref];
  };
}

/** What there is to read, by mission and place: "back-door/m1". */
function pageIn({ missions }: Wording): (value: Plain) => string {
  return (value) => {
    const [mission, text] = String(value).split("/");
    const { introduction, success, read } = missions[mission as MissionId];
    if (text === "introduction") return introduction;
    return text === "success" ? success : read[text];
  };
}

/** What you have done for an objective, by mission and reference: "back-door/m1". */
function deedIn({ missions }: Wording): (value: Plain) => string {
  return (value) => {
    const [mission, ref] = String(value).split("/");
    return missions[mission as MissionId].done[ref];
  };
}
