/** Setting up a match, without any drawing: who sits where, which options, what "play now" means. */
import type { GameEntry, OptionSchema, OptionValues } from "@sprawl/engine";
import { seatCounts } from "@sprawl/engine/host";
import type { LocalPlayer } from "../local/kept.js";

/** Names for bots, in the order of seats. */
const BOT_NAMES = [
  "Vesper",
  "Kite",
  "Juno",
  "Rook",
  "Tamsin",
  "Oriel",
  "Mako",
  "Sable",
  "Indigo",
  "Fenn",
  "Calyx",
  "Dart",
  "Wren",
  "Halo",
  "Quill",
  "Ash",
];

export type SeatedBy = "person" | "instinct" | "search" | "random";

export type SeatPlan = { readonly name: string; readonly by: SeatedBy };

export type SetupPlan = {
  readonly seats: readonly SeatPlan[];
  /** A preset's name, or "" for options of one's own. */
  readonly preset: string;
  /** Match after match, as the game's campaign says; the options are then the campaign's. */
  readonly campaign: boolean;
  readonly options: OptionValues;
};

/** How many sit down when nobody says: alone where that is possible, else one more than the least. */
export function usualSeats({ min, max }: { readonly min: number; readonly max: number }): number {
  return min === 1 ? 1 : Math.min(max, min + 1);
}

/** The bot a game is played with when nobody says. */
export function usualBot(entry: Pick<GameEntry, "instinct">): SeatedBy {
  return entry.instinct ? "instinct" : "random";
}

/** The options of a preset, with the defaults for what it does not name. */
export function optionsOf(schema: OptionSchema, preset: OptionValues = {}): OptionValues {
  const defaults = Object.entries(schema).map(([name, spec]) => [name, spec.default] as const);
  return { ...Object.fromEntries(defaults), ...preset };
}

/** The number of seats that is allowed and changes least; the same if none is allowed. */
export function nearestCount(counts: readonly number[], count: number): number {
  const far = (each: number) => Math.abs(each - count);
  return counts.reduce((best, each) => (far(each) < far(best) ? each : best), counts[0] ?? count);
}

/** You and bots, the first preset. */
export function usualPlan(entry: GameEntry, you: string): SetupPlan {
  const { game } = entry;
  const [preset = ""] = Object.keys(game.presets ?? {});
  const bot = usualBot(entry);
  const options = optionsOf(game.options, game.presets?.[preset]);
  const count = nearestCount(seatCounts(game, options), usualSeats(game.seats));
  return {
    seats: Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { name: you, by: "person" } : { name: botName(seat), by: bot },
    ),
    preset,
    campaign: false,
    options,
  };
}

/** What may be set: of a match, or of a whole campaign. */
export function schemaFor(entry: GameEntry, { campaign }: SetupPlan): OptionSchema {
  return campaign ? (entry.campaign?.options ?? {}) : entry.game.options;
}

/** How many may sit down to what is planned. */
export function countsFor(entry: GameEntry, { campaign, options }: SetupPlan): readonly number[] {
  const { min, max } = entry.campaign?.seats ?? entry.game.seats;
  return campaign
    ? Array.from({ length: max - min + 1 }, (_, i) => min + i)
    : seatCounts(entry.game, options);
}

/** The plan as a campaign or as a single match, with a number of seats that it is for. */
export function withCampaign(entry: GameEntry, plan: SetupPlan, campaign: boolean): SetupPlan {
  const [preset = ""] = Object.keys(entry.game.presets ?? {});
  if (!campaign) return withPreset(entry, { ...plan, campaign }, preset);
  const options = optionsOf(entry.campaign?.options ?? {});
  return fitting(entry, { ...plan, campaign, preset: "", options });
}

export function botName(seat: number): string {
  return BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? `Bot ${seat + 1}`;
}

/** More or fewer seats; those who sit stay. */
export function withSeats(plan: SetupPlan, count: number, by: SeatedBy): SetupPlan {
  const seats = Array.from(
    { length: count },
    (_, seat) => plan.seats[seat] ?? { name: botName(seat), by },
  );
  return { ...plan, seats };
}

/** Somebody else takes the seat. A name nobody has typed changes with it. */
export function withSeatBy(
  plan: SetupPlan,
  seat: number,
  by: SeatedBy,
  personName: string,
): SetupPlan {
  return withSeat(plan, seat, (was) => {
    const turned = (was.by === "person") !== (by === "person");
    const untouched = was.name === botName(seat) || was.name === personName || was.name === "";
    const name = by === "person" ? personName : botName(seat);
    return { by, name: turned && untouched ? name : was.name };
  });
}

export function withSeatName(plan: SetupPlan, seat: number, name: string): SetupPlan {
  return withSeat(plan, seat, (was) => ({ ...was, name }));
}

function withSeat(plan: SetupPlan, seat: number, change: (was: SeatPlan) => SeatPlan): SetupPlan {
  return { ...plan, seats: plan.seats.map((was, i) => (i === seat ? change(was) : was)) };
}

/** Another preset, with a number of seats it is for. */
export function withPreset(entry: GameEntry, plan: SetupPlan, preset: string): SetupPlan {
  const { options, presets } = entry.game;
  return fitting(entry, { ...plan, preset, options: optionsOf(options, presets?.[preset]) });
}

/** One option set by hand: the plan is then nobody's preset. */
export function withOption(
  entry: GameEntry,
  plan: SetupPlan,
  name: string,
  value: boolean | string | number,
): SetupPlan {
  return fitting(entry, { ...plan, preset: "", options: { ...plan.options, [name]: value } });
}

function fitting(entry: GameEntry, plan: SetupPlan): SetupPlan {
  const count = nearestCount(countsFor(entry, plan), plan.seats.length);
  return count === plan.seats.length ? plan : withSeats(plan, count, usualBot(entry));
}

/** What a plan lacks, before it can be started at a table of so many. */
export function lackOf(
  plan: SetupPlan,
  counts: readonly number[],
): "person" | "together" | "seats" | undefined {
  if (counts.length === 0) return "together";
  if (!counts.includes(plan.seats.length)) return "seats";
  return plan.seats.some(({ by }) => by === "person") ? undefined : "person";
}

/** The seats as a match is begun with; a seat without a name gets one. */
export function playersOf(plan: SetupPlan, unnamed: (seat: number) => string): LocalPlayer[] {
  return plan.seats.map(({ name, by }, seat) => ({
    name: name.trim() || unnamed(seat),
    ...(by !== "person" && { bot: by }),
  }));
}
