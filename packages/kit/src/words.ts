/**
 * The few words the kit itself writes. The kit holds no language: whoever shows it gives them, and
 * English stands in until then.
 */
import { createContext, useContext } from "react";

export type KitWords = {
  readonly close: string;
  /** Before what may be done with a thing: "Silk 4. You can: Take it". */
  readonly youCan: string;
  readonly picked: string;
  readonly notNow: string;
  readonly faceDown: string;
  readonly busy: string;
  readonly of: string;
  readonly less: string;
  readonly more: string;
  readonly hurry: string;
  /** Brings a world back to where one began to look at it. */
  readonly home: string;
  /** What a rule's number is called: "Rule CA-4.1". */
  rule(rule: string): string;
};

export const englishKitWords: KitWords = {
  close: "Close",
  youCan: "You can",
  picked: "picked",
  notNow: "Not now",
  faceDown: "Face down",
  busy: "One moment",
  of: "of",
  less: "Less",
  more: "More",
  hurry: "Little time left",
  home: "Show everything",
  rule: (rule) => `Rule ${rule}`,
};

const WordsContext = createContext<KitWords>(englishKitWords);

export const KitWordsProvider = WordsContext.Provider;

export function useKitWords(): KitWords {
  return useContext(WordsContext);
}
