/** Expectations about what is asked, offered and barred. */
import type { RuleId } from "@sprawl/engine";
import { waitingFor } from "@sprawl/engine/host";
import { isGroup, type OpenMatch, questionsOf } from "@sprawl/engine/search";
import { barsOf, isOption, type Open, optionsOf, sayWanted, sentenceOf } from "../offers.js";
import { seatName } from "../say.js";
import type { AskedTests, Wanted } from "../scenario.js";

export function checkOffered(open: Open, wanted: Wanted, count?: number): string | undefined {
  const found = optionsOf(open).filter((option) => isOption(open, option, wanted));
  return countIs(found.length, count, () => {
    const bar = barsOf(open).find(({ option }) => isOption(open, option, wanted));
    return bar ? `it is barred by ${bar.rule}` : "it is not offered";
  });
}

function countIs(found: number, count: number | undefined, none: () => string): string | undefined {
  if (count !== undefined) return found === count ? undefined : `there are ${found}`;
  return found > 0 ? undefined : none();
}

export function checkNotOffered(open: Open, wanted: Wanted): string | undefined {
  const found = optionsOf(open).find((option) => isOption(open, option, wanted));
  return found && `"${sentenceOf(open, found)}" is offered`;
}

/** Everything offered is on the list, and everything on the list is offered. */
export function checkExactly(open: Open, list: readonly Wanted[]): string | undefined {
  const options = optionsOf(open);
  const extra = options.filter((option) => !list.some((wanted) => isOption(open, option, wanted)));
  const absent = list.filter((wanted) => !options.some((option) => isOption(open, option, wanted)));
  const problems = [
    ...extra.map((option) => `"${sentenceOf(open, option)}" is offered too`),
    ...absent.map((wanted) => `${sayWanted(wanted)} is not offered`),
  ];
  return problems.length === 0 ? undefined : problems.join("; ");
}

type BarredTests = { readonly barred: Wanted; readonly rule?: RuleId; readonly count?: number };

export function checkBarred(open: Open, { barred, rule, count }: BarredTests): string | undefined {
  const found = barsOf(open).filter(({ option }) => isOption(open, option, barred));
  const fitting = found.filter((bar) => rule === undefined || bar.rule === rule);
  return countIs(fitting.length, count, () => {
    if (found.length > 0) return `it is barred by ${found.map((bar) => bar.rule).join(", ")}`;
    const offered = optionsOf(open).some((option) => isOption(open, option, barred));
    return offered ? "it is offered" : "it is not listed as barred";
  });
}

export function checkAsked(match: OpenMatch, tests: AskedTests): string | undefined {
  const { pending } = match;
  if (!pending) return "the match is over: nobody is asked";
  const waiting = waitingFor(match);
  const [question] = questionsOf(pending).filter(({ seat }) => seat === (tests.seat ?? waiting[0]));
  const { form, kind } = pending;
  const asked = `${waiting.map(seatName).join(", ")}: "${kind}", ${form}`;
  const seats =
    tests.seats ?? (tests.seat === undefined || isGroup(pending) ? undefined : [tests.seat]);
  if (tests.seat !== undefined && !waiting.includes(tests.seat)) return `asked are ${asked}`;
  if (seats && !sameSeats(seats, waiting)) return `asked are ${asked}`;
  if (tests.kind !== undefined && tests.kind !== kind) return `asked are ${asked}`;
  if (tests.form !== undefined && tests.form !== form && tests.form !== question.form) {
    return `asked are ${asked}`;
  }
  if (tests.rule !== undefined && tests.rule !== question.rule) {
    return `it is asked by ${question.rule ?? "no rule"}`;
  }
  return checkBounds(question, tests);
}

function sameSeats(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((seat) => b.includes(seat));
}

function checkBounds(
  question: ReturnType<typeof questionsOf>[number],
  { min, max }: AskedTests,
): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (question.form === "choose") return "one option is asked for: there are no bounds";
  const fits =
    (min === undefined || min === question.min) && (max === undefined || max === question.max);
  return fits ? undefined : `the bounds are ${question.min} to ${question.max}`;
}
