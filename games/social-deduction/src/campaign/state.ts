/** What Campaign Mode adds to the position: cards to choose from, and who hides behind which ID. */
import type { Seat, Secret } from "@sprawl/engine";
import type { IdName, LoyaltyName, ProgramName } from "../state.js";
import type { Condition, Role, Victor } from "./brought.js";

/** Cards that somebody may choose from, beside those that lie before them. */
export type Spare = { ids: Secret<IdName>[]; loyalty: Secret<LoyaltyName>[] };

/** Who a player is who hides behind a false ID (CM-3.7, CM-3.11). */
export type MaskFace = IdName | "none";
/** The mask and what it might have been: only its owner can tell. It is bound to one card. */
export type Mask = {
  readonly mask: Secret<MaskFace>;
  readonly aside: Secret<MaskFace>[];
  card: Secret<IdName>;
};

export type CampaignTable = {
  readonly victor: Victor;
  readonly conditions: readonly Condition[];
  readonly roles: readonly Secret<Role>[];
  readonly lastTurn: Seat;
  spare: Spare[];
  /** Who has chosen, and whose unused cards others have received. */
  chosen: boolean[];
  handedOn: boolean[];
  /** How often somebody found nobody left to receive cards from, and how many they have drawn since. */
  tries: number[];
  drawn: number[];
  stacks: Spare;
  masks: Mask[];
  /** Mindeater and Deathbringer, kept aside (CM-3.1). */
  aside: Secret<IdName>[];
  /** Programs that act when drawn, until the starting programs are dealt. */
  immediate: Secret<ProgramName>[];
  /** The EX Boss that the first portals bring, or 0 (CM-5.2, CM-5.3); and whether Exitus is there. */
  firstBoss: number;
  readonly exitus: boolean;
};

export function cloneCampaign(campaign: CampaignTable): CampaignTable {
  return {
    ...campaign,
    conditions: campaign.conditions.map((each) => ({ ...each })),
    roles: campaign.roles.slice(),
    spare: campaign.spare.map(cloneSpare),
    chosen: campaign.chosen.slice(),
    handedOn: campaign.handedOn.slice(),
    tries: campaign.tries.slice(),
    drawn: campaign.drawn.slice(),
    stacks: cloneSpare(campaign.stacks),
    masks: campaign.masks.map((each) => ({ ...each, aside: each.aside.slice() })),
    aside: campaign.aside.slice(),
    immediate: campaign.immediate.slice(),
  };
}

function cloneSpare({ ids, loyalty }: Spare): Spare {
  return { ids: ids.slice(), loyalty: loyalty.slice() };
}

/** Every hidden thing of the campaign, wherever it lies. */
export function cardsOfCampaign(campaign: CampaignTable | undefined): number[] {
  if (!campaign) return [];
  const { spare, stacks, roles, masks, aside, immediate } = campaign;
  return [
    ...[...spare, stacks].flatMap(({ ids, loyalty }) => [...ids, ...loyalty]),
    ...roles,
    ...masks.flatMap(({ mask, aside: others }) => [mask, ...others]),
    ...aside,
    ...immediate,
  ];
}
