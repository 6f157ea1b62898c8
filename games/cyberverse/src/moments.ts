/**
 * The moments and quantities content listens to, and who listens. A rule that owns a moment raises
 * it; a sheet, token or card that has a member of that name has its say.
 */
import { type InPlay, momentsOf, type Piece, type Rule, type RuleId } from "@sprawl/engine";
import type { CombatUse, MoveOption, TestUse, Use } from "./questions.js";
import {
  type Agent,
  type Character,
  type Cyber,
  type Henchman,
  NOBODY,
  type Org,
  type Seen,
} from "./state.js";
import type { AttackType, District, Feature, Status, SupplyPiece, Weapon } from "./types.js";

/** A piece in play: whose it is, and (for what lies with an Agent) which Agent and slot. */
export type Self = InPlay<Piece> & { readonly owner: Org; readonly copy: number };

/** One attack, as far as it has been declared. */
export type Attack = {
  readonly attacker: Character;
  readonly weapon: Weapon | undefined;
  readonly type: AttackType;
};

/** A movement of one Agent or Henchman, while it lasts. */
export type Moving = {
  readonly who: Character;
  points: number;
  /** Districts it has been in during this activation (CV-15.23). */
  visited: District[];
  /** Tactical Positions occupied, walls crossed (Slipstream, Grapple Line). */
  positions: number;
  crossed: number;
};

/** A way of changing place that something other than one's own feet allows. */
export type Way = {
  readonly via: string;
  /** Costs no Movement points. */
  readonly free: boolean;
  /** From whatever zone the Agent stands in. */
  readonly anywhere: boolean;
};

