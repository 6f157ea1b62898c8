/** The kit: what boards and pages are made of. */
export { Badge, type BadgeProps } from "./badge.js";
export type {
  BarredView,
  BetweenProps,
  BoardDefinition,
  Choices,
  Consequence,
  EndProps,
  SeatInfo,
  Stager,
  Step,
  Table,
  TurningPoint,
  Verb,
} from "./board.js";
export { defineBoard } from "./board.js";
export { type BreakPoint, breakPoints } from "./break-points.js";
export { Button, type ButtonProps, type ButtonVariant, buttonClass } from "./button.js";
export { Card, type CardProps } from "./card.js";
export { Chamfer, chamferClass } from "./chamfer.js";
export { classNames } from "./class-names.js";
export { Clock, type ClockProps } from "./clock.js";
export { type Cover, CoverProvider, uncovered, useCover, useHoldToLook } from "./cover.js";
export { Dialog, type DialogProps } from "./dialog.js";
export { Die, type DieProps } from "./die.js";
export { sayTime } from "./duration.js";
export {
  FactionMark,
  type FactionMarkProps,
  type FactionSign,
  factionSigns,
} from "./faction-mark.js";
export {
  ChoiceField,
  NumberField,
  RangeField,
  SelectField,
  SwitchField,
  TextField,
} from "./field.js";
export { Hand, type HandProps } from "./hand.js";
export { Icon, type IconProps, iconNames } from "./icon.js";
export type { IconName } from "./icon-paths.js";
export {
  LogGroup,
  type LogGroupProps,
  LogLine,
  type LogLineProps,
  LogList,
  type LogListProps,
  LogStep,
} from "./log-list.js";
export { Menu, type MenuItem, type MenuProps } from "./menu.js";
export { Meter, type MeterProps } from "./meter.js";
export { flightPace, isStill } from "./motion.js";
export { outlined } from "./outline.js";
export { Panel, type PanelProps } from "./panel.js";
export { LinesInWords, PlaceInWords, type PlaceInWordsProps } from "./place-in-words.js";
export {
  createPlaces,
  PlacesProvider,
  type PlacesStore,
  useDrawn,
  useDrawnPlaces,
  usePlacesStore,
} from "./places.js";
export { Preview, type PreviewProps } from "./preview.js";
export { RuleLink, type RuleLinkProps } from "./rule-link.js";
export { art, Lit, Neon, Scene, type SceneProps, Skyline, thrown } from "./scene.js";
export { Scrubber, type ScrubberProps, type ScrubberWords } from "./scrubber.js";
export { SeatMark, type SeatMarkProps, seatColour } from "./seat-mark.js";
export { pressOn, Spot, type SpotProps } from "./spot.js";
export { type SpotMark, SpotSample } from "./spot-sample.js";
export {
  Stage,
  type StageProps,
  type Theatre,
  useHolding,
  useShowing,
  useTheatre,
} from "./stage.js";
export { cornersOf } from "./stage-places.js";
export type { Staging, TestSide } from "./staging.js";
export { TableProvider, useTable } from "./table.js";
export { type Tab, Tabs, type TabsProps } from "./tabs.js";
export { Tip, type TipProps } from "./tip.js";
export { Toast, type ToastProps, Toasts } from "./toast.js";
export { Token, type TokenMark, type TokenProps } from "./token.js";
export { Track, type TrackFlag, type TrackProps } from "./track.js";
export { weightiest } from "./turning-points.js";
export { useMedia } from "./use-media.js";
export { FOCUS_GIVEN, type PreviewState, usePreview } from "./use-preview.js";
export { type Size, useSize } from "./use-size.js";
export { type SpotState, type SpotUse, spotUse, useSpot } from "./use-spot.js";
export { englishKitWords, type KitWords, KitWordsProvider, useKitWords } from "./words.js";
export { GLIDE, lookAt, lookBack, World, type WorldProps } from "./world.js";
