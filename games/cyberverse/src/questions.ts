/** What is asked, and which answers each question has. */
import {
  type About,
  type Ask,
  type Bars,
  type Choice,
  questions,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";
import type { Cyber, Org } from "./state.js";
import type { District, OrgId, Position, Status, StoreName, Zone } from "./types.js";

type Profile = string;
/** An Agent by profile, or a Henchman: see `refOf`. */
type Ref = string;

/** Something a sheet, card or token lets its owner do. */
export type Use = Choice<{
  kind: "use";
  piece: string;
  /** With whom it lies, if with an Agent. */
  agent?: Profile;
  /** What it is used on: an Agent, a token, "district-3", or nothing. */
  target: Ref;
}>;
/** The same after a Brawl card; with a Henchman as its object. */
export type CombatUse = Choice<{ kind: "react"; piece: string; agent?: Profile; target: Ref }>;
/** The same before a test. */
export type TestUse = Choice<{ kind: "help"; piece: string }>;

/** CV-11.12, CV-11.22: nothing is handed to another Agent, and nothing sold. */
export type StrategyAction =
  | Choice<{ kind: "buy"; store: StoreName; token: string; agent: Profile; price: number }>
  | Choice<{ kind: "repair"; agent: Profile; place: number; token: string; price: number }>
  | Choice<{ kind: "scrap"; agent: Profile; place: number; token: string }>
  | Choice<{ kind: "take-support"; support: string; price: number; instead: string }>
  | Choice<{ kind: "train"; agent: Profile }>
  | Use
  | Choice<{ kind: "end-turn" }>;

export type CallOption =
  | Choice<{ kind: "activate"; agent: Profile }>
  | Choice<{ kind: "leave-be"; agent: Profile }>
  | Use;

export type MoveOption =
  | Choice<{ kind: "enter"; district: District; zone: Zone; via: string }>
  | Choice<{ kind: "travel"; district: District; cost: number; via: string }>
  | Choice<{ kind: "walk"; zone: Zone; position: Position; cost: number }>
  | Choice<{ kind: "spur"; piece: string }>
  | Choice<{ kind: "stay" }>;

export type AuxiliaryAction =
  | Choice<{ kind: "recruit"; profile: Profile }>
  | Choice<{ kind: "staff"; event: string; slot: "cancel" | "reward" }>
  | Choice<{ kind: "ambush"; district: District }>
  | Choice<{ kind: "rescue"; agent: Profile; price: number }>
  | Choice<{ kind: "draw-story" }>
  | Choice<{ kind: "replace-story" }>
  | Use
  | Choice<{ kind: "pass" }>;

export type Strike = Choice<{
  kind: "strike";
  /** Place of the Weapon on the dashboard; unarmed is -1. */
  place: number;
  weapon: string;
  target: Ref;
  /** Nobody, or a second target. */
  second: Ref;
}>;

export type PaydayAction =
  | Choice<{ kind: "sell"; agent: Profile; place: number; token: string; price: number }>
  | Choice<{ kind: "pay"; agent: Profile; price: number }>
  | Choice<{ kind: "pay-all"; price: number }>
  | Choice<{ kind: "finish" }>;

export type XpPayment = Choice<{
  kind: "spend";
  ones: number;
  twos: number;
  missionOnes: number;
  missionTwos: number;
}>;

export type Questions = {
  organization: Choice<{ kind: "lead"; org: OrgId }>;
  draft: Choice<{ kind: "hire"; profile: Profile }>;
  "choose-event": Choice<{ kind: "place-event"; card: Secret<string> }>;
  strategy: StrategyAction;
  "support-limit": Choice<{ kind: "discard-support"; support: string }>;
  heal: Choice<{ kind: "remove-status"; status: Status }>;
  call: CallOption;
  move: MoveOption;
  auxiliary: AuxiliaryAction;
  story: Choice<{ kind: "keep-story"; card: Secret<string> }>;
  whom: Choice<{ kind: "agent"; agent: Profile }>;
  "whom-maybe": Choice<{ kind: "agent"; agent: Profile }> | Choice<{ kind: "pass" }>;
  "lose-token": Choice<{ kind: "lose-token"; place: number; token: string }>;
  ransom: Choice<{ kind: "pay-ransom"; price: number }> | Choice<{ kind: "take-harm" }>;
  brawl: CombatUse | Choice<{ kind: "pass" }>;
  teammates: Choice<{ kind: "call-in"; support: string }> | Choice<{ kind: "pass" }>;
  "which-hostiles": Choice<{ kind: "turn"; henchman: Ref }>;
  "combat-tokens": Choice<{ kind: "keep-token"; agent: Profile; card: Secret<string> }>;
  look: Choice<{ kind: "look-at"; target: Ref }> | Choice<{ kind: "pass" }>;
  "teammate-order": Choice<{ kind: "act"; henchman: Ref }>;
  "fight-move": MoveOption;
  attack: Choice<{ kind: "attack" }> | Choice<{ kind: "hold" }>;
  raise: Choice<{ kind: "raise"; levels: number; price: number }>;
  xp: XpPayment;
  strike: Strike;
  decoy: Choice<{ kind: "decoy"; piece: string }> | Choice<{ kind: "pass" }>;
  project: Choice<{ kind: "throw"; zone: Zone }>;
  adrenalin: Choice<{ kind: "dash"; zone: Zone }> | Choice<{ kind: "pass" }>;
  overload: Choice<{ kind: "grill"; place: number; token: string }> | Choice<{ kind: "pass" }>;
  "hostile-target": Choice<{ kind: "hostile-target"; target: Ref }>;
  "hostile-move": MoveOption;
  "hostile-second": Choice<{ kind: "also"; target: Ref }> | Choice<{ kind: "pass" }>;
  hack: Choice<{ kind: "hack"; extra: number }> | Choice<{ kind: "decline" }>;
  "stay-on": Choice<{ kind: "stay-on" }> | Choice<{ kind: "step-off" }>;
  mission: Choice<{ kind: "attempt"; folder: string; mission: number }> | Choice<{ kind: "pass" }>;
  test: TestUse | Choice<{ kind: "draw-card" }>;
  peek: Choice<{ kind: "leave-card" }> | Choice<{ kind: "bury-card" }>;
  "second-voice": Choice<{ kind: "draw-again" }> | Choice<{ kind: "accept" }>;
  influence:
    | Choice<{ kind: "place-influence" }>
    | Choice<{ kind: "remove-influence"; from: OrgId }>
    | Choice<{ kind: "pass" }>;
  "remove-too": Choice<{ kind: "remove-influence"; from: OrgId }> | Choice<{ kind: "pass" }>;
  payday: PaydayAction;
  "field-repair":
    | Choice<{ kind: "mend"; agent: Profile; place: number; token: string }>
    | Choice<{ kind: "pass" }>;
};

export const { ask, askEach, pick } = questions<Questions>();

export type Kind = keyof Questions;

/**
 * Ask an Organization. In solo mode the last one is played by the rules of section 31, which stand
 * in the box as its automaton.
 */
export function* decide<K extends Kind>(
  g: Cyber,
  org: Org,
  kind: K,
  options: readonly Questions[K][],
  about: AboutDecision<K>,
): Rule<Questions[K]> {
  if (org < g.seats) return yield* put(org, kind, options, about);
  return g.box.automata.automaton.answer(g, org, kind, options, about); // CV-31.1
}

export type AboutDecision<K extends Kind> = About & {
  readonly safe: Questions[K];
  readonly barred?: Bars;
};

/** `ask` for whatever kind of question: each kind has options, and its own alone. */
const put = ask as unknown as <K extends Kind>(
  seat: Seat,
  kind: K,
  options: readonly Questions[K][],
  about: AboutDecision<K>,
) => Ask<Questions[K]>;
