/** What somebody says as it stands on paper: whom or what it is about, and below it what is said of it. */
export function linesOf(sentence: string): readonly [string, string?] {
  const end = sentence.indexOf(": ");
  return end < 0 ? [sentence] : [sentence.slice(0, end + 1), sentence.slice(end + 2)];
}
