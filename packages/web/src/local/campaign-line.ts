/** How a campaign stands, in one line: what comes next, or how it has ended, and how far it is. */
import type { GameEntry } from "@sprawl/engine";
import { textIn } from "../table/speaker.js";
import type { Say } from "../words/say.js";
import { loadSpoken } from "../words/spoken-game.js";
import { plainly } from "../words/titles.js";
import { endingIn, nextIn, progressIn, storyOf } from "./campaigns.js";
import type { KeptSlot } from "./kept.js";

/** The words of games come with their code: a list shows the rest of its line until this is here. */
export async function campaignLine(
  slot: KeptSlot,
  language: string,
  say: Say,
  load: (id: string) => Promise<GameEntry> = loadSpoken,
): Promise<string> {
  const story = await storyOf({ load }, slot.game);
  const { labels = {} } = textIn(story.entries[0], language);
  const called = (name: string) =>
    labels[`next.${name}`] ?? labels[`match.${name}`] ?? plainly(name);
  const progress = progressIn(story, slot);
  const parts = [whatNext(), progress && say("front.progress", progress)];
  return parts.filter(Boolean).join(" · ");

  function whatNext(): string {
    if (slot.current) return say("front.underWay", { match: called(slot.current.name) });
    const ending = endingIn(story, slot);
    if (ending !== undefined) return labels[`ending.${ending}`] ?? say("campaign.over");
    const [next] = nextIn(story, slot);
    return say("front.next", { match: called(next.name) });
  }
}
