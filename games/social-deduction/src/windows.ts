/**
 * SD-15: the moments at which programs may be played. Every living seat that has programs answers
 * sealed, whatever they are; the first clockwise from the active player is served; then the same window
 * opens again, until all pass.
 *
 * `start` and `end` are the free windows of a turn, `interrupt` the one after an announcement; each
 * round of these is a step of its own (turn.ts). `hit` opens inside whatever deals damage.
 */
import type { Barred, Option, Plain, Rule, Seat } from "@sprawl/engine";
import type { Moment } from "./cards.js";
import { moments } from "./moments.js";
import { playProgram } from "./play-program.js";
import { isShot, offer, type WindowOption } from "./questions.js";
import { type Deduction, type Hit, NOBODY } from "./state.js";
import { isLiving, living } from "./table.js";

/** One round of a free or interrupt window; true if a program was played. */
export function* windowRound(g: Deduction, moment: Exclude<Moment, "hit">): Rule<boolean> {
  const asked = askedNow(g, moment);
  let served = false;
  yield* offer(
    moment,
    () => (served ? [] : asked),
    (seat) => offered(g, seat, moment),
    function* (seat, option) {
      served = true;
      yield* serve(g, seat, option); // SD-15.7, SD-R62
    },
  );
  return served;
}

/** SD-15.4: before HP are lost. It closes when there is nothing to lose any more. */
export function* hitWindow(g: Deduction, hit: Hit): Rule<void> {
  yield* offer(
    "hit",
    () => (hit.amount > 0 && isLiving(g, hit.victim) ? askedNow(g, "hit") : []),
    (seat) => ({
      ...offered(g, seat, "hit"),
      args: { target: hit.victim, amount: hit.amount },
    }),
    function* (seat, option) {
      yield* serve(g, seat, option); // SD-15.8
    },
  );
}

/**
 * Who is asked: everybody who might do something, as far as the whole table can tell. Who has no
 * program cannot play one, and everybody sees how many each has (SD-4.5).
 */
function askedNow(g: Deduction, moment: Moment): Seat[] {
  const { gate, justOut, seats, turn } = g.state;
  const all = moment === "hit" ? living(g) : [...living(g), ...justOut]; // SD-15.6, SD-15.13, SD-15.16
  const mightPlay = (seat: Seat) => !gate.silenced && seats[seat].programs.length > 0; // SD-R65
  const others = moments.listeners(g, "mightStepIn").length > 0;
  return all.filter((seat) => {
    if (moment === "start" && seat === turn.seat && playsAtAnnouncing(g)) return false; // SD-R66
    return mightPlay(seat) || (others && moments.some(g, "mightStepIn", seat, moment));
  });
}

/** Who announces: the active player or a leader, but a leader no additional action (Leader). */
export function announcerOf(g: Deduction): Seat {
  const { seat, led, extra } = g.state.turn;
  return led >= 0 && extra !== "taken" && isLiving(g, led) ? led : seat;
}

/** SD-R66: before anything was announced, who acts is asked once, for a program or for the action. */
export function playsAtAnnouncing(g: Deduction): boolean {
  const { seat, action, interrupted, extra, shotFollows } = g.state.turn;
  if (announcerOf(g) !== seat) return false;
  return action === undefined && !interrupted && extra !== "taken" && !shotFollows;
}

/** What the active player could play before the action is announced, and why not the rest. */
export function playableFirst(g: Deduction): Playable {
  const { seat } = g.state.turn;
  return playsAtAnnouncing(g) ? playable(g, seat, "start") : { options: [], barred: [] };
}

type Playable = { readonly options: WindowOption[]; readonly barred: Barred[] };

/** A program is played, or something else is done that a window allows. */
export function* serve(g: Deduction, seat: Seat, option: WindowOption): Rule<void> {
  if ("card" in option) yield* playProgram(g, seat, option);
  else yield* moments.instead(g, "stepIn", seat, option);
}

function offered(g: Deduction, seat: Seat, moment: Moment) {
  const { options, barred } = playable(g, seat, moment);
  const targets = aboutWhom(g, moment);
  const args = { seat: g.state.turn.seat, ...(moment === "interrupt" && announcedIn(g)) };
  return { options, barred, rule: RULES[moment], args, targets };
}

/** SD-5.6: what everybody has heard that a program may be played against. */
function announcedIn({ state }: Deduction): Record<string, Plain> {
  const { kind = "no-action", ...about } = state.turn.action ?? {};
  const named = Object.entries(about).filter(
    ([name, value]) =>
      ["target", "boss", "weapon"].includes(name) && !(Array.isArray(value) && value.length === 0),
  );
  return { deed: kind, ...Object.fromEntries(named) };
}

/** Whom the window is about: people may want to be asked only where it is about them. */
function aboutWhom(g: Deduction, moment: Moment): Seat[] {
  const { hit, turn } = g.state;
  if (moment === "hit") return hit ? [hit.victim] : [];
  if (moment !== "interrupt") return [turn.seat]; // before and after the own action
  const { action } = turn;
  if (isShot(action)) return action.target.slice();
  return action?.kind === "take-weapon" ? [action.target] : [NOBODY];
}

const RULES: Readonly<Record<Moment, string>> = {
  start: "SD-15.1",
  interrupt: "SD-15.2",
  end: "SD-15.3",
  hit: "SD-15.4",
};

/** What this player could play now, and why not the rest; from what it knows and nothing else. */
function playable(g: Deduction, seat: Seat, moment: Moment): Playable {
  const options: WindowOption[] = [];
  const barred: Barred[] = [];
  const seen = new Set<string>();
  for (const card of g.state.seats[seat].programs) {
    const id = g.face(card);
    if (seen.has(id)) continue;
    seen.add(id);
    const rule = whyNot(g, seat, id, moment);
    const about = { kind: id, card, on: `card/${card}` };
    const unplayed: Option = { kind: "program", program: id, card, on: about.on };
    if (rule) {
      barred.push({ option: unplayed, rule });
      continue;
    }
    const choices = g.box.programs[id].choices?.(g, seat, moment) ?? [{}];
    for (const choice of choices) options.push({ ...about, ...choice, rule: "SD-13.2" });
    if (choices.length === 0) barred.push({ option: unplayed, rule: "SD-13.24" });
  }
  options.push(...moments.collect(g, "waysToStepIn", seat, moment));
  return { options, barred };
}

/** The rule that forbids to play this program at this moment, whatever its targets. */
function whyNot(g: Deduction, seat: Seat, id: string, moment: Moment): string | undefined {
  const { timing, loyalty, hit, fromBeyond } = g.box.programs[id];
  if (loyalty) return "SD-14.3";
  if (timing === "none") return "SD-14.11";
  if (timing === "immediate") return "SD-13.6";
  if (g.state.gate.silenced) return "SD-22.1"; // Silence
  if (!isLiving(g, seat)) return fromBeyond ? undefined : "SD-15.16";
  if (moment === "hit") {
    if (!hit) return "SD-15.4";
    return timing === "any" ? undefined : "SD-15.6";
  }
  if (timing === "any") return undefined; // SD-13.3
  return g.state.turn.seat === seat ? undefined : "SD-13.4";
}
