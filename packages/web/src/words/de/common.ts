/** Wörter, die viele Seiten teilen. */
import type { common as english } from "../en/common.js";

export const common: { readonly [K in keyof typeof english]?: string } = {
  close: "Schließen",
  cancel: "Abbrechen",
  back: "Zurück",
  bot: "Bot",
  you: "Du",
  forReport: "Für einen Bericht",
};
