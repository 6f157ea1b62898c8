/**
 * SD-5: the turn, from top to bottom, in the order of SD-5.11. Each sentence of it is a step:
 *
 *     talk (once a round) -> turn -> window start -> announce -> window interrupt -> resolve
 *       -> window end -> limit -> pass
 *
 * A window step is one round of answers; after a program it comes again. Whatever eliminates the
 * active player leads to `pass` (SD-5.14).
 */
import type { Rule, Seat } from "@sprawl/engine";
import {
  actionsOf,
  barredActions,
  resolveAction,
  sameAction,
  shotsOnly,
  tellAction,
} from "./actions.js";
import type { Moment } from "./cards.js";
import { end } from "./ending.js";
import { bossDemands, bossInGap, playerHadTurn } from "./hell-gate/boss-turns.js";
import { applyLimit, noSpam } from "./limit.js";
import { moments } from "./moments.js";
import { ask, type Keep, type WindowOption } from "./questions.js";
import { type Deduction, NOBODY, type Turn } from "./state.js";
import { isLiving } from "./table.js";
import { isStatement, say, statementsOf } from "./talk.js";
import { weaponOf } from "./weapons.js";
import { announcerOf, playableFirst, serve, windowRound } from "./windows.js";

export function newTurn(seat: Seat): Turn {
  return {
    seat,
    armed: false,
    began: "",
    action: undefined,
    interrupted: false,
    over: false,
    jammed: [],
    spared: [],
    extra: "none",
    spoke: false,
    led: NOBODY,
    shotFollows: false,
    mirrors: [],
  };
}

/** SD-5.3: a player receives the ACTIVE PLAYER card. */
export function* turn(g: Deduction, seat: Seat): Rule<void> {
  const s = g.state;
  s.turn = newTurn(seat);
  const weapon = weaponOf(g, seat);
  s.turn.armed = weapon !== undefined; // SD-5.4, SD-5.17, SD-R41
  s.turn.began = weapon?.id ?? "";
  g.tell("turn-began", { seat, round: s.round }, { rule: "SD-5.3" });
  s.turn.led = s.seats[seat].ledBy;
  s.seats[seat].ledBy = NOBODY;
  playerHadTurn(g); // HG-3.12
  yield* bossDemands(g, seat); // SD-5.18, HG-6.3, HG-12.4, SD-R56
  yield* ownStartEffects(g, seat); // SD-5.18
  g.next("window", "start"); // SD-15.1
}

/** SD-5.18: the own effects, in an order of the player's choice. */
function* ownStartEffects(g: Deduction, seat: Seat): Rule<void> {
  const waiting = g.state.seats[seat].ids
    .filter(({ revealed }) => revealed)
    .map(({ card }) => g.box.ids[g.face(card)])
    .filter(({ turnStart }) => turnStart);
  while (waiting.length > 0 && !g.state.turn.over) {
    const options = waiting.map(({ id }) => ({
      kind: "effect" as const,
      name: id,
      rule: "SD-5.18",
    }));
    const first = options.length > 1 ? yield* ask(seat, "order", options) : options[0];
    const [id] = waiting.splice(
      options.findIndex((each) => each.name === first.name),
      1,
    );
    g.uses(id.id);
    if (id.turnStart) yield* id.turnStart(g, seat);
  }
}

type TurnMoment = Exclude<Moment, "hit">;

/** One round of a window (SD-15.6 to SD-15.9). */
export function* window(g: Deduction, moment: TurnMoment): Rule<void> {
  const { turn } = g.state;
  if (turn.over) return g.next("pass"); // SD-5.14
  const played = yield* windowRound(g, moment);
  if (played) {
    if (moment === "interrupt") turn.interrupted = true; // SD-15.10
    return g.next("window", moment); // SD-5.7, SD-15.8
  }
  g.state.justOut = []; // SD-15.16
  if (moment === "start") return g.next("announce");
  if (moment === "end") return afterAction(g);
  g.next(turn.interrupted ? "announce" : "resolve"); // SD-15.10, SD-R34
}

function afterAction(g: Deduction): void {
  const { turn } = g.state;
  if (turn.extra !== "granted") return g.next("limit");
  turn.extra = "taken";
  turn.shotFollows = false;
  turn.action = undefined;
  const weapon = weaponOf(g, turn.seat);
  turn.armed = weapon !== undefined && weapon.id === turn.began;
  g.next("announce");
}

