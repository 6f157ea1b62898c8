/** Who sits where, as it is written on the command line. */

import { botOf, isBotName } from "@sprawl/bots";
import { type AnyGame, BadInput } from "@sprawl/engine";
import { checkSeats } from "@sprawl/engine/host";
import type { FilePlayer } from "../files.js";
import { listOf } from "../lay-out.js";

/**
 * `seats` is a number, or words: "you" for a person, else the name of a bot. `people` names the
 * persons, in their order. Whatever is not said is filled with one person and rule-of-thumb bots.
 */
export function playersFrom(
  game: Pick<AnyGame, "seats">,
  seats: readonly string[] | undefined,
  people: readonly string[] | undefined,
): FilePlayer[] {
  const words = wordsFor(game, seats, people);
  checkSeats(game, words.length);
  const persons = words.filter((word) => word === "you").length;
  if (people && people.length !== persons) {
    throw new BadInput("--people", `names ${people.length}, but ${persons} seats are for people`);
  }
  const named = (people ?? words.map((_, i) => personName(persons, i))).values();
  const players = words.map((word, seat): FilePlayer => {
    if (word === "you") return { name: named.next().value ?? "Player" };
    botOf(word, {}, "--seats");
    return { name: `${capital(word.split(":")[0])} ${seat + 1}`, bot: word };
  });
  const names = players.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new BadInput("--people", `two are called "${twice}"`);
  return players;
}

function wordsFor(
  game: Pick<AnyGame, "seats">,
  seats: readonly string[] | undefined,
  people: readonly string[] | undefined,
): readonly string[] {
  const [only] = seats ?? [];
  const counted = seats?.length === 1 && /^\d+$/.test(only);
  if (seats && !counted) return seats.map(checkWord);
  const persons = people?.length ?? 1;
  const count = counted ? Number(only) : Math.max(game.seats.min, persons);
  checkSeats(game, count);
  if (persons > count)
    throw new BadInput("--people", `${listOf(people ?? [])} do not fit ${count} seats`);
  return Array.from({ length: count }, (_, seat) => (seat < persons ? "you" : "instinct"));
}

function checkWord(word: string): string {
  if (word === "you" || isBotName(word)) return word;
  throw new BadInput(
    "--seats",
    `"${word}" is neither "you" nor a bot (random, instinct, search); people are named with --people`,
  );
}

function personName(persons: number, i: number): string {
  return persons === 1 ? "Player" : `Player ${i + 1}`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
