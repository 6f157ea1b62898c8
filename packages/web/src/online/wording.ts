/** Tables in words: their pace, their options, who sits there. Pure. */
import type { GameText, OptionSpec, OptionValues } from "@sprawl/engine";
import type { Pace, SeatView, TableView } from "@sprawl/server/wire";
import type { Say } from "../words/say.js";
import { optionTitle, valueTitle } from "../words/titles.js";
import type { Spoken } from "./use-entry.js";

const DAY = 86_400;

export function sayPace(say: Say, pace: Pace): string {
  switch (pace.kind) {
    case "untimed":
      return say("online.pace.untimed");
    case "live": {
      const minutes = Math.round(pace.bank / 60);
      return say("online.pace.live", { minutes, seconds: pace.increment });
    }
    case "turns":
      return pace.each % DAY === 0
        ? say("online.pace.days", { n: pace.each / DAY })
        : say("online.pace.hours", { n: Math.round(pace.each / 3600) });
    default:
      return pace satisfies never;
  }
}

export function isTaken({ person, bot }: SeatView): boolean {
  return person !== undefined || bot !== undefined;
}

/** More bots than this are counted: what matters is which people sit there. */
const NAMED_BOTS = 3;

/** The others at a table, by name; bots are called so, and many of them are counted. */
export function othersAt(say: Say, { seats, you }: TableView): readonly string[] {
  const others = seats.filter(({ name }, seat) => name !== undefined && seat !== you);
  const bots = others.filter(({ bot }) => bot);
  if (bots.length <= NAMED_BOTS) {
    return others.flatMap(({ name = "", bot }) => (bot ? `${name} (${say("bot")})` : name));
  }
  const people = others.flatMap(({ name = "", bot }) => (bot ? [] : name));
  return [...people, say("online.manyBots", { n: bots.length })];
}

/** What keeps the match from beginning. */
export function sayMissing(say: Say, { seats, you }: TableView): string {
  const free = seats.filter((seat) => !isTaken(seat)).length;
  if (free > 0) return say("online.waitingSeats", { n: free });
  const names = seats.flatMap(({ ready, bot, name = "" }, seat) =>
    ready || bot ? [] : seat === you ? say("online.forYou") : name,
  );
  return names.length > 0 ? say("online.waitingFor", { names: names.join(", ") }) : "";
}

export type OptionWords = { readonly name: string; readonly title: string; readonly value: string };

/** The options of a table as its people read them; without `all`, those that are not as usual. */
export function sayOptions(
  say: Say,
  { entry, text }: Spoken,
  values: OptionValues,
  all = false,
): readonly OptionWords[] {
  return Object.entries(entry.game.options).flatMap(([name, spec]) => {
    const value = values[name] ?? spec.default;
    if (!all && value === spec.default) return [];
    return [{ name, title: optionTitle(text, name), value: sayValue(say, text, name, value) }];
  });
}

function sayValue(
  say: Say,
  text: GameText,
  name: string,
  value: boolean | string | number,
): string {
  if (typeof value === "boolean") return say(value ? "online.on" : "online.off");
  return typeof value === "string" ? valueTitle(text, name, value) : String(value);
}

/** The values of a choice, of those that have few enough to be listed. */
export function valuesOf(spec: OptionSpec): readonly string[] {
  return spec.type === "choice" ? spec.values : [];
}
