/** How arguments are written in any language: Agents, Districts, tokens, cards. */
import type { Plain, View } from "@sprawl/engine";
import { combatTokens } from "../combat/tokens.js";
import { type CyberState, refOf } from "../state.js";
import { DISTRICT_NAMES, names, ORGANIZATION_NAMES } from "./en/names.js";

type Words = Readonly<Record<string, string>>;

/** What a language says where things have no name of their own. */
export type Wording = {
  readonly nobody: string;
  readonly nothing: string;
  readonly bareHands: string;
  readonly hiddenCard: string;
  readonly attacks: string;
  readonly holdsBack: string;
  readonly features: Words;
  readonly tokenEffects: Words;
  readonly statuses: Words;
  readonly slots: Words;
  readonly colours: Words;
  readonly lines: Words;
  readonly reasons: Words;
  readonly book: Words;
  readonly positions: readonly string[];
  readonly henchman: (number: string) => string;
  readonly standing: (name: string, zone: string) => string;
  readonly onto: (position: string) => string;
  readonly instead: (name: string) => string;
  readonly via: (name: string) => string;
  readonly second: (name: string) => string;
  readonly help: (dice: number) => string;
  readonly ofMissions: string;
  readonly ofOnesOwn: string;
};

export function thingsIn(wording: Wording): Readonly<Record<string, (value: Plain) => string>> {
  const named = namer(wording);
  const called = (value: Plain): string => calledBy(named(value));
  const organization = (value: Plain): string =>
    ORGANIZATION_NAMES[String(value)] ?? wording.nobody;
  /** The face of a card: a Modifier card is a number. */
  const card = (value: Plain): string => {
    if (value === undefined) return wording.hiddenCard;
    return typeof value === "number" ? (value > 0 ? `+${value}` : String(value)) : named(value);
  };
  /** For what an option may name or not. */
  const maybe =
    (write: (name: string) => string) =>
    (value: Plain): string =>
      value === "" ? "" : write(named(value));
  return {
    org: organization,
    orgs: organization,
    rival: organization,
    from: organization,
    controller: organization,
    agent: called,
    profile: called,
    who: called,
    attacker: called,
    defender: called,
    weapon: (value) => (value === "unarmed" ? wording.bareHands : named(value)),
    henchman: named,
    type: named,
    token: named,
    support: named,
    piece: named,
    event: named,
    story: named,
    investigation: named,
    investigations: named,
    folder: named,
    ambush: named,
    brawl: named,
    effect: named,
    sheet: (value) => String(value).slice(1),
    mission: (value) => String(Number(value) + 1),
    card,
    cards: card,
    district: (value) => DISTRICT_NAMES[Number(value)] ?? String(value),
    feature: from(wording.features),
    status: from(wording.statuses),
    slot: from(wording.slots),
    colour: from(wording.colours),
    line: from(wording.lines),
    levels: (value) => (value === 0 ? wording.nothing : String(value)),
    attacks: (value) => (value ? wording.attacks : wording.holdsBack),
    book: from(wording.book),
    reason: from(wording.reasons),
    position: (value) => (Number(value) < 0 ? "" : wording.onto(wording.positions[Number(value)])),
    instead: maybe(wording.instead),
    via: maybe(wording.via),
    second: maybe(wording.second),
    target: maybe(calledBy),
    missionOnes: paid(1, wording.ofMissions),
    missionTwos: paid(2, wording.ofMissions),
    ones: paid(1, wording.ofOnesOwn),
    twos: paid(2, wording.ofOnesOwn),
    extra: (value) => (Number(value) > 0 ? wording.help(Number(value)) : ""),
  };
}

/** Which Henchman this is and where it stands, as "bruiser@2": nobody knows it by its number. */
export function atTable({ state }: View, id: string): string | undefined {
  const { henchmen } = state as CyberState;
  const found = henchmen.find((each) => refOf(each) === id);
  return found && `${found.type}@${found.zone}`;
}

/** Somebody with a name among friends is called by it; the whole name stands on the sheet. */
export const calledBy = (name: string): string => /"(.+)"/.exec(name)?.[1] ?? name;

/** Whatever has a name of its own. */
function namer({ tokenEffects, henchman, standing }: Wording): (value: Plain) => string {
  return (value) => {
    const id = String(value);
    const [type, zone] = id.split("@");
    if (zone !== undefined) return standing(names[type], zone);
    if (id in combatTokens) return tokenText(id, tokenEffects);
    if (id.startsWith("district-")) return DISTRICT_NAMES[Number(id.slice("district-".length))];
    if (id.startsWith("henchman-")) return henchman(id.slice("henchman-".length));
    return names[id] ?? ORGANIZATION_NAMES[id] ?? tokenEffects[id] ?? id;
  };
}

/** A Combat token in a line: "+2 Grapple / 3". */
function tokenText(id: string, effects: Words): string {
  const { attack, onAttack, defense, onDefense } = combatTokens[id];
  const strike = [`+${attack}`, onAttack && effects[onAttack]].filter(Boolean).join(" ");
  const guard = [`${defense}`, onDefense && effects[onDefense]].filter(Boolean).join(" ");
  return `${strike} / ${guard}`;
}

/** So many tokens of a value, where there are any: " · 2 × 1 of Missions". */
function paid(worth: number, whose: string): (value: Plain) => string {
  return (value) => (Number(value) > 0 ? ` · ${value} × ${worth} ${whose}` : "");
}

/** The word for a value; the value itself where there is none. */
function from(words: Words): (value: Plain) => string {
  return (value) => words[String(value)] ?? String(value);
}
