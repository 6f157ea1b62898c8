/** Where the card of a lesson goes: below what it speaks of, or above it; never over it. Pure. */

type Span = { readonly top: number; readonly bottom: number };

/** The light around a thing, and air between that and the card. */
const AIR = 24;

/**
 * Is there room for the card below the thing? Where there is none on either side, the larger one;
 * where there is on both, not over what is one's own or picked.
 */
export function goesBelow(
  thing: Span | undefined,
  area: Span,
  cardHeight: number,
  own: readonly Span[] = [],
): boolean {
  const need = cardHeight + AIR;
  const above = thing ? thing.top - area.top : need;
  const below = thing ? area.bottom - thing.bottom : need;
  const covers = (from: number) =>
    own.some(({ top, bottom }) => top < from + need && bottom > from);
  // It lies below all of the area: the card hides it nowhere.
  if (thing && thing.top >= area.bottom) {
    return covers(area.top) && !covers(area.bottom - need);
  }
  if (below < need) return below >= above;
  if (above < need) return true;
  return !covers(area.bottom - need) || covers(area.top);
}

/** How far down in the area a card above the thing may begin and still hide nothing of the light on it. */
export function lowestAbove(thing: Span, area: Span, cardHeight: number): number {
  return Math.max(0, thing.top - area.top - AIR - cardHeight);
}
