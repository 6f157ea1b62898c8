/**
 * What a rule holds in its hand, by custom called `g`: the state, the steps still to run, chance,
 * secrets and the telling of events. Rules change state through it and nothing else.
 */
import { canonical } from "./canonical.js";
import type { Chance } from "./chance.js";
import { assert, fault } from "./errors.js";
import type { Hearers } from "./moments.js";
import {
  type Audience,
  addSecrets,
  audienceBits,
  everybody,
  exchange,
  forgetAll,
  forgetWhere,
  forgetWhich,
  reveal,
  type Secret,
  type Secrets,
} from "./secrets.js";
import type { StepCall, StoredEvent, Telling, Trace } from "./told.js";
import type { Plain, Result, Seat } from "./words.js";

/** Thrown to get out of nested rules; caught by the engine at the scope of that name. */
export class Leave {
  constructor(readonly scope: string) {}
}

/** Why the answer just given can no longer be taken back. */
export type Barrier = "" | "chance" | "shown";

/** What a definition brings in its box. */
type Contents<B> = {
  readonly box?: B | undefined;
  readonly listened?: Hearers | undefined;
};

const NOTHING_HEARD: ReadonlyMap<string, never> = new Map<string, never>();

const NOTHING: Readonly<Record<string, Plain>> = Object.freeze({});

/** How often rules may call upon `g` between two answers. */
const MOST_EFFORT = 2_000_000;

export class Play<S = unknown, O = unknown, B = unknown> {
  /** The position, as plain data. Whatever is in it is public; secrets are in it as handles. */
  state: S;
  readonly seats: number;
  readonly options: O;
  /** The game's definition, as far as rules look into it. */
  readonly #game: Contents<B>;
  readonly steps: StepCall[];
  readonly secrets: Secrets;
  chance: Chance;
  result: Result | undefined;
  /** What a campaign has brought along. */
  carried: Plain;

  /** Without events and their cost: for playouts. */
  quiet = false;
  news: StoredEvent[] = [];
  barrier: Barrier = "";
  trace: Trace | undefined;
  /** Content used so far, when somebody keeps count. */
  used: Set<string> | undefined;
  /** Number of answers given so far. */
  answers = 0;
  /** The step that is running. */
  step = "";
  /** How often rules have called upon this since the last answer: who never ends is stopped. */
  effort = 0;
  /** Where steps scheduled by the running step go: below what it has scheduled, above the rest. */
  mark = 0;

  constructor(
    game: Contents<B>,
    state: S,
    seats: number,
    options: O,
    steps: StepCall[],
    secrets: Secrets,
    chance: Chance,
  ) {
    this.#game = game;
    this.state = state;
    this.seats = seats;
    this.options = options;
    this.steps = steps;
    this.secrets = secrets;
    this.chance = chance;
  }

  /** The content of the game, by kind and id. */
  get box(): B {
    return this.#game.box as B;
  }

  /** The moments some piece of it listens to, and which pieces do. */
  get listened(): Hearers {
    return this.#game.listened ?? NOTHING_HEARD;
  }

  // --- what comes next -------------------------------------------------------------------------

  /** Run this step after the ones scheduled before it, and before everything that was waiting. */
  next(step: string, arg?: Plain): void {
    if (++this.effort > MOST_EFFORT) this.#stop();
    this.#schedule(arg === undefined ? { step } : { step, arg });
  }

  /** The steps scheduled inside make one scope, which `leave(scope)` drops as a whole. */
  within(scope: string, schedule: () => void): void {
    schedule();
    this.#schedule({ scope });
  }

