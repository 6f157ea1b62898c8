/** Where the card of a lesson goes: below what it speaks of, or above it; never over it. Pure. */

type Span = { readonly top: number; readonly bottom: number };

/** Air between the card and the light on a thing. */
const AIR = 24;

/** Is there room for the card below the thing? Where there is none on either side, the larger one. */
export function goesBelow(thing: Span, area: Span, cardHeight: number): boolean {
  const [above, below] = [thing.top - area.top, area.bottom - thing.bottom];
  return below >= cardHeight + AIR || below >= above;
}
