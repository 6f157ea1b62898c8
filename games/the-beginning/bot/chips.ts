/** Where a bot wants which Data Chips, and whether it wants the game to end. */
import { CHANNEL_ROOM } from "../src/board.js";
import { checkOne } from "../src/ending.js";
import type { Colour, Victor } from "../src/state.js";
import { isExposed } from "./beliefs.js";
import { faceOf, isDeusNear, isDone, isUrgent, type Mind, wantsFor } from "./mind.js";

export function colourOf(mind: Mind, chip: number): Colour | undefined {
  const face = faceOf(mind, chip);
  return face === "blue" || face === "red" || face === "purple" ? face : undefined;
}

/** The Channels as this seat sees them; what it has not seen is left out. */
function seenChannels(mind: Mind): (Colour | undefined)[][] {
  return mind.s.network.map((channel) => channel.map(({ chip }) => colourOf(mind, chip)));
}

/** Slots still open until the game ends. */
export function openSlots({ s }: Mind): number {
  return s.network.reduce((sum, channel) => sum + Math.max(0, CHANNEL_ROOM - channel.length), 0);
}

/** Who would win Check 1 now, as far as is known; unknown chips count for nobody. */
export function leaderOfNetwork(mind: Mind, placing?: { colour: Colour; channel: number }): Victor {
  const channels = seenChannels(mind).map((channel) => channel.flatMap((colour) => colour ?? []));
  if (placing) channels[placing.channel].push(placing.colour);
  return checkOne(channels);
}

/** Channels in which more than half of the room is known to hold this colour. */
function heldBy(mind: Mind, colour: Colour): number {
  return seenChannels(mind).filter(
    (channel) => channel.filter((each) => each === colour).length > CHANNEL_ROOM / 2,
  ).length;
}

/** Channels in which red leads, as far as is known. */
export function redChannels(mind: Mind): number {
  return seenChannels(mind).filter((channel) => {
    const reds = channel.filter((each) => each === "red").length;
    return reds > 0 && reds > channel.filter((each) => each && each !== "red").length;
  }).length;
}

/** Two Channels are safe for the Humans: now the sooner it ends, the better. */
export function isSafe(mind: Mind): boolean {
  return mind.faction === "human" && heldBy(mind, "blue") >= 2;
}

/** Purple Data Chips this seat knows to lie in the Junkyard, and in the Network. */
export function purples(mind: Mind): { junked: number; placed: number } {
  const { junkyard, network } = mind.s;
  const isPurple = (chip: number) => colourOf(mind, chip) === "purple";
  return {
    junked: junkyard.flatMap(({ chips }) => chips).filter(isPurple).length,
    placed: network.flat().filter(({ chip }) => isPurple(chip)).length,
  };
}

/** Has a purple Data Chip been seen anywhere yet? */
export function hasSeenPurple(mind: Mind): boolean {
  const { s } = mind;
  const { junked, placed } = purples(mind);
  const elsewhere = [...s.sectors.flat(), ...s.figures.flatMap(({ chips }) => chips), ...s.removed];
  return junked + placed > 0 || elsewhere.some((chip) => colourOf(mind, chip) === "purple");
}

export function fallenHaveIt(mind: Mind): boolean {
  const { junked, placed } = purples(mind);
  return junked >= 3 || (junked >= 2 && placed >= 2);
}

/** Where a carried Data Chip should go. */
export function destination(mind: Mind, chip: number): "network" | "junkyard" {
  const colour = colourOf(mind, chip);
  const { faction, s } = mind;
  if (colour === "red" && wantsFor(mind, "data-smuggler")) return "network";
  if (faction === "fallen") return destinationForFallen(mind, colour);
  if (faction === "machine" && colour === "blue") {
    const bold = s.level === 3 && mind.view.seats > 3;
    return bold || isExposed(mind) ? "junkyard" : "network";
  }
  if (faction === "human" && colour === "red" && s.level > 1 && !hasLostChannel(mind))
    return "junkyard";
  return "network";
}

/**
 * Two in the Junkyard and two in the Network, or three in the Junkyard. Red goes there as cover, and
 * in the last part everything, so that the Network is not full before.
 */
function destinationForFallen(mind: Mind, colour: Colour | undefined): "network" | "junkyard" {
  const { junked, placed } = purples(mind);
  if (colour === "purple") return junked >= 2 && placed === 1 ? "network" : "junkyard";
  const { level } = mind.s;
  const dropped = fallenHaveIt(mind) ? false : colour === "red" ? level > 1 : level === 3;
  return dropped ? "junkyard" : "network";
}

/** A Channel with room that is lost anyway: what is not blue does no harm there. */
function hasLostChannel(mind: Mind): boolean {
  return seenChannels(mind).some(
    (channel) =>
      channel.length < CHANNEL_ROOM &&
      channel.filter((each) => each !== undefined && each !== "blue").length > channel.length / 2,
  );
}

