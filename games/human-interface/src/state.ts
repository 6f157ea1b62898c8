/** The position of a mission. All of it is public (HI-2.9); cards lie in it as handles. */
import type { Play, Seat, Secret } from "@sprawl/engine";
import type { Square, TestDeck } from "@sprawl/parts";
import type { Content } from "./content.js";

/** A Cyberwarfare card: its face is the id of a program. */
export type Card = Secret<string>;

/** The tower's defence system, where a Team could be named. */
export const AI = -1;
/** Neutral figures belong to nobody. */
export const NOBODY = -2;
/** A place for a square where there is none: off the board. */
export const NOWHERE = -1;

export type Faction = "ubermensch" | "nakamura" | "freelance";

/** A program or support card that lies in a Tactical Network. */
export type Installed = {
  card: Card;
  /** HI-15.20: 1 to 4. */
  field: number;
  /** The Team whose card it is, or the AI. */
  owner: number;
  /** A support card: the field of its program. 0 for programs. */
  supports: number;
  /** HI-19.37: battles it has fought this turn as attacker or in a purge. */
  fought: number;
  /** HI-2.11: a support card that has not been revealed. */
  down: boolean;
  /** HI-16.6: the model the hostile program affects now, and the slot it has disabled, or -1. */
  target: string;
  disables: number;
};

/** HI-37.1: a character of a campaign, between missions. */
export type Veteran = {
  card: string;
  /** "resting" misses one mission, "gone" all that follow. */
  status: "ready" | "unconscious" | "lost" | "resting" | "gone";
  tookPart: boolean;
  crippled: boolean;
  wounds: number;
  shock: number;
  startShock: number;
  /** HI-43.6: built-in cyberarms are lost. */
  armsLost: boolean;
  equipment: string[];
  chips: string[];
};

/** What a campaign brings to a mission. By Team. */
export type Brought = {
  /** Who won each mission so far; -1 for a draw. */
  readonly wins: readonly number[];
  readonly rosters: readonly (readonly Veteran[])[];
  /** Cards nobody carries. */
  readonly stocks: readonly (readonly string[])[];
  /** Points of the last budget that were not spent. */
  readonly unspent: readonly number[];
};

export type Team = {
  faction: Faction;
  /** HI-15.8: do its members have Faction skills? */
  skilled: boolean;
  /** HI-38.1: the seats that share it, the first-listed first. */
  seats: Seat[];
  deck: Card[];
  discard: Card[];
  /** HI-2.3: how many is for all to see, which ones for the Team alone. */
  hand: Card[];
  network: Installed[];
  /** HI-19.3: the named hacker of this turn, or "". */
  hacker: string;
  /** HI-19.36: the named hacker cannot go on in this phase. */
  silenced: boolean;
  /** HI-15.16: the exchange of this Phase 4 was used. */
  exchanged: boolean;
  /** Double Agent was used. */
  doubled: boolean;
  /** Points that are left to spend. */
  budget: number;
  /** HI-37.4: points left from the mission before, and cards nobody carries. */
  unspent: number;
  stock: string[];
  points: number;
  /** The Terminals it held in the Clean-Up Phase before. */
  held: string[];
};

/** A weapon or gear card in an equipment slot. */
export type Item = {
  id: string;
  /** Uses or shots left; -1 where they are not counted. */
  uses: number;
  /** HI-R124: turned face-down for good. */
  spent: boolean;
  /** Disabled up to the end of this turn's Clean-Up Phase. */
  offUntil: number;
};

/** HI-8.6 to HI-8.8: a token, and the turn in whose Clean-Up Phase it is removed. */
export type Token = { kind: "no-dodge" | "dodge" | "reaction"; until: number };

/**
 * What has become of a model: "ready" acts, "waiting" stands behind an entry point, unseen and
 * unseeing (HI-R110), "reserve" is a drone in the box. Nobody is ever killed: HI-R18.
 */
export type Condition = "ready" | "unconscious" | "escaped" | "waiting" | "reserve" | "destroyed";

