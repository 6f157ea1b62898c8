/** CM-3.1 to CM-3.3, CM-4: what is dealt in a campaign, and how everybody starts. */
import type { Rule, Seat, Secret } from "@sprawl/engine";
import { arrive } from "../hell-gate/arrival.js";
import { putUnder } from "../pile.js";
import { askEach, pickEach } from "../questions.js";
import { revealLoyalty } from "../reveal.js";
import { LOYALTY, spareLoyalty } from "../rows.js";
import type {
  Deduction,
  IdName,
  Laid,
  LoyaltyName,
  MarkFace,
  ProgramName,
  SeatState,
} from "../state.js";
import { hiddenSides, placeRef, usesBox } from "../table.js";
import type { Brought, Role } from "./brought.js";
import type { CampaignTable, MaskFace, Spare } from "./state.js";

const IDS_EACH = 5; // CM-3.3
const LOYALTY_EACH = 3; // CM-3.3
const MOST_PROGRAMS = 2; // CM-4.10
const MANY_WOUNDS = 2; // CM-4.7

/** Who somebody of these is behind a false ID. */
function behindMask({ box }: Deduction, faction: "legion" | "fallen"): IdName {
  const found = Object.values(box.ids).find((card) => card.behindMask === faction);
  if (!found) throw new Error(`nobody of ${faction} is behind a false ID`);
  return found.id;
}

/** Everything a false ID may hide. */
function masksOf(g: Deduction): readonly MaskFace[] {
  return [behindMask(g, "legion"), behindMask(g, "fallen"), "none"];
}

/** Who this player is behind a false ID (CM-3.7, CM-3.11). */
function maskOf(g: Deduction, { faction, infected }: Role): MaskFace {
  if (faction === "legion" && !infected) return behindMask(g, faction); // CM-3.7
  return faction === "fallen" ? behindMask(g, faction) : "none"; // CM-3.11
}

/** CM-3.10, CM-R12: Legion and Fallen are so from the start, whatever their cards say. */
function markOf({ faction }: Role): MarkFace {
  return faction === "legion" || faction === "fallen" ? faction : "unchanged";
}

export type CampaignDeal = {
  readonly campaign: CampaignTable;
  /** The first of the cards of each player lie there until they have chosen. */
  readonly dealt: Secret<IdName>[];
  readonly laid: Laid<LoyaltyName>[];
  readonly box: { readonly ids: Secret<IdName>[]; readonly loyalty: Secret<LoyaltyName>[] };
};

/** CM-3.1 to CM-3.3: five IDs and three loyalty cards for everybody. */
export function dealCampaign(g: Deduction, brought: Brought): CampaignDeal {
  const inGame = Object.values(g.box.ids).filter(({ boss, box }) => !boss && usesBox(g, box)); // CM-R7
  const ids = g.hide<IdName>(
    "ids",
    inGame.filter(({ tied }) => !tied).map(({ id }) => id),
  ); // CM-3.1
  g.shuffle("campaign ids", ids); // CM-3.2
  const all = Object.entries(LOYALTY).flatMap(([name, { copies }]) =>
    name === "legion" ? [] : new Array<LoyaltyName>(copies).fill(name),
  ); // CM-3.1
  const loyalty = g.hide<LoyaltyName>("loyalty", all);
  g.shuffle("campaign loyalty", loyalty); // CM-3.2
  const each = Math.min(IDS_EACH, Math.floor(ids.length / g.seats)); // CM-R11
  const hands = brought.roles.map(
    (_, seat): Spare => ({
      ids: dealt(g, seat, ids.splice(0, each)),
      loyalty: dealt(g, seat, loyalty.splice(0, LOYALTY_EACH)),
    }),
  );
  const tied = g.hide<IdName>(
    "ids",
    inGame.filter(({ tied }) => tied).map(({ id }) => id),
    "all",
  );
  const masks = masksOf(g);
  const isMask = (card: Secret<IdName>) => masks.includes(g.face(card));
  // All in one lot: which of them is whose is what nobody but the owners knows.
  const roles = g.hide<Role>("roles", brought.roles);
  for (const [seat, role] of roles.entries()) g.show(role, seat);
  const first = hands.map((hand) => hand.ids.splice(0, 1)[0]);
  const laid = hands.flatMap((hand) =>
    hand.loyalty.splice(0, 2).map((card) => ({ card, revealed: false })),
  );
  return {
    dealt: first,
    laid,
    box: {
      ids: tied.filter((card) => !isMask(card)),
      loyalty: g.hide<LoyaltyName>("loyalty", spareLoyalty(all), "all"),
    },
    campaign: {
      victor: brought.victor,
      conditions: brought.conditions.map((each) => ({ ...each })),
      roles,
      lastTurn: brought.lastTurn,
      spare: hands,
      chosen: brought.roles.map(() => false),
      handedOn: brought.roles.map(() => false),
      tries: brought.roles.map(() => 0),
      drawn: brought.roles.map(() => 0),
      stacks: { ids, loyalty },
      masks: brought.roles.map((role, seat) => {
        const face = maskOf(g, role);
        const faces = [face, ...masks.filter((other) => other !== face)];
        const [mask, ...aside] = g.hide<MaskFace>("masks", faces, seat);
        return { mask, aside, card: first[seat] };
      }),
      aside: tied.filter(isMask), // CM-3.1
      immediate: [],
      firstBoss: g.options.hellGate ? firstBoss(g, brought) : 0,
      exitus: g.options.hellGate && brought.byMorale, // CM-5.1
    },
  };
}

