/**
 * How something that has happened is shown on the board, in names only: the stage finds where the
 * named things are drawn now and moves what has to move. What it cannot find it leaves out. `beats` is
 * how much there is to read, a beat for each thing: then it takes its time, whatever waits.
 */
import type { Plain, Ref } from "@sprawl/engine";
import type { ReactNode } from "react";

export type Staging =
  /** A figure goes from one place to another; several steps of one figure follow each other. */
  | { readonly shape: "step"; readonly piece: Ref; readonly from?: Ref; readonly to: Ref }
  /** A thing passes from one place to another: a card with its face or back, or a word ("+2"). */
  | {
      readonly shape: "pass";
      readonly from: Ref;
      readonly to: Ref;
      readonly face?: Plain;
      readonly label?: string;
    }
  /** A shot: its line, then a hit or a miss at its end; along a line drawn as `data-line`, if there is one. */
  | {
      readonly shape: "shot";
      readonly from: Ref;
      readonly to: Ref;
      readonly hit: boolean;
      readonly along?: string;
      readonly label?: string;
    }
  /** Somebody takes aim: a reticle leaves the weapon and closes on the target. */
  | { readonly shape: "aim"; readonly from: Ref; readonly to: Ref }
  /** An eye travels to what is looked at; or a beam of light sweeps over it. */
  | {
      readonly shape: "look";
      readonly from: Ref;
      readonly to: Ref;
      readonly seen?: boolean;
      readonly beam?: boolean;
    }
  /** A card is turned over with its name: large in the middle, or small over a thing it is drawn for. */
  | {
      readonly shape: "card";
      readonly face: Plain;
      readonly name: string;
      readonly from?: Ref;
      readonly over?: Ref;
      readonly beats?: number;
    }
  /** Something rises, falls or is spoken of: a ring and a word at it. */
  | {
      readonly shape: "pulse";
      readonly at: Ref;
      readonly label?: string;
      readonly tone?: "good" | "warm" | "danger";
    }
  /** Two sums build up, then the verdict. */
  | {
      readonly shape: "test";
      readonly left: TestSide;
      readonly right: TestSide;
      readonly verdict: string;
      readonly good: boolean;
    }
  /** Somebody or something is out. */
  | { readonly shape: "out"; readonly at: Ref; readonly label?: string }
  /** A moment of its own that the game draws over the whole board: it is to be looked at. */
  | {
      readonly shape: "scene";
      readonly node: ReactNode;
      readonly beats?: number;
    }
  /** Somebody says something. */
  | { readonly shape: "say"; readonly at: Ref; readonly words: string };

export type TestSide = {
  readonly name: string;
  /** What it is made of: [5, "Pistol"], [2, "card"]. */
  readonly parts: readonly (readonly [number, string])[];
};

/** The things it speaks of, by their names, whoever it comes to last. */
export function refsOf(staging: Staging): readonly Ref[] {
  switch (staging.shape) {
    case "step":
      return [staging.from, staging.to, staging.piece].filter((ref) => ref !== undefined);
    case "pass":
    case "shot":
    case "aim":
    case "look":
      return [staging.from, staging.to];
    case "pulse":
    case "out":
    case "say":
      return [staging.at];
    case "card":
      return staging.over === undefined ? [] : [staging.over];
    case "test":
    case "scene":
      return [];
    default:
      return staging satisfies never;
  }
}
