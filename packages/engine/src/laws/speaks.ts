/** Whatever is asked, offered, told or decided has a sentence, with everything the sentence needs. */
import { questionsOf } from "../match.js";
import { barredOf } from "../options.js";
import { type GameText, whereGiven } from "../text.js";
import type { StoredEvent } from "../told.js";
import type { Option, Plain, Question } from "../words.js";
import { count, type Law } from "./law.js";
import { retrace } from "./play-out.js";

type Args = Readonly<Record<string, Plain>>;

export const speaks: Law = {
  name: "text",
  says: "every prompt, option, bar, event and result has a sentence with all its arguments",
  check(trial) {
    const { text, game } = trial.subject;
    if (!text) return;
    for (const name of Object.keys(game.options)) {
      if (!text.settings?.[name]) throw trial.broken(`option "${name}" of the table has no name`);
    }
    const seen = new Set<string>();
    const check = (part: Part, id: string, args: Args, n: number): void => {
      const problem = sentenceProblem(text, part, id, args);
      if (problem) throw trial.broken(problem, { after: n });
      if (seen.size < seen.add(`${part} ${id}`).size) count(trial.evidence, "sentences");
    };
    retrace(trial, (match, n) => {
      for (const question of questionsOf(match.pending)) {
        checkQuestion(question, n, check);
        const problem = unreasoned(text, question);
        if (problem) throw trial.broken(problem, { after: n });
      }
      for (const event of match.play.news) checkEvent(event, n, check);
      const { result } = match.play;
      if (result && !text.results[result.reason]) {
        throw trial.broken(`result "${result.reason}" has no sentence`, { after: n });
      }
    });
  },
};

type Part = "prompts" | "options" | "events";
type Check = (part: Part, id: string, args: Args, n: number) => void;

function checkQuestion(question: Question, n: number, check: Check): void {
  check("prompts", question.kind, question.args ?? {}, n);
  const options: readonly Option[] = question.form === "amount" ? [] : question.options;
  for (const option of options) check("options", option.kind, option, n);
  for (const { option } of barredOf(question)) check("options", option.kind, option, n);
}

/** What may not be done says why: the label "barred.<rule>". */
function unreasoned({ labels = {} }: GameText, question: Question): string | undefined {
  const bar = barredOf(question).find(({ rule }) => !labels[`barred.${rule}`]);
  return (
    bar && `"${bar.rule}" forbids "${bar.option.kind}", and no label "barred.${bar.rule}" says why`
  );
}

function checkEvent({ type, args, cards, twin }: StoredEvent, n: number, check: Check): void {
  check("events", type, cards ? { ...args, cards } : args, n);
  if (twin) check("events", twin.type, twin.args, n);
}

const ARGUMENT = /\{(\w+)/g;

function sentenceProblem(text: GameText, part: Part, id: string, args: Args): string | undefined {
  const sentence = Object.hasOwn(text[part], id) ? text[part][id] : undefined;
  if (!sentence) return `"${id}" has no sentence among the ${part}`;
  for (const [, name] of whereGiven(sentence, args).matchAll(ARGUMENT)) {
    if (args[name] === undefined) return `the sentence of ${part} "${id}" wants {${name}}`;
    const problem = passageProblem(text, part, id, name, args[name]);
    if (problem) return problem;
  }
  return undefined;
}

/** From so many characters on a thing is no name any more, but something to read. */
const PASSAGE = 160;

/** What is read for the first time is an argument named "page": then it is never taken back. */
function passageProblem(
  { things }: GameText,
  part: Part,
  id: string,
  name: string,
  value: Plain,
): string | undefined {
  const spell = name === "page" ? undefined : things?.[name];
  if (!spell || part === "options" || Array.isArray(value)) return undefined;
  const { length } = spelled(spell, value);
  if (length < PASSAGE) return undefined;
  return `{${name}} of ${part} "${id}" is a passage of ${length} characters: call it "page"`;
}

function spelled(spell: (value: Plain) => string, value: Plain): string {
  try {
    return String(spell(value));
  } catch {
    return "";
  }
}
