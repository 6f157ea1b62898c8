/**
 * The languages of the interface. English is complete and always there; what another lacks shows in
 * English, and each is loaded only by whoever reads it.
 */
import { en } from "./en/index.js";

export const languages = {
  en: async () => en,
  de: async () => (await import("./de/index.js")).de,
} as const;
export type Language = keyof typeof languages;
