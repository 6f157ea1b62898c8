/** A campaign at one screen: what may be played now, that match, what it brought, and on. */
import {
  BadInput,
  type GameText,
  type NextMatch,
  type OptionValues,
  type Viewer,
} from "@sprawl/engine";
import {
  abandonMatch,
  beginNext,
  carriedFor,
  concludeMatch,
  endingOf,
  freshSeed,
  namedSeed,
  offersOf,
} from "@sprawl/engine/host";
import { readable, spell } from "@sprawl/engine/speech";
import { columns, many } from "../lay-out.js";
import { readSettings } from "../registry.js";
import { entryFor, type KeptCampaign, keepCampaign, openingFor } from "./campaign-file.js";
import { playMatch, showEnd } from "./match.js";
import type { Screen } from "./show.js";
import { keep, tableOf } from "./table.js";

/** Play until somebody leaves. With a name, the deals are the same every time. */
export async function playCampaign(
  kept: KeptCampaign,
  screen: Screen,
  seed: string | undefined,
): Promise<void> {
  const { campaign } = kept;
  if (kept.table && !(await goesOn(kept, screen))) return;
  for (;;) {
    if (kept.table) {
      if (!(await playMatch(kept.table, screen))) return;
      showEnd(kept.table, screen);
      concludeMatch(campaign);
      kept.table = undefined;
      keepCampaign(kept);
    }
    showStanding(kept, screen);
    if (!(await chooseMatch(kept, screen, seed))) return;
  }
}

/** A match was left open: go on with it, or give it up. False if the person leaves. */
async function goesOn(kept: KeptCampaign, { lines, say }: Screen): Promise<boolean> {
  const { campaign, entries } = kept;
  if (!campaign.current) return true;
  say("", `${nameOf(entries[0].text.en, campaign.current.name)} is being played.`);
  for (;;) {
    const line = await lines.next("Enter goes on, x gives it up, q leaves: ");
    const wish = line?.trim().toLowerCase();
    if (wish === undefined || wish === "q") return false;
    if (wish === "") return true;
    if (wish !== "x") continue;
    abandonMatch(campaign);
    kept.table = undefined;
    keepCampaign(kept);
    return true;
  }
}

/** What is carried, and how the story has ended, if it has. */
function showStanding(kept: KeptCampaign, { say, colours: c }: Screen): void {
  const { campaign, entries } = kept;
  const text = entries[0].text.en;
  const ending = endingOf(campaign);
  const carried = Object.entries(carriedFor(campaign, viewerOf(kept)) as object);
  const how = { text, names: [], faces: {}, handles: new Set<string>() };
  const rows = carried.map(([name, value]) => [
    c.dim(readable(name)),
    Array.isArray(value) && typeof value[0] === "object"
      ? many(value.length, "entry", "entries")
      : spell(value, name, how),
  ]);
  say("", ...columns(rows).map((line) => `  ${line}`));
  if (ending !== undefined) say("", c.bold(text.labels?.[`ending.${ending}`] ?? ending));
}

/** Whose eyes this screen has: those of the one person here, or everybody's. */
function viewerOf({ players }: KeptCampaign): Viewer {
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length === 1 ? people[0] : "spectator";
}

/** Ask which match is played next, and begin it. False if the person leaves. */
async function chooseMatch(kept: KeptCampaign, screen: Screen, seed: string | undefined) {
  const { campaign, entries } = kept;
  const { say, lines, colours: c, io } = screen;
  const offered = offersOf(campaign);
  if (offered.length === 0) return false;
  const rows = offered.map(({ name }, i) => [
    c.cyan(String(i + 1)),
    nameOf(entries[0].text.en, name),
  ]);
  say("", c.bold("What do you play next?"), ...columns(rows, ["right"]).map((row) => `  ${row}`));
  for (;;) {
    const line = await lines.next("> ");
    if (line === undefined || line.trim() === "q") return false;
    if (!io.interactive) say(line);
    const [which, ...settings] = line.trim().split(/\s+/);
    const next = offered[Number(which) - 1] ?? offered.find(({ name }) => name === which);
    if (!next) {
      say(helpFor(offered));
      continue;
    }
    try {
      begin(kept, next, readSettings(entryFor(kept, next.game).game, settings), seed);
      return true;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      say(error.message);
    }
  }
}

function helpFor(offered: readonly NextMatch[]): string {
  const choices = [...new Set(offered.flatMap((each) => each.choices ?? []))];
  const more = choices.length > 0 ? `; behind it ${choices.join("=…, ")}=…` : "";
  return `Type a number from 1 to ${offered.length}${more}; q leaves.`;
}

function begin(
  kept: KeptCampaign,
  { name }: NextMatch,
  chosen: OptionValues,
  seed: string | undefined,
): void {
  const { campaign } = kept;
  const deal =
    seed === undefined ? freshSeed() : namedSeed(`${seed} ${campaign.played.length} ${name}`);
  const match = beginNext(campaign, name, deal, chosen);
  kept.table = tableOf(entryFor(kept, match.header.game), match, openingFor(kept));
  keep(kept.table);
}

const nameOf = (text: GameText, name: string): string => text.labels?.[`match.${name}`] ?? name;
