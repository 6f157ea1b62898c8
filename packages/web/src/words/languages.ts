/**
 * The languages of the interface. English is complete and always there; what another lacks shows in
 * English, and each is loaded only by whoever reads it.
 */
import { en } from "./en/index.js";

export const languages = {
  en: async () => {
    const later = await Promise.all([import("./en/replay.js"), import("./en/trouble.js")]);
    return { ...en, ...later[0].replay, ...later[1].trouble };
  },
  de: async () => (await import("./de/index.js")).de,
} as const;
export type Language = keyof typeof languages;
