/** TB content: whole games at every number of players use every piece there is. */
import {
  type Answer,
  type Draw,
  drawFrom,
  type OptionView,
  type QuestionView,
  type Seat,
  type View,
} from "@sprawl/engine";
import { answer, namedSeed, view, waitingFor } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { box, type State, theBeginning } from "@sprawl/the-beginning";
import { entry } from "@sprawl/the-beginning/entry";
import { expect, test } from "vitest";

/** Far more games than it takes. */
const MOST = 150;

/** What leads to pieces that are seldom seen: Riot in the red, prisoners, Recon cards, Boosts. */
const CURIOUS: readonly string[] = [
  ...["recon", "interrogation", "confess", "place", "boost", "monolith", "censure", "for"],
  ...["city-riot", "city-chance", "column"],
];

const BUYING: readonly string[] = ["buy-weapon", "buy-program"];
/** Cards in a hand, of which six may be of one colour. */
const MANY = 8;

type Playing = { readonly draw: Draw; readonly used: Set<string> };

/** One of the most curious options; of Riot's two ways the one that leads on, of pieces a new one. */
function curious(
  { form, kind, options, max, safe }: QuestionView,
  { state, faces }: View<State>,
  seat: Seat,
  { draw, used }: Playing,
): Answer | undefined {
  if (kind === "riot-sign") return state.bars.riot < 0 ? "negative" : "positive";
  if (form === "amount") return max;
  // TB-R40: who pays with all of a colour discards many at once; so whoever holds many buys something.
  const bought = options.find((option) => BUYING.includes(option.kind));
  if (bought && state.seats[seat].hand.length >= MANY) return bought.key;
  const colour = ({ card }: OptionView) => box.influence[String(faces[Number(card)])]?.colour;
  const paid = options.find(
    ({ key }) => kind === "pay" && Array.isArray(safe) && safe.includes(key),
  );
  if (paid) return options.filter((each) => colour(each) === colour(paid)).map(({ key }) => key);
  const { character, tree } = state.seats[seat];
  const pieceOf = ({ card, column }: OptionView) =>
    typeof column === "number"
      ? box.characters[character].tree[column].at(tree[column].level)?.id
      : faces[Number(card)];
  const wish = CURIOUS.find((each) => options.some((option) => option.kind === each));
  const wished = options.filter((option) => option.kind === wish);
  const fresh = wished.filter((option) => !used.has(String(pieceOf(option))));
  const all = fresh.length > 0 ? fresh : wished;
  return all.length > 0 ? all[draw(all.length)].key : undefined;
}

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

/** Everybody has the first Boosts already, and both Scanners. */
function makeVeterans({ seats, figures }: State): void {
  for (const { tree } of seats) for (const column of tree) column.level ||= 1;
  for (const figure of figures) figure.scanners = [true, true];
}

function playThrough(i: number, used: Set<string>): void {
  const options = { characters: "random", firstGame: i % 3 === 0 };
  const seed = namedSeed(`used${i}`);
  const match = createMatch(theBeginning, { seats: 3 + (i % 4), options, seed, used });
  const draw = drawFrom(`u${i}`);
  const isCurious = i % 4 > 1;
  for (let [seat] = waitingFor(match); seat !== undefined; [seat] = waitingFor(match)) {
    const state = match.play.state as State;
    if (i % 4 === 3) makeVeterans(state);
    const seen = view<State>(match, seat);
    const { question } = seen;
    if (!question) throw new Error(`seat ${seat} is waited for and not asked`);
    const sensible = () => entry.instinct?.(seen, question, draw).answer ?? question.safe;
    const wish =
      isCurious && draw(3) > 0 ? curious(question, seen, seat, { draw, used }) : undefined;
    try {
      answer(match, seat, wish ?? some(question, sensible, draw, i % 4 === 1));
    } catch {
      // Some sets of cards are not legal together.
      answer(match, seat, question.safe);
    }
  }
}

test("every piece of content is used in whole games", { timeout: 240_000 }, () => {
  const used = new Set<string>();
  const all = theBeginning.content ?? [];
  const left = () => all.filter((id) => !used.has(id));
  for (let n = 0; n < MOST && left().length > 0; n++) playThrough(n, used);
  expect(left()).toEqual([]);
  expect(all.length).toBeGreaterThan(230);
});
