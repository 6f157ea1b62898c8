/**
 * The moments and quantities that boards, Boosts, Programs and Wounds take part in: there what a
 * component says goes before the rules (TB-1.2).
 */
import {
  type InPlay,
  momentsOf,
  type Piece,
  type Rule,
  type RuleId,
  type Seat,
} from "@sprawl/engine";
import type { Ability } from "./content.js";
import type { Beginning, Card, FigureIndex } from "./state.js";

type Self = InPlay<Piece>;
type Quantity = (g: Beginning, self: Self, value: number, figure: FigureIndex) => number;

export type Moments = {
  // What is printed on a Player Board (TB-5.12), as everything in play changes it.
  points: Quantity;
  movement: Quantity;
  range: Quantity;
  strength: Quantity;
  redLimit: Quantity;
  shield: Quantity;
  blueLimit: Quantity;
  maxHealth: Quantity;
  programLimit: Quantity;
  drawCount: Quantity;
  handLimit: Quantity;
  chipSlots: Quantity;
  contributionLimit: Quantity;
  /** Cards drawn by City Action 3; Programs seen by Dark Net Action 2; Wounds taken at 0 Health. */
  cityDraw: Quantity;
  darkNetDraw: Quantity;
  woundsAtZero: Quantity;
  /** All-Rounder cards a turn; further actions that Kuro may take beside a move. */
  tricksATurn: Quantity;
  /** Extra Action Points that can be spent only alone in an Area. */
  alonePoints: Quantity;
  /** Rerolls a turn. */
  rerolls: Quantity;

  barsCity(g: Beginning, self: Self): RuleId | undefined;
  barsHealing(g: Beginning, self: Self, atMedCenter: boolean): RuleId | undefined;
  barsScanners(g: Beginning, self: Self): RuleId | undefined;
  barsBoostReward(g: Beginning, self: Self): RuleId | undefined;
  barsWeapon(g: Beginning, self: Self, weapon: string): RuleId | undefined;
  /** Kuro moves and acts in one turn; his attacks turn no marker; Junkyard Action 1 is free. */
  bothForKuro(g: Beginning, self: Self): boolean;
  sparesMarkers(g: Beginning, self: Self): boolean;
  junksFreely(g: Beginning, self: Self): boolean;

  atStartOfActions(g: Beginning, self: Self): Rule<void>;
  afterEliminating(g: Beginning, self: Self, figure: FigureIndex, inAttack: boolean): Rule<void>;
  afterHealing(g: Beginning, self: Self): Rule<void>;
  afterBoost(g: Beginning, self: Self, level: number): Rule<void>;
  /** Another player has taken City Action 3. */
  afterCityDraw(g: Beginning, self: Self, by: Seat): Rule<void>;
  afterDiscarding(g: Beginning, self: Self, cards: readonly Card[]): Rule<void>;

  abilities(g: Beginning, self: Self): readonly Ability[];
};

/** What a piece may have of them. */
export type Listener = Partial<Moments>;

export const moments = momentsOf<Beginning, Moments, Piece, Seat>({
  active: (g) => g.state.turn.seat, // TB-R143: first whose turn it is, then clockwise
  inPlay: (g, whose) => {
    if (whose !== undefined) return inFrontOf(g, whose);
    const all: InPlay<Piece>[] = [];
    for (let seat = 0; seat < g.seats; seat++) all.push(...inFrontOf(g, seat));
    return all;
  },
});

/** A board, its unlocked Boosts, open Programs and Wounds of one player. */
function inFrontOf({ state, box }: Beginning, owner: Seat): InPlay<Piece>[] {
  const own = state.seats[owner];
  const character = box.characters[own.character];
  const found: InPlay<Piece>[] = [{ piece: character, owner }];
  for (let column = 0; column < own.tree.length; column++) {
    const { level } = own.tree[column];
    for (let i = 0; i < level; i++) found.push({ piece: character.tree[column][i], owner }); // TB-5.6
  }
  for (let i = 0; i < own.open.length; i++) {
    const piece = box.programs[own.open[i].id];
    if (piece.lasts === "permanent") found.push({ piece, owner, copy: i }); // TB-R114
  }
  for (let i = 0; i < own.wounds.length; i++) {
    found.push({ piece: box.wounds[own.wounds[i].id], owner, copy: i });
  }
  return found;
}
