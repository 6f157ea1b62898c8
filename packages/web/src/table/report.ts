/**
 * A report that contains the bug. For a match that runs here it is a scenario: it opens with
 * `sprawl scenario --ask FILE`. What the reporter sees stands in it as a comment, for people.
 */
import type { View } from "@sprawl/engine";
import type { MatchRecord, Saved } from "@sprawl/engine/host";

export type Reported = {
  /** The match's address. */
  readonly match: string;
  readonly note: string;
  readonly view: View;
  /** The match itself, where it is ours to give away. */
  readonly saved: Saved | MatchRecord | undefined;
};

/** The report as a file's text. A text or JSON in quotes is YAML too. */
export function reportText({ match, note, view, saved }: Reported): string {
  const said = note.trim();
  const title = said.split("\n")[0] || "Something is wrong here";
  const lines = [
    `game: ${view.game}`,
    `title: ${JSON.stringify(title)}`,
    ...(said.includes("\n") ? [`note: ${JSON.stringify(said)}`] : []),
    ...(saved ? [`from: ${JSON.stringify(saved)}`] : [`seats: ${view.seats}`]),
    `# match: ${comment(match)}`,
    `# decision: ${view.pending?.decision ?? "over"}, after ${view.answers} answers`,
    `# as seen by: ${view.viewer}`,
    `# seen: ${comment(JSON.stringify(view))}`,
    "# Say with `expect` what should be so, and with `proves` by which rule.",
  ];
  return `${lines.join("\n")}\n`;
}

/** Nothing may break out of a comment's line. */
function comment(text: string): string {
  return text.replace(/[\r\n\u0085\u2028\u2029]/g, " ");
}

export function reportFileName({ game, answers }: View): string {
  return `${game}-after-${answers}-answers.yaml`;
}