export type Moments = {
  // Features and tests
  feature(g: Seen, self: Self, value: number, agent: Agent, feature: Feature): number;
  featureLoss(g: Seen, self: Self, value: number, agent: Agent, feature: Feature): number;
  testBonus(g: Seen, self: Self, value: number, agent: Agent, feature: Feature): number;
  threshold(g: Seen, self: Self, value: number, agent: Agent): number;
  beforeTest(g: Cyber, self: Self, agent: Agent, feature: Feature): readonly TestUse[];
  useInTest(g: Cyber, self: Self, agent: Agent): Rule<number> | number;
  afterFailure(g: Cyber, self: Self, agent: Agent): Rule<boolean>;
  // Money
  priceFor(
    g: Seen,
    self: Self,
    value: number,
    piece: SupplyPiece,
    agent: Agent | undefined,
  ): number;
  bought(g: Cyber, self: Self, piece: SupplyPiece, agent: Agent): void;
  repairPrice(g: Seen, self: Self, value: number, piece: SupplyPiece): number;
  barsRepair(g: Seen, self: Self, piece: SupplyPiece): RuleId | undefined;
  saleValue(g: Seen, self: Self, value: number, piece: SupplyPiece): number;
  salaryFor(g: Seen, self: Self, value: number, agent: Agent): number;
  salaryHelp(g: Seen, self: Self, value: number): number;
  rescuePrice(g: Seen, self: Self, value: number): number;
  statusPrice(g: Seen, self: Self, value: number): number;
  hackingBonus(g: Seen, self: Self, value: number, agent: Agent): number;
  hackingLoss(g: Seen, self: Self, value: number, agent: Agent): number;
  rewardBonus(g: Seen, self: Self, value: number): number;
  missionBonus(g: Seen, self: Self, value: number, agent: Agent): number;
  trainingXp(g: Seen, self: Self, value: number): number;
  trainingBarred(g: Seen, self: Self): boolean;
  // Support
  supportLimit(g: Seen, self: Self, value: number): number;
  barsSupport(g: Seen, self: Self): RuleId | undefined;
  recruiting(g: Seen, self: Self, value: number, agent: Agent): number;
  flock(g: Seen, self: Self, agent: Agent): boolean;
  // Uses a player chooses
  strategyUses(g: Seen, self: Self): readonly Use[];
  callUses(g: Seen, self: Self, agent: Agent): readonly Use[];
  auxiliaryUses(g: Seen, self: Self): readonly Use[];
  brawlUses(g: Seen, self: Self): readonly CombatUse[];
  use(g: Cyber, self: Self, use: Use | CombatUse): Rule<void> | void;
  // Movement
  zoneCost(g: Seen, self: Self, value: number, district: District): number;
  positionCost(g: Seen, self: Self, value: number, moving: Moving): number;
  enterCost(g: Seen, self: Self, value: number, district: District): number;
  barsLeaving(g: Seen, self: Self, agent: Agent): RuleId | undefined;
  barsBoost(g: Seen, self: Self): boolean;
  leavesAnywhere(g: Seen, self: Self, agent: Agent): boolean;
  throughWalls(g: Seen, self: Self, moving: Moving): boolean;
  ways(g: Seen, self: Self, moving: Moving): readonly Way[];
  gates(g: Seen, self: Self): boolean;
  taken(g: Cyber, self: Self, moving: Moving): void;
  moveUses(g: Seen, self: Self, moving: Moving): readonly MoveOption[];
  useInMove(g: Cyber, self: Self, moving: Moving): void;
  entered(g: Cyber, self: Self, agent: Agent): void;
  ignoresSuppression(g: Seen, self: Self, agent: Agent): boolean;
  ignoresGrapple(g: Seen, self: Self, agent: Agent): boolean;
  // News
  beforeEventDraw(g: Cyber, self: Self): Rule<boolean> | boolean;
  barsAmbushToken(g: Seen, self: Self, district: District): RuleId | undefined;
  // Ambush
  ignoresAmbush(g: Seen, self: Self, agent: Agent): boolean;
  strike(g: Cyber, self: Self, agent: Agent): Rule<void> | void;
  sprung(g: Cyber, self: Self): void;
  // Brawl and Combat
  reddens(g: Seen, self: Self, district: District): boolean;
  greens(g: Seen, self: Self, district: District): boolean;
  startsGrappled(g: Seen, self: Self, agent: Agent): boolean;
  hides(g: Seen, self: Self, agent: Agent): boolean;
  tracked(g: Seen, self: Self, agent: Agent): boolean;
  barsAttacks(g: Seen, self: Self, district: District): RuleId | undefined;
  shortensRange(g: Seen, self: Self, district: District): boolean;
  attackBonus(g: Seen, self: Self, value: number, attack: Attack, target: Character): number;
  defenseBonus(g: Seen, self: Self, value: number, attack: Attack, target: Character): number;
  positionBonus(g: Seen, self: Self, value: number, district: District, kind: string): number;
  damageStatus(g: Seen, self: Self, status: Status, attack: Attack): Status | undefined;
  henchmanMovement(g: Seen, self: Self, value: number, henchman: Henchman): number;
  tokensPlaced(g: Cyber, self: Self): Rule<void>;
  decoys(g: Cyber, self: Self, agent: Agent): Rule<boolean>;
  eliminated(g: Cyber, self: Self, by: Character, victim: Character): void;
  // Hacking, Investigation, Influence
  startOfHacking(g: Cyber, self: Self, district: District): Rule<void> | void;
  barsHacking(g: Seen, self: Self, agent: Agent): RuleId | undefined;
  hackUses(g: Seen, self: Self): boolean;
  hackUsed(g: Cyber, self: Self): number;
  staysAfterHacking(g: Seen, self: Self, agent: Agent): boolean;
  startOfInvestigation(g: Cyber, self: Self, district: District): Rule<void> | void;
  barsMissions(g: Seen, self: Self, agent: Agent): RuleId | undefined;
  attempts(g: Seen, self: Self, value: number, agent: Agent): number;
  barsPlacing(g: Seen, self: Self, district: District): RuleId | undefined;
  barsRemoving(g: Seen, self: Self, district: District): RuleId | undefined;
  influencePlaced(g: Cyber, self: Self, district: District): void;
  removesToo(g: Seen, self: Self, district: District): boolean;
  // Health
  barsHealing(g: Seen, self: Self, agent: Agent): RuleId | undefined;
  ignoresBleeding(g: Seen, self: Self, agent: Agent): boolean;
  // Payday
  startOfPayday(g: Cyber, self: Self): Rule<void> | void;
};

