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
  "replay.toEnd": "Zurück zum Ende",
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
  "replay.proofKept":
    "Von diesem Browser geprüft, gegen das, was er beim Austeilen behalten hat: die Zusage des Servers, dein Anteil, alle Plätze und die Einstellungen.",
  "replay.proofShares":
    "Der Startwert besteht aus Anteilen aller, die gespielt haben. Du warst nicht an diesem Tisch, darum hat dieser Browser nichts zum Vergleichen.",
  "replay.proofCommitment":
    "Hier hat eine Maschine allein ausgeteilt. Bewiesen ist, dass die Partie aus ihrem Startwert folgt; nicht, dass er nicht ausgesucht war.",
  "replay.promise": "Die Zusage des Servers, wie du sie gesehen hast, bevor du bereit warst",
  "replay.share": "Dein Anteil am Austeilen",
  "replay.howVerified": "Wie ausgeteilt und geprüft wird",
  "fair.title": "Faires Austeilen",
  "fair.lead":
    "An einem Tisch im Netz kann niemand die Karten aussuchen: kein Spieler, und auch der Server nicht.",
  "fair.promise":
    "Wenn ein Tisch eröffnet wird, zieht der Server eine geheime Zahl und zeigt ihren Fingerabdruck, die Zusage. Danach kann er sie nicht mehr ändern.",
  "fair.shares": "Wenn du bereit bist, gibt dein Browser eine eigene Zahl dazu. Alle anderen auch.",
  "fair.seed":
    "Alle Zahlen, das Spiel, seine Einstellungen und die Reihenfolge der Leute ergeben den Startwert. Jede Karte, jeder Würfel und jeder gemischte Platz folgt daraus.",
  "fair.kept":
    "Dein Browser behält die Zusage, die Zahlen und die Reihenfolge. Das Menü zeigt den Anfang der Zusage, zum gegenseitigen Vorlesen.",
  "fair.end":
    "Nach dem Ende zeigt der Server seine Zahl. Dein Browser prüft, dass es die zugesagte ist, dass deine dabei ist, dass der Startwert passt und die Partie daraus folgt.",
  "fair.limits": "Was nicht bewiesen ist",
  "fair.notProved":
    "Ein Server, der selbst auf einem Platz sitzt, könnte für diesen Platz mehrere Zahlen ausprobieren. Der Server teilt aus, also kennt er die Karten, während ihr spielt. Ein Bot gibt nichts Eigenes dazu.",
  "fair.alone":
    "Allein und an einem Bildschirm teilt dein eigenes Gerät aus: Die Partie folgt aus ihrem Startwert, mehr ist nicht bewiesen. Partien aus der Zeit davor sagen das auch.",
};
