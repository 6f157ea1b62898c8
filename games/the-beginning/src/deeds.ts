/** TB-R47, TB-R48: what a player does that skill trees and Objectives listen to. */
import type { Level } from "./state.js";

/** `kuro`: Kuro has done it, which only tasks with his symbol ask for (TB-49.28). */
export type Deed =
  | { readonly kind: "brought"; readonly kuro: boolean; readonly scanners: boolean }
  | {
      readonly kind: "eliminated";
      readonly kuro: boolean;
      /** 0 for Deus, who has none (TB-R49). */
      readonly level: Level | 0;
      /** By an attack, not by other damage (TB-R172). */
      readonly attack: boolean;
      readonly distance: number;
    }
  | { readonly kind: "city"; readonly action: string }
  | { readonly kind: "rolled-4"; readonly roll: number }
  | { readonly kind: "calmed" }
  | { readonly kind: "riot-zero" }
  | { readonly kind: "morale"; readonly to: number }
  | { readonly kind: "junkyard"; readonly action: 1 | 2 | 3 }
  | { readonly kind: "discarded"; readonly count: number }
  | { readonly kind: "unique" }
  | { readonly kind: "med-free" }
  | { readonly kind: "nexus" }
  | { readonly kind: "sector"; readonly sector: number }
  | { readonly kind: "weapon"; readonly bought: boolean }
  | { readonly kind: "recon" }
  | { readonly kind: "healed"; readonly action: boolean; readonly health: number }
  | { readonly kind: "program" }
  | { readonly kind: "censured" }
  | { readonly kind: "sniffed" };
