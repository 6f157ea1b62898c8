/**
 * The interface's sentences. Each area has a file per language; English is complete, other languages
 * may lack sentences, which then fall back. A sentence has {arguments}, or {n|one|many} by number;
 * the compiler checks that each is given.
 */
import { createContext, useContext } from "react";
import { en } from "./en/index.js";
import type { replay } from "./en/replay.js";
import type { trouble } from "./en/trouble.js";
import { type Language, languages } from "./languages.js";

export { type Language, languages } from "./languages.js";

type English = typeof en & typeof replay & typeof trouble;
export type WordId = keyof English;

/** Names of the arguments in a sentence. */
export type ArgsOf<S extends string> = S extends `${string}{${infer A}}${infer Rest}`
  ? (A extends `${infer Name}|${string}` ? Name : A) | ArgsOf<Rest>
  : never;

type Given<K extends WordId> = [ArgsOf<English[K]>] extends [never]
  ? []
  : [args: Readonly<Record<ArgsOf<English[K]>, string | number>>];

export type Say = <K extends WordId>(id: K, ...args: Given<K>) => string;

/** A language's sentences, as far as it has them. */
export type Words = { readonly [K in WordId]?: string };

const loaded = new Map<Language, Words>([["en", en]]);

/** More of English, from code that is loaded later than the first page. */
export function alsoInEnglish(more: Words): void {
  loaded.set("en", { ...english(), ...more });
}

const english = (): Words => loaded.get("en") ?? en;

/** Fetches a language's sentences; false if they were there already. */
export async function loadWords(language: Language): Promise<boolean> {
  if (loaded.has(language)) return false;
  loaded.set(language, await languages[language]());
  return true;
}

/** The voice of one language; English until that has been loaded. */
export function voiceOf(language: Language): Say {
  return (id, ...[args]) => fill(loaded.get(language)?.[id] ?? english()[id] ?? id, args ?? {});
}

/** Whether there is such a sentence, as far as they have been loaded. */
export function isWord(id: string): boolean {
  return id in english();
}

function fill(sentence: string, args: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name, one, many) => {
    const value = args[name];
    if (one === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

const VoiceContext = createContext<Say>(voiceOf("en"));
export const VoiceProvider = VoiceContext.Provider;

/** The voice of the language that is set. */
export function useSay(): Say {
  return useContext(VoiceContext);
}
