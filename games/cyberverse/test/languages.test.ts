/** Every label in German, with the same numbers and the same arguments. */
import { en } from "@sprawl/cyberverse";
import { sayOption } from "@sprawl/engine/speech";
import { expect, test } from "vitest";
import { de } from "../src/text/de/index.js";
import { eden, stateOf } from "./new-eden.js";

const parts = ["labels", "prompts", "options", "events", "results", "settings"] as const;
const numbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
const asked = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted();

test.each(parts)("nothing of the %s is left in English, and none lacks an argument", (part) => {
  const german = de[part] ?? {};
  for (const [id, english] of Object.entries(en[part] ?? {})) {
    expect(german[id], id).toBeDefined();
    expect(asked(german[id]), id).toEqual(asked(english));
  }
});

test("what is free says of what, for one and for several", () => {
  const id = "ui.slots-free";
  expect(en.labels?.[id]).toBe("{n} {n|slot|slots} free");
  expect(de.labels?.[id]).toBe("{n} {n|Platz|Plätze} frei");
});

test("what a card does names the same numbers in German", () => {
  for (const [id, english] of Object.entries(en.labels ?? {})) {
    if (!/^(effect|reward)\./.test(id)) continue;
    expect(numbers(de.labels?.[id] ?? ""), id).toEqual(numbers(english));
  }
});

test("a Henchman is called by its type and where it stands, in both languages", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 6 }, anvil: { org: 1, district: 2, zone: 6 } },
    henchmen: [{ type: "bruiser", district: 2, zone: 5 }],
  });
  const [{ number }] = stateOf(t).henchmen;
  const said = (text: typeof en, target: string): string => {
    const atTable = (id: string) => text.atTable?.(t.view(0), id);
    const speaker = { text, seat: String, face: () => undefined, atTable };
    return sayOption(speaker, { kind: "hostile-target", target });
  };
  expect(said(en, `henchman-${number}`)).toBe("Attack Bruiser in zone 5");
  expect(said(de, `henchman-${number}`)).toContain("Bruiser in Zone 5");
  expect(said(en, "henchman-99")).toBe("Attack Henchman 99");
  expect(said(en, "alena")).toBe("Attack Alena Sigurov");
});
