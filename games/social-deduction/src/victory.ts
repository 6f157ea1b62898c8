/** SD-17, SD-18: the victory check, sudden death, and the end of the game. */
import type { Rule, Seat } from "@sprawl/engine";
import { end } from "./ending.js";
import { bossWins, winnerOfNobody } from "./hell-gate/wins.js";
import { moments } from "./moments.js";
import { setupOf } from "./setups/index.js";
import { standing } from "./standing.js";
import type { CheckFace, Deduction, SeenTeam, Sighting, Team } from "./state.js";
import { isLiving, living, livingFrom } from "./table.js";
import { isOutlaw, teamOf } from "./teams.js";
import { aimWhereNeeded } from "./weapons.js";

/** What a check comes to. */
type Outcome =
  | { readonly what: "won"; readonly team: Team; readonly reason: string; readonly rule: string }
  | { readonly what: "survived"; readonly seat: Seat }
  | { readonly what: "nobody" }
  | { readonly what: "sudden-death" }
  | { readonly what: "continue" };

/** SD-17.1: the check that follows an elimination. */
export function* victoryCheck(g: Deduction): Rule<void> {
  const s = g.state;
  const covered = s.unchecked; // SD-17.22: who is back is not among them
  s.unchecked = [];
  if (covered.length === 0) return; // SD-17.22
  const humanDied = covered.some((seat) => teamOf(g, seat) === "human"); // SD-17.8
  const outcome = judge(g, humanDied);
  switch (outcome.what) {
    case "nobody":
      return nobodyLives(g);
    case "survived":
      return end(g, [outcome.seat], "last-survivor", "SD-17.20"); // SD-18.8
    case "won":
      return end(g, teamMembers(g, outcome.team), outcome.reason, outcome.rule, outcome.team);
    case "sudden-death":
    case "continue":
      goesOn(g, covered, outcome.what);
      break;
    default:
      return outcome satisfies never;
  }
  const { gate } = s;
  const fresh = covered.filter((seat) => !gate.settled.includes(seat));
  gate.settled = [];
  yield* afterEliminations(g, fresh);
}

/** SD-17.15, SD-R23: the tests, in their order. */
function judge(g: Deduction, humanDied: boolean): Outcome {
  const alive = living(g); // HG-3.10, HG-13.8: players alone
  const teams = alive.map((seat) => teamOf(g, seat)); // SD-4.15, SD-17.3
  const all = (team: Team) => teams.every((each) => each === team);
  if (alive.length === 0) return { what: "nobody" }; // SD-17.17
  if (all("legion")) return won("legion", "SD-17.11"); // SD-18.4
  if (!isSuddenDeath(g)) {
    if (all("fallen")) return won("fallen", "SD-17.12"); // SD-18.5
    if (all("human")) return won("human", "SD-17.7"); // SD-17.13
    const noHuman = !teams.includes("human");
    if (noHuman && humanDied && teams.includes("machine")) return won("machine", "SD-17.8"); // SD-17.14, SD-18.3, SD-R22
    if (setupOf(g).outlawTeam && teams.every(isOutlaw)) return outlawsWin(); // HG-15.39, HG-R27
    if (alive.length === 1) return { what: "survived", seat: alive[0] }; // SD-17.9, SD-17.10, SD-17.20
    if (noHuman && !humanDied) return { what: "sudden-death" }; // SD-18.1
  }
  if (alive.length === 1) return { what: "survived", seat: alive[0] }; // SD-18.2
  return { what: "continue" }; // SD-17.19
}

/** SD-17.17, HG-13.2: nobody wins, or an EX Boss. */
function nobodyLives(g: Deduction): never {
  const boss = winnerOfNobody(g);
  if (boss !== undefined) return bossWins(g, boss, "HG-13.2"); // HG-13.5, HG-R8
  return end(g, [], "nobody-left", "SD-17.17"); // HG-13.9
}

function won(team: Team, rule: string): Outcome {
  return { what: "won", team, reason: `${team}-won`, rule };
}

/** HG-R27: all Outlaws, Legion and Fallen win together. */
function outlawsWin(): Outcome {
  return { what: "won", team: "outlaw", reason: "outlaws-won", rule: "HG-15.39" };
}

