/** What a bot gives to checks, and says about it. */
import type { Answer } from "@sprawl/engine";
import { bySuspicion, isExposed } from "./beliefs.js";
import { reserved } from "./cards.js";
import { worthOf } from "./effects.js";
import { whoGainsByFailing } from "./evidence.js";
import { type Asked, faceOf, handOf, holds, type Mind, valueIn, wantsFor } from "./mind.js";
import { boldness } from "./worth.js";

/** How much better it is for this faction that the check is met. */
export function wishOf(mind: Mind, event: string): number {
  const piece = mind.g.box.events[event];
  if (!piece) return 0;
  if (piece.type === "check") {
    return worthOf(mind, piece.success) - worthOf(mind, piece.failure);
  }
  if (piece.type !== "count") return 0;
  const last = piece.steps[piece.steps.length - 1];
  return worthOf(mind, last.effects) - worthOf(mind, piece.steps[0].effects);
}

/** Cards of a hand that count for this target, the most useful first. */
function helpful(mind: Mind, event: string, target: number): { card: number; by: number }[] {
  const piece = mind.g.box.events[event];
  const kept = reserved(mind);
  return handOf(mind)
    .filter((card) => !kept.includes(card))
    .map((card) => {
      const face = faceOf(mind, card) ?? "";
      if (piece?.type === "count") return { card, by: face === "grey" || face === "green" ? 1 : 0 };
      return { card, by: Math.sign(target) * valueIn(mind, card) };
    })
    .sort((a, b) => b.by - a.by);
}

export function contribute(mind: Mind, asked: Asked): Answer {
  const { s, me } = mind;
  const event = String(asked.args?.event ?? "");
  const target = Number(asked.args?.goal ?? 0);
  const most = Math.min(asked.max ?? 0, spareCards(mind));
  const keys = (cards: readonly number[]) =>
    asked.options.flatMap((option) =>
      "card" in option && cards.includes(option.card) ? [option.key] : [],
    );
  const wish = wishOf(mind, event);
  const piece = mind.g.box.events[event];
  const ranked = helpful(mind, event, target);
  const given = s.check?.contributions.find(({ seat }) => seat === me)?.count ?? 0;
  const noShow = piece?.type === "check" && piece.noShow === true;
  const low = () => {
    const cheap = ranked.filter(({ by }) => by >= 0).pop() ?? ranked[0];
    return cheap && most > 0 ? keys([cheap.card]) : [];
  };
  const seen = noShow || wantsFor(mind, "team-player");
  const idle = () => (seen && given === 0 ? low() : []);
  const spoiling = spoilers(mind, event);
  if (spoiling > 0) {
    if (given > 0) return [];
    const spoil = ranked.filter(({ by }) => by < 0).slice(-spoiling);
    return spoil.length > 0 ? keys(spoil.map(({ card }) => card)).slice(0, most) : idle();
  }
  if (wish < 0.4) return idle();
  if (piece?.type === "count") {
    return keys(ranked.filter(({ by }) => by > 0).map(({ card }) => card)).slice(
      0,
      Math.min(2, most),
    );
  }
  const share = fairShare(mind, Math.abs(target)) * (wish > 2 ? 2.6 : 1.85);
  const chosen: number[] = [];
  let sum = 0;
  const spare = ranked.filter(({ by }) => by > 0).reverse();
  while (sum < share && chosen.length < most && spare.length > 0) {
    const left = share - sum;
    const fit = spare.find(({ by }) => by >= left) ?? spare[spare.length - 1];
    spare.splice(spare.indexOf(fit), 1);
    chosen.push(fit.card);
    sum += fit.by;
  }
  if (given > 0 && wish < 1) return [];
  if (chosen.length === 0) return idle();
  return keys(chosen);
}

/**
 * How many cards against the target: what serves the own side by failing is spoiled, where it cannot
 * be traced: with at least two others, and never much. Who is exposed spoils everything.
 */
function spoilers(mind: Mind, event: string): number {
  const { s, me, faction } = mind;
  const piece = mind.g.box.events[event];
  if (piece?.type !== "check" || (faction !== "machine" && faction !== "legion")) return 0;
  if (isExposed(mind)) return 2;
  if (!whoGainsByFailing(piece.success, piece.failure).includes(faction)) return 0;
  if (faction === "legion" ? boldness(mind) < 0.3 : wishOf(mind, event) > -0.4) return 0;
  const others = s.check?.contributions.filter(({ seat, count }) => seat !== me && count > 0) ?? [];
  const enough = faction === "legion" && mind.view.seats > 4 ? 3 : 2;
  return others.length >= enough && mind.draw(3) > (isWatched(mind) ? 1 : 0) ? 1 : 0;
}

/** Among three everybody knows soon who spoils; and everybody suspects Legion where Threat rises. */
function isWatched({ view, faction }: Mind): boolean {
  return view.seats === 3 || faction === "legion";
}

/** For those who give against the target. */
const SABOTAGE = 3;

/** What others have laid down, as it may be worth; the rest, and some for sabotage, in equal parts. */
function fairShare({ s, me, view }: Mind, target: number): number {
  const given = s.check?.contributions ?? [];
  const before = given.reduce((sum, { seat, count }) => sum + (seat === me ? 0 : count), 0);
  const own = given.some(({ seat }) => seat === me);
  const still = own ? 1 : view.seats - given.length;
  return Math.max(1, target + SABOTAGE - before * 1.8) / Math.max(1, still);
}

/** Whoever must hold six cards at the end gives only what is beyond them. */
function spareCards(mind: Mind): number {
  const held = handOf(mind).length;
  if (!holds(mind, "well-connected")) return held;
  return Math.max(mind.s.level === 3 ? 0 : 1, held - 6);
}

/** How much was given is said as it was; which way it counts is nobody's business. */
export function statement({ s: { check } }: Mind): string {
  if (!check) return "silent";
  // What lies there and is nobody's yet was laid down just now.
  const count = check.contributions.reduce((left, given) => left - given.count, check.pool.length);
  return count >= 2 ? "a-lot" : count === 1 ? "a-little" : "silent";
}

/** Help a prisoner out, or keep somebody in. */
export function plea(mind: Mind, asked: Asked): Answer {
  const goal = Number(asked.args?.goal ?? 4);
  const prisoner = Number(asked.args?.seat ?? -1);
  const most = asked.max ?? 0;
  const ranked = handOf(mind)
    .map((card) => ({ card, by: Math.sign(goal) * valueIn(mind, card) }))
    .sort((a, b) => b.by - a.by);
  const own = prisoner === mind.me;
  const friend = own || bySuspicion(mind)[0] !== prisoner;
  const chosen = own
    ? ranked.filter(({ by }) => by > 0).slice(0, 3)
    : ranked.filter(({ by }) => (friend ? by === 1 || by === 2 : by < -2)).slice(0, 1);
  return asked.options
    .flatMap((option) =>
      "card" in option && chosen.some(({ card }) => card === option.card) ? [option.key] : [],
    )
    .slice(0, most);
}
