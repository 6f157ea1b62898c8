/** What Human Interface brings to the registry. */
import type { CampaignDefinition, GameEntry, Instinct, Plain } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import {
  arrange,
  campaign,
  en,
  figures,
  humanInterface,
  runs,
  tutorial,
  tutorials,
} from "./src/index.js";

export const entry: GameEntry = {
  game: humanInterface,
  text: { en },
  languages: { de: async () => (await import("./src/text/de/index.js")).de },
  instinct: instinct as Instinct,
  campaign: campaign as CampaignDefinition<Plain>,
  arrange,
  tutorial,
  tutorials,
  runs,
  figures,
};
