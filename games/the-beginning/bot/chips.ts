/** Where a bot wants which Data Chips, and whether it wants the game to end. */
import { CHANNEL_ROOM } from "../src/board.js";
import { checkOne } from "../src/ending.js";
import type { Colour, Victor } from "../src/state.js";
import { faceOf, isDeusNear, isDone, isUrgent, type Mind } from "./mind.js";

export function colourOf(mind: Mind, chip: number): Colour | undefined {
  const face = faceOf(mind, chip);
  return face === "blue" || face === "red" || face === "purple" ? face : undefined;
}

/** The Channels as this seat sees them; what it has not seen is left out. */
function seenChannels(mind: Mind): (Colour | undefined)[][] {
  return mind.s.network.map((channel) => channel.map(({ chip }) => colourOf(mind, chip)));
}

/** Who would win Check 1 now, as far as is known; unknown chips count for nobody. */
export function leaderOfNetwork(mind: Mind, placing?: { colour: Colour; channel: number }): Victor {
  const channels = seenChannels(mind).map((channel) => channel.flatMap((colour) => colour ?? []));
  if (placing) channels[placing.channel].push(placing.colour);
  return checkOne(channels);
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

export function fallenHaveIt(mind: Mind): boolean {
  const { junked, placed } = purples(mind);
  return junked >= 3 || (junked >= 2 && placed >= 2);
}

/** Where a carried Data Chip should go. */
export function destination(mind: Mind, chip: number): "network" | "junkyard" {
  const colour = colourOf(mind, chip);
  const { faction, s } = mind;
  if (faction === "fallen" && colour === "purple") {
    const { junked, placed } = purples(mind);
    if (junked >= 2 && placed === 1) return "network";
    return "junkyard";
  }
  if (faction === "machine" && colour === "blue" && s.level === 3 && mind.view.seats > 3)
    return "junkyard";
  if (faction === "human" && colour === "red" && s.level > 1 && !hasLostChannel(mind))
    return "junkyard";
  return "network";
}

/** A Channel with room that is lost anyway: what is not blue does no harm there. */
function hasLostChannel(mind: Mind): boolean {
  return seenChannels(mind).some(
    (channel) =>
      channel.length < CHANNEL_ROOM &&
      channel.filter((each) => each !== undefined && each !== "blue").length > channel.length / 2,
  );
}

/** When Deus comes, the Network must be full before it is there. */
export function hasteOf(mind: Mind): number {
  return mind.faction !== "machine" && isDeusNear(mind) ? 2.5 : 0;
}

/** How much it is worth to place this Data Chip: the last one of Tier 3 ends the game. */
export function placingWorth(mind: Mind, chip: number): number {
  const { s, faction } = mind;
  const open = s.network.reduce(
    (sum, channel) => sum + Math.max(0, CHANNEL_ROOM - channel.length),
    0,
  );
  const colour = colourOf(mind, chip) ?? "blue";
  const wanted = { human: "blue", machine: "red", fallen: "purple", legion: "" }[faction];
  if (open <= 1) {
    if (faction === "fallen") return fallenHaveIt(mind) ? 60 : -10;
    const patient = !isDone(mind) && !isUrgent(mind);
    const best = bestChannel(mind, colour);
    const wins = leaderOfNetwork(mind, { colour, channel: best }) === faction;
    if (wins) return patient ? 0.1 : 60;
    return faction === "human" ? -4 : -15;
  }
  return (colour === wanted ? 16 : 11) - (faction === "legion" ? 4 : 0) + hasteOf(mind);
}

/** The Channel in which this colour serves the own faction best, or harms it least. */
export function bestChannel(mind: Mind, colour: Colour, offered?: readonly number[]): number {
  const wanted = { human: "blue", machine: "red", fallen: "purple", legion: "red" }[mind.faction];
  const channels = seenChannels(mind);
  const may = offered ?? [0, 1, 2];
  const score = (channel: number) => {
    const own = channels[channel].filter((each) => each === wanted).length;
    const others = channels[channel].filter((each) => each !== undefined && each !== wanted).length;
    const lead = own - others;
    // A wanted colour goes where it turns or holds a Channel; any other where all is lost already.
    if (colour === wanted) return lead === 0 ? 4 : lead === -1 ? 3 : lead === 1 ? 2 : 0;
    return lead <= -2 ? 5 : lead === -1 ? 4 : lead >= 2 ? 2 : lead === 0 ? 1 : 0;
  };
  let best = may[0];
  for (const channel of may) if (score(channel) > score(best)) best = channel;
  return best;
}
