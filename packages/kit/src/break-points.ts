/**
 * The break points of the house, named once. Style sheets say `@media (--phone)`; the build puts in
 * what stands here. Code asks `useMedia("phone")`.
 */

export const breakPoints = {
  /** A phone, however it is held. */
  phone: "((width < 44rem) or ((width < 68rem) and (height < 34rem)))",
  /** The smallest phones. */
  small: "(width < 30rem)",
  /** The lowest phones that are held upright. */
  squat: "((width < 44rem) and (height < 48rem))",
  /** Between a phone and a desk. */
  tablet: "((width >= 44rem) and (width < 68rem) and (height >= 34rem))",
  /** Everything that is not a desk. */
  narrow: "(width < 68rem)",
  /** A mouse, a keyboard, room. */
  desk: "(width >= 68rem)",
  /** A large screen… */
  wide: "((width >= 112rem) and (height >= 56rem))",
  /** …and one across which half a room can read. */
  vast: "((width >= 140rem) and (height >= 72rem))",
  /** A desk that is hardly one: a tablet that lies, half a screen. */
  tight: "(width >= 68rem) and (width < 76rem)",
  /** A desk with less than a large screen. */
  mid: "(width < 104rem)",
  /** A laptop: less wide than a desk's screen… */
  laptop: "(width < 90rem)",
  /** …less high… */
  short: "(height < 54rem)",
  /** …and as low as they come, with room beside. */
  low: "(width >= 68rem) and (height < 50rem)",
  /** A phone lying down, or a page made twice as large: what stands below elsewhere stands beside. */
  flat: "((width >= 34rem) and (width < 68rem) and (height < 34rem))",
  /** A finger. */
  touch: "(pointer: coarse)",
  /** What can point without pressing. */
  mouse: "(hover: hover) and (pointer: fine)",
} as const;

export type BreakPoint = keyof typeof breakPoints;
