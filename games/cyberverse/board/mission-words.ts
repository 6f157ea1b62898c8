/** Missions as words: what they ask, what they pay, and where. */
import type { Mission } from "../src/types.js";

/** A Mission in a line, as the card writes it. */
export function missionText(
  { ask }: Mission,
  label: (id: string, args?: Readonly<Record<string, string | number>>) => string,
): string {
  switch (ask.kind) {
    case "tests":
      return `${ask.tests.map(({ feature, threshold }) => label("ui.test", { feature, threshold })).join(" + ")}`;
    case "combat":
      return `${label(ask.elimination ? "ui.combat-kill" : "ui.combat")}`;
    case "hack":
      return `${label("ui.hack")}${ask.threshold === undefined ? "" : `, ${label("ui.test", { feature: "hacking", threshold: ask.threshold })}`}${ask.amount === undefined ? "" : ` ${label("ui.at-least", { amount: ask.amount })}`}${ask.rival ? ` ${label("ui.rival")}` : ""}`;
    case "gain":
      return `${label("ui.gain")}${ask.own === undefined ? "" : ` ${label("ui.own", { n: ask.own })}`}${ask.most ? ` ${label("ui.most")}` : ""}${ask.remove ? ` ${label("ui.remove")}` : ""}${ask.with === undefined ? "" : ` ${label("ui.with", { district: ask.with })}`}`;
    default:
      return ask satisfies never;
  }
}

/** Where a Mission can be done: one District, or any of several. */
export function missionPlace({ district, or }: Mission, label: (id: string) => string): string {
  return [district, ...or].map((each) => label(`place.${each}`)).join(" / ");
}

/** What it pays: "(300D, 1 XP)". */
export function missionPay(
  { money, xp }: Mission,
  label: (id: string, args: Readonly<Record<string, number>>) => string,
): string {
  return label("ui.pays", { money, xp });
}
