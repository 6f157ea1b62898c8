/** Wörter um die Regeln. */
import type { rules as english } from "../en/rules.js";

export const rules: { readonly [K in keyof typeof english]?: string } = {
  "rules.title": "Regeln",
  "rules.of": "{game}: die Regeln",
  "rules.back": "Zurück zu {game}",
  "rules.loading": "Die Regeln werden geöffnet.",
  "rules.none": "Dieses Spiel hat keine Regelseite.",
  "rules.search": "In den Regeln suchen",
  "rules.searchExample": "Wort, Karte, Nummer",
  "rules.searchEnglish": "Wort, Karte, Nummer (englisch)",
  "rules.many": "{n} {n|Regel|Regeln}",
  "rules.foundNone": "Nichts gefunden. Weniger oder andere Wörter helfen vielleicht.",
  "rules.foundNoneEnglish":
    "Nichts gefunden. Diese Regeln sind auf Englisch: Such mit englischen Wörtern.",
  "rules.found": "{n} {n|Stelle|Stellen} gefunden.",
  "rules.firstShown": "Gezeigt werden die ersten {n}.",
  "rules.contents": "Kapitel",
  "rules.short": "In Kürze",
  "rules.lookUp": "Zum Nachschlagen",
  "rules.next": "Weiter",
  "rules.begin": "Fang an mit",
  "rules.learnNote": "Schneller als lesen: eine kurze Partie, die sich selbst erklärt.",
  "rules.inEnglish": "Die Regeln selbst sind auf Englisch geschrieben.",
};
