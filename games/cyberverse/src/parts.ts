/**
 * What a simulation counts of the pieces: Organizations, places in the first order of play, Stories
 * that were solved, Agents who were hired; each with how often it was the winner's.
 */
import type { GameEvent, Part, Parts, Plain } from "@sprawl/engine";
import { ORGANIZATIONS } from "./draft.js";
import type { Cyber } from "./state.js";

type Told = Pick<GameEvent, "type" | "args">;
/** Something an Organization had or did. */
type Deed = { readonly org: Plain; readonly what: Plain };

export function parts(g: Cyber, told: readonly Told[]): Parts {
  const { stories, profiles } = g.box;
  const decks = Object.values(stories);
  const solved = deeds(told, ["story-resolved"], "story");
  const hired = deeds(told, ["hired", "recruited"], "agent");
  const draft = hired.slice(0, g.state.orgs.length).map(({ org }) => org);
  const order = [...new Set(draft)].reverse();
  const places = order.map((org, place): Deed => ({ org, what: `${place + 1}` }));
  const led = g.state.orgs.map(({ id }): Deed => ({ org: id, what: id }));
  const count = (names: readonly string[], all: readonly Deed[]): Record<string, Part> =>
    Object.fromEntries(
      names.map((name) => [
        name,
        partOf(
          g,
          all.filter(({ what }) => what === name),
        ),
      ]),
    );
  return {
    organization: count(ORGANIZATIONS, led),
    "place in the first order": count(
      order.map((_, place) => `${place + 1}`),
      places,
    ),
    story: count(
      decks.filter(({ starter }) => !starter).map(({ id }) => id),
      solved,
    ),
    "starter story": count(
      decks.filter(({ starter }) => starter).map(({ id }) => id),
      solved,
    ),
    agent: count(Object.keys(profiles), hired),
  };
}

function deeds(told: readonly Told[], types: readonly string[], field: string): Deed[] {
  const fitting = told.filter(({ type }) => types.includes(type));
  return fitting.map(({ args }) => ({ org: args.org, what: args[field] }));
}

function partOf(g: Cyber, all: readonly Deed[]): Part {
  return { times: all.length, won: all.filter(({ org }) => hasWon(g, org)).length };
}

/** Alone, the bot Organization has no seat: it wins where the person does not. */
function hasWon({ state: { orgs, solo }, result }: Cyber, id: Plain): boolean {
  const org = orgs.findIndex((each) => each.id === id);
  const winners = result?.winners ?? [];
  return solo && org > 0 ? !winners.includes(0) : winners.includes(org);
}
