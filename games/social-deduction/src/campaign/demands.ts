/**
 * CM-3.4 to CM-3.12, CM-4.5, CM-4.6: which cards a player may choose. A demand is a row of wishes, each
 * weaker than the one before: the first counts until no cards can be had for it any more.
 */
import type { Contents } from "../cards.js";
import type { IdName, LoyaltyName, Team } from "../state.js";
import { teamFrom } from "../teams.js";
import type { Condition, Role, Victor } from "./brought.js";

/** The colour of the ID, the team all three cards make, and a team they make if they can. */
export type Wish = {
  readonly id?: "human" | "machine" | "outlaw";
  readonly team?: Team;
  readonly rather?: Team;
};

const ANYTHING: Wish = {};
const OUTLAW_ID: Wish = { id: "outlaw" };
const OUTLAW_TEAM: Wish = { team: "outlaw" };
const OUTLAW_ROLE: Wish = { id: "outlaw", rather: "outlaw" }; // CM-R14

/** What this player must choose, by what they were and how The Beginning ended (CM-R5). */
export function demandOn(
  { faction, infected, fulfilled }: Role,
  { detained }: Pick<Condition, "detained">,
  victor: Victor,
): readonly Wish[] {
  const failed = !fulfilled || detained;
  if (faction === "legion" && infected) return [OUTLAW_ID]; // CM-3.9
  if (faction === "legion" || faction === "fallen") return [failed ? OUTLAW_ID : ANYTHING]; // CM-3.7, CM-3.11, CM-R6
  if (victor === "outlaws") return [OUTLAW_ROLE, ANYTHING]; // CM-4.6
  if (failed) return [OUTLAW_TEAM]; // CM-3.6
  if (victor === "human" && faction === "machine") {
    return [OUTLAW_ROLE, { id: "machine", rather: "machine" }, { id: "human" }]; // CM-4.5
  }
  return [{ team: faction }]; // CM-3.4
}

export type Cards = { readonly ids: readonly IdName[]; readonly loyalty: readonly LoyaltyName[] };
export type Pair = readonly [LoyaltyName, LoyaltyName];

/** Do these three cards meet the wish? What is wished for only if it can be is not asked here. */
export function meets(
  box: Pick<Contents, "ids" | "programs">,
  { id: colour, team }: Wish,
  id: IdName,
  loyalty: Pair,
): boolean {
  if (colour !== undefined && box.ids[id].colour !== colour) return false;
  return team === undefined || teamOfCards(box, id, loyalty) === team; // CM-R3
}

function teamOfCards(box: Pick<Contents, "ids" | "programs">, id: IdName, loyalty: Pair): Team {
  return teamFrom(box, { ids: [id], loyalty, programs: [], marks: [] });
}

/** The wish as far as these cards can meet it: with the team rather wanted, if any of them make it. */
export function withinReach(
  box: Pick<Contents, "ids" | "programs">,
  wish: Wish,
  cards: Cards,
): Wish | undefined {
  const { rather, ...plain } = wish;
  const strict = { ...plain, ...(rather !== undefined && { team: rather }) };
  return [strict, plain].find((each) => pairsOf(box, each, cards).length > 0);
}

/** Each ID with each pair of loyalty cards that meets the wish, by their places in the lists. */
export function pairsOf(
  box: Pick<Contents, "ids" | "programs">,
  wish: Wish,
  { ids, loyalty }: Cards,
): { readonly id: number; readonly pair: readonly [number, number] }[] {
  const found: { id: number; pair: readonly [number, number] }[] = [];
  for (let id = 0; id < ids.length; id++) {
    for (let one = 0; one < loyalty.length; one++) {
      for (let two = one + 1; two < loyalty.length; two++) {
        if (meets(box, wish, ids[id], [loyalty[one], loyalty[two]]))
          found.push({ id, pair: [one, two] });
      }
    }
  }
  return found;
}
