/** Wörter rund ums Nachspielen. */
import type { replay as english } from "../en/replay.js";

export const replay: { readonly [K in keyof typeof english]?: string } = {
  "replay.title": "Nachspielen",
  "replay.opening": "Die Aufzeichnung wird geöffnet.",
  "replay.failed": "Diese Aufzeichnung lässt sich nicht öffnen.",
  "replay.where": "Schritt der Aufzeichnung",
  "replay.first": "Zum Anfang",
  "replay.back": "Einen Schritt zurück",
  "replay.play": "Abspielen",
  "replay.pause": "Anhalten",
  "replay.on": "Einen Schritt weiter",
  "replay.last": "Zum Ende",
  "replay.place": "Schritt {step} von {steps}",
  "replay.speed": "Tempo",
  "replay.eyes": "Gesehen von",
  "replay.nobody": "Zuschauern",
  "replay.insight": "Vermutungen",
  "replay.insightOf":
    "Was {name} bei diesem Schritt glauben konnte, errechnet allein aus dem, was {name} bis dahin gesehen hatte.",
  "replay.insightEyes":
    "Wähle unter „Gesehen von“ jemanden aus, um zu sehen, was diese Person glauben konnte.",
  "replay.playOn": "Von hier weiterspielen",
  "replay.noPlayOn": "An dieser Stelle ist die Partie zu Ende.",
  "replay.thought": "{name} dachte: {why}",
  "replay.cutShort": "Was folgte, wurde nach Regeln gespielt, die es nicht mehr gibt.",
  "replay.verify": "Austeilen prüfen",
  "replay.verifying": "Die Partie wird von ihrem Startwert aus noch einmal gespielt.",
  "replay.verified": "Ausgeteilt wurde, was zugesagt war, und die Partie folgt daraus.",
  "replay.runsTrue": "Die Partie folgt aus ihrem Startwert.",
  "replay.notVerified": "Das passt nicht:",
  "replay.commitment": "Zusage, öffentlich vor der ersten Karte",
  "replay.seed": "Startwert, öffentlich nach dem Ende",
  "replay.howVerified":
    "Die Zusage ist ein SHA-256-Hash des Startwerts. Vergleiche sie mit der, die zu Beginn zu sehen war.",
};
