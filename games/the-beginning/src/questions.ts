/** Every question of the game and its options. */
import { type Choice, type Pass, questions } from "@sprawl/engine";
import type { Area, Place, SpawnId } from "./board.js";
import type { CharacterId, Faction, FigureIndex, TrickId } from "./state.js";

type CardChoice = Choice<{ kind: "card"; card: number }>;
type ProgramChoice = Choice<{ kind: "program"; card: number }>;
type ChipChoice = Choice<{ kind: "chip"; card: number }>;
type SeatChoice = Choice<{ kind: "player"; target: number }>;
/** A standee: its player, and whether it is the character or Kuro. */
type FigureChoice = Choice<{
  kind: "figure";
  figure: FigureIndex;
  target: number;
  body: string;
}>;
type EnemyChoice = Choice<{ kind: "enemy"; enemy: string }>;
type YesNo = Choice<{ kind: "yes" }> | Choice<{ kind: "no" }>;
type Way = Choice<{ kind: "up" }> | Choice<{ kind: "down" }>;

/** What the Active Player may do (TB-9.2, TB-9.4). */
export type Action =
  | Choice<{ kind: "move"; to: Area }>
  | Choice<{ kind: "sector"; sector: number }>
  | Choice<{ kind: "city-riot" }>
  | Choice<{ kind: "city-morale" }>
  | Choice<{ kind: "city-resources" }>
  | Choice<{ kind: "city-chance" }>
  | Choice<{ kind: "buy-program"; card: number }>
  | Choice<{ kind: "draw-program" }>
  | Choice<{ kind: "nexus" }>
  | Choice<{ kind: "censure" }>
  | Choice<{ kind: "new-leader" }>
  | Choice<{ kind: "buy-weapon"; card: number }>
  | Choice<{ kind: "monolith" }>
  | Choice<{ kind: "plead" }>
  | Choice<{ kind: "interrogation" }>
  | Choice<{ kind: "pardon"; target: number }>
  | Choice<{ kind: "junk" }>
  | Choice<{ kind: "look" }>
  | Choice<{ kind: "remove" }>
  | Choice<{ kind: "heal" }>
  | Choice<{ kind: "med-free" }>
  | Choice<{ kind: "attack"; enemy: string }>
  | Choice<{ kind: "place" }>
  | Choice<{ kind: "transfer" }>
  | ProgramChoice
  | Choice<{ kind: "charge"; open: number }>
  | Choice<{ kind: "recon"; card: number }>
  | Choice<{ kind: "trick"; trick: TrickId }>
  | Choice<{ kind: "unique"; card: number }>
  | Choice<{ kind: "supply" }>
  | Choice<{ kind: "ability"; ability: string }>
  | Choice<{
      kind: "ability-on";
      ability: string;
      figure: FigureIndex;
      target: number;
      body: string;
    }>
  | Choice<{ kind: "ability-card"; ability: string; card: number }>
  | Choice<{ kind: "general" }>
  | Choice<{ kind: "apex-move" }>
  | Choice<{ kind: "apex-attack"; enemy: string }>
  | Choice<{ kind: "red-button" }>
  | Choice<{ kind: "end" }>;

/** What may be done in a window (TB-9.6). */
export type StepIn =
  | Pass
  | ProgramChoice
  | Choice<{ kind: "charge"; open: number }>
  | Choice<{ kind: "recon"; card: number }>
  | Choice<{ kind: "unique"; card: number }>
  | Choice<{ kind: "general" }>;

export type Statement =
  | Choice<{ kind: "a-lot" }>
  | Choice<{ kind: "a-little" }>
  | Choice<{ kind: "nothing" }>
  | Choice<{ kind: "silent" }>;

/**
 * What may be said to the whole table, true or false (TB-R179); nothing hidden is ever shown
 * (TB-51.2).
 */
export type Saying =
  | { kind: "claim"; faction: Faction }
  | { kind: "vouch"; target: number }
  | { kind: "accuse"; target: number; faction: Faction };
export type SayOption = Choice<Saying>;