/** Tier 1 should be full after so many rounds. */
const FIRST_TIER_BY = 3;

/** What makes the Network urgent: Deus, Threat, that all is safe; and Tier 1 in the first rounds. */
export function hasteOf(mind: Mind): number {
  const { s, faction } = mind;
  if (slowsTheEnd(mind)) return -2;
  const deus = faction === "machine" || !isDeusNear(mind) ? 0 : s.deus.status === "in-play" ? 5 : 3;
  const first = faction === "human" && s.level === 1 && s.turn.round <= FIRST_TIER_BY ? 1.5 : 0;
  const end = isSafe(mind) || (faction === "fallen" && fallenHaveIt(mind)) ? 3 : 0;
  const danger = s.level === 3 && (s.bars.threat >= 2 || s.bars.security <= 1);
  const race = danger && (faction === "human" || faction === "machine") ? 3 : 0;
  return Math.max(deus, first, end, race);
}

/** Legion lets the last Tier wait while one step of Security or Threat would do. */
function slowsTheEnd({ s, faction }: Mind): boolean {
  return faction === "legion" && s.level === 3 && (s.bars.security <= 1 || s.bars.threat >= 3);
}

/** CM-3: Wounds are carried into the game that follows, so they are healed before the end. */
function mustHealFirst({ s, me }: Mind): boolean {
  return s.campaign && s.seats[me].wounds.length > 0;
}

/** An own Objective is waited for; but of three Humans one has done theirs, once all is safe. */
function waitsForObjective(mind: Mind): boolean {
  return !isDone(mind) && !(isSafe(mind) && mind.view.seats > 4);
}

/** How much it is worth to place this Data Chip: the last one of Tier 3 ends the game. */
export function placingWorth(mind: Mind, chip: number): number {
  const { faction } = mind;
  const colour = colourOf(mind, chip) ?? "blue";
  const wanted = { human: "blue", machine: "red", fallen: "purple", legion: "" }[faction];
  if (openSlots(mind) <= 1) {
    if (faction === "fallen") return fallenHaveIt(mind) ? 60 : -10;
    const patient = (waitsForObjective(mind) || mustHealFirst(mind)) && !isUrgent(mind);
    const best = bestChannel(mind, colour);
    const wins = leaderOfNetwork(mind, { colour, channel: best }) === faction;
    if (wins) return patient ? 0.1 : 60;
    return faction === "human" ? -4 : -15;
  }
  return (colour === wanted ? 16 : 11) - slowness(mind) + hasteOf(mind);
}

/** Legion hurries nobody, and Fallen keep the game going until they have what they need. */
function slowness(mind: Mind): number {
  if (mind.faction === "legion") return 4;
  return mind.faction === "fallen" && mind.s.level > 1 && !fallenHaveIt(mind) ? 3 : 0;
}

/** The Channel in which this colour serves the own faction best, or harms it least. */
export function bestChannel(mind: Mind, colour: Colour, offered?: readonly number[]): number {
  const may = offered ?? [0, 1, 2];
  const score = (channel: number) =>
    mind.faction === "human"
      ? humanChannel(mind, colour, channel)
      : rivalChannel(mind, colour, channel);
  let best = may[0];
  for (const channel of may) if (score(channel) > score(best)) best = channel;
  return best;
}

/** Two Channels for blue, and the third for all that is not. */
function humanChannel(mind: Mind, colour: Colour, channel: number): number {
  const channels = seenChannels(mind);
  const other = (at: number) =>
    channels[at].filter((each) => each !== undefined && each !== "blue").length;
  const blue = channels[channel].filter((each) => each === "blue").length;
  const third = [0, 1, 2].reduce((most, at) => (other(at) >= other(most) ? at : most));
  if (colour !== "blue") return channel === third ? 9 : blue - other(channel) >= 2 ? 2 : 0;
  const lead = blue - other(channel);
  const turns = lead === 0 ? 4 : lead === -1 ? 3 : lead === 1 ? 2 : 0;
  return channel === third ? turns - 3 : turns;
}

function rivalChannel(mind: Mind, colour: Colour, channel: number): number {
  const { faction } = mind;
  const wanted = faction === "fallen" ? "purple" : "red";
  const seen = seenChannels(mind)[channel];
  const own = seen.filter((each) => each === wanted).length;
  const lead = own - seen.filter((each) => each !== undefined && each !== wanted).length;
  // Red where blue leads by one; what is not wanted where all is lost already.
  if (colour === wanted) {
    const blues = seen.filter((each) => each === "blue").length;
    if (faction === "machine" && blues - own === 1) return 5;
    return lead === 0 ? 4 : lead === -1 ? 3 : lead === 1 ? 2 : 0;
  }
  return lead <= -2 ? 5 : lead === -1 ? 4 : lead >= 2 ? 2 : lead === 0 ? 1 : 0;
}
