/** How long ago something was, in the reader's words: "5 minutes ago", "yesterday". */
const STEPS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, "second");
}
