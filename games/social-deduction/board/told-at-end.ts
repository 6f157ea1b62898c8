/** What stands below the sentence that says how it ended: nothing twice. Pure. */
export function toldBelow(told: {
  /** "Rook is the last one living and wins alone." */
  readonly why: string;
  /** "Won by Rook" */
  readonly title: string;
  /** With whom it was decided. */
  readonly last: string | undefined;
  /** Who won, by name. */
  readonly winners: readonly string[];
}): string {
  const { why, title, last, winners } = told;
  const known = winners.every((name) => why.includes(name)) || why === title;
  return [last, !known && `${title}.`].filter(Boolean).join(" ");
}
