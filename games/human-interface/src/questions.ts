/** Every option a player is ever given, by kind of question; and the typed ways to ask. */
import { type Choice, questions } from "@sprawl/engine";
import type { Square } from "@sprawl/parts";
import type { Card } from "./state.js";

export type Member = Choice<{ kind: "member"; character: string }>;
export type DeckChoice = Choice<{ kind: "deck"; deck: string }>;
export type Purchase = Choice<
  | { kind: "buy"; item: string; model: string }
  | { kind: "leave"; item: string; model: string }
  | { kind: "issue"; item: string; model: string }
>;
export type Deploy = Choice<{ kind: "deploy"; square: Square }>;
export type Affect = Choice<{ kind: "affect"; model: string }>;
export type Disable = Choice<{ kind: "disable"; item: string; slot: number }>;
export type Repeat = Choice<{ kind: "repeat" } | { kind: "pass" }>;
export type First = Choice<{ kind: "first"; faction: string }>;
export type Hacker = Choice<{ kind: "hacker"; model: string }>;
export type ProgramCard = Choice<{ kind: "program"; card: Card }>;
export type Seven = Choice<{ kind: "seven" } | { kind: "usual" }>;
export type Discard = Choice<{ kind: "discard"; card: Card }>;
export type CardOrPass = Choice<{ kind: "use-card"; card: Card } | { kind: "pass" }>;
export type Sniff = Choice<
  | { kind: "sniff-terminal"; card: Card; terminal: string }
  | { kind: "sniff-team"; card: Card; faction: string }
  | { kind: "pass" }
>;
export type CyberAction = Choice<
  | { kind: "attack-network"; card: Card; faction: string }
  | { kind: "attack-terminal"; card: Card; terminal: string }
  | { kind: "purge"; card: Card; hostile: Card; program: string }
  | { kind: "protect"; card: Card }
  | { kind: "fill"; card: Card; terminal: string }
  | { kind: "pass" }
>;
export type Replace = Choice<{ kind: "replace"; field: number }>;
export type Defend = Choice<{ kind: "stand" } | { kind: "reveal"; card: Card } | { kind: "bare" }>;
export type Take = Choice<{ kind: "take"; value: number }>;
export type GoOn = Choice<{ kind: "go-on" } | { kind: "stop" }>;
export type Infect = Choice<{ kind: "infect" } | { kind: "keep" }>;
export type Counter = Choice<{ kind: "counter"; card: Card } | { kind: "pass" }>;
export type SetDoor = Choice<
  { kind: "set-door"; square: Square; open: boolean; locked: boolean } | { kind: "pass" }
>;
export type Activate = Choice<{ kind: "activate"; model: string }>;

/** What a character may do in its activation. */
export type Action = Choice<
  | { kind: "move"; square: Square }
  | { kind: "drag"; model: string }
  | { kind: "attack"; model: string; weapon: string }
  | { kind: "shock-attack"; model: string; weapon: string }
  | { kind: "throw"; weapon: string; square: Square }
  | { kind: "open-door"; square: Square }
  | { kind: "close-door"; square: Square }
  | { kind: "force-door"; square: Square }
  | { kind: "break-door"; square: Square }
  | { kind: "blast-door"; square: Square }
  | { kind: "place-mine"; weapon: string }
  | { kind: "use"; item: string }
  | { kind: "heal"; item: string; model: string }
  | { kind: "restore"; item: string; model: string }
  | { kind: "give"; item: string; model: string }
  | { kind: "receive"; item: string; model: string }
  | { kind: "swap"; item: string; model: string; other: string }
  | { kind: "take-objective"; objective: number }
  | { kind: "drop-objective"; objective: number }
  | { kind: "leave-board" }
  | { kind: "end-activation" }
>;

/** HI-30.7: what somebody may do while another moves or attacks; a Dodge only who is attacked (HI-30.19). */
export type ReactionOption = Choice<
  | { kind: "fast-attack"; model: string; weapon: string }
  | { kind: "take-cover"; model: string }
  | { kind: "human-shield"; model: string }
>;
export type Response = Choice<
  { kind: "dodge" } | { kind: "cover" } | { kind: "answer"; weapon: string } | { kind: "nothing" }
>;
export type CoverSquare = Choice<{ kind: "cover-square"; square: Square } | { kind: "stay" }>;
export type Shift = Choice<{ kind: "shift"; by: number }>;
export type NextAttack = Choice<
  { kind: "attack"; model: string; weapon: string } | { kind: "pass" }
>;
export type GuardDraw = Choice<{ kind: "guard-mod" } | { kind: "pass" }>;
export type Drone = Choice<{ kind: "drone"; model: string }>;
export type Next = Choice<{ kind: "next"; model: string }>;
export type Route = Choice<
  { kind: "route"; square: Square } | { kind: "route-by"; square: Square; over: Square }
>;
export type Aim = Choice<{ kind: "aim"; model: string }>;
export type PayFrom = Choice<{ kind: "pay-from"; model: string }>;
export type Lose = Choice<{ kind: "lose-cyberware"; slot: number; item: string }>;
export type Linked = Choice<
  | { kind: "lock-plain"; square: Square }
  | { kind: "take-entry"; square: Square; entry: number }
  | { kind: "pass" }
>;
export type PlaceEntry = Choice<{ kind: "place-entry"; square: Square }>;
export type Reclaim = Choice<{ kind: "reclaim" } | { kind: "pass" }>;

type AllQuestions = {
  team: Member;
  deck: DeckChoice;
  buy: Purchase;
  deploy: Deploy;
  affect: Affect;
  disable: Disable;
  repeat: Repeat;
  bid: number;
  raise: number;
  first: First;
  hacker: Hacker;
  remove: ProgramCard;
  shortage: ProgramCard;
  seven: Seven;
  "hand-limit": Discard;
  exchange: CardOrPass;
  "sr-booster": CardOrPass;
  sniffer: Sniff;
  "sniff-count": number;
  "sniffed-discard": Discard;
  cyber: CyberAction;
  replace: Replace;
  support: CardOrPass;
  "also-protect": CardOrPass;
  boost: number;
  defend: Defend;
  "which-card": Take;
  "go-on": GoOn;
  infect: Infect;
  counter: Counter;
  "fill-terminal": ProgramCard;
  doors: SetDoor;
  activate: Activate;
  act: Action;
  react: ReactionOption;
  respond: Response;
  "cover-square": CoverSquare;
  burst: Shift;
  "second-attack": NextAttack;
  "guard-mod": GuardDraw;
  drone: Drone;
  route: Route;
  order: Next;
  aim: Aim;
  "pay-from": PayFrom;
  "lose-cyberware": Lose;
  linked: Linked;
  "entry-square": PlaceEntry;
  reclaim: Reclaim;
  "clean-hand": Discard;
};

export type { AllQuestions as HiQuestions };
export const { ask, pick, askEach, pickEach, amount, amountEach, offer } =
  questions<AllQuestions>();
