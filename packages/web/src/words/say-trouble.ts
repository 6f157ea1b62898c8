/** What was not done, and what does not fit about a deal, in the reader's language. Pure. */
import { trouble } from "./en/trouble.js";
import { known } from "./known.js";
import { alsoInEnglish, type Say, type WordId } from "./say.js";

alsoInEnglish(trouble);

type Trouble = { readonly code: string; readonly message: string; readonly field?: string };

/** By its code; one that is not known here yet, in the words of whoever refused it. */
export function sayTrouble(say: Say, { code, message, field }: Trouble): string {
  const ids = field === undefined ? [code] : [`${code}.${field}`, code];
  const said = ids.map((id) => known(`trouble.${id}`, say)).find((each) => each !== undefined);
  return said ?? message;
}

/** What the engine and `checkDeal` say of a deal, and which sentence of ours that is. */
const DEALS: Readonly<Record<string, WordId>> = {
  "the record is not of the match you were shown": "deal.record",
  "the match does not follow from the seed": "deal.match",
  "the replay ends in another position": "deal.match",
  "the deal was made for other rules": "deal.rules",
  "the seed is not the one that was committed to": "deal.seed",
  "the shares of this deal are no longer shown": "deal.notShown",
  "the server's share is not the one it promised": "deal.promise",
  "your share is not in the deal": "deal.share",
  "your place in the deal is somebody else's": "deal.place",
  "somebody else's share or place was changed": "deal.others",
  "the options are not those you agreed to": "deal.options",
  "you were given another seat than the deal says": "deal.seat",
  "the deal holds more than a share of each person": "deal.more",
  "the deal was made for another number of seats": "deal.seats",
  "the seed is not the one the shares make": "deal.shares",
};

/** An answer that is not on offer, or nobody is asked for: to a reader the match does not follow. */
export function sayDeal(say: Say, problem: string): string {
  if (problem.startsWith("played by version")) return say("deal.rules");
  return (say as (id: WordId) => string)(DEALS[problem] ?? "deal.match");
}

/** Each of these once: two of the engine may be one of ours. */
export function sayDeals(say: Say, problems: readonly string[]): readonly string[] {
  return [...new Set(problems.map((problem) => sayDeal(say, problem)))];
}
