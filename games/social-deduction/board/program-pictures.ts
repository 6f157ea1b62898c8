/** What each program shows in its window: a thing of the art room. */
import { type Picture, thing } from "@sprawl/art";

type ThingName = Parameters<typeof thing>[0];

const PICTURES: Readonly<Record<string, ThingName>> = {
  "human-loyalty": "heart",
  "machine-loyalty": "cortex",
  "outlaw-loyalty": "knife",
  "legion-loyalty": "matrix",
  "legion-loyalty-2": "matrix",
  spam: "envelope",
  "rocket-launcher": "charges",
  laser: "laser",
  "human-boss": "suit",
  "machine-boss": "guard-drone",
  "outlaw-boss": "katana",
  bug: "spider-drone",
  "wrong-button": "trap",
  screensaver: "hologram",
  "orellana-effect": "wave",
  "backup-exe": "booster",
  sleeper: "pills",
  "gavrick-files": "ledger",
  "gevers-attack": "blast",
  "doe-spynetwork": "camera",
  disarm: "breaker",
  "jammed-trigger": "glue",
  "nano-medkit": "medkit",
  "body-armour": "vest",
  ricochet: "bullets",
  grab: "spring",
  "magnetic-glove": "field",
  wiretap: "jack",
  "deep-scan": "goggles",
  spotlight: "focus",
  exposed: "eye",
  blackout: "muffler",
  "data-theft": "key",
  "corrupted-memory": "glitch",
  download: "chip",
  overclock: "accelerator",
  stasis: "gel",
  hijack: "spoofer",
  emp: "emp",
  grenade: "grenade",
  "safe-house": "shield",
  trojan: "crate",
  "system-update": "generator",
  "march-of-the-fallen": "spikes",
  "shadow-existence": "cloak",
  roulette: "dice",
  "bloody-track": "sneakers",
  "hell-gate": "gem",
  "seal-the-rift": "patch",
  "rift-echo": "speaker",
  "second-wind": "kit",
  "smoke-screen": "smoke",
  "cross-fire": "smg",
  "firmware-lock": "adjuster",
  "cold-storage": "armour",
  hostage: "stun-gun",
  "mirror-protocol": "disruptor",
  "dead-mans-switch": "surge",
  "data-leak": "gas",
};

/** Portals show what they bring together: a gem of light. */
export function programPicture(program: string): Picture {
  return thing(PICTURES[program] ?? (program.startsWith("portal-") ? "gem" : "chip"));
}

export const programsWithPictures: readonly string[] = Object.keys(PICTURES);
