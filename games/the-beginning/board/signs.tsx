/** The factions' signs, and the colour each is told in. */
import { drawEmblem, Markup } from "@sprawl/art";
import type { Faction } from "../src/state.js";

const SIGNS = {
  human: "human",
  machine: "machine",
  fallen: "outlaw",
  legion: "legion",
} as const;
const TONES: Readonly<Record<Faction, string>> = {
  human: "#59b4ff",
  machine: "#ff6a5a",
  fallen: "#c093ff",
  legion: "#d9c39a",
};

export function Sign({ faction }: { readonly faction: Faction }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <Markup of={drawEmblem(SIGNS[faction], 0, 0, 24, TONES[faction], "#120806")} />
    </svg>
  );
}
