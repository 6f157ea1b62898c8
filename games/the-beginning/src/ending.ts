/** TB-42, TB-43: how the game ends, which faction is victorious, and who wins. */
import type { Seat } from "@sprawl/engine";
import { CHANNEL_ROOM } from "./board.js";
import { factionOf, isInPlay } from "./loyalty.js";
import type { Beginning, Chip, Colour, Victor } from "./state.js";

export type Cause =
  | "tier-3"
  | "resource"
  | "deus"
  | "morale"
  | "security"
  | "threat"
  | "no-chips"
  | "round-limit";

const COLOURS: readonly Colour[] = ["blue", "red", "purple"];
const FACTION_OF: Readonly<Record<Colour, Victor>> = {
  blue: "human",
  red: "machine",
  purple: "fallen",
};

/** The game is over at once; nothing further is resolved (TB-42.20). */
export function finish(g: Beginning, cause: Cause): never {
  const s = g.state;
  if (s.campaign) mixChips(g); // CM-2.1, CM-2.2, CM-2.3, CM-R2
  revealChips(g);
  const first = cause === "tier-3" ? checkOne(networkColours(g)) : victorOf(g, cause); // TB-42.1, TB-42.2
  const victor = fallenByCheckTwo(g) ? "fallen" : first; // TB-42.13
  s.ended = { cause, victor };
  const reason =
    victor === "fallen" && first !== "fallen" ? "fallen-check-2" : `${victor}-${cause}`;
  g.disclose("victory", { victor, cause }, { rule: "TB-42.1" }); // CM-2.4
  if (s.campaign) g.end({ winners: [], reason, rule: "CM-2.5", sides: [victor] }); // CM-2.5, CM-2.6, CM-R17
  revealAll(g);
  const winners = winnersOf(g, victor);
  g.disclose("winners", { winner: winners }, { rule: "TB-43.2" });
  g.end({ winners, reason, rule: "TB-43.2", sides: [victor] });
}

/**
 * TB-1.6: any number, or nobody, as with the Outlaws or a faction without players (TB-42.18,
 * TB-42.19).
 */
function winnersOf(g: Beginning, victor: Victor): Seat[] {
  const winners: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    const fulfilled = fulfils(g, seat);
    if (factionOf(g, seat) === victor && fulfilled) winners.push(seat); // TB-1.5, TB-43.2, TB-43.3
  }
  return winners;
}

/** TB-42.3: every other way of ending has its victor, and never the Humans (TB-42.15). */
function victorOf(g: Beginning, cause: Cause): Victor {
  switch (cause) {
    case "resource":
    case "deus":
      return "machine"; // TB-34.12, TB-30.9, TB-42.16
    case "security":
    case "threat":
      return isInPlay(g, "legion") ? "legion" : "outlaws"; // TB-34.14, TB-34.15, TB-42.17
    case "morale":
    case "no-chips":
      return "outlaws"; // TB-34.10, TB-42.4
    case "round-limit":
      return "nobody"; // TB-R167
    case "tier-3":
      return "outlaws";
    default:
      return cause satisfies never;
  }
}

/** The colours of every Channel, Tiers 4 and 5 included (TB-42.5). */
function networkColours(g: Beginning): Colour[][] {
  return g.state.network.map((channel) => channel.map(({ chip }) => g.face(chip)));
}

/** TB-42.5 to TB-42.9: Check 1 on the colours of the three Channels. */
export function checkOne(channels: readonly (readonly Colour[])[]): Victor {
  const won = new Map<Colour, number>();
  for (const channel of channels) {
    const colour = mostCommon(channel); // TB-42.6
    if (colour) won.set(colour, (won.get(colour) ?? 0) + 1);
  }
  const most = Math.max(0, ...won.values());
  const leaders = COLOURS.filter((colour) => most > 0 && won.get(colour) === most);
  if (leaders.length === 1) return FACTION_OF[leaders[0]]; // TB-42.7, TB-R88
  const overall = mostCommon(channels.flat()); // TB-42.8, TB-R89
  return overall ? FACTION_OF[overall] : "outlaws"; // TB-42.9, TB-R90
}

/** The one colour there is most of; undefined on a tie. */
function mostCommon(colours: readonly Colour[]): Colour | undefined {
  const counts = COLOURS.map((colour) => colours.filter((each) => each === colour).length);
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === first ? COLOURS[first] : undefined;
}

/** TB-42.10 to TB-42.14: Check 2. */
function fallenByCheckTwo(g: Beginning): boolean {
  if (!isInPlay(g, "fallen")) return false; // TB-42.14, TB-R91
  const junked = purpleIn(
    g,
    g.state.junkyard.flatMap(({ chips }) => chips),
  );
  const placed = purpleIn(
    g,
    g.state.network.flat().map(({ chip }) => chip),
  );
  return junked >= 3 || (junked >= 2 && placed >= 2); // TB-42.11, TB-42.12
}

function purpleIn(g: Beginning, chips: readonly Chip[]): number {
  return chips.filter((chip) => g.face(chip) === "purple").length;
}

/** CM-2.1, CM-2.3: nobody can tell any more who brought what, nor who threw what away. */
function mixChips(g: Beginning): void {
  const { network, junkyard } = g.state;
  const deepest = Math.max(...network.map((channel) => channel.length));
  for (let tier = 0; tier < deepest; tier++) {
    const chips = network.flatMap((channel) => channel[tier]?.chip ?? []);
    g.shuffle(`tier ${tier + 1}`, chips); // CM-2.1, CM-R15
  }
  g.shuffle(
    "junkyard",
    junkyard.flatMap(({ chips }) => chips),
  ); // CM-2.3
}

/** TB-42.10, TB-20.9: Network and Junkyard are revealed however the game ended. */
function revealChips(g: Beginning): void {
  const { network, junkyard } = g.state;
  for (const slot of network.flat()) {
    g.show(slot.chip, "all"); // TB-42.5
    slot.open = true;
  }
  for (const { chips } of junkyard) for (const chip of chips) g.show(chip, "all"); // TB-20.9
}

/** TB-43.1, TB-20.8, TB-R145: everything is shown. */
function revealAll(g: Beginning): void {
  const s = g.state;
  for (const own of s.seats) {
    for (const card of [...own.loyalty, ...own.recruited, ...own.infected]) g.show(card, "all"); // TB-43.1
    for (const card of own.objectives) g.show(card, "all"); // TB-51.4
  }
  for (const chip of s.removed) g.show(chip, "all"); // TB-20.8, TB-50.14
}

/** TB-43.2, TB-43.4, TB-43.5: every Objective of a player must be fulfilled, by what is true. */
export function fulfils(g: Beginning, seat: Seat): boolean {
  return g.state.seats[seat].objectives.every((card) => {
    const piece = g.box.objectives[g.face(card)];
    g.uses(piece.id);
    return piece.fulfilled(g, seat);
  });
}

/** TB-42.4, TB-R92: all Sectors are empty and too few Data Chips are carried. */
export function maybeNoWay(g: Beginning): void {
  const { sectors, figures, network } = g.state;
  if (sectors.some((sector) => sector.length > 0)) return;
  let carried = 0;
  for (const { chips } of figures) carried += chips.length;
  let open = 0;
  for (const channel of network) open += Math.max(0, CHANNEL_ROOM - channel.length);
  if (carried < open) finish(g, "no-chips"); // TB-42.4
}
