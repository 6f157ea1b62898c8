/** Whole campaigns, and what passes the seam between their matches. */
import type { Plain } from "@sprawl/engine";
import {
  carriedFor,
  createMatch,
  endingOf,
  namedSeed,
  planNext,
  resultOf,
  view,
  winnersOf,
} from "@sprawl/engine/host";

import { expect, test } from "vitest";
import { begun, playNext } from "./campaign-play.js";

const timeout = 120_000;
type Outcome = { readonly campaign: { readonly roles: readonly Plain[] } };

test("CM-2.5, CM-6.1, CM-6.2 The Beginning, then Social Deduction, to the end", {
  timeout,
}, async () => {
  const campaign = await begun("the-beginning", 4, { characters: "random", talk: false });
  const first = playNext(campaign, "seam");
  expect(resultOf(first)?.winners).toEqual([]);
  expect(view(first, 0).seed).toBeUndefined();
  expect(JSON.stringify(carriedFor(campaign, "spectator"))).not.toContain("faction");

  // What one seat may not know of the others changes nothing that it receives.
  const { game, beginning } = planNext(campaign, "final-battle");
  const seed = namedSeed("seam");
  const brought = beginning.carried as Outcome;
  const [mine, one, two, three] = brought.campaign.roles;
  const other = { campaign: { ...brought.campaign, roles: [mine, two, three, one] } };
  const seen = (carried: Plain) =>
    JSON.stringify(view(createMatch(game, { ...beginning, seed, carried }), 0));
  expect(seen(other as unknown as Plain)).toBe(seen(brought as unknown as Plain));

  const second = playNext(campaign, "seam");
  expect(second.header.game).toBe("social-deduction");
  expect(endingOf(campaign)).toBe(resultOf(second)?.reason);
  expect(winnersOf(campaign)).toEqual(resultOf(second)?.winners);
  expect(view(second, 0).seed).toBeDefined();
  expect(JSON.stringify(carriedFor(campaign, "spectator"))).toContain("faction");
});
