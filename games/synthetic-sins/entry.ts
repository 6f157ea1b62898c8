/** What Synthetic Sins brings to the registry. */
import type { CampaignDefinition, GameEntry, Instinct, Plain } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import { arrange, campaign, en, syntheticSins } from "./src/index.js";

export const entry: GameEntry = {
  game: syntheticSins as GameEntry["game"],
  text: { en },
  instinct: instinct as Instinct,
  campaign: campaign as unknown as CampaignDefinition<Plain>,
  arrange,
};
