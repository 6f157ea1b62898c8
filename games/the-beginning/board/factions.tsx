/** The four factions: their colours, their signs, and a Loyalty card's picture. */
import { drawEmblem, Markup, mix, type Picture, rect } from "@sprawl/art";
import type { Faction } from "../src/state.js";

const SIGNS = {
  human: "human",
  machine: "machine",
  fallen: "outlaw",
  legion: "legion",
} as const;
export const FACTION_TONES: Readonly<Record<Faction, string>> = {
  human: "#59b4ff",
  machine: "#ff6a5a",
  fallen: "#c093ff",
  legion: "#d9c39a",
};

export function FactionSign({ faction }: { readonly faction: Faction }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <Markup of={drawEmblem(SIGNS[faction], 0, 0, 24, FACTION_TONES[faction], "#120806")} />
    </svg>
  );
}

export function factionPicture(faction: Faction): Picture {
  const tone = FACTION_TONES[faction];
  return {
    key: `tb-loyalty-${faction}`,
    box: "0 0 96 76",
    draw: () =>
      rect(0, 0, 96, 76, mix(tone, "#120a08", 0.78)) +
      drawEmblem(SIGNS[faction], 24, 14, 48, tone, "#120806"),
  };
}