/** SD-17.16: living or not. */
function teamMembers(g: Deduction, team: Team): Seat[] {
  const isMember = (other: Team) => (team === "outlaw" ? isOutlaw(other) : other === team);
  return g.state.seats.map((_, seat) => seat).filter((seat) => isMember(teamOf(g, seat)));
}

/** SD-17.4: those the check covers see the team of everybody living, and nobody's cards. */
function goesOn(g: Deduction, covered: readonly Seat[], what: "sudden-death" | "continue"): void {
  const insiders = living(g).filter((seat) => standing(g, seat, "seesChecks"));
  for (const seat of insiders) g.uses(idWith(g, seat));
  const seers = [...covered, ...insiders];
  tellTeams(g, "teams", seers);
  layCheck(g, what, seers);
  g.disclose("game-continues", {}, { rule: "SD-17.5" }); // SD-18.7
}

/** SD-18.1, SD-18.7: that sudden death begins is known to those who made the check, and to nobody else. */
function layCheck(g: Deduction, what: "sudden-death" | "continue", seers: readonly Seat[]): void {
  const isSudden = what === "sudden-death";
  const faces: CheckFace[] = isSudden ? ["sudden-death", "goes-on"] : ["goes-on", "sudden-death"];
  const [mark, aside] = g.hide<CheckFace>("checks", faces, seers);
  g.state.checks.push({ mark, aside });
  if (isSudden) g.disclose("sudden-death", {}, { only: seers, rule: "SD-18.7" });
}

/** SD-18.6: once begun, it lasts. */
export function isSuddenDeath(g: Deduction): boolean {
  return g.state.suddenDeath || g.state.checks.some(({ mark }) => g.face(mark) === "sudden-death");
}

function idWith(g: Deduction, seat: Seat): string {
  const { card } = g.state.seats[seat].ids[0];
  return g.face(card);
}

/** Tell some players of the teams of all living players, or only who is Legion. */
export function tellTeams(g: Deduction, what: Sighting["what"], to: readonly Seat[]): void {
  const seats = livingFrom(g, 0);
  const teams = seats.map((seat): SeenTeam => {
    const team = teamOf(g, seat);
    return what === "teams" || team === "legion" ? team : "other";
  });
  const tokens = g.hide<SeenTeam>(`seen-${what}`, teams, to);
  g.state.sightings.push({ what, by: to.slice(), round: g.state.round, seats, teams: tokens });
  for (const seat of to) {
    const only = { only: seat, rule: "SD-17.4" };
    if (what === "legion") g.disclose("saw-legion", { target: legionAmong(seats, teams) }, only);
    else
      for (const [i, target] of seats.entries()) {
        g.disclose("saw-team", { target, team: teams[i] }, only);
      }
  }
}

function legionAmong(seats: readonly Seat[], teams: readonly SeenTeam[]): Seat[] {
  return seats.filter((_, i) => teams[i] === "legion");
}

/** SD-16.9, SD-16.10: what follows when the game goes on. */
export function* afterEliminations(g: Deduction, out: readonly Seat[]): Rule<void> {
  yield* aimWhereNeeded(g); // SD-16.9
  yield* moments.raise(g, "afterElimination", out); // SD-16.10
  for (const seat of out) yield* ownAftermath(g, seat); // SD-16.10
}

/** What the cards of somebody do who was eliminated, though they work no more (SD-13.23). */
function* ownAftermath(g: Deduction, seat: Seat): Rule<void> {
  const { gate, seats } = g.state;
  for (const permanent of seats[seat].permanents.slice()) {
    const program = g.box.programs[permanent.program];
    if (program.ownerEliminated) yield* program.ownerEliminated(g, seat, permanent);
  }
  if (!gate.rising.includes(seat)) return;
  gate.rising = gate.rising.filter((other) => other !== seat);
  for (const { card } of seats[seat].ids.slice()) {
    const id = g.box.ids[g.face(card)];
    if (id.ownerEliminated && !isLiving(g, seat)) yield* id.ownerEliminated(g, seat);
  }
}