export type Questions = {
  character: Choice<{ kind: "take-character"; character: CharacterId }>;
  start: Choice<{ kind: "start-at"; place: Place }>;
  loyalty: Choice<{ kind: "keep-loyalty"; card: number }>;
  objective: Choice<{ kind: "give-back"; card: number }>;
  tips: Choice<{ kind: "read" }>;
  "draw-count": number;
  "first-figure": FigureChoice;
  act: Action;
  pay: CardChoice;
  "riot-sign": Choice<{ kind: "positive" }> | Choice<{ kind: "negative" }>;
  "riot-card": CardChoice | Pass;
  "morale-cards": CardChoice;
  "nexus-cards": CardChoice;
  "keep-program": ProgramChoice;
  "lose-program": ProgramChoice;
  "program-limit": ProgramChoice;
  transfer: ProgramChoice;
  "show-program": ProgramChoice;
  "hand-limit": CardChoice;
  "lose-cards": CardChoice;
  "spend-cards": CardChoice;
  "equip-chip": ChipChoice;
  "lose-chip": ChipChoice;
  "place-chip": ChipChoice | Pass;
  "junk-chips": ChipChoice;
  receiver: FigureChoice;
  channel: Choice<{ kind: "slot"; channel: number; open: boolean }>;
  "tier-one": ChipChoice;
  reward: Choice<{ kind: "boost" }> | Choice<{ kind: "draw-programs" }>;
  column: Choice<{ kind: "column"; column: number }>;
  "boost-order": Choice<{ kind: "column"; column: number }>;
  "free-boost": Choice<{ kind: "column"; column: number }> | Pass;
  nominee: SeatChoice;
  close: Choice<{ kind: "close" }> | Choice<{ kind: "talk-on" }>;
  vote: Choice<{ kind: "for" }> | Choice<{ kind: "against" }>;
  "break-tie": Choice<{ kind: "for" }> | Choice<{ kind: "against" }>;
  "leader-card": Choice<{ kind: "lay"; card: number; target: number }> | Pass;
  general: SeatChoice;
  "keep-general": YesNo;
  supply: Choice<{ kind: "take"; box: number }> | Pass;
  sniff: Choice<{ kind: "sniff"; box: number }> | Pass;
  "drop-for": YesNo;
  "recon-card": Choice<{ kind: "recon"; card: number }>;
  "isolation-target": Choice<{ kind: "plus" }> | Choice<{ kind: "minus" }>;
  "isolation-cards": CardChoice;
  prisoner: CardChoice | Pass;
  interrogate: Choice<{ kind: "confess" }> | Choice<{ kind: "roll" }>;
  "enemy-target": FigureChoice;
  commit: CardChoice | Choice<{ kind: "weapon" }> | Choice<{ kind: "unique"; card: number }>;
  defend: CardChoice;
  enemies: EnemyChoice;
  enemy: EnemyChoice;
  spots: Choice<{ kind: "spot"; spot: number }>;
  wounds: Choice<{ kind: "wound"; wound: number }>;
  figure: FigureChoice;
  "heal-or-treat": Choice<{ kind: "heal" }> | Choice<{ kind: "treat" }>;
  way: Way;
  steps: Choice<{ kind: "riot-by"; change: number }>;
  "move-to": Choice<{ kind: "move"; to: Area }>;
  weapon: Choice<{ kind: "weapon-card"; card: number }>;
  contribute: CardChoice;
  statement: Statement;
  talk: SayOption | Pass;
  decide: Choice<{ kind: "option-a" }> | Choice<{ kind: "option-b" }>;
  victims: SeatChoice;
  player: SeatChoice;
  spawn: Choice<{ kind: "spawn"; spawn: SpawnId }>;
  "slot-of": Choice<{ kind: "network-slot"; channel: number; tier: number }>;
  exchange: Choice<{ kind: "network-slot"; channel: number; tier: number }> | Pass;
  "look-at":
    | ChipChoice
    | Choice<{ kind: "spot"; spot: number }>
    | Choice<{ kind: "top-of"; sector: number }>;
  sweep: Choice<{ kind: "top-of"; sector: number }> | Pass;
  revealed: CardChoice;
  reroll: Choice<{ kind: "reroll"; die: number }> | Pass;
  may: YesNo;
  recruit: SeatChoice | Choice<{ kind: "confirm" }>;
  infect: SeatChoice | Choice<{ kind: "confirm" }>;
  outbreak: CardChoice;
  interval: StepIn;
  pink: StepIn;
  strike: StepIn;
  guard: StepIn;
  played: StepIn;
  reveal: StepIn;
  hit: StepIn;
  zero: StepIn;
  marker: Choice<{ kind: "move"; to: Area }>;
};

export const { ask, pick, askEach, pickEach, offer, amount } = questions<Questions>();

export const PASS: Pass = { kind: "pass" };
