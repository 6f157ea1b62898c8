/** The languages of the interface. English is complete; what another lacks shows in English. */
import { de } from "./de/index.js";
import { en } from "./en/index.js";

export const languages = { en, de } as const;
export type Language = keyof typeof languages;
