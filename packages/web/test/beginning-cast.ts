/** A campaign of The Beginning in which three people and two bots see everything there is to see. */
import type { GameEntry, QuestionView, Secret, View } from "@sprawl/engine";
import { opened } from "@sprawl/engine/search";
import { findGame } from "@sprawl/games";
import {
  type Cast,
  type Found,
  findCampaign,
  type Line,
  numberOf,
  type Rehearsed,
} from "./rehearsal.js";

/** What of its table is looked at here; what is hidden is named by numbers. */
export type State = {
  readonly bars: { readonly riot: number };
  readonly seats: readonly { readonly recruited: readonly Secret[] }[];
  readonly network: readonly (readonly { readonly chip: number }[])[];
  readonly junkyard: readonly { readonly spot: number; readonly chips: readonly number[] }[];
  readonly boxes: readonly { readonly box: number }[];
  readonly figures: readonly { readonly seat: number; readonly chips: readonly number[] }[];
};

export const PEOPLE = ["Ada", "Ben", "Cem"];
export const OPTIONS = { characters: "random", talk: false };
/** What the page asks once more about. */
const AVOIDS = ["censure", "new-leader", "general", "red-button", "plead", "interrogation"];

export async function entryOf(id: string): Promise<GameEntry> {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game.load();
}

/** The first one, by its seeds, with a check, a recruitment and an EX Event. */
export async function findBeginning(entry: GameEntry): Promise<Found> {
  const cast: Cast = {
    entry,
    entries: [entry, await entryOf("social-deduction")],
    seats: 5,
    people: PEOPLE.length,
    options: OPTIONS,
    avoids: AVOIDS,
    wish: unrest,
  };
  return findCampaign(cast, hasEverything, { from: 30, tries: 200, answers: 1500 });
}

/** People stir up the city wherever they can: an EX Event takes Riot in a red zone (TB-34.6). */
function unrest({ state }: View, { kind }: QuestionView): string | undefined {
  const riot = (state as Partial<State>).bars?.riot ?? 0;
  if (kind === "riot-sign") return riot > 0 ? "positive" : "negative";
  return kind === "act" ? "city-riot" : undefined;
}

/** A check, an EX Event, and a person who is recruited and is not the next to answer. */
function hasEverything(first: Rehearsed): boolean {
  const who = recruitedIn(first);
  const next = afterMachinePhase(first);
  const all = [toldBefore(first, "riot-red"), toldBefore(first, ...CHECKED)];
  return who !== undefined && next !== undefined && next.seat !== who && !all.includes(undefined);
}

export const CHECKED = ["check-total", "check-count"];

/** The first question to a person after this was told. */
export function toldBefore({ told, lines }: Rehearsed, ...types: readonly string[]) {
  const before = told.find(({ type }) => types.includes(type))?.before;
  if (before === undefined) return undefined;
  return lines.find(({ decision }) => numberOf(decision) >= numberOf(before));
}

/** The person who became a Machine. */
export function recruitedIn({ match }: Rehearsed): number | undefined {
  const { play } = opened(match);
  const { seats } = play.state as State;
  const all = seats.slice(0, PEOPLE.length).map(({ recruited }) => recruited);
  const seat = all.findIndex((marks) => marks.some((mark) => play.face(mark) === "changed"));
  return seat < 0 ? undefined : seat;
}

/** The first question to a person after the Machine Phase. */
export function afterMachinePhase({ lines, asked }: Rehearsed): Line | undefined {
  const phase = asked.get("infect");
  if (phase === undefined) return undefined;
  return lines.find(({ decision }) => numberOf(decision) > numberOf(phase));
}