/** The active player says which action is taken, or what becomes of it after an interruption. */
export function* announce(g: Deduction): Rule<void> {
  const { turn } = g.state;
  const { seat } = turn;
  const leader = announcerOf(g); // Leader
  const legal = turn.shotFollows ? shotsOnly(g) : actionsOf(g, leader !== seat);
  const before = turn.action;
  const kept = before && legal.find((action) => sameAction(before, action)); // SD-15.11, SD-15.17
  const keep: Keep[] = kept ? [{ kind: "keep", rule: "SD-15.10" }] : [];
  const others = kept ? legal.filter((action) => action !== kept) : legal;
  const words = turn.spoke || leader !== seat ? [] : statementsOf(g, seat); // SD-R63
  const actions = [...keep, ...others]; // SD-R44: the first is the safe answer
  const first = playableFirst(g); // SD-R66
  const chosen = yield* ask(leader, "announce", [...actions, ...first.options, ...words], {
    rule: before ? "SD-15.10" : "SD-5.6",
    barred: () => [...barredActions(g), ...first.barred],
    ...(leader !== seat && { args: { seat } }),
  });
  const isStep = (option: typeof chosen): option is WindowOption =>
    first.options.some((each) => each === option);
  if (isStep(chosen)) {
    yield* serve(g, seat, chosen);
    return g.next("window", "start"); // SD-15.8
  }
  if (isStatement(chosen)) {
    turn.spoke = true;
    say(g, seat, chosen);
    return g.next("announce");
  }
  const action = chosen.kind === "keep" ? kept : chosen;
  if (!action) return;
  tellAction(g, action);
  if (action.kind === "no-action" || action.kind === "hold-fire") return g.next("window", "end"); // SD-5.15
  g.next("window", "interrupt"); // SD-9.2, SD-15.2
}

/** Nothing of the action has happened until now (SD-15.12). */
export function* resolve(g: Deduction): Rule<void> {
  const { turn } = g.state;
  if (turn.action) yield* resolveAction(g, turn.action);
  if (yield* followedUp(g)) return g.next("window", "interrupt");
  g.next("window", "end"); // SD-15.3
}

/** Another action was announced right behind the one just resolved. */
function* followedUp(g: Deduction): Rule<boolean> {
  const { over, seat, action } = g.state.turn;
  if (over || !action) return false;
  return yield* moments.of(seat).instead(g, "afterAction", action);
}

/** SD-5.13, SD-R15: nothing can be played any more. */
export function* limit(g: Deduction): Rule<void> {
  const { seat } = g.state.turn;
  if (g.options.noSpam) yield* noSpam(g, seat); // SD-21.19, SD-R59
  yield* applyLimit(g, seat); // SD-13.15
  g.next("pass"); // SD-5.12
}

/** SD-5.1: the ACTIVE PLAYER card goes clockwise to the next living player. */
export function pass(g: Deduction, from?: Seat): void {
  const s = g.state;
  s.turn.action = undefined; // SD-5.12: the turn is over, also while an EX Boss acts
  if (from === undefined) moments.note(g, "turnEnded"); // HG-12.6
  let seat = from ?? (s.turn.seat + 1) % g.seats;
  let rounds = false;
  for (; ; seat = (seat + 1) % g.seats) {
    const boss = bossInGap(g, seat); // HG-3.2
    if (boss) {
      if (rounds && g.options.talk) g.next("talk");
      g.next("boss-turn", boss.number);
      return g.next("pass", seat); // HG-3.11, HG-R31
    }
    if (seat === s.starter) {
      endRound(g);
      rounds = true;
    }
    if (!isLiving(g, seat)) continue; // SD-5.2, SD-16.18
    if (s.seats[seat].skips === 0) break;
    s.seats[seat].skips--; // SD-R53
    g.tell("turn-skipped", { seat }, { rule: "SD-R53" });
    playerHadTurn(g); // HG-3.12
  }
  if (rounds && g.options.talk) g.next("talk");
  g.next("turn", seat);
}

const QUIET_ROUNDS = 12; // SD-R45

/** SD-R45: quiet tables come to an end. */
function endRound(g: Deduction): void {
  const s = g.state;
  s.quiet = s.stirred ? 0 : s.quiet + 1;
  s.stirred = false;
  if (s.quiet >= QUIET_ROUNDS) end(g, [], "quiet", "SD-R45");
  if (s.round >= g.options.lastRound) end(g, [], "too-long", "SD-R45");
  s.round++;
  g.tell("round-began", { round: s.round, quiet: s.quiet }, { rule: "SD-R45" });
}
