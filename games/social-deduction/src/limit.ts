/** SD-13.15 to SD-13.20, SD-14: the program limit at the end of a turn. */
import type { Barred, Pass, Rule, Seat, Secret } from "@sprawl/engine";
import { putUnder } from "./pile.js";
import { ask, type Discard, type Payment, pick } from "./questions.js";
import { setupOf } from "./setups/index.js";
import { activePermanents, standing } from "./standing.js";
import type { Deduction, Permanent, ProgramName, Reading } from "./state.js";
import { isLarge } from "./table.js";

type Card = Secret<ProgramName>;

/** What a player may keep at all. */
const LIMIT = 2; // SD-13.15

/**
 * SD-13.27, SD-R58: how many programs this player may keep. `known` leaves out what only the owner
 * sees.
 */
export function programLimit(g: Reading, seat: Seat, known = false): number {
  const large = isLarge(g);
  const own = standing(g, seat, "limit");
  const base = setupOf(g).limit ?? LIMIT; // HG-15.28
  let limit = large ? (own?.large ?? 1) : (own?.normal ?? base); // SD-13.15, SD-20.8
  for (const { card, revealed } of g.state.seats[seat].ids) {
    if (revealed || !known) limit += g.box.ids[g.face(card)].limitBonus ?? 0;
  }
  let less = 0;
  for (const { owner, permanent, card } of activePermanents(g)) {
    if (owner === seat) limit += card.limitBonus ?? 0;
    if (permanent.target === seat) less += card.targetLimit ?? 0;
  }
  return Math.max(0, limit - less); // SD-13.27
}

/** SD-14.7, SD-20.9: most loyalty programs a player may keep. */
function loyaltyCap(g: Deduction): number {
  return isLarge(g) ? 1 : 2;
}

function isLoyalty(g: Reading, card: Card): boolean {
  return g.box.programs[g.face(card)].loyalty !== undefined;
}

/** SD-14.6: loyalty programs and Spam; what the weapons in the middle made useless is Spam too. */
export function isProtected(g: Reading, card: Card): boolean {
  if (setupOf(g).anyDiscard) return false; // HG-15.4
  const program = g.box.programs[g.face(card)];
  if (program.loyalty || program.protected) return true;
  return isSpam(g, program.unlocks); // SD-20.10, SD-20.11
}

/** SD-20.10, SD-20.11: a program that unlocks what lies in the middle works as Spam. */
export function isSpam(g: Reading, kind: string | undefined): boolean {
  return g.state.weapons.some((weapon) => weapon.kind === kind && weapon.home === "middle");
}

/** SD-21.6: before the limit one of several loyalty programs may be thrown away. */
export function* noSpam(g: Deduction, seat: Seat): Rule<void> {
  const { programs: hand } = g.state.seats[seat];
  if (hand.length < 2) return;
  const loyalty = hand.filter((card) => isLoyalty(g, card));
  const options: Discard[] = loyalty.length < 2 ? [] : discards(loyalty, "SD-21.6"); // SD-21.7
  const keep: Pass = { kind: "pass", rule: "SD-21.6" };
  const chosen = yield* ask(seat, "no-spam", [...options, keep], { rule: "SD-21.6" });
  if (chosen.kind === "pass") keepAll(g, seat);
  else giveUpOrDiscard(g, seat, [chosen]);
}

function discards(cards: readonly Card[], rule: string): Discard[] {
  return cards.map((card) => ({ kind: "discard", card, on: `card/${card}`, rule }));
}

/** Programs leave a hand for the bottom of the pile, face down (SD-13.8). */
function discardFrom(g: Deduction, seat: Seat, cards: readonly Card[]): void {
  g.disclose("discarded", { seat, count: cards.length }, { rule: "SD-13.8" });
  for (const card of cards) {
    g.take(g.state.seats[seat].programs, card);
    putUnder(g, card); // SD-13.8
  }
}

/** Who was asked and discards nothing has shown that. */
export function keepAll(g: Deduction, seat: Seat): void {
  g.disclose("kept-programs", { seat, count: 0 }, { rule: "SD-13.8" });
}

/** Permanent programs that count towards the limit (SD-13.17). */
function countedPermanents(g: Reading, seat: Seat): Permanent[] {
  return g.state.seats[seat].permanents.filter(({ program }) => !g.box.programs[program].free); // SD-13.17
}

