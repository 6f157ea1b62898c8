/**
 * The position, as plain data. All of it is public (CV-29.9); decks, stacks, Combat tokens and drawn
 * Story cards are in it as handles. Nothing in here knows a rule.
 */
import type { Play, Secret } from "@sprawl/engine";
import type { Box } from "./box/index.js";
import type {
  BrawlColour,
  Colour,
  District,
  Feature,
  OrgId,
  Position,
  StoreName,
  Zone,
} from "./types.js";

/** An Organization's number: its seat, or in solo mode the number after it (CV-31.1). */
export type Org = number;
export const NOBODY: Org = -1;
/** No card, no token. */
export const NOTHING = -1;

export type Level = "rookie" | "operative" | "veteran" | "legend";

export type CyberOptions = {
  readonly randomStart: boolean; // CV-30.1
  readonly boards: "random" | "A" | "B" | "chosen"; // CV-30.2
  readonly board1: "A" | "B";
  readonly board2: "A" | "B";
  readonly board3: "A" | "B";
  readonly board4: "A" | "B";
  readonly board5: "A" | "B";
  readonly permanentDeath: boolean; // CV-30.3
  readonly domination: boolean; // CV-30.4
  readonly paidSupport: boolean; // CV-30.5
  readonly lastingExperience: boolean; // CV-30.6
  readonly shortGame: boolean; // CV-30.7
  readonly turnLimit: number; // CV-30.8
  readonly level: Level; // CV-31.5 to CV-31.8
};

/** A card or token that lies open: which one, and its handle. */
export type Open = { readonly card: Secret<string>; readonly id: string };
/** CV-29.10: how many cards are left is for everybody to see. */
export type Pile = { deck: Secret<string>[]; discard: Secret<string>[] };

/** A Supply token on an Agent's dashboard; flipped it is not active (CV-12.3). */
export type Supply = { readonly card: Secret<string>; readonly id: string; active: boolean };

/** What every miniature on a District board has. */
type Miniature = {
  /** Where it stands; it stays there from turn to turn (CV-15.22, CV-21.12). */
  district: District;
  zone: Zone;
  position: Position;
  health: number;
  /** Its Combat token, or NOTHING. */
  token: Secret<string>;
  shown: boolean;
  grappled: boolean;
  disarmed: boolean;
};

/** CV-6.20: all of it is public. */
export type Agent = Miniature & {
  readonly profile: string;
  readonly sheet: Secret<string>;
  readonly org: Org;
  /** Status tokens, from an open reserve (CV-3.18); they stay until removed (CV-20.11, CV-R72). */
  suppression: boolean;
  wound: boolean;
  bleeding: boolean;
  /** Agent XP tokens by value (CV-8.1). */
  ones: number;
  twos: number;
  /** Levels bought for good, with the option *lasting experience* (CV-30.6). */
  raised: { [F in Feature]: number };
  slots: Supply[];
  vehicles: Supply[];
  trained: boolean;
  recruited: boolean;
  activated: boolean;
  called: boolean;
  /** Ambush cards that count against it this turn. */
  marks: string[];
  /** The two Combat tokens of which it keeps one. */
  offered: Secret<string>[];
  /** Took part in the Combat of this District (CV-R74). */
  fought: boolean;
};

export type Henchman = Miniature & {
  readonly number: number;
  readonly type: string;
  /** Whose Teammate it is, marked by a base circle (CV-2.10); a Hostile is nobody's. */
  org: Org;
  /** The Agent who recruited it, and that Agent's Initiative (CV-18.7). */
  recruiter: string;
  initiative: number;
  /** Makes no further attack (CV-23.4). */
  spent: boolean;
  acted: boolean;
};

export type Character = Agent | Henchman;

/** "open", or validated with its XP token unused or used (CV-5.12, CV-8.5). */
export type MissionState = "open" | "validated" | "used";
export type Folder = {
  readonly card: Secret<string>;
  readonly id: string;
  readonly colour: Colour;
  missions: MissionState[];
};
export type ActiveStory = { readonly card: Secret<string>; readonly id: string; folders: Folder[] };

