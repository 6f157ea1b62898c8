/** Wie Gebiete, Anzeigen und Farben heißen. Karten behalten ihre Namen. */
import type { Plain } from "@sprawl/engine";
import { things as english } from "../en/things.js";

const AREAS: Readonly<Record<string, string>> = {
  1: "Gebiet 1, die Sektoren",
  2: "Gebiet 2, die City",
  3: "Gebiet 3, der Nexus",
  4: "Gebiet 4, das HQ",
  5: "Gebiet 5, der Monolith",
  6: "Gebiet 6, das Netzwerk",
  junkyard: "der Schrottplatz",
  "med-center": "das Med Center",
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

/** Was verdeckt liegen kann und eine Farbe ist. */
const FACES: Readonly<Record<string, string>> = {
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

export const things: Readonly<Record<string, (value: Plain) => string>> = {
  ...english,
  card,
  cards: card,
  box: () => "die Kiste",
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
