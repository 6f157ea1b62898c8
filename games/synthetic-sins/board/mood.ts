/** What a Behavior value means, in a word. */

/** What guards are like from this Behavior value on. */
const MOODS = [
  [5, "wild"],
  [3, "tense"],
  [1, "wary"],
] as const;

export const moodOf = (behavior: number): string =>
  MOODS.find(([from]) => behavior >= from)?.[1] ?? "calm";
