/** What a portrait is made from: one line a person. The parts stand in the files beside this one. */
import type { Pen } from "../ink.js";
import type { Cloth, Skin, Stuff } from "../palette.js";
import type { Beard, BrowKind, EyeStyle, MouthStyle, Outline } from "./face.js";
import type { Gear } from "./gear.js";
import type { HairStyle } from "./hair.js";
import type { Head } from "./heads.js";
import type { Wear } from "./wear.js";

export type Face = {
  /** Kebab-case, one per person and game: pictures are told apart by it. */
  readonly id: string;
  readonly skin?: Skin;
  readonly face?: Outline;
  /** How far the head is turned: below 0 to the left, above to the right. */
  readonly turn?: number;
  readonly hair?: { readonly style: HairStyle; readonly colour?: Stuff };
  readonly eyes?: {
    readonly style?: EyeStyle;
    readonly iris?: string;
    readonly look?: number;
    readonly y?: number;
    readonly bags?: boolean;
    /** Only the left eye, or only the right one. */
    readonly only?: -1 | 1;
  };
  readonly brows?:
    | false
    | { readonly kind?: BrowKind; readonly colour?: string; readonly weight?: number };
  readonly nose?: "broad" | "small" | "long";
  readonly mouth?: { readonly style?: MouthStyle; readonly colour?: string };
  readonly beard?: Beard;
  readonly ears?: false;
  readonly neck?: false;
  /** A head that is no face: a machine, a mask, a skull. */
  readonly head?: Head;
  readonly gear?: readonly Gear[];
  readonly wear?: { readonly style: Wear; readonly colour?: Stuff };
  readonly colours?: { readonly hat?: Stuff; readonly band?: Stuff; readonly scarf?: Stuff };
  readonly shirt?: string;
  readonly tie?: "bow" | "long";
  readonly tieColour?: string;
  /** What glows in this face whatever stands behind it. */
  readonly glow?: string;
  /** What is cut out of the box of 160 where the picture is small. */
  readonly crop?: string;
  readonly mood?: Mood;
};

export type Mood = "calm" | "hit" | "angry" | "glad" | "afraid" | "down";

/** A face while it is drawn. */
export type Sitter = Pen & {
  readonly p: Face;
  readonly t: number;
  readonly glow: string;
  readonly skin: Cloth;
  readonly hair: Cloth;
  readonly wear: Cloth;
};

/** A part behind the head, and a part before it. */
export type Part = {
  readonly back?: (g: Sitter) => string;
  readonly front?: (g: Sitter) => string;
};