/** How many programs of this player count towards the limit: everybody can see it (SD-4.5). */
export function countedPrograms(g: Reading, seat: Seat): number {
  return g.state.seats[seat].programs.length + countedPermanents(g, seat).length; // SD-13.16, SD-14.5
}

/** HG-14.6: programs that could be paid for something, as they could be discarded at the limit. */
export function discardOptions(g: Deduction, seat: Seat): Payment[] {
  const open = g.state.seats[seat].programs.filter((card) => !isProtected(g, card));
  return [...discards(open, "HG-14.6"), ...countedPermanents(g, seat).map(giveUpOption)]; // SD-13.30
}

function giveUpOption({ card, program }: Permanent): Payment {
  return { kind: "give-up", program, card, on: `card/${card}`, rule: "SD-13.19" };
}

/** What was chosen goes under the pile. */
export function giveUpOrDiscard(g: Deduction, seat: Seat, chosen: readonly Payment[]): void {
  const hidden = chosen.filter(({ kind }) => kind === "discard").map(({ card }) => card);
  if (hidden.length > 0) discardFrom(g, seat, hidden);
  for (const { kind, card } of chosen) if (kind === "give-up") giveUp(g, seat, card);
}

/** The limit is applied: the last thing in a turn (SD-5.13). */
export function* applyLimit(g: Deduction, seat: Seat): Rule<void> {
  const own = g.state.seats[seat];
  const counted = countedPermanents(g, seat);
  const total = countedPrograms(g, seat);
  // Asked for whenever it could be needed as far as the table can see: the rest is secret.
  if (total <= programLimit(g, seat, true) && own.programs.length <= loyaltyCap(g)) return;
  const loyalty = own.programs.filter((card) => isLoyalty(g, card)).length;
  const loyaltyOver = Math.max(0, loyalty - loyaltyCap(g)); // SD-14.7
  const over = Math.max(0, total - loyaltyOver - programLimit(g, seat)); // SD-13.18
  const open = own.programs.filter((card) => !isProtected(g, card));
  const free = open.length + counted.length;
  const wanted = Math.min(over, free);
  const options = [...discards(own.programs, "SD-13.18"), ...counted.map(giveUpOption)]; // SD-13.19, SD-14.8
  const many = loyaltyOver + over;
  const isFree = (option: Payment) => option.kind === "give-up" || open.includes(option.card);
  const needed = (option: Payment) => !isFree(option) && many === wanted; // SD-14.6, SD-R17
  const barred: Barred[] = options.filter(needed).map((option) => ({ option, rule: "SD-14.6" }));
  const chosen = yield* pick(
    seat,
    "limit",
    options.filter((each) => !needed(each)),
    {
      min: many,
      max: many,
      rule: "SD-13.18",
      args: many > 0 ? { count: many } : {},
      barred,
      check: (picked) => {
        const gone = picked.filter((each) => each.kind === "discard" && isLoyalty(g, each.card));
        if (gone.length < loyaltyOver) return "SD-14.7"; // SD-14.7
        return picked.filter(isFree).length === wanted ? undefined : "SD-14.6"; // SD-14.6
      },
      safe: safePicks(g, options, isFree, wanted, many),
    },
  );
  if (!chosen.some(({ kind }) => kind === "discard")) keepAll(g, seat);
  giveUpOrDiscard(g, seat, chosen);
}

/** The first that will do: loyalty programs where they must go. */
function safePicks(
  g: Deduction,
  options: readonly Payment[],
  isFree: (option: Payment) => boolean,
  wanted: number,
  many: number,
): Payment[] {
  const picked = options.filter(isFree).slice(0, wanted);
  const rest = options.filter((option) => !isFree(option));
  const loyalty = rest.filter(({ card }) => isLoyalty(g, card));
  const others = rest.filter((option) => !loyalty.includes(option));
  return [...picked, ...[...loyalty, ...others].slice(0, many - wanted)];
}

/** SD-13.19, SD-R13: a revealed permanent program is given up; its effect ends. */
export function giveUp(g: Deduction, seat: Seat, card: Card): void {
  const own = g.state.seats[seat];
  const index = own.permanents.findIndex((permanent) => permanent.card === card);
  if (index < 0) return;
  own.permanents.splice(index, 1);
  g.tell("gave-up", { seat }, { cards: [card], rule: "SD-13.19" });
  putUnder(g, card); // SD-13.8
}
