/** Was Tafel, Lektionen, Geschichten und Kampagne schreiben, auf Deutsch. */
import { missions } from "../../content/missions/index.js";
import { boardLabels } from "./board-labels.js";
import { missionTitles } from "./names.js";

/** Was ein Gegner getan hat, Schritt für Schritt; nach "Wache G1:". */
const story: Readonly<Record<string, string>> = {
  "story.draws": "zieht {value}, der Alarm gibt {base} dazu: {result}",
  "story.behavior": "das heißt {actions}",
  "story.moves": "geht {count} {why}, nach {sector}",
  "story.searched": "durchsucht {sector}",
  "story.on-overwatch": "legt sich auf die Lauer",
  "story.detected": "sieht dich in {sector}",
  "story.alarm-raised": "hebt den Alarm um {vigilance}",
  "story.detection-placed": "man weiß, wo du bist: {sector}",
  "story.detection-removed": "findet niemanden in {sector}",
  "story.no-longer-hidden": "du bist nicht mehr versteckt",
  "story.attacked-you": "greift dich an",
  "story.overwatch-attack": "hat auf dich gewartet",
  "story.hits": "{base} und Karte {value} ergeben {result}, {against} genügt: ein Treffer",
  "story.misses": "{base} und Karte {value} ergeben {result}, {against} wäre nötig: daneben",
  "story.wounded": "du hast noch {health} Leben",
  "story.forcefield": "dein Kraftfeld hält es auf",
  "story.drone-answered": "deine Abwehrdrohne antwortet",
  "story.bodies-found": "findet einen Körper in {sector}",
  "story.stood-up": "{enemy} steht wieder auf",
  "story.removed": "{enemy} ist fort",
  "story.trap-exploded": "löst deine Falle in {sector} aus",
  "story.defeated": "{enemy} ist besiegt",
  "story.dropped": "{enemy} lässt {thing} fallen",
  "story.noise-made": "das hört man in {sector}",
  "story.attacked": "du greifst {enemies} an: {weapon}",
  "story.gear-used": "du setzt {gear} ein",
  "story.item-used": "du setzt {item} ein",
  "story.energy-gained": "du gewinnst {energy} Energie",
};

const lessons: Readonly<Record<string, string>> = {
  "first.want":
    "Hol, wofür du gekommen bist, und geh lebend durch den Ausgang. Jede Mission sagt, was es ist.",
  "first.can":
    "Ein freier Schritt und eine Aktion: gehen, verstecken, angreifen, aufheben. Klicke, was leuchtet. Die Leertaste beendet deinen Zug.",
  "first.threat":
    "Wachen folgen ihren Pfeilen und kommen zu Geräuschen. Der Alarm steigt jeden Zug, und mit ihm kommen mehr Wachen.",
  "lesson.gear":
    "Ich bin Odalys, deine Vermittlerin. Du bist Garrett, und oben liegt ein Buch, für das jemand zahlt. Nimm deine schallgedämpfte Pistole mit.",
  "lesson.move":
    "Räume, die leuchten, kannst du betreten. Der erste Schritt eines Zuges ist frei und lautlos: Klick einen an.",
  "lesson.hide":
    "Eine Aktion bleibt. Versteck dich: Wer nur vorbeigeht, sieht dich nicht; wer sucht, schon.",
  "lesson.enemies":
    "Die breiten Pfeile zeigen, wohin jede Wache als Nächstes geht, wenn nichts sie stört. Beende deine Aktionen und sieh zu.",
  "lesson.alarm":
    "Jeden Zug steigt der Alarm. Je höher die Nadel, desto lebhafter die Wachen; an jeder Fahne kommt eine dazu. Beende deine Aktionen noch einmal.",
  "lesson.noise":
    "Ein zweiter Schritt im selben Zug ist ein Lauf, und den hört man: Wachen neben dem Lärm kommen nachsehen. Versuch es einmal: Geh zwei Räume weit.",
  "lesson.attack":
    "Deine Pistole trifft, wer in deinem Raum ist, ohne einen Laut. Klick dort eine Wache an: Das Menü zeigt deine Aussicht, bevor du schießt. Such eine und versuch es.",
  "lesson.objective":
    "Der Edelstein schwebt über dem, weswegen du gekommen bist. Geh hin, wenn die Pfeile davon wegführen, und heb es auf: Das ist deine Aktion.",
  "lesson.exit":
    "Du hast es. Jetzt die grüne Tür: Die Mission ist erfüllt, sobald du hindurch bist, wer auch zusieht.",
};

const campaign: Readonly<Record<string, string>> = Object.fromEntries([
  ...missions.flatMap(({ id, number }) => [
    [`match.mission-${number}`, `Mission ${number}: ${missionTitles[id]}`],
    [`match.replay-${number}`, `Mission ${number} noch einmal: ${missionTitles[id]}`],
  ]),
  ["ending.absolved", "Die Geschichte ist erzählt. Jede Mission kann noch einmal gespielt werden."],
]);

export const labels: Readonly<Record<string, string>> = {
  ...boardLabels,
  ...story,
  ...lessons,
  ...campaign,
};