  #schedule(call: StepCall): void {
    if (this.steps.length === this.mark) this.steps.push(call);
    else this.steps.splice(this.mark, 0, call);
  }

  /** Get out of all rules nested inside this scope. */
  leave(scope: string): never {
    throw new Leave(scope);
  }

  /** The match is over. Nothing after this call happens. */
  end(result: Result): never {
    this.result = result;
    throw new Leave("match");
  }

  /** This is the last step: when it has run to its end the match is over, whatever was to come. */
  conclude(result: Result): void {
    this.result = result;
  }

  // --- chance ----------------------------------------------------------------------------------

  /** Roll a die: 1 to `sides`. */
  roll(name: string, sides: number): number {
    return this.below(name, sides, 1);
  }

  /** A whole number from `first` on, `n` of them. */
  below(name: string, n: number, first = 0): number {
    if (++this.effort > MOST_EFFORT) this.#stop();
    if (n <= 0) fault(`chance "${name}" was asked for one of nothing`);
    this.barrier = "chance";
    if (this.chance.script) {
      const value = this.chance.scripted(name);
      if (value !== undefined) {
        const number = Number(value);
        assert(
          Number.isInteger(number) && number >= first && number < first + n,
          `scripted chance "${name}" must be a whole number from ${first} to ${first + n - 1}`,
        );
        return number;
      }
    }
    return first + this.chance.below(name, n);
  }

  /** Put open things in a random order, in place. */
  order<T>(name: string, things: T[]): void {
    for (let i = things.length - 1; i > 0; i--) {
      const j = this.below(name, i + 1);
      const thing = things[i];
      things[i] = things[j];
      things[j] = thing;
    }
  }

  /** Shuffle a hidden pile: from now on nobody knows what lies where in it. */
  shuffle(name: string, pile: readonly Secret[]): void {
    if (++this.effort > MOST_EFFORT) this.#stop();
    this.barrier = "chance";
    for (let i = pile.length - 1; i > 0; i--) {
      exchange(this.secrets, pile[i], pile[this.chance.below(name, i + 1)]);
    }
    forgetAll(this.secrets, pile, everybody(this.seats));
    this.trace?.mingled?.(this as Play, pile, 0);
  }

  /** Take the top (last) thing off a pile. A scenario may say which face it has. */
  draw<T extends Plain>(name: string, pile: Secret<T>[]): Secret<T> {
    if (pile.length === 0) fault(`a draw of "${name}" from an empty pile`);
    this.barrier = "chance";
    if (this.chance.script) {
      const wanted = this.chance.scripted(name);
      if (wanted !== undefined) this.#bringUp(name, pile, wanted);
    }
    const card = pile.pop() as Secret<T>;
    this.trace?.dealt?.(this as Play, card);
    return card;
  }

  #bringUp(name: string, pile: readonly Secret[], wanted: Plain): void {
    const top = pile.length - 1;
    for (let i = top; i >= 0; i--) {
      if (isFace(this.face(pile[i]), wanted)) return exchange(this.secrets, pile[i], pile[top]);
    }
    assert(false, `scripted chance "${name}": no ${canonical(wanted)} is left in that pile`);
  }

  /** Take one thing out of a hidden pile at random. */
  drawAny<T extends Plain>(name: string, pile: Secret<T>[]): Secret<T> {
    const card = pile[this.below(name, pile.length)];
    this.trace?.dealt?.(this as Play, card);
    this.take(pile, card);
    return card;
  }

  // --- secrets ---------------------------------------------------------------------------------

  /** Bring hidden things of one back into the game. Only `to` knows their faces. */
  hide<T extends Plain>(pool: string, faces: readonly T[], to: Audience = []): Secret<T>[] {
    const first = this.secrets.face.length;
    const bits = audienceBits(to, this.seats);
    const { trace } = this;
    if (!trace) return addSecrets(this.secrets, pool, faces, bits);
    const others = faces.map((face, i) => trace.faces.get(first + i) ?? face);
    const handles = addSecrets(this.secrets, pool, others, bits);
    if (bits !== 0) {
      for (let i = 0; i < faces.length; i++) this.#traceShown(first + i, bits);
      for (const handle of handles) trace.turned?.(this as Play, handle, bits);
    }
    trace.made?.(pool, handles, faces);
    return handles;
  }

  /** Rules that call for ever are stopped: whatever they can call counts what they do. */
  #stop(): never {
    const where = this.step === "" ? "setup" : `step "${this.step}"`;
    return fault(
      `${where} does not come to an end: it has done ${MOST_EFFORT} things without asking`,
    );
  }

  /** The face of a hidden thing, for the rules. Whoever tells of it must `show` or `disclose`. */
  face<T extends Plain>(card: Secret<T>): T {
    if (++this.effort > MOST_EFFORT) this.#stop();
    return this.secrets.face[this.secrets.at[card]] as T;
  }

  /** Does this seat know the face? */
  sees(seat: Seat, card: Secret): boolean {
    if (++this.effort > MOST_EFFORT) this.#stop();
    return (this.secrets.seen[this.secrets.at[card]] & (1 << seat)) !== 0;
  }

  /** Turn a hidden thing towards some seats, or towards all. */
  show(card: Secret, to: Audience): void {
    if (++this.effort > MOST_EFFORT) this.#stop();
    const bits = audienceBits(to, this.seats);
    if (bits !== everybody(this.seats)) this.trace?.dealt?.(this as Play, card);
    this.trace?.turned?.(this as Play, card, bits);
    if (reveal(this.secrets, card, bits)) this.barrier = "shown";
    if (this.trace) this.#traceShown(this.secrets.at[card], bits);
  }

  #traceShown(thing: number, bits: number): void {
    this.trace?.shown.set(thing, (this.trace.shown.get(thing) ?? 0) | bits);
  }

  /**
   * Put a thing into a hidden pile of which only `to` can tell the things apart: a hand. Nobody
   * else can follow its handle from here on.
   */
  put<T extends Plain>(card: Secret<T>, pile: Secret<T>[], to: Audience): void {
    if (++this.effort > MOST_EFFORT) this.#stop();
    this.trace?.dealt?.(this as Play, card);
    pile.push(card);
    const other = pile[this.chance.below("handles", pile.length)];
    if (other !== card) exchange(this.secrets, card, other);
    const bits = audienceBits(to, this.seats);
    if (bits !== 0) this.show(other, to);
    forgetWhich(this.secrets, pile, bits, everybody(this.seats));
    this.trace?.mingled?.(this as Play, pile, bits);
  }

  /** Turn a thing face down where it lies: whoever saw it remembers it, but nobody sees it now. */
  cover(card: Secret): void {
    forgetWhich(this.secrets, [card], 0, everybody(this.seats));
  }

  /** Take a certain thing out of a hidden pile: whoever cannot see it does not know which it is. */
  take<T extends Plain>(pile: Secret<T>[], card: Secret<T>): void {
    const index = pile.indexOf(card);
    if (index < 0) fault(`hidden thing ${card} is not in that pile`);
    removeAt(pile, index);
    forgetWhere(this.secrets, pile, card);
  }

  /** Mix things that lie face down, so that nobody knows whose is which. */
  mix(name: string, pile: readonly Secret[]): void {
    this.shuffle(name, pile);
  }

  /** Tell a fact that rules compute from secrets: a total, a winner, "not yet". */
  disclose(fact: string, args: Readonly<Record<string, Plain>>, telling: Telling = {}): void {
    this.barrier = "shown";
    const { only = "all" } = telling;
    this.trace?.disclosures.push({
      fact: `${fact} ${canonical(args)} ${canonical(only)}`,
      to: audienceBits(only, this.seats),
    });
    this.tell(fact, args, telling);
  }

  /** A piece of content does what it is for; the laws see to it that all of it is used. */
  uses(content: string): void {
    this.used?.add(content);
  }

  // --- events ----------------------------------------------------------------------------------

  /**
   * Say what just happened. An argument named `page` is something to read that nobody has read
   * before: whoever tells of it tells something new, and what led to it cannot be taken back.
   */
  tell(type: string, args: Readonly<Record<string, Plain>> = NOTHING, telling?: Telling): void {
    if (++this.effort > MOST_EFFORT) this.#stop();
    if (this.quiet) return;
    if (args.page !== undefined || telling?.others?.[1]?.page !== undefined) this.barrier = "shown";
    if (!telling) {
      this.#report({ type, at: this.answers, args, to: everybody(this.seats) });
      return;
    }
    const { rule, cards, only = "all", others } = telling;
    const { at, face, seen } = this.secrets;
    const to = audienceBits(only, this.seats);
    if (cards)
      this.trace?.spoken?.(
        type,
        to,
        cards.map((card) => at[card]),
      );
    this.#report({
      type,
      at: this.answers,
      args,
      rule,
      cards: cards?.slice(), // The list may be a hand or a pile, which goes on changing.
      faces: cards && under(at, face, cards),
      seen: cards && under(at, seen, cards),
      to,
      twin: others && { type: others[0], args: others[1] ?? NOTHING },
    });
  }

  /** Most answers lead to one event: its list is made with it, and no longer than it. */
  #report(event: StoredEvent): void {
    if (this.news.length === 0) this.news = [event];
    else this.news.push(event);
  }
}

/** What a column says of the things under these handles; most often it is one. */
function under<T>(at: readonly number[], column: readonly T[], handles: readonly Secret[]): T[] {
  if (handles.length === 1) return [column[at[handles[0]]]];
  return handles.map((handle) => column[at[handle]]);
}

/** Without the list of what was removed that `splice` would make. */
function removeAt(pile: Secret[], index: number): void {
  for (let i = index + 1; i < pile.length; i++) pile[i - 1] = pile[i];
  pile.pop();
}

/** A scenario names a face by itself, or by its `id`. */
function isFace(face: Plain, wanted: Plain): boolean {
  if (canonical(face) === canonical(wanted)) return true;
  return typeof face === "object" && !Array.isArray(face) && "id" in face && face.id === wanted;
}
