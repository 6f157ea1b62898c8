/** What may be said: one line of plain text. Pure. */
import type { Channel } from "@sprawl/server/wire";
import type { Say } from "../words/say.js";

/** The longest line, as the server takes it. */
export const LONGEST = 500;
/** From here on it is said how much room is left. */
export const NEARLY = 400;

/** What was typed, as it is sent: one line, nothing that changes how others read. */
export function lineOf(typed: string): string {
  return typed
    .replaceAll(/[\n\t\r]+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim()
    .slice(0, LONGEST);
}

export function sayChannel(
  say: Say,
  channel: Channel,
  seatName?: (name: string) => string,
): string {
  switch (channel) {
    case "table":
      return say("talk.channel.table");
    case "spectators":
      return say("talk.channel.spectators");
    case "eliminated":
      return say("talk.channel.eliminated");
    default: {
      const name = channel.slice("team:".length);
      return `${say("talk.channel.team")} ${seatName?.(name) ?? name}`;
    }
  }
}

/** Where one speaks unless one chooses otherwise. */
export function usualChannel(speaks: readonly Channel[]): Channel | undefined {
  return speaks.includes("table") ? "table" : speaks[0];
}

export const QUICK = ["hello", "luck", "moment", "nice", "oops", "thanks"] as const;
