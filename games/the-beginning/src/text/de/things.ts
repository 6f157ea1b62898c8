/** Wie Gebiete, Anzeigen, Feinde und Farben heißen. Karten behalten ihre Namen. */
import type { Plain } from "@sprawl/engine";
import { things as english } from "../en/things.js";

const AREAS: Readonly<Record<string, string>> = {
  1: "Gebiet 1 (Sektoren)",
  2: "Gebiet 2 (City)",
  3: "Gebiet 3 (Nexus)",
  4: "Gebiet 4 (HQ)",
  5: "Gebiet 5 (Monolith)",
  6: "Gebiet 6 (Netzwerk)",
  junkyard: "Gebiet Schrottplatz",
  "med-center": "Gebiet Med Center",
};

const PLACES: Readonly<Record<string, string>> = {
  "sector-1": "Sektor I",
  "sector-2": "Sektor II",
  "sector-3": "Sektor III",
  city: "die City",
  "dark-net": "das Dark Net",
  factory: "die Fabrik",
  nexus: "der Nexus",
  hq: "das HQ",
  monolith: "der Monolith",
  network: "das Netzwerk",
  junkyard: "der Schrottplatz",
  "med-center": "das Med Center",
};

const BARS: Readonly<Record<string, string>> = {
  riot: "Aufruhr",
  morale: "Moral",
  resource: "Ressourcen",
  security: "Sicherheit",
  threat: "Bedrohung",
  apex: "Apex",
  deus: "Deus",
};

const FACTIONS: Readonly<Record<string, string>> = {
  human: "Menschen",
  machine: "Maschinen",
  fallen: "Gefallene",
  legion: "Legion",
  outlaws: "Gesetzlose",
  nobody: "niemand",
};

/** Waffen und was sonst in Kisten liegt, soweit es nicht der Name einer Karte ist. */
const SUPPLY: Readonly<Record<string, string>> = {
  pistol: "Pistole",
  "hq-rifle": "HQ-Gewehr",
  rifle: "Gewehr",
  "rocket-launcher": "Raketenwerfer",
  companion: "Begleiter",
};

const ENEMIES: Readonly<Record<string, string>> = {
  tank: "Panzer",
  sniper: "Scharfschütze",
  soldier: "Soldat",
  thief: "Dieb",
};

/** Was verdeckt liegen kann und eine Farbe oder eine Waffe ist. */
const FACES: Readonly<Record<string, string>> = {
  ...SUPPLY,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`blue-${n}`, `blau +${n}`])),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`red-${n}`, `rot -${n}`])),
  grey: "grau",
  green: "grün",
  blue: "blauer Datenchip",
  red: "roter Datenchip",
  purple: "violetter Datenchip",
  human: "Mensch",
  machine: "Maschine",
  fallen: "Gefallener",
  legion: "Legion",
  none: "unverändert",
  changed: "verändert",
};

const from = (names: Readonly<Record<string, string>>, name: string) => (value: Plain) =>
  names[String(value)] ?? english[name](value);

const card = (face: Plain): string =>
  face === undefined ? "eine verdeckte Karte" : (FACES[String(face)] ?? english.card(face));

/** "soldier-2-17" ist ein Soldat der Stufe 2. */
function enemy(value: Plain): string {
  const [type, level] = String(value).split("-");
  const name = ENEMIES[type];
  if (name === undefined) return english.enemy(value);
  return level === undefined ? name : `${name} ${"I".repeat(Number(level))}`;
}

const DICE: Readonly<Record<string, string>> = {
  pink: "rosa",
  orange: "orange",
  red: "rot",
  white: "weiß",
};

const WHERE: Readonly<Record<string, string>> = { carried: "getragen", network: "im Netzwerk" };

export const things: Readonly<Record<string, (value: Plain) => string>> = {
  ...english,
  card,
  cards: card,
  chip: (face) => (face === undefined ? "ein verdeckter Datenchip" : card(face)),
  box: () => "die Kiste",
  supply: card,
  enemy,
  event: (value) => (value === "" ? "die Bitte" : english.event(value)),
  wound: (value) => (typeof value === "number" ? `Wunde ${value + 1}` : english.wound(value)),
  goal: (value) => (value === 0 ? "Grau und Grün" : english.goal(value)),
  ability: from(
    {
      "take-back": "Alle gespielten Alleskönner-Karten zurücknehmen",
      drive: "1 Wunde nehmen: Der nächste Angriff ist stärker und trifft alle Feinde in Reichweite",
      "free-weapon": "Nehmen, ohne zu zahlen",
      restore: "Volle Gesundheit für",
      treat: "Eine Wunde heilen bei",
    },
    "ability",
  ),
  column: (value) =>
    ["Hacking", "Implantate", "Sicherheit", "Technik"][Number(value)] ?? english.column(value),
  effect: from({ thief: "Ein Dieb", "magnet-snare": "Eine Magnet Snare" }, "effect"),
  line: from(
    {
      wound: "1 Wunde",
      "random-cards": "3 zufällige Karten",
      program: "1 Programm",
      chip: "1 Datenchip",
      cards: "2 Karten",
      "morale -1": "Moral -1",
    },
    "line",
  ),
  what: from(
    {
      draw: "1 allgemeine Einflusskarte ziehen",
      programs: "2 Programme ziehen",
      take: "die Kiste nehmen",
    },
    "what",
  ),
  die: (value) => (typeof value === "string" ? (DICE[value] ?? value) : String(value)),
  dice: (value) =>
    String(value)
      .split(" ")
      .map((die) => DICE[die] ?? die)
      .join(" "),
  where: (value) => WHERE[String(value)] ?? String(value).replace("sector", "Sektor"),
  body: (value) => (value === "kuro" ? " (Kuro)" : ""),
  area: from(AREAS, "area"),
  to: from(AREAS, "to"),
  place: from(PLACES, "place"),
  bar: from(BARS, "bar"),
  victor: from(FACTIONS, "victor"),
  faction: from(
    { human: "ein Mensch", machine: "eine Maschine", fallen: "gefallen", legion: "Legion" },
    "faction",
  ),
  spawn: (value) => `Eintrittspunkt ${String(value)}`,
  statement: from(
    { "a-lot": "„viel“", "a-little": "„wenig“", nothing: "„nichts“", silent: "ohne ein Wort" },
    "statement",
  ),
  ask: from({ give: "Welche Karten gibst du?", add: "Gibst du noch Karten dazu?" }, "ask"),
  night: from(
    {
      asleep: "Augen zu.",
      recruit: "du darfst einen Menschen zur Maschine machen.",
      infect: "du darfst andere anstecken.",
    },
    "night",
  ),
  decider: from({ leader: "Der Anführer", general: "Der General" }, "decider"),
  met: from({ met: "Die Probe ist geschafft.", missed: "Die Probe ist verfehlt." }, "met"),
  action: from(
    {
      "city-riot": "Aufruhr",
      "city-morale": "Moral",
      "city-resources": "Ressourcen",
      "city-chance": "Zufall",
    },
    "action",
  ),
  side: from({ anarchy: "Anarchie", surveillance: "Überwachung" }, "side"),
};