function dealt<Name extends string>(g: Deduction, seat: Seat, cards: Secret<Name>[]) {
  for (const card of cards) g.show(card, seat); // CM-3.3
  return cards;
}

/** CM-5.2, CM-5.3: whom the first portals bring. */
function firstBoss({ box }: Deduction, { victor }: Brought): number {
  return Object.values(box.bosses).find(({ follows }) => follows === victor)?.number ?? 0;
}

/** CM-4.7, CM-4.8: how a player starts. */
export function startsAs(
  g: Deduction,
  own: SeatState,
  { roles, conditions }: Brought,
  seat: Seat,
): void {
  const face = markOf(roles[seat]);
  const rest: MarkFace = face === "unchanged" ? "legion" : "unchanged";
  const [mark, aside] = g.hide<MarkFace>("marks", [face, rest], seat); // CM-3.10, CM-R12
  own.marks.push({ mark, aside });
  if (!conditions[seat].fullHealth) own.hp = 1; // CM-4.8
}

/** CM-4.1 to CM-4.4: the programs that are not in the game. */
export function isRemoved(
  { apexDestroyed, deusDestroyed, victor }: Brought,
  id: ProgramName,
): boolean {
  if (id === "machine-boss") return deusDestroyed; // CM-4.1
  if (id === "human-boss") return apexDestroyed; // CM-4.2
  if (id === "human-loyalty") return victor === "machine"; // CM-4.3
  return id === "machine-loyalty" && victor === "human"; // CM-4.4
}

/** CM-4.7, CM-4.10, CM-5.1: what follows once everybody has chosen. */
export function* begin(g: Deduction, dealPrograms: () => void): Rule<void> {
  const s = g.state;
  const { campaign } = s;
  if (!campaign) return;
  const seats = s.seats.map((_, seat) => seat);
  const { conditions } = campaign;
  const hurt = seats.filter((seat) => conditions[seat].wounds >= MANY_WOUNDS);
  const turned = yield* askEach("campaign-reveal", hurt, (seat) => ({
    options: hiddenSides(g, seat).map((side) => ({
      kind: "reveal-loyalty" as const,
      side,
      on: placeRef(seat, side),
      rule: "CM-4.7",
    })),
    rule: "CM-4.7",
  })); // CM-R9
  for (const [seat, { side }] of turned) revealLoyalty(g, seat, side); // CM-4.7
  dealPrograms(); // CM-4.9
  yield* keepTwo(g, campaign);
  if (!campaign.exitus) return;
  for (const { number, follows } of Object.values(g.box.bosses))
    if (follows === "morale") yield* arrive(g, number, campaign.lastTurn); // CM-5.1
}

/** CM-4.10: of the starting programs at most two are kept; the others go under the pile unseen. */
function* keepTwo(g: Deduction, campaign: CampaignTable): Rule<void> {
  const s = g.state;
  const many = s.seats.flatMap(({ programs }, seat) =>
    programs.length > MOST_PROGRAMS && campaign.conditions[seat].transferred > 0 ? [seat] : [],
  );
  const kept = yield* pickEach("campaign-keep", many, (seat) => {
    const options = s.seats[seat].programs.map((card) => ({
      kind: "keep-program" as const,
      card,
      on: `card/${card}`,
      rule: "CM-4.10",
    }));
    return { options, min: 0, max: MOST_PROGRAMS, rule: "CM-4.10", safe: options.slice(0, 2) };
  });
  s.pile.push(...campaign.immediate.splice(0));
  g.shuffle("pile", s.pile); // SD-1.17
  for (const [seat, options] of kept) {
    const hand = s.seats[seat].programs;
    const back = hand.filter((card) => !options.some((option) => option.card === card));
    for (const card of back) {
      g.take(hand, card);
      putUnder(g, card); // CM-4.10
    }
    g.tell("discarded", { seat, count: back.length }, { cards: back, rule: "CM-4.10" });
  }
}
