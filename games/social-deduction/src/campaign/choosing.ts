/** CM-3.3 to CM-3.6, CM-3.13: everybody chooses an ID and two loyalty cards, in secret and at once. */
import { clockwise, type Rule, type Seat, type Secret } from "@sprawl/engine";
import { askEach, type CampaignId, pickEach } from "../questions.js";
import type { Deduction, IdName, LoyaltyName } from "../state.js";
import { SIDES, slotOf } from "../table.js";
import { demandOn, pairsOf, type Wish, withinReach } from "./demands.js";
import type { CampaignTable } from "./state.js";

const WAIT: CampaignId = { kind: "wait", rule: "CM-3.5" };

/** How often a weaker wish may count, at most; and the mark of somebody who may take any cards. */
const EASINGS = 2;
const ANY_CARDS = 99;

type Own = { readonly ids: Secret<IdName>[]; readonly loyalty: Secret<LoyaltyName>[] };

/** All cards a player may choose from: those that lie there, and the spare ones. */
function ownCards(g: Deduction, campaign: CampaignTable, seat: Seat): Own {
  const { ids, loyalty } = campaign.spare[seat];
  const sides = SIDES.map((side) => g.state.loyalty[slotOf(g, seat, side)].card);
  return { ids: [g.state.seats[seat].ids[0].card, ...ids], loyalty: [...sides, ...loyalty] };
}

function namesIn(g: Deduction, { ids, loyalty }: Own) {
  return { ids: ids.map((card) => g.face(card)), loyalty: loyalty.map((card) => g.face(card)) };
}

/** The wish that counts for this player now; undefined if these cards cannot meet it. */
function wishOf(g: Deduction, campaign: CampaignTable, seat: Seat): Wish | undefined {
  const { roles, conditions, victor, tries } = campaign;
  const demand = demandOn(g.face(roles[seat]), conditions[seat], victor);
  const wish = tries[seat] === ANY_CARDS ? {} : demand[Math.min(tries[seat], demand.length - 1)];
  return withinReach(g.box, wish, namesIn(g, ownCards(g, campaign, seat)));
}

/** Until everybody has chosen. */
export function* choose(g: Deduction): Rule<void> {
  const { campaign, starter } = g.state;
  if (!campaign) return;
  const order = clockwise(g.seats, starter);
  for (;;) {
    const waiting = order.filter((seat) => !campaign.chosen[seat]);
    if (waiting.length === 0) break;
    const chose = yield* chooseIds(g, campaign, waiting);
    const left = waiting.filter((seat) => !chose.has(seat));
    if (left.length === 0) g.disclose("campaign-found", {}, { rule: "CM-3.4" });
    else g.disclose("campaign-wait", { seats: left }, { rule: "CM-3.5" });
    yield* chooseLoyalty(g, campaign, chose);
    for (const seat of left) passOn(g, campaign, seat); // CM-3.5
  }
  const { box } = g.state;
  for (const { ids, loyalty } of [...campaign.spare, campaign.stacks]) {
    box.ids.push(...ids.splice(0)); // CM-3.13
    box.loyalty.push(...loyalty.splice(0));
  }
}

/** Which ID; whoever has none that fits can only wait. */
function* chooseIds(
  g: Deduction,
  campaign: CampaignTable,
  waiting: readonly Seat[],
): Rule<ReadonlyMap<Seat, Secret<IdName>>> {
  const answers = yield* askEach("campaign-id", waiting, (seat) => {
    const wish = wishOf(g, campaign, seat);
    if (!wish) return { options: [WAIT], rule: "CM-3.5" };
    const own = ownCards(g, campaign, seat);
    const fitting = new Set(pairsOf(g.box, wish, namesIn(g, own)).map(({ id }) => own.ids[id]));
    const options = [...fitting].map(
      (card): CampaignId => ({
        kind: "take-id",
        card,
        on: `card/${card}`,
        rule: "CM-3.4",
      }),
    );
    return { options, rule: "CM-3.4" };
  });
  const chose = new Map<Seat, Secret<IdName>>();
  for (const [seat, option] of answers) if (option.kind === "take-id") chose.set(seat, option.card);
  return chose;
}