/** CV-1.11: what a piece of content may listen to; there it has its say over the general rule. */
export type Listens = Partial<Moments>;

/** Whose pieces are asked: one Agent's, or all of one Organization's. Events always are. */
export type Whose = Agent | Org;

/** Places on a dashboard, for telling copies apart. */
const PLACES = 100;
const SKILL = 99;
const MARKS = 50;

/** The Agent a Skill, a Supply token or a mark lies with. */
export function bearerOf(g: Seen, self: Self): Agent | undefined {
  const sheet = Math.floor(self.copy / PLACES);
  return g.state.agents.find((agent) => agent.sheet === sheet);
}

/** Does this piece lie with this Agent? */
export function isBearer(self: Self, agent: Agent): boolean {
  return Math.floor(self.copy / PLACES) === agent.sheet;
}

/** Which slot of its Agent a Supply token lies in. */
export function slotOf(self: Self): number {
  return self.copy % PLACES;
}

type Hearing = ReadonlySet<Piece> | undefined;

/** Gathered very often: what does not hear the moment is left out as early as can be. */
function add(found: InPlay[], hearers: Hearing, piece: Piece, owner: Org, copy: number): void {
  if (!hearers || hearers.has(piece)) found.push({ piece, owner, copy });
}

function addAgent(g: Seen, agent: Agent, found: InPlay[], hearers: Hearing): void {
  const { org, sheet, slots, marks } = agent;
  const { profiles, supply, ambushes } = g.box;
  const first = sheet * PLACES;
  add(found, hearers, profiles[agent.profile], org, first + SKILL); // CV-6.19, CV-R108
  for (let i = 0; i < slots.length; i++) {
    if (slots[i].active) add(found, hearers, supply[slots[i].id], org, first + i); // CV-12.3
  }
  for (let i = 0; i < marks.length; i++) {
    add(found, hearers, ambushes[marks[i]], org, first + MARKS + i);
  }
}

function addSupports(g: Seen, owner: Org, found: InPlay[], hearers: Hearing): void {
  for (const { id } of g.state.orgs[owner].supports) {
    add(found, hearers, g.box.supports[id], owner, 0); // CV-13.9
  }
}

function inPlay(g: Seen, whose: Whose | undefined, hearers?: ReadonlySet<Piece>): InPlay[] {
  const found: InPlay[] = [];
  for (const { id, slot, cancel } of g.state.news) {
    if (cancel < 0) add(found, hearers, g.box.events[id], NOBODY, slot); // CV-10.9, CV-10.11, CV-10.12, CV-10.23, CV-R12
  }
  if (typeof whose === "object") {
    addAgent(g, whose, found, hearers);
    addSupports(g, whose.org, found, hearers);
    return found;
  }
  for (const agent of g.state.agents) {
    if (whose === undefined || agent.org === whose) addAgent(g, agent, found, hearers);
  }
  for (let org = 0; org < g.state.orgs.length; org++) {
    if (whose === undefined || org === whose) addSupports(g, org, found, hearers);
  }
  return found;
}

export const moments = momentsOf<Seen, Moments, Piece, Whose>({
  active: (g) => g.state.order[0] ?? 0,
  inPlay,
  // CV-1.18, CV-R93: Events first, by slot; CV-1.12: then Organizations, in the order of the track.
  place: (g, { owner, copy }) =>
    owner === undefined || owner < 0 ? (copy ?? 0) - 10 : g.state.order.indexOf(owner),
});

/** The first piece of this id that is in play there and listens to this moment. */
export function pieceInPlay<K extends keyof Moments>(
  g: Seen,
  whose: Whose | undefined,
  id: string,
  moment: K,
): { readonly self: Self; readonly hears: Moments[K] } | undefined {
  const heard = whose === undefined ? moments : moments.of(whose);
  for (const self of heard.listeners(g, moment)) {
    const hears = (self.piece as Listens)[moment];
    if (self.piece.id === id && hears) return { self: self as Self, hears: hears as Moments[K] };
  }
  return undefined;
}
