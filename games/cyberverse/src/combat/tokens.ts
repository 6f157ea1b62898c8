/** CV-22.1: Combat tokens. */
import { pieces } from "../box/pieces.js";
import type { CombatToken } from "../types.js";

export const combatTokens = pieces<CombatToken>([
  { id: "t01", copies: 4, attack: 3, defense: 3 },
  { id: "t02", copies: 4, attack: 2, defense: 4 },
  { id: "t03", copies: 4, attack: 4, defense: 2 },
  { id: "t04", copies: 3, attack: 1, defense: 5 },
  { id: "t05", copies: 3, attack: 5, defense: 1 },
  { id: "t06", copies: 2, attack: 2, defense: 2 },
  { id: "t07", copies: 2, attack: 3, defense: 2 },
  { id: "t08", copies: 3, attack: 2, defense: 2, onAttack: "grapple" },
  { id: "t09", copies: 2, attack: 0, defense: 1, onAttack: "frenzy" },
  { id: "t10", copies: 3, attack: 2, defense: 3, onAttack: "disarm" },
  { id: "t11", copies: 2, attack: 1, defense: 3, onAttack: "armor-piercer" },
  { id: "t12", copies: 3, attack: 2, defense: 2, onAttack: "poisoned-blade" },
  { id: "t13", copies: 2, attack: 2, defense: 2, onAttack: "multiple-shot" },
  { id: "t14", copies: 2, attack: 3, defense: 2, onAttack: "adrenalin" },
  { id: "t15", copies: 2, attack: 2, defense: 3, onAttack: "projection" },
  { id: "t16", copies: 2, attack: 1, defense: 2, onDefense: "energy-shield" },
  { id: "t17", copies: 3, attack: 2, defense: 3, onDefense: "anti-virus" },
  { id: "t18", copies: 3, attack: 2, defense: 2, onDefense: "bandage" },
  { id: "t19", copies: 2, attack: 1, defense: 1, onDefense: "medkit" },
  { id: "t20", copies: 2, attack: 1, defense: 0, onDefense: "smoke-bomb" },
  { id: "t21", copies: 2, attack: 2, defense: 2, onDefense: "adrenalin" },
  { id: "t22", copies: 2, attack: 0, defense: 0, onDefense: "stealth" },
  {
    id: "t23",
    copies: 1,
    attack: 2,
    defense: 5,
    onAttack: "armor-piercer",
    onDefense: "energy-shield",
  },
  { id: "t24", copies: 1, attack: 0, defense: 1, onAttack: "frenzy", onDefense: "bandage" },
  { id: "t25", copies: 1, attack: 1, defense: 1, onAttack: "adrenalin", onDefense: "adrenalin" },
]);
