/** TB content: whole games at every number of players use every piece, but for the few named here. */
import { type Answer, type Draw, drawFrom, type QuestionView } from "@sprawl/engine";
import { answer, namedSeed, view, waitingFor } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { theBeginning } from "@sprawl/the-beginning";
import { entry } from "@sprawl/the-beginning/entry";
import { expect, test } from "vitest";

/** What so many games cannot be expected to reach, and why; tests of their own prove these. */
const RARE: readonly string[] = [
  // Second tasks of skill columns: motions carried, many cards discarded at once, and the like.
  ...["jayden-rigging-2", "feykah-implants-2", "nova-implants-2", "havoc-rigging-2"],
  ...["dryden-hacking-2", "dryden-security-2", "dee-coy-hacking-2", "dee-coy-implants-2"],
  ...["dee-coy-security-2", "dee-coy-rigging-2"],
  // EX Events: Riot is seldom red.
  ...["grid-failure", "dragnet", "coup", "system-shock", "outbreak"],
  // Recon and Interrogation cards: few are drawn, and one of many each time.
  ...["sector-sweep", "packet-sniffer", "pickpocket-lens"],
  ...["bright-lamp", "confiscated-gear", "double-game"],
];

const MOST = 60;

/** Mostly by rule of thumb, now and then anything that is legal. */
function some(question: QuestionView, sensible: () => Answer, draw: Draw, wild: boolean): Answer {
  const { form, options, min = 0, max = options.length, safe } = question;
  if (!wild && draw(4) > 0) return sensible();
  if (form === "choose") return options[draw(options.length)].key;
  if (form !== "pick") return safe;
  const left = options.map(({ key }) => key);
  const count = min + draw(Math.min(max, left.length) - min + 1);
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0]);
}

function playThrough(i: number, used: Set<string>): void {
  const options = { characters: "random", firstGame: i % 3 === 0 };
  const seed = namedSeed(`used${i}`);
  const match = createMatch(theBeginning, { seats: 3 + (i % 4), options, seed, used });
  const draw = drawFrom(`u${i}`);
  for (let [seat] = waitingFor(match); seat !== undefined; [seat] = waitingFor(match)) {
    const seen = view(match, seat);
    const { question } = seen;
    if (!question) throw new Error(`seat ${seat} is waited for and not asked`);
    const sensible = () => entry.instinct?.(seen, question, draw).answer ?? question.safe;
    try {
      answer(match, seat, some(question, sensible, draw, i % 2 === 1));
    } catch {
      // Some sets of cards are not legal together.
      answer(match, seat, question.safe);
    }
  }
}

test("every piece of content is used in whole games, but for the rare ones", {
  timeout: 240_000,
}, () => {
  const used = new Set<string>();
  const all = theBeginning.content ?? [];
  const left = () => all.filter((id) => !used.has(id) && !RARE.includes(id));
  for (let i = 0; i < MOST && left().length > 0; i++) playThrough(i, used);
  expect(left()).toEqual([]);
  expect(all).toEqual(expect.arrayContaining([...RARE]));
  expect(all.length).toBeGreaterThan(230);
});
