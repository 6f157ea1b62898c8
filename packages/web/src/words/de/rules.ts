/** Wörter um die Regeln. */
import type { rules as english } from "../en/rules.js";

export const rules: { readonly [K in keyof typeof english]?: string } = {
  "rules.title": "Regeln",
  "rules.of": "{game}: die Regeln",
  "rules.back": "Zurück zu {game}",
  "rules.loading": "Die Regeln werden geöffnet.",
  "rules.none": "Dieses Spiel hat keine Regelseite.",
  "rules.search": "In den Regeln suchen",
  "rules.searchExample": "Ein englisches Wort oder eine Regelnummer",
  "rules.many": "{n} {n|Regel|Regeln}",
  "rules.found": "{n} {n|Regel|Regeln} gefunden",
};
