/** The room of pictures: people, pieces, cards, things and places, drawn by code. */
export { type CardBackKind, cardBack, cardBackKinds } from "./cards/backs.js";
export { drawEmblem, type Emblem } from "./cards/emblems.js";
export { loyaltyFace, loyaltySeen } from "./cards/loyalty.js";
export type { Face, Mood } from "./faces/face-type.js";
export { groundMarkup, inMood, person, portraitMarkup } from "./faces/portrait.js";
export { seatFace, seatFaces } from "./faces/seat-faces.js";
export { type BaseShape, base } from "./figures/base.js";
export { type Figure, figurePicture } from "./figures/figure.js";
export type { Machine } from "./figures/machines.js";
export type { PersonLook } from "./figures/person.js";
export type { FigureState } from "./figures/states.js";
export {
  at,
  dark,
  dot,
  fade,
  fill,
  glowOf,
  gradient,
  light,
  line,
  lit,
  mix,
  n1,
  neon,
  oval,
  type Pen,
  type Point,
  penFor,
  poly,
  rect,
  ring,
  type Stop,
  sym,
  type Tones,
  thrown,
  within,
} from "./ink.js";
export {
  GROUNDS,
  type Ground,
  groundOf,
  type Motif,
  SEAT_COLOURS,
  type Side,
  SKIN,
  type Skin,
  STUFF,
  type Stuff,
  seatGround,
} from "./palette.js";
export type { Picture } from "./picture.js";
export { type Floor, floorDefs, floorFill, floorNames } from "./places/floors.js";
export {
  barred,
  bed,
  cabinet,
  car,
  chair,
  container,
  type DeskLook,
  desk,
  parcel,
  pipe,
  plant,
  type RailLook,
  rack,
  rail,
  STUFFS,
  screen,
  shaft,
  sign,
  sofa,
  stairs,
  table,
  tank,
  vitrine,
  type Way,
} from "./places/furniture.js";
export { LIGHTINGS, type Lighting, type Theme } from "./places/lighting.js";
export {
  type Angle,
  type Lamp,
  type Layer,
  type Patch,
  type Place,
  type Solid,
  type Space,
  space,
} from "./places/space.js";
export { CardBack, CardFace, type CardKind, type CardProps } from "./show/card.js";
export { useDrawn } from "./show/drawn.js";
export { FigureIcon, type FigureIconProps, Piece, type PieceProps } from "./show/piece.js";
export { Portrait, type PortraitProps } from "./show/portrait.js";
export { Markup, Shown, type ShownProps, type Tint, tinted } from "./show/shown.js";
export { useTheme } from "./show/theme.js";
export { muzzleOf, type TableWeapon, weaponPicture } from "./things/table-weapons.js";
export { type Shelf, type ThingName, thing, thingNames, thingOf } from "./things/thing.js";
export type { DrawThing } from "./things/thing-type.js";
