/** A place on the table for whoever hears it: its name, and what it holds, a sentence a line. */

export type PlaceInWordsProps = {
  readonly name: string;
  /** Where nothing is to be said, nothing is: an ear cannot skip a heading. */
  readonly lines: readonly string[];
};

export function PlaceInWords({ name, lines }: PlaceInWordsProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{capital(name)}</h3>
      <ul>
        <LinesInWords lines={lines} />
      </ul>
    </>
  );
}

/** Sentences as the items of a list. */
export function LinesInWords({ lines }: Pick<PlaceInWordsProps, "lines">) {
  // biome-ignore lint/suspicious/noArrayIndexKey: two things may be said in the same words.
  return lines.map((line, i) => <li key={i}>{sentence(line)}</li>);
}

/** As it is read out: from a capital to a full stop, however its parts were put together. */
function sentence(words: string): string {
  return `${capital(words).replace(/[.\s]+$/, "")}.`;
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
