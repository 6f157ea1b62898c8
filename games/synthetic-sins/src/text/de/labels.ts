/** Was Tafel, Lektionen, Geschichten und Kampagne schreiben, auf Deutsch. */
import { missions } from "../../content/missions/index.js";
import { contentLabels } from "../content-labels.js";
import { boardLabels } from "./board-labels.js";
import { characterTexts, gearTexts, itemTexts, traitTexts } from "./content.js";
import { missionTexts } from "./missions.js";
import { missionTitles } from "./names.js";

/** Was ein Gegner getan hat, Schritt für Schritt; nach "Wache G1:". */
const story: Readonly<Record<string, string>> = {
  "story.draws": "zieht {value}, der Alarm gibt {base} dazu: {result}",
  "story.behavior": "das heißt {actions}",
  "story.moves": "geht {count} {why}, nach {sector}",
  "story.searched": "durchsucht {sector}",
  "story.on-overwatch": "legt sich auf die Lauer",
  "story.detected": "sieht dich in {sector}",
  "story.alarm-raised": "erhöht den Alarm um {vigilance}",
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

/** Was der große Knopf tut, und wie es um einen steht. */
const table: Readonly<Record<string, string>> = {
  "done.energy": "{n} Energie zahlen",
  "done.equip": "{n} mitnehmen",
  "done.equip.none": "Mit leeren Händen gehen",
  "done.any-card": "{n} nehmen",
  "stand.you": "Du: {sector}, Leben {health} von {most}, Energie {energy}, Panzerung {armor}.",
  "stand.next": "geht als Nächstes nach {sector}",
  "stand.far": "{n} {n|Schritt|Schritte} entfernt",
  "stand.way": "{n} Schritte entfernt, über {list}",
  "stand.left": "Dir bleibt in diesem Zug: {list}.",
  "stand.card": "{card}: {words}",
  "stand.priced": "{card}, {energy} Energie: {words}",
  "stand.ways": "Führt nach {list}",
};

const lessons: Readonly<Record<string, string>> = {
  "first.want":
    "Hol, wofür du gekommen bist, und geh lebend durch den Ausgang. Jede Mission sagt, was es ist.",
  "first.can":
    "Erst ein freier Schritt, dann eine Aktion: rennen, verstecken, angreifen, aufheben. Wähle, was leuchtet. Der große Knopf beendet deinen Zug.",
  "short.can":
    "Erst ein freier Schritt, dann eine Aktion: rennen, verstecken, angreifen, aufheben.",
  "first.threat":
    "Wachen folgen ihren Pfeilen und kommen zu Geräuschen. Der Alarm steigt meist, und mit ihm kommen mehr von ihnen.",
  "lesson.gear":
    "Ich bin Odalys, von mir hast du deine Aufträge. Du bist Garrett, und da drin liegt ein Kassenbuch, für das jemand zahlt. Drück auf deine Leise Pistole, dann auf den großen Knopf: So nimmst du sie mit.",
  "lesson.move":
    "Räume, die leuchten, kannst du betreten. Der erste Schritt eines Zuges ist frei und lautlos. Schlüpf in die Toiletten.",
  "lesson.hide":
    "Versteck dich hier. Wer nur vorbeigeht, sieht dich nicht; wer deinen Raum durchsucht, schon.",
  "lesson.enemies":
    "Die breiten Pfeile zeigen, wohin jede Wache als Nächstes geht, wenn nichts sie stört. Beende deine Aktionen und sieh zu.",
  "lesson.alarm":
    "Jeden Zug kann der Alarm steigen. Je höher die Nadel, desto munterer die Wachen; an jeder Marke kommt eine dazu.",
  "lesson.noise":
    "Ein zweiter Schritt im selben Zug ist ein Lauf, und der ist zu hören. Geh in den Pausenraum, dann lauf weiter.",
  "lesson.heard":
    "Das war laut. Wer nebenan ist, kommt nachsehen, und wer dich sieht, schießt. Beende deine Aktionen.",
  "lesson.attack":
    "Daneben. Deine Pistole trifft, wer in deinem Raum ist, und niemand hört sie. Wähl ihn: Das Menü zeigt deine Chance.",
  "lesson.objective":
    "Der Kristall schwebt über dem Kassenbuch. Ein Schritt je Zug, dann verstecken, dann die Aktionen beenden: Die Pfeile sagen, wann ein Raum sicher ist.",
  "lesson.exit":
    "Du hast es. Jetzt die grüne Tür in der Gasse: Du bist draußen, sobald du hindurch bist, egal wer zusieht.",
  "lesson.objective.free-move":
    "Der Kristall schwebt über dem Kassenbuch. Ein lautloser Schritt darauf zu, in einen Raum, in den kein Pfeil führt.",
  "lesson.objective.hide": "Deine Aktion hast du noch. Versteck dich, wie vorhin.",
  "lesson.objective.pick-up": "Da ist es. Heb es auf: Das ist deine Aktion für diesen Zug.",
  "lesson.objective.end-actions":
    "Mehr geht in diesem Zug nicht. Beende deine Aktionen und sieh, wohin die Pfeile führen.",
  "lesson.exit.free-move":
    "Du hast es. Jetzt hinaus, durch die grüne Tür in der Gasse: ein lautloser Schritt je Zug.",
  "lesson.exit.hide": "Auf deinem Weg kann noch eine Wache sein. Versteck dich erst.",
  "lesson.exit.end-actions":
    "Das war deine Aktion. Beende deine Aktionen und lass sie vorbeigehen.",
  "lesson.exit.second-move":
    "Lauf! Du bist draußen, sobald du durch die grüne Tür bist, egal wer es hört.",
};

const campaign: Readonly<Record<string, string>> = Object.fromEntries([
  ...missions.flatMap(({ id, number }) => [
    [`match.mission-${number}`, `Mission ${number}: ${missionTitles[id]}`],
    [`next.mission-${number}`, `Mission ${number}, ${missionTitles[id]}`],
    [`match.replay-${number}`, `Mission ${number} noch einmal: ${missionTitles[id]}`],
  ]),
  ["ending.absolved", "Die Geschichte ist erzählt. Jede Mission kann noch einmal gespielt werden."],
]);

/** Warum etwas gefragt wird, das meist keinen Unterschied macht (SS-33). */
const ORDER = "Die Reihenfolge ist dir überlassen. Wähl jemanden, oder nimm irgendwen.";
const WAY = "Das ist dir überlassen. Wähl einen Raum, der leuchtet, oder nimm irgendeinen.";
const asked: Readonly<Record<string, string>> = {
  "asked.who-acts": ORDER,
  "asked.overwatch-order": ORDER,
  "asked.intercept-order": ORDER,
  "asked.attack-order": ORDER,
  "asked.detonation-order": ORDER,
  "asked.trap-order": ORDER,
  "asked.enemy-path": WAY,
  "asked.next-waypoint": WAY,
  "asked.drop-where": WAY,
};

export const labels: Readonly<Record<string, string>> = {
  ...boardLabels,
  ...story,
  ...table,
  ...lessons,
  ...asked,
  ...campaign,
  ...contentLabels({
    characters: characterTexts,
    gear: gearTexts,
    items: itemTexts,
    traits: traitTexts,
    missions: missionTexts,
  }),
};
