/**
 * A view of an imagined world, made for the rule of thumb in a playout. It says what the engine's
 * own view says, but costs less: the state is not copied (a rule of thumb that changes its view is
 * stopped at its first real decision, see instinct.ts), and what is seldom read is made when it is.
 */
import {
  type Answer,
  keyOf,
  type Option,
  type OptionView,
  type Plain,
  type Question,
  type QuestionView,
  type RuleId,
  type Seat,
  type View,
} from "@sprawl/engine";
import { decisionId, type PendingView, pendingView } from "@sprawl/engine/host";
import { answerOf, barredOf, safeAnswer } from "@sprawl/engine/search";
import type { World } from "./bot.js";

/** Options as they go out; many games make an option once and offer it often. */
export type OptionViews = WeakMap<Option, OptionView>;

type Args = Readonly<Record<string, Plain>>;

/** What the asked seat sees of a world. A class, since one is made for every move of a playout. */
export class ImaginedView implements View {
  readonly game: string;
  readonly version: number;
  readonly viewer: Seat;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  readonly commitment = "";
  readonly state: unknown;
  readonly faces: Readonly<Record<number, Plain>>;
  readonly answers: number;
  readonly question: ImaginedQuestion;
  readonly #world: World;

  constructor(world: World, question: Question, views: OptionViews) {
    const { header, play } = world;
    this.game = header.game;
    this.version = header.version;
    this.viewer = question.seat;
    this.seats = header.seats;
    this.options = header.options;
    this.state = play.state;
    this.faces = facesSeen(world, 1 << question.seat);
    this.answers = play.answers;
    this.question = new ImaginedQuestion(world, question, views);
    this.#world = world;
  }

  get pending(): PendingView {
    return pendingView(this.#world) as PendingView;
  }
}

class ImaginedQuestion implements QuestionView {
  readonly form: Question["form"];
  readonly kind: string;
  readonly rule: RuleId;
  readonly args: Args;
  readonly options: readonly OptionView[];
  readonly min: number;
  readonly max: number;
  readonly #world: World;
  readonly #question: Question;
  readonly #views: OptionViews;

  constructor(world: World, question: Question, views: OptionViews) {
    const { form, kind, rule, args } = question;
    this.form = form;
    this.kind = kind;
    // What is missing reads as undefined, as it does in a view that leaves it out.
    this.rule = rule as RuleId;
    this.args = args as Args;
    this.options = question.form === "amount" ? [] : viewsOf(question.options, views);
    this.min = (question.form === "choose" ? undefined : question.min) as number;
    this.max = (question.form === "choose" ? undefined : question.max) as number;
    this.#world = world;
    this.#question = question;
    this.#views = views;
  }

  get decision(): string {
    return decisionId(this.#world);
  }

  get barred() {
    return barredOf(this.#question).map(({ option, rule }) => ({
      option: viewOf(option, this.#views),
      rule,
    }));
  }

  get safe(): Answer {
    return answerOf(safeAnswer(this.#question));
  }
}

function facesSeen({ play }: World, bit: number): Record<number, Plain> {
  const { at, face, seen } = play.secrets;
  const faces: Record<number, Plain> = {};
  for (let handle = 0; handle < at.length; handle++) {
    const thing = at[handle];
    if ((seen[thing] & bit) !== 0) faces[handle] = face[thing];
  }
  return faces;
}

function viewsOf(options: readonly Option[], views: OptionViews): readonly OptionView[] {
  const out = new Array<OptionView>(options.length);
  for (let i = 0; i < options.length; i++) out[i] = viewOf(options[i], views);
  return out;
}

function viewOf(option: Option, views: OptionViews): OptionView {
  let out = views.get(option);
  if (!out) {
    out = { ...option, key: keyOf(option) };
    views.set(option, out);
  }
  return out;
}
