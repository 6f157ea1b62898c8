/** Figuren, Ausrüstung, Gegenstände und Eigenschaften der Gegner, auf Deutsch. */
import type { CharacterId, EnemyTrait } from "../../content/types.js";
import type { GearId } from "../../gear/index.js";
import type { ItemId } from "../../items/index.js";
import type { CardText } from "../content.js";
import { gearNames, itemNames } from "./names.js";

export const characterTexts: Readonly<Record<CharacterId, CardText>> = {
  garrett: {
    name: "Garrett Takao",
    text: "Ein Einbrecher mit Ausrüstung nach Wahl, die Energie kostet.",
  },
  cass: {
    name: 'Cassidy "Cass" Li',
    text: "Eine Ermittlerin ohne Waffe: drei Fallen, lautlose zweite Schritte, keine Ausrüstung, kein Lauern.",
  },
};

export const traitTexts: Readonly<Record<EnemyTrait, CardText>> = {
  ponderous: { name: "Schwerfällig", text: "Greift nicht an, wenn du weggehst." },
  command: {
    name: "Führung",
    text: "Alle anderen Gegner in ihrem Sektor und den Sektoren daneben haben +1 Angriff und +1 Panzerung.",
  },
  bloodhound: {
    name: "Spürsinn",
    text: "Durchsucht jeden Sektor, den er betritt, zusätzlich zu seinen Aktionen.",
  },
  "death-signal": {
    name: "Todessignal",
    text: "Wird sie besiegt, kommt ein Entdeckungsmarker in ihren Sektor.",
  },
  "sharp-ears": {
    name: "Feine Ohren",
    text: "Hört auch Lärm in Entfernung 2 und geht zum nächsten.",
  },
  dormant: {
    name: "Schlafend",
    text: "Geht nur, solange ein Entdeckungsmarker auf dem Plan liegt.",
  },
  "no-patrol": { name: "Keine Streife", text: "Folgt nie Wegpunkten." },
  detonation: {
    name: "Sprengung",
    text: "Nach dem Angriff auf dich greift sie alle anderen Gegner in ihrem Sektor an und ist fort. Dort entsteht Lärm.",
  },
  fixed: { name: "Fest", text: "Geht nie. Nur eine Druckwelle bewegt es." },
  oblivious: {
    name: "Ahnungslos",
    text: "Greift nie an, entdeckt dich nie und löst keinen Alarm aus. Beachtet dich, Körper und Marker nicht.",
  },
  "walks-once": {
    name: "Auf dem Weg",
    text: "Geht seine Wegpunkte einmal der Reihe nach ab und bleibt am letzten.",
  },
};

const gearEffects: Readonly<Record<GearId, string>> = {
  "alarm-rewiring-kit":
    "Aktion. Zahl beliebig viel Energie, mindestens 1. Der Alarm sinkt um so viel.",
  "alarm-spoofer":
    "Einmal im Zug, 2 Energie: Leg einen Entdeckungsmarker in einen Sektor, in dem keiner liegt.",
  "assault-rifle":
    "Aktion. Greif einen Gegner in deinem Sektor mit Kraft 8 an, oder zwei und mehr mit Kraft 6, je eine Karte. Sag vorher, welches. Laut.",
  bioconverter: "Bekomm 1 Energie, wann immer irgendwo ein Gegner besiegt wird.",
  "body-armor": "Deine Panzerung ist 6. Nur eine Panzerung zugleich.",
  "bulletproof-vest": "Deine Panzerung ist 5. Nur eine Panzerung zugleich.",
  "camera-hack": "Einmal im Zug, 2 Energie: Nimm einen Entdeckungsmarker vom Plan.",
  "chameleon-cloak":
    "Zu Beginn deines Zuges, wenn du versteckt bist, 2 Energie: Du bleibst beim freien Schritt versteckt. Er löst weder Angriff noch Entdeckung aus.",
  "drone-glitching":
    "Wenn eine Drohne deinen Sektor durchsuchen will, 1 Energie: Diese Suche entdeckt dich nicht.",
  "first-aid-kit": "Aktion. 3 Energie: Bekomm 1 Leben zurück, bis zum Höchstwert.",
  forcefield: "Wenn ein Angriff auf dich gelingen würde, 3 Energie: Er misslingt.",
  generator: "Bekomm am Ende jedes Zuges 1 Energie.",
  "glue-bomb":
    "Einmal im Zug, 2 Energie: Bis zum Ende des Zuges kommt kein Gegner aus deinem Sektor heraus, wohin du auch gehst.",
  "laser-blaster":
    "Aktion. 2 Energie: Greif alle Gegner in deinem Sektor mit Kraft 8 an, je eine Karte. Laut.",
  "motorized-skates":
    "Zu Beginn deines Zuges, 2 Energie: Statt freiem Schritt und Aktion bis zu drei Schritte. Jeder macht Lärm, wo du ankommst.",
  "movements-accelerator":
    "Einmal im Zug, 2 Energie: ein lautloser Schritt mehr, vor oder nach allem anderen.",
  "neural-disruptor":
    "Einmal im Zug, 3 Energie: Ein Mensch in deinem Sektor oder daneben entdeckt nichts, greift niemanden an und handelt nicht bis zum Ende des Zuges.",
  "remote-speaker-hack":
    "Einmal im Zug, 1 Energie: Mach Lärm in einem beliebigen Sektor ohne Lärm.",
  "self-defense-drone":
    "Nach jedem Angriff auf dich, den du überlebst, greift sie den Angreifer mit Kraft 4 an. Lautlos.",
  shotgun:
    "Aktion. Greif einen Gegner in deinem Sektor mit Kraft 6 an. Zieh zwei Karten; die höhere zählt. Laut.",
  "silenced-pistol": "Aktion. Greif einen Gegner in deinem Sektor mit Kraft 5 an. Lautlos.",
  "smart-bullets":
    "Nach der Karte eines Angriffs mit deiner Waffe, 1 Energie: 2 mehr zum Ergebnis.",
  sneakers: "Deine zweiten Schritte und deine Schritte auf Motorskates sind lautlos.",
  "sniper-rifle":
    "Aktion, wenn du in diesem Zug noch nicht gegangen bist. Greif einen Gegner 1 bis 3 Sektoren entfernt in gerader Linie ohne Wände mit Kraft 8 an. Laut, und zwar bei dir. Nicht zum Lauern.",
  "spider-drone":
    "1 Energie: Nimm etwas in deinem Sektor auf, oder von einem Gegner dort, wenn du versteckt bist.",
  "stamina-booster": "Du beginnst mit 1 Leben mehr, und dein Höchstwert ist um 1 höher.",
  "stun-gun":
    "Aktion. Zahl beliebig viel Energie. Greif einen Gegner in deinem Sektor mit Kraft 4 an, und 1 mehr je Energie. Lautlos.",
  "submachine-gun": "Aktion. Greif einen Gegner in deinem Sektor mit Kraft 7 an. Laut.",
};