export type Organization = {
  id: OrgId | "";
  /** In D (CV-R89). */
  money: number;
  staff: number;
  ambushes: number;
  actions: number;
  /** Auxiliary Actions taken in this phase. */
  auxiliary: number;
  passed: boolean;
  deck: Secret<number>[];
  discard: Secret<number>[];
  /** The card of a test that is not over (CV-7.11). */
  drawn: Secret<number>[];
  story: ActiveStory | undefined;
  resolved: Open[];
  /** Story cards it has drawn and looks at (CV-29.5). */
  looking: Secret<string>[];
  supports: Open[];
  /** Support cards taken in this Strategy turn (CV-13.3). */
  taken: number;
  /** Has left the game (CV-1.16). */
  gone: boolean;
  /** The turn in which it last validated a Mission, or took its Story card (CV-31.20). */
  progress: number;
};

export type News = {
  readonly card: Secret<string>;
  readonly id: string;
  slot: number;
  cancel: Org;
  reward: Org;
};

/** CV-26.14: Influence tokens are public. */
export type DistrictState = { layout: string; influence: number[]; ambush: Org };

/** The Combat step of a District, from the Brawl card to its end. */
export type Brawl = {
  readonly card: Secret<string>;
  readonly id: string;
  readonly district: District;
  colour: BrawlColour;
  /** Organizations that have recruited on this board (CV-17.14). */
  recruited: Org[];
  /** Agents asked to recruit already. */
  asked: string[];
  combat: boolean;
  /** Characters that have been activated: Agents by profile, Henchmen by number. */
  done: string[];
  /** Hostiles in the order in which they act, once the first has (CV-18.8). */
  hostiles: number[];
  /** Organizations of which a character eliminated an opposing one (CV-18.27). */
  eliminators: Org[];
};

export type Phase =
  | "setup"
  | "event"
  | "strategy"
  | "activation"
  | "investigation"
  | "payday"
  | "over";
export type DistrictStep = "" | "ambush" | "combat" | "hacking" | "investigation" | "influence";

export type Store = { stack: Secret<string>[]; stock: Open[] };

export type CyberState = {
  turn: number;
  phase: Phase;
  /** In the Investigation phase. */
  district: District;
  step: DistrictStep;
  orgs: Organization[];
  /** The order track (CV-4.8). */
  order: Org[];
  /** All Agents in play, in ascending Initiative order. */
  agents: Agent[];
  henchmen: Henchman[];
  /** Numbers given to Henchmen so far. */
  numbered: number;
  /** Henchmen that are on no board, by type. */
  reserve: Record<string, number>;
  districts: DistrictState[];
  news: News[];
  stores: Record<StoreName, Store>;
  /** Agent sheets: the deck, the row, and those out of the game (CV-20.20). */
  sheets: Secret<string>[];
  row: Open[];
  lost: Secret<string>[];
  supportRow: Open[];
  piles: {
    events: Pile;
    supports: Pile;
    ambushes: Pile;
    brawls: Pile;
    stories: Pile;
    tokens: Pile;
  } & Record<Colour, Pile>;
  /** Cards drawn and being resolved. */
  table: Secret<string>[];
  /** "Once per turn" effects used in this turn, by id of the piece. */
  used: string[];
  brawl: Brawl | undefined;
  /** Is the last Organization played by the rules of section 31? */
  solo: boolean;
  /** Victory Points and where they come from, once the game is over. */
  scores: Score[];
};

export type Score = {
  readonly stories: number;
  readonly influence: number;
  readonly majorities: number;
  readonly overall: number;
  readonly money: number;
  /** What the bot Organization has from the start (CV-31.6 to CV-31.8). */
  readonly lead: number;
  readonly total: number;
};

export type Cyber = Play<CyberState, CyberOptions, Box>;
/** Whatever shows the position: a match in play, or a view of it with the box beside it. */
export type Seen = Pick<Cyber, "state" | "box" | "options" | "listened" | "seats">;

export function isAgent(character: Character): character is Agent {
  return "profile" in character;
}

/** How options and events name a character: an Agent by profile, a Henchman by number. */
export function refOf(character: Character): string {
  return isAgent(character) ? character.profile : `henchman-${character.number}`;
}
