import { drawFrom } from "@sprawl/engine";
import {
  answer,
  beginCampaign,
  beginNext,
  type Campaign,
  carriedFor,
  concludeMatch,
  loadCampaign,
  namedSeed,
  recordOf,
  saveCampaign,
  view,
} from "@sprawl/engine/host";
import { createMatch, hashOf, type OpenMatch, opened } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { offered, playPath, SEED, stateOf, the } from "../table.js";
import { looksTheSame } from "./looks.js";
import { type FenceState, fence, type Spree, spree, type VaultState, vault } from "./spree.js";

const reload = (campaign: Campaign<Spree>) =>
  loadCampaign(spree, [vault, fence], JSON.parse(JSON.stringify(saveCampaign(campaign))));

/** Answer in the campaign's match; before each answer the whole campaign is saved and loaded. */
function playOn(campaign: Campaign<Spree>, ...answers: (readonly [number, string])[]) {
  let at = campaign;
  for (const [seat, given] of answers) {
    const match = at.current?.match as OpenMatch;
    playPath(match, []);
    at = reload(at);
    expect(hashOf(at.current?.match as OpenMatch)).toBe(hashOf(match));
    answer(at.current?.match as OpenMatch, seat, given);
  }
  return at;
}

test("SP-1, SP-2 from the vault to the fence, saved at every step of the way", () => {
  let campaign = beginCampaign(spree, [vault, fence], { seats: 2 });
  const match = opened(beginNext(campaign, "vault-1", namedSeed("a lucky vault")));
  const worth = match.play.face(stateOf<VaultState>(match).heap.at(-1) ?? 0);
  campaign = playOn(campaign, [0, "take"], [1, "leave"], [0, "leave"]);
  expect(concludeMatch(campaign).result).toMatchObject({ winners: [0], reason: "most-chips" });
  expect(campaign.carried).toEqual({ seats: 2, vaults: 1, chips: [[worth], []], credits: [] });
  expect(() => beginNext(campaign, "vault-2", SEED)).toThrow("these can: fence");
  expect(carriedFor(campaign, 0)).toMatchObject({ chips: [[worth], 0] });
  expect(carriedFor(campaign, 1)).toMatchObject({ chips: [1, []] });
  expect(carriedFor(campaign, "spectator")).toMatchObject({ chips: [1, 0] });

  const second = opened(beginNext(campaign, "fence", SEED));
  const [chip] = stateOf<FenceState>(second).chips[0];
  // FE-1: the owner knows what was brought, the other one does not.
  expect(view(second, 0).faces[chip]).toBe(worth);
  expect(view(second, 1).faces[chip]).toBeUndefined();
  campaign = playOn(
    campaign,
    [1, "none"],
    [0, `put-up chip=${chip}`],
    [0, "none"],
    [1, "none"],
    [0, "none"],
    [1, "none"],
  );
  concludeMatch(campaign);
  expect(campaign.carried).toEqual({ seats: 2, vaults: 1, chips: [], credits: [worth, 0] });
  expect(spree.next(reload(campaign).carried)).toEqual([]);
  expect(campaign.played.map(({ name, game }) => [name, game])).toEqual([
    ["vault-1", "vault"],
    ["fence", "fence"],
  ]);
});

test("SP-3 the seed of a sealed match stays back after its end, saved and recorded or not", () => {
  const campaign = beginCampaign(spree, [vault, fence], { seats: 2 });
  beginNext(campaign, "vault-1", SEED);
  const after = playOn(campaign, [0, "leave"], [1, "leave"]);
  const match = after.current?.match as OpenMatch;
  expect(view(match, 0).result).toBeDefined();
  expect(view(match, 0).seed).toBeUndefined();
  expect(recordOf(opened(campaign.current?.match as OpenMatch))).toMatchObject({ sealed: true });
  const open = createMatch(vault, { seats: 2, seed: SEED });
  playPath(open, [
    [0, "leave"],
    [1, "leave"],
  ]);
  expect(view(open, 0).seed).toBe(SEED);
});

test("SP-1 a vault from which nobody brought anything is played again", () => {
  const campaign = beginCampaign(spree, [vault, fence], { seats: 2 });
  beginNext(campaign, "vault-1", SEED);
  const after = playOn(campaign, [0, "leave"], [1, "leave"]);
  concludeMatch(after);
  expect(spree.next(after.carried).map(({ name }) => name)).toEqual(["vault-2"]);
});

test("VA-2 a trap is shown and costs everything", () => {
  const match = createMatch(vault, { seats: 2, seed: SEED, script: { chip: [5, 3, 0] } });
  playPath(match, [
    [0, "take"],
    [1, "take"],
    [0, "take"],
  ]);
  const { taken, lost, left } = stateOf<VaultState>(match);
  expect([taken[0].length, taken[1].length, lost.length]).toEqual([0, 1, 2]);
  expect(left).toEqual([true, false]);
});

test("FE-2 all put up at once; the highest is worth its value", () => {
  const carried = [[4, 6], [5], [6]];
  const match = createMatch(fence, { seats: 3, seed: SEED, carried });
  expect(offered(match, 0)).toHaveLength(3);
  expect(looksTheSame(match, drawFrom("fence"), 60)).toBeGreaterThan(20);
  playPath(match, [
    [2, the("put-up")],
    [1, the("put-up")],
    [0, the("put-up", "chip=1")],
  ]);
  expect(stateOf<FenceState>(match).credits).toEqual([6, 1, 6]);
});
