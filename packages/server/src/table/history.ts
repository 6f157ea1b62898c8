/**
 * What has happened in a match so far, for those who come back to it: every event, and the table as
 * it stood after any answer. Made from the record when somebody first asks, kept as long as the match
 * is in memory, and brought up to date by what was written since. It holds everybody's events;
 * whoever hands them out must look at them with a viewer's eyes.
 */
import { createMatch, Timeline } from "@sprawl/engine/host";
import { notNow } from "../errors.js";
import type { House } from "../house.js";
import type { LivePlay } from "./play.js";

const timelines = new WeakMap<LivePlay, Timeline>();

/** The timeline of this match, up to now. Only while nothing else happens at its table. */
export async function timelineOf(house: House, play: LivePlay): Promise<Timeline> {
  await play.catchUp();
  let timeline = timelines.get(play);
  if (!timeline) {
    const begun = createMatch(play.match.game, play.row);
    timeline = new Timeline(house.hooks.replaceMatch?.(begun) ?? begun);
    timelines.set(play, timeline);
  }
  timeline.follow(play.match);
  await playedThrough(timeline);
  return timeline;
}

/** Answers played through before somebody else may have a turn. */
const STRETCH = 500;

/** Play all of it through, up to the last answer. */
export async function playedThrough(timeline: Timeline): Promise<void> {
  const { last } = timeline;
  while (timeline.advance(last, STRETCH)) await new Promise((wake) => setImmediate(wake));
  if (timeline.last < last) throw notNow("other-rules", "Played by rules we no longer have.");
}
