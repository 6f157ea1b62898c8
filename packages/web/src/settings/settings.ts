/**
 * What a person has set, for all games and pages: one typed store, kept in this browser, carried
 * elsewhere as a file. What is missing or wrong in a stored set falls back to the default, field by
 * field, so that an old browser or an old file never breaks a page.
 */
import { useSyncExternalStore } from "react";

const FORMAT = "sprawl-settings/1";
const PLACE = "sprawl.settings";

/** What each setting may be; the first is not special, the defaults stand below. */
export const CHOICES = {
  theme: ["night", "calm", "contrast"],
  motion: ["system", "full", "none"],
  animationSpeed: ["slow", "normal", "quick"],
  language: ["en", "de"],
  textSize: ["small", "normal", "large", "huge"],
  cardSize: ["small", "normal", "large"],
  botPace: ["instant", "quick", "unhurried"],
} as const;

type Choices = typeof CHOICES;
export type ChoiceName = keyof Choices;
export type FlagName =
  | "hotKeys"
  | "nonVisual"
  | "confirm"
  | "keepList"
  | "settleTies"
  | "endForMe"
  | "showRules"
  | "soundInBackground";

export type Settings = { readonly [K in ChoiceName]: Choices[K][number] } & {
  readonly [K in FlagName]: boolean;
} & {
  /** Of sounds, 0 to 100; 0 is silence. */
  readonly volume: number;
};

export const DEFAULTS: Settings = {
  theme: "night",
  motion: "system",
  animationSpeed: "normal",
  language: "en",
  textSize: "normal",
  cardSize: "normal",
  botPace: "quick",
  /** Single keys act: 1-9, u, space. */
  hotKeys: true,
  /** The table as headings, lists and announcements, for screen readers. */
  nonVisual: false,
  /** Ask again before every answer. */
  confirm: false,
  /** The list of all choices stays open beside the board. */
  keepList: false,
  /** Which of equals comes first is not asked: the first one does. */
  settleTies: false,
  /** Alone, what one may do ends by itself where nothing else is left to choose. */
  endForMe: true,
  /** Rule numbers stand beside choices and lines of the log without being asked for. */
  showRules: false,
  /** Also when another tab is in front; "your turn" always sounds. */
  soundInBackground: false,
  volume: 60,
};

/** Settings from anything at all: what fits is taken, the rest stays as it was. */
export function readSettings(given: unknown, otherwise: Settings = DEFAULTS): Settings {
  if (typeof given !== "object" || given === null) return otherwise;
  const from = given as Readonly<Record<string, unknown>>;
  const read: Record<string, unknown> = { ...otherwise };
  for (const [name, values] of Object.entries(CHOICES)) {
    if ((values as readonly unknown[]).includes(from[name])) read[name] = from[name];
  }
  for (const [name, value] of Object.entries(otherwise)) {
    if (typeof value === "boolean" && typeof from[name] === "boolean") read[name] = from[name];
  }
  const { volume } = from;
  if (typeof volume === "number" && volume >= 0 && volume <= 100) read.volume = Math.round(volume);
  return read as Settings;
}

/** The settings as a file's text. */
export function settingsFile(settings: Settings): string {
  return `${JSON.stringify({ format: FORMAT, settings }, null, 2)}\n`;
}

/** Settings out of a file's text; undefined if it is no such file. */
export function readSettingsFile(text: string, otherwise: Settings = DEFAULTS) {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== "object" || file === null) return undefined;
    const { format, settings } = file as { format?: unknown; settings?: unknown };
    return format === FORMAT ? readSettings(settings, otherwise) : undefined;
  } catch {
    return undefined;
  }
}

type Shelf = Pick<Storage, "getItem" | "setItem">;

export type SettingsStore = {
  get(): Settings;
  set(change: Partial<Settings>): void;
  subscribe(listener: () => void): () => void;
};

/** A store on this shelf. A shelf that refuses (private browsing) costs only the memory. */
export function createSettings(
  shelf: Shelf | undefined,
  first: Settings = DEFAULTS,
): SettingsStore {
  const listeners = new Set<() => void>();
  let now = readSettings(fromShelf(shelf), first);
  return {
    get: () => now,
    set: (change) => {
      now = readSettings({ ...now, ...change }, now);
      try {
        shelf?.setItem(PLACE, JSON.stringify(now));
      } catch {
        // Full or forbidden: the settings still hold for this visit.
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function fromShelf(shelf: Shelf | undefined): unknown {
  try {
    return JSON.parse(shelf?.getItem(PLACE) ?? "null");
  } catch {
    return undefined;
  }
}

/** What this person's browser already asks for. */
function wished(): Settings {
  if (typeof window === "undefined") return DEFAULTS;
  return {
    ...DEFAULTS,
    theme: window.matchMedia("(prefers-contrast: more)").matches ? "contrast" : "night",
    language: navigator.language.startsWith("de") ? "de" : "en",
  };
}

function shelfHere(): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

/** The settings of this browser. */
export const settings: SettingsStore = createSettings(shelfHere(), wished());

export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.get, settings.get);
}
