/** What a person typed, as an answer or as something else they want. */
import type { Answer, QuestionView } from "@sprawl/engine";

export type Wish =
  | { readonly want: "answer"; readonly answer: Answer }
  | { readonly want: "why"; readonly about: string }
  | { readonly want: "undo" | "log" | "hint" | "quit" | "table" | "nothing" | "help" }
  | { readonly want: "save"; readonly file: string }
  | { readonly want: "unclear"; readonly problem: string };

const WORDS: Readonly<Record<string, "undo" | "log" | "hint" | "quit" | "table" | "help">> = {
  u: "undo",
  undo: "undo",
  l: "log",
  log: "log",
  h: "hint",
  hint: "hint",
  q: "quit",
  quit: "quit",
  t: "table",
  table: "table",
  help: "help",
};

/** Read one line. Numbers are those of the list of choices. */
export function readWish(line: string, question: QuestionView): Wish {
  const text = line.trim();
  if (text === "") return { want: "nothing" };
  if (text.startsWith("?")) return { want: "why", about: text.slice(1).trim() };
  const word = WORDS[text];
  if (word) return { want: word };
  const save = /^(?:s|save)(?:\s+(.+))?$/.exec(text);
  if (save) {
    if (save[1]) return { want: "save", file: save[1] };
    return { want: "unclear", problem: "Say where to: s FILE." };
  }
  return readAnswer(text, question);
}

function readAnswer(text: string, question: QuestionView): Wish {
  switch (question.form) {
    case "amount":
      return /^-?\d+$/.test(text)
        ? { want: "answer", answer: Number(text) }
        : { want: "unclear", problem: `Type a number from ${question.min} to ${question.max}.` };
    case "choose":
      return readChoice(text, question);
    case "pick":
      return readPicks(text, question);
    default:
      return question.form satisfies never;
  }
}

function readChoice(text: string, { options, barred }: QuestionView): Wish {
  const option = options[numberIn(text) - 1] ?? options.find(({ key }) => key === text);
  if (option) return { want: "answer", answer: option.key };
  if (barred.some((each) => each.option.key === text)) return { want: "answer", answer: text };
  return { want: "unclear", problem: `Type a number from 1 to ${options.length}, or help.` };
}

function readPicks(text: string, { options, min = 0, max = 0 }: QuestionView): Wish {
  if (text === "none" || text === "-") return { want: "answer", answer: [] };
  const keys = text.split(/[\s,]+/).map((each) => options[numberIn(each) - 1]?.key);
  const known = keys.flatMap((key) => key ?? []);
  if (known.length === keys.length) return { want: "answer", answer: known };
  const many = min === max ? `${min}` : `${min} to ${max}`;
  const none = min === 0 ? ', or "none"' : "";
  return { want: "unclear", problem: `Type ${many} of the numbers 1 to ${options.length}${none}.` };
}

function numberIn(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : 0;
}
