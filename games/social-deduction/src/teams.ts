/**
 * SD-3: what a player is at this moment. Worked out from the cards whenever it matters and never
 * kept. Whatever is told of it goes through `disclose`.
 */
import type { Audience, Seat } from "@sprawl/engine";
import type { Contents } from "./cards.js";
import { LOYALTY } from "./rows.js";
import type { Deduction, IdName, LoyaltyName, MarkFace, ProgramName, Team } from "./state.js";
import { isLiving, loyaltyOf, SIDES, usesBox } from "./table.js";

/** Everything that decides a team. */
export type Belongings = {
  readonly ids: readonly IdName[];
  readonly loyalty: readonly LoyaltyName[];
  readonly programs: readonly ProgramName[];
  readonly marks: readonly MarkFace[];
};

/** The cards that say what an ID or a program makes of its owner. */
type Cards = Pick<Contents, "ids" | "programs">;

/** How the colours are counted (SD-3.2 to SD-3.6). */
export function coloursOf(
  { ids, programs }: Cards,
  own: Belongings,
): Record<"human" | "machine" | "outlaw", number> {
  const count = { human: 0, machine: 0, outlaw: 0 };
  count[ids[own.ids[0]].colour] += 1; // SD-3.2
  for (const name of own.loyalty) {
    const { colour, weight } = LOYALTY[name];
    if (colour !== "legion") count[colour] += weight; // SD-3.3, SD-3.4
  }
  for (const name of own.programs) {
    const { loyalty } = programs[name];
    if (loyalty && loyalty !== "legion") count[loyalty] += 1; // SD-3.5
  }
  return count;
}

/** The team these cards and marks make (SD-3.15). */
export function teamFrom(box: Cards, own: Belongings): Team {
  const { ids, programs } = box;
  const always = own.ids.map((name) => ids[name].always);
  const isLegion =
    always.includes("legion") || // SD-3.13, SD-19.2
    own.loyalty.includes("legion") || // SD-21.14, SD-R5
    own.programs.some((name) => programs[name].loyalty === "legion") || // SD-14.4, SD-19.4
    own.marks.includes("legion"); // SD-19.3
  const line = always.find((team) => team !== undefined);
  return teamBy(coloursOf(box, own), { isLegion, isFallen: own.marks.includes("fallen"), line });
}

/** How many of each colour somebody has. */
export type Counted = {
  readonly human: number;
  readonly machine: number;
  readonly outlaw: number;
};

/** What is stronger than colours: Legion and Fallen by card or mark, and the Always line of an ID. */
export type Stronger = {
  readonly isLegion: boolean;
  readonly isFallen: boolean;
  readonly line: Team | undefined;
};

/** The team that so many of each colour make, unless something is stronger (SD-3.15). */
export function teamBy({ human, machine, outlaw }: Counted, stronger: Stronger): Team {
  const { isLegion, isFallen, line } = stronger;
  if (isLegion) return "legion"; // SD-3.14
  if (isFallen) return "fallen"; // SD-19.7, SD-19.10, SD-R7
  if (line) return line; // SD-3.11, SD-3.12
  if (human > machine && human > outlaw) return "human"; // SD-3.7
  if (machine > human && machine > outlaw) return "machine"; // SD-3.8
  return "outlaw"; // SD-3.9, SD-3.10
}

export function belongingsOf(g: Deduction, seat: Seat): Belongings {
  const own = g.state.seats[seat];
  return {
    ids: own.ids.map(({ card }) => g.face(card)),
    loyalty: SIDES.map((side) => g.face(loyaltyOf(g, seat, side).card)), // SD-21.15
    programs: own.programs.map((card) => g.face(card)), // SD-1.18, SD-14.9, SD-14.10
    marks: own.marks.map(({ mark }) => g.face(mark)),
  };
}

/** SD-3.1, SD-3.19: the team of a living player, or the one an eliminated player had. */
export function teamOf(g: Deduction, seat: Seat): Team {
  const [last] = g.state.seats[seat].lastTeam;
  if (!isLiving(g, seat) && last !== undefined) return g.face(last); // SD-3.19, SD-16.17, SD-R20
  return teamFrom(g.box, belongingsOf(g, seat)); // SD-3.16, SD-3.17: anew each time
}

/** SD-19.1, SD-19.6: Legion and Fallen count as Outlaws for cards that speak of them. */
export function isOutlaw(team: Team): boolean {
  return team === "outlaw" || team === "legion" || team === "fallen";
}

const TEAMS: readonly Team[] = ["human", "machine", "outlaw", "legion", "fallen"];

/**
 * SD-R63: the teams that can be named at this table. Most deals have no Legion and no Fallen: they are
 * named where everybody can see a way to become one, and what is hidden changes nothing.
 */
export function teamsNamed(g: Deduction): Team[] {
  const { options, state } = g;
  const changes = !options.noLoyaltyChanges && !options.firstSession; // SD-21.1, SD-21.9, SD-21.11
  const isNear = usesBox(g, "hell-gate") || state.campaign !== undefined; // HG-5.4, HG-10.2, CM-3.1
  const named = {
    legion: options.legionCard || (changes && (isNear || isSeen(g, "legion"))), // SD-21.12
    fallen: changes && (isNear || isSeen(g, "fallen")),
  };
  return TEAMS.filter((team) => (team === "legion" || team === "fallen" ? named[team] : true));
}

/** An open ID that makes its owner one, or a mark that everybody sees somebody has got. */
function isSeen(g: Deduction, team: "legion" | "fallen"): boolean {
  return g.state.seats.some(({ ids, marks, fallenUnlessLegion }) => {
    const isMarked = team === "fallen" ? fallenUnlessLegion : marks.length > 0;
    return isMarked || ids.some((id) => id.revealed && g.box.ids[g.face(id.card)].always === team);
  });
}

/** SD-3.19: what the dead were is kept as one of five tokens, which they alone can read. */
export function keepTeam(g: Deduction, seat: Seat): void {
  const team = teamFrom(g.box, belongingsOf(g, seat));
  const tokens = [team, ...TEAMS.filter((other) => other !== team)];
  const own = g.state.seats[seat];
  own.lastTeam = [...g.hide<Team>("last-teams", tokens, seat), ...own.lastTeam];
}

/**
 * SD-19.3, SD-19.5: make a player Legion. `others` learn of it, or all. An offer that comes to nothing
 * leaves a mark as well, so that nobody can tell from outside.
 */
export function giveMark(g: Deduction, seat: Seat, face: MarkFace, to: Audience = seat): void {
  const rest: MarkFace = face === "unchanged" ? "legion" : "unchanged";
  layMark(g, seat, [face, rest], to);
}

/** SD-19.8, SD-19.9, SD-R8: Fallen unless Legion; nobody can tell from outside. */
export function becomeFallen(g: Deduction, seat: Seat): void {
  const isLegion = teamOf(g, seat) === "legion";
  layMark(g, seat, isLegion ? ["unchanged", "fallen"] : ["fallen", "unchanged"], seat); // SD-19.9
  g.state.seats[seat].fallenUnlessLegion = true; // SD-19.11
  g.tell("became-fallen", { seat }, { rule: "SD-19.11" });
}

function layMark(g: Deduction, seat: Seat, faces: readonly MarkFace[], to: Audience): void {
  const [mark, aside] = g.hide<MarkFace>("marks", faces, to);
  g.state.seats[seat].marks.push({ mark, aside });
}