export type Model = {
  id: string;
  kind: "character" | "drone" | "avatar" | "figure";
  /** The character or machine card. */
  card: string;
  /** The Team it belongs to, or AI, or NOBODY. */
  team: number;
  /** The Team it was lost from by Cyberpsychosis, else its own. */
  home: number;
  /** The seat that gives it orders; -1 for nobody. */
  seat: number;
  at: Square;
  condition: Condition;
  crippled: boolean;
  wounds: number;
  /** HI-7.1 */
  shock: number;
  startShock: number;
  /** HI-7.7 */
  lost: boolean;
  equipment: Item[];
  /** HI-4.8: by slot; "" for one that was removed. */
  chips: string[];
  resources: number;
  stunned: boolean;
  activated: boolean;
  /** HI-8.11, HI-R89 */
  reacted: boolean;
  /** HI-30.2 and Overwatch: Fast Attacks made this turn. */
  fastAttacks: number;
  tokens: Token[];
  /** HI-32.2 */
  mined: boolean;
  /** Marks "activation:…", "turn:…" and "mission:…" of things used once. */
  used: string[];
  /** HI-33.6: drones that were in front of it when it arrived; and its entry square. */
  behind: number;
  entry: Square;
  /** The Team whose attack put it out of action, or AI. */
  felledBy: number;
  /** HI-34.9: the area it shared with a character when alarm levels were established, or -1. */
  guards: number;
};

/** HI-13.22 */
export type Door = {
  at: Square;
  colour: string;
  open: boolean;
  locked: boolean;
  forced: boolean;
  /** HI-13.10: opened by a character of this Team; -1 if not. */
  openedBy: number;
  /** HI-13.20: open only because an AI model stands in it. */
  passing: boolean;
};

/** An AI card that protects a Terminal against one Team. */
export type Guard = { card: Card; up: boolean };

export type Terminal = {
  id: string;
  /** HI-12.14: one stands there, passes and sees as anywhere. */
  at: Square;
  strength: number;
  /** The model that took it over, or ""; wherever it is (HI-12.10), whoever hacks now (HI-12.11). */
  controller: string;
  /** The Team that holds it, or AI. */
  team: number;
  /** HI-22.19: programs put there by a Team, in the order they were placed. */
  programs: { card: Card; owner: number }[];
  /** HI-22.3: by Team. */
  guards: Guard[][];
  taken: boolean;
};

export type Mine = { at: Square; team: number; by: string; active: boolean; card: string };

export type Objective = { at: Square; carrier: string; out: number };

/** HI-25: the activation under way. */
export type Activation = {
  model: string;
  points: number;
  /** Steps left of the Move Action under way. */
  steps: number;
  /** Steps it had when it began. */
  allowed: number;
  moves: number;
  stepsTaken: number;
  /** Areas entered in this activation. */
  entered: number[];
  /** HI-13.23, HI-R146: doors opened and closed by it. */
  opened: Square[];
  closed: Square[];
  /** HI-29.4, HI-29.6: one at a time. */
  dragging: string;
  /** Gear put to Use for the next attack. */
  charged: string[];
  /** A Cybershock test is due at its end for each. */
  due: string[];
  /** HI-25.13: only what a card still gives is left. */
  over: boolean;
  /** An extra Move that has not begun yet. */
  extra: boolean;
};

export type State = {
  mission: string;
  turn: number;
  phase: number;
  teams: Team[];
  models: Model[];
  doors: Door[];
  terminals: Terminal[];
  /** HI-14: tokens by area, and which rows of the table have added to it this turn, as bits. */
  alarm: number[];
  rows: number[];
  /** HI-R118: alarm levels as they were established in Phase 6. */
  levels: number[];
  mines: Mine[];
  objectives: Objective[];
  entries: Square[];
  cando: TestDeck;
  aiDeck: Card[];
  aiDiscard: Card[];
  /** Cyberwarfare cards nobody uses. */
  aside: Card[];
  /** HI-18.6: Teams in player order, and who has the initiative. */
  order: number[];
  initiative: number;
  /** HI-13.5: some Terminal has been taken over. */
  lockdown: boolean;
  activation: Activation;
  /** HI-33.10: whose turn it is to choose a drone, as a place in the order of choosing. */
  chooser: number;
  /** Drones still to act in Phase 6. */
  acting: string[];
  /** Who moves or attacks now, for reactions; "" between actions. */
  active: string;
  avatarSlayer: number;
  /** HI-37.1: the rosters of a campaign by Team, and who won its missions so far; else empty. */
  veterans: Veteran[][];
  wins: number[];
};

export type Options = {
  readonly mission: string;
  /** Where the mission has several: Firing Range. */
  readonly floor: string;
  readonly equipment: "recommended" | "choose" | "drawn";
  readonly tokens: "auto" | "choose";
  readonly routes: "auto" | "choose";
  readonly order: "auto" | "choose";
  readonly blanks: boolean;
  readonly drones: number;
  /** HI-4.6: the free slot of every drone holds a second weapon. */
  readonly upgraded: boolean;
  readonly strength: number;
  readonly damage: boolean;
  readonly wholeHand: boolean;
  readonly intervening: boolean;
  readonly sides: boolean;
  readonly forcing: boolean;
};

/** A mission at hand. */
export type Interface = Play<State, Options, Content>;
