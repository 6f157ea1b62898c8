/** The cards, weapons and people of this table as pictures. Nothing here knows more than it is given. */
import {
  CardBack,
  type CardBackKind,
  GROUNDS,
  loyaltyFace,
  loyaltySeen,
  muzzleOf,
  Portrait,
  Shown,
  seatFace,
  seatGround,
  type TableWeapon,
  weaponPicture,
} from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { LOYALTY } from "../src/rows.js";
import type { Place } from "../src/state.js";
import type { WeaponKind } from "../src/weapon-cards.js";
import css from "./cards.module.css";
import { idFace } from "./faces.js";
import { colourOf } from "./know.js";

type LaidAt = Place | "shared";

const BACKS: Readonly<Record<LaidAt, CardBackKind>> = {
  left: "envelope-left",
  right: "envelope-right",
  shared: "envelope-left",
  id: "folder",
};

/** A card face down, as it lies at its place. */
export const LaidBack = ({ place }: { readonly place: LaidAt }) => <CardBack kind={BACKS[place]} />;

const FLOWN: Readonly<Record<string, CardBackKind>> = {
  "back/left": "envelope-left",
  "back/right": "envelope-right",
  "back/id": "folder",
  "back/program": "circuit",
};

/** The back of a card that passes from one to another: "back/program"; undefined for a face. */
export function flownBack(face: string) {
  const kind = FLOWN[face];
  return kind && <CardBack kind={kind} width={72} />;
}

type FaceUpProps = {
  readonly face: string;
  readonly place: LaidAt;
  /** Everybody sees it; else only the viewer has looked. */
  readonly revealed: boolean;
};

/** A card whose face the viewer may see; undefined where there is no picture of it. */
export function faceUp({ face, place, revealed }: FaceUpProps) {
  const side = LOYALTY[face]?.colour;
  if (side) {
    const twice = LOYALTY[face].weight > 1;
    const seen = () => loyaltySeen(place === "right" ? "R" : "L", side, twice);
    return <Shown picture={revealed ? loyaltyFace(side, twice) : seen()} width={96} height={134} />;
  }
  return idPicture(face, 160);
}

/** An ID on the ground of its side. */
export function idPicture(id: string, size: number) {
  const [face, colour] = [idFace(id), colourOf(id)];
  if (!face || !colour || colour === "fallen") return undefined;
  return (
    <span className={css.idFrame}>
      <Portrait face={face} ground={GROUNDS[colour]} size={size} className={css.idPicture} />
    </span>
  );
}

/** Somebody at the table: never in the colour of a side, which is a secret. */
export const SeatPicture = ({ seat, size, out, hit }: SeatPictureProps) => (
  <Portrait
    face={seatFace(seat)}
    ground={seatGround(seat)}
    size={size}
    out={out}
    mood={hit ? "hit" : "calm"}
  />
);

type SeatPictureProps = {
  readonly seat: Seat;
  readonly size: number;
  readonly out?: boolean | undefined;
  readonly hit?: boolean | undefined;
};

const WEAPONS: Readonly<Partial<Record<WeaponKind, TableWeapon>>> = {
  pistol: "pistol",
  rifle: "rifle",
  companion: "companion",
  "rocket-launcher": "rocket",
  laser: "laser",
};

/** A weapon as an object; undefined for what is no weapon one holds. */
export function weaponObject(kind: WeaponKind, className: string | undefined) {
  const weapon = WEAPONS[kind];
  return weapon && <Shown picture={weaponPicture(weapon)} className={className} />;
}

/** A weapon that points to the right: its size in px, and where its muzzle is from its middle. */
export type WeaponShape = {
  readonly long: number;
  readonly thick: number;
  readonly muzzle: { readonly x: number; readonly y: number };
};

/** What is nearly as high as it is long is drawn smaller. */
const STOUT = { from: 0.8, share: 0.8 };

/** How a weapon is drawn where weapons have this length. */
export function weaponShape(kind: WeaponKind, length: number): WeaponShape {
  const weapon = WEAPONS[kind];
  if (!weapon) return { long: length, thick: length * 0.6, muzzle: { x: length / 2, y: 0 } };
  const [, , wide = 1, high = 1] = weaponPicture(weapon).box.split(" ").map(Number);
  const [x, y] = muzzleOf(weapon);
  const long = high / wide > STOUT.from ? length * STOUT.share : length;
  const at = (part: number, of: number) => ((part - of / 2) * long) / wide;
  return { long, thick: (long * high) / wide, muzzle: { x: at(x, wide), y: at(y, high) } };
}