const itemEffects: Readonly<Record<ItemId, string>> = {
  "alarm-adjuster":
    "In deinen Aktionen, oder kurz bevor Verstärkung geprüft wird: Der Alarm sinkt um 10.",
  "assault-grenade":
    "Greif alle Gegner in deinem Sektor oder in einem daneben mit Kraft 7 an. Danach ist dort Lärm.",
  "distracting-hologram":
    "Wenn ein Gegner deinen Sektor durchsuchen will: Diese Suche entdeckt dich nicht.",
  "drone-override-matrix":
    "Wenn eine Drohne zu handeln beginnt: Wähl eine Zeile ihrer Tafel und wohin sie geht. Sie folgt keinem Vorrang und bemerkt nichts. Kann sie angreifen, darf sie einen anderen Gegner in ihrem Sektor angreifen.",
  "emp-grenade":
    "Greif alle Drohnen in deinem Sektor oder in einem daneben mit Kraft 9 an. Lautlos.",
  "energy-surge": "Bekomm 6 Energie, bis zum Höchstwert.",
  "flashbang-grenade":
    "Gegner in deinem Sektor oder in einem daneben lauern nicht mehr, entdecken nichts, greifen niemanden an und handeln nicht bis zum Ende des Zuges. Danach ist dort Lärm.",
  "focus-enhancer": "Nach der Karte eines deiner Angriffe auf einen Gegner: 4 mehr zum Ergebnis.",
  "gas-grenade":
    "Greif alle Menschen in deinem Sektor oder in einem daneben mit Kraft 8 an. Lautlos.",
  "general-system-glitch": "Die Wachsamkeit ist für den Rest der Mission um 2 geringer.",
  "lock-breaker": "Entfern ein Schloss von einem beliebigen Sektor.",
  painkillers: "Bekomm 2 Leben zurück, bis zum Höchstwert.",
  shockwave: "Stoß einen Gegner aus deinem Sektor in einen daneben, auch ein Wachgeschütz.",
  "smoke-grenade":
    "Du bist versteckt, auch neben Gegnern, und bleibst es beim nächsten Schritt in diesem Zug. Er löst weder Angriff noch Entdeckung aus.",
  "sound-dampener":
    "Wenn Lärm entstehen oder ein Entdeckungsmarker gelegt werden würde: Es geschieht nicht.",
  "stochastic-modifier":
    "Nachdem irgendeine Karte gezogen wurde: Zieh noch eine und wähl, welche zählt.",
  "wall-charges": "Entfern eine Wand deines Sektors. Danach ist in deinem Sektor Lärm.",
};

const named = <K extends string>(
  names: Readonly<Record<K, string>>,
  effects: Readonly<Record<K, string>>,
): Readonly<Record<K, CardText>> => {
  const entries = Object.keys(names).map((id) => [
    id,
    { name: names[id as K], text: effects[id as K] },
  ]);
  return Object.fromEntries(entries);
};

export const gearTexts = named<GearId>(gearNames, gearEffects);
export const itemTexts = named<ItemId>(itemNames, itemEffects);
