/** What an EX Boss is: data, and code only for what it alone does. The cards are listed in bosses.ts. */
import type { Piece, Rule, Seat } from "@sprawl/engine";
import type { DeductionMoments } from "../moments.js";
import type { Deduction } from "../state.js";
import type { ExBoss } from "./gate.js";

export type BossCard = Piece &
  Partial<DeductionMoments> & {
    /** HG-2.15: the number of its portal. */
    readonly number: number;
    /** EX loyalty cards it comes with (HG-2.10, HG-2.11). */
    readonly shields: 0 | 2;
    /** Comes by a portal (HG-2.5); one that does not is called by cards. */
    readonly portal: boolean;
    /** Stands at a seat, and not in the gap on the right of it (HG-12.3). */
    readonly atSeat?: true;
    /** No weapon can be aimed at it (HG-4.8, HG-4.9). */
    readonly noTarget?: true;
    /** Wins when no player is living (HG-13.2). */
    readonly winsAlone?: true;
    /** Not used where loyalty may not change (SD-21.5). */
    readonly changesLoyalty?: true;
    /** Comes in place of one that is not used there (SD-21.5). */
    readonly comesInstead?: true;
    /**
     * When it comes in the second game of a campaign: by the first portals, where these have won the
     * first (CM-5.2, CM-5.3), or at once, where morale has won it (CM-5.1).
     */
    readonly follows?: "legion" | "fallen" | "morale";
    /** What happens when it comes into play. */
    arrive?(g: Deduction, boss: ExBoss): Rule<void>;
    /** Its turn; a passive EX Boss has none (HG-3.2). */
    turn?(g: Deduction, boss: ExBoss): Rule<void>;
    /** What it demands when a player's turn begins. */
    playerTurn?(g: Deduction, boss: ExBoss, seat: Seat): Rule<void>;
    /** When it is defeated; `by` shot it down, or is NOBODY. */
    defeated?(g: Deduction, boss: ExBoss, by: Seat): Rule<void>;
  };
