/** HI-15.5 to HI-15.8: who takes part. */
import type { Rule, Seat } from "@sprawl/engine";
import type { MissionTeam } from "../content.js";
import { leaderOf, missionOf, sideName } from "../models.js";
import { ask, pickEach } from "../questions.js";
import type { Interface, Team } from "../state.js";
import { addCharacter, addMachines } from "./models.js";

/** HI-15.5 to HI-15.7 */
export function* chooseTeams(g: Interface): Rule<void> {
  const { teams } = g.state;
  const mission = missionOf(g);
  const taken: string[] = [];
  const open = mission.teams.flatMap((side, index) =>
    side.members.length < side.size && side.faction !== "freelance" && fieldable(g, index) > 0
      ? [index]
      : [],
  );
  const picks = yield* pickEach(
    "team",
    open.map((index) => leaderOf(teams[index])),
    (seat) => {
      const index = teamOfSeat(g, seat);
      const side = mission.teams[index];
      return teamOffer(g, side, [...side.members, ...missing(g, index)]);
    },
  );
  for (const [index, side] of mission.teams.entries()) {
    let chosen = picks.get(leaderOf(teams[index]))?.map(({ character }) => character) ?? [];
    if (side.faction === "freelance") {
      const offer = teamOffer(g, side, [...side.members, ...taken]);
      chosen =
        (yield* pickEach("team", [leaderOf(teams[index])], () => offer))
          .get(leaderOf(teams[index]))
          ?.map(({ character }) => character) ?? [];
    }
    const members = [...side.members, ...chosen];
    taken.push(...members);
    settleFaction(g, teams[index], side, members);
    for (const [i, card] of members.entries())
      addCharacter(g, card, index, teams[index].seats[i % teams[index].seats.length]); // HI-38.2
    if (side.faction === "any" || side.faction === "freelance")
      yield* chooseDeck(g, teams[index], index);
    g.tell("team", { team: sideName(g, index), members }, { rule: "HI-15.5" });
  }
  addMachines(g);
}

export const teamOfSeat = (g: Interface, seat: Seat): number =>
  g.state.teams.findIndex((team) => team.seats.includes(seat));

/** HI-37.4: of a campaign's roster, those who cannot take part. */
const missing = (g: Interface, index: number): string[] =>
  (g.state.veterans[index] ?? [])
    .filter(({ status }) => status !== "ready")
    .map(({ card }) => card);

/** How many could take part at all. */
const fieldable = (g: Interface, index: number): number => {
  const roster = g.state.veterans[index];
  return roster ? roster.filter(({ status }) => status === "ready").length : 1;
};

/** Whom a Team may choose from, and what it must end up with. */
function teamOffer(g: Interface, side: MissionTeam, without: readonly string[]) {
  const options = Object.values(g.box.characters)
    .filter(({ id, faction }) => !without.includes(id) && isOpen(side, faction))
    .map(({ id }) => ({
      kind: "member" as const,
      character: id,
      on: `character/${id}`,
      rule: "HI-15.5",
    }));
  const count = Math.min(side.size - side.members.length, options.length); // HI-37.4
  const hackerNeeded =
    missionOf(g).hackerNeeded &&
    !side.members.some((id) => g.box.characters[id].hacker) &&
    options.some(({ character }) => g.box.characters[character].hacker);
  const special = (id: string): boolean => g.box.characters[id].faction === "special";
  return {
    options,
    min: count,
    max: count,
    check: (picked: readonly { readonly character: string }[]) => {
      if (hackerNeeded && !picked.some(({ character }) => g.box.characters[character].hacker))
        return "HI-15.5";
      if (side.faction !== "any" && picked.filter(({ character }) => special(character)).length > 1)
        return "HI-15.6";
      return undefined;
    },
    safe: safeTeam(g, options, count, hackerNeeded ?? false),
    rule: "HI-15.5",
  };
}

function safeTeam<T extends { readonly character: string }>(
  g: Interface,
  options: readonly T[],
  count: number,
  hacker: boolean,
): T[] {
  const first = options.find(({ character }) => hacker && g.box.characters[character].hacker);
  const others = options.filter(
    (option) => option !== first && g.box.characters[option.character].faction !== "special",
  );
  return [...(first ? [first] : []), ...others].slice(0, count);
}

function isOpen(side: MissionTeam, faction: string): boolean {
  if (side.faction === "any" || side.faction === "freelance") return true;
  return faction === side.faction || (faction === "special" && side.special); // HI-15.6
}

/** A Team of any Factions has Faction skills only if all its members are of one. */
function settleFaction(
  g: Interface,
  team: Team,
  side: MissionTeam,
  members: readonly string[],
): void {
  if (side.faction !== "any") return;
  const factions = new Set(members.map((id) => g.box.characters[id].faction));
  const [only] = factions;
  team.skilled = factions.size === 1 && only !== "special";
  team.faction = team.skilled && only !== "special" ? only : "freelance";
}

/** HI-38.6: which Faction's cards such a Team plays with. */
function* chooseDeck(g: Interface, team: Team, index: number): Rule<void> {
  const options = ["ubermensch", "nakamura"].map((deck) => ({
    kind: "deck" as const,
    deck,
    rule: "HI-38.6",
  }));
  const { deck } = yield* ask(leaderOf(team), "deck", options, { rule: "HI-38.6" });
  if (deck === "ubermensch") return;
  const other = team.deck;
  team.deck = g.state.aside;
  g.state.aside = other;
  g.tell("deck-chosen", { team: sideName(g, index), deck });
}
