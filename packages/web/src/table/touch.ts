/** When an answer asks for a second word: a thumb on a small card is not yet a decision. */
import type { OptionView, Plain, View } from "@sprawl/engine";
import { refsOf } from "./choices.js";

/** The card an option means, if the viewer sees its face: what a preview would show. */
export function faceOf(
  option: OptionView,
  { faces }: Pick<View, "faces">,
): { readonly face: Plain } | undefined {
  for (const ref of refsOf(option)) {
    const face = ref.startsWith("card/") ? faces[Number(ref.slice(5))] : undefined;
    if (face !== undefined) return { face };
  }
  return undefined;
}

/** Where the last press was made, and with what. */
export type LastPress = { readonly touch: boolean; readonly board: boolean };

/** Must this choice be confirmed? */
export function needsConfirming(
  option: OptionView,
  view: Pick<View, "faces">,
  press: LastPress,
  always: boolean,
): boolean {
  return always || (press.touch && press.board && faceOf(option, view) !== undefined);
}

/** What a press tells us. */
export function pressedAt(event: PointerEvent): LastPress {
  const board = event.target instanceof Element && event.target.closest("[data-ref]") !== null;
  return { touch: event.pointerType === "touch", board };
}