/** Two loyalty cards that make the team together with that ID; then the cards lie there. */
function* chooseLoyalty(
  g: Deduction,
  campaign: CampaignTable,
  chose: ReadonlyMap<Seat, Secret<IdName>>,
): Rule<void> {
  const fitting = (seat: Seat) => {
    const own = ownCards(g, campaign, seat);
    const id = own.ids.indexOf(chose.get(seat) ?? -1);
    return pairsOf(g.box, wishOf(g, campaign, seat) ?? {}, namesIn(g, own))
      .filter((each) => each.id === id)
      .map(({ pair: [one, two] }) => [own.loyalty[one], own.loyalty[two]] as const);
  };
  const answers = yield* pickEach("campaign-loyalty", [...chose.keys()], (seat) => {
    const pairs = fitting(seat);
    const options = [...new Set(pairs.flat())].map((card) => ({
      kind: "take-loyalty" as const,
      card,
      on: `card/${card}`,
      rule: "CM-3.4",
    }));
    return {
      options,
      min: 2,
      max: 2,
      rule: "CM-3.4",
      check: (all) =>
        pairs.some((pair) => all.every(({ card }) => pair.includes(card))) ? undefined : "CM-3.4",
      safe: options.filter(({ card }) => pairs[0].includes(card)),
    };
  });
  for (const [seat, [left, right]] of answers) {
    const id = chose.get(seat);
    if (id !== undefined) layChosen(g, campaign, seat, id, [left.card, right.card]);
  }
}

function layChosen(
  g: Deduction,
  campaign: CampaignTable,
  seat: Seat,
  id: Secret<IdName>,
  pair: readonly [Secret<LoyaltyName>, Secret<LoyaltyName>],
): void {
  const own = ownCards(g, campaign, seat);
  g.state.seats[seat].ids[0].card = id;
  SIDES.forEach((side, i) => {
    g.state.loyalty[slotOf(g, seat, side)].card = pair[i];
  });
  campaign.spare[seat] = {
    ids: own.ids.filter((card) => card !== id),
    loyalty: own.loyalty.filter((card) => !pair.includes(card)),
  };
  campaign.masks[seat].card = id; // CM-3.7, CM-3.11
  campaign.chosen[seat] = true;
  g.tell("campaign-chose", { seat }, { rule: "CM-3.4" });
}

/**
 * CM-3.5: the unused cards of somebody who has chosen. If nobody has any left, the same happens for
 * everybody, whatever they were: twice a weaker wish counts, if there is one (CM-4.5, CM-4.6); then
 * cards are drawn from the stacks, and in the end any cards will do (CM-R4).
 */
function passOn(g: Deduction, campaign: CampaignTable, seat: Seat): void {
  const { spare, chosen, handedOn, stacks, tries } = campaign;
  const giver = clockwise(g.seats, seat).find((other) => chosen[other] && !handedOn[other]);
  if (giver === undefined) {
    const left = stacks.ids.length + stacks.loyalty.length;
    if (tries[seat] >= EASINGS && left > 0)
      drawSpare(g, campaign, seat); // CM-R4
    else if (tries[seat] >= EASINGS)
      tries[seat] = ANY_CARDS; // CM-R4
    else tries[seat]++; // CM-4.5, CM-4.6
    return;
  }
  handedOn[giver] = true;
  const { ids, loyalty } = spare[giver];
  spare[giver] = { ids: [], loyalty: [] };
  for (const card of ids) g.put(card, spare[seat].ids, seat); // CM-3.5
  for (const card of loyalty) g.put(card, spare[seat].loyalty, seat);
  g.tell("campaign-handed-on", { from: giver, seat }, { rule: "CM-3.5" });
}

/** CM-R4: single cards from the stacks, ID and loyalty in turn. */
function drawSpare(g: Deduction, { spare, stacks, drawn }: CampaignTable, seat: Seat): void {
  const own = spare[seat];
  const id = drawn[seat]++ % 2 === 0 ? stacks.ids.length > 0 : stacks.loyalty.length === 0;
  if (id)
    g.put(g.draw("spare id", stacks.ids), own.ids, seat); // CM-R4
  else g.put(g.draw("spare loyalty", stacks.loyalty), own.loyalty, seat);
  g.tell("campaign-drew", { seat }, { rule: "CM-R4" });
}
