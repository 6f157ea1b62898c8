/** What does not fit where it stands, looked for on an open table or its end. */
import type { Page } from "playwright-core";

/**
 * Words of the line, the board, the dock and the end that are cut off: by what they stand in, by
 * anything around that, or by the window. What scrolls is not cut, nor what a world shows a part of.
 */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = ["hud", "board", "dock", "end"].map((part) => `[data-${part}] *`).join(", ");
    /** As far as a word may stick out: letters reach over their line. */
    const REACH = 2;
    const spreads = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      overflowX === "visible" && overflowY === "visible";
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX + overflowY);
    const boxOf = (words: readonly Node[]) => {
      const range = document.createRange();
      range.setStartBefore(words[0]);
      range.setEndAfter(words[words.length - 1]);
      return range.getBoundingClientRect();
    };
    /** What cuts this box, from the inside out. */
    const cutter = (element: Element, words: DOMRect): Element | undefined => {
      let floats = false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        // What floats is cut by nothing that stays in its place.
        const passes = floats && style.position === "static";
        if (!passes) floats = style.position === "absolute";
        if (passes || spreads(style)) continue;
        if (scrolls(style) || around.matches("[data-world]")) return undefined;
        const { left, right, top, bottom, width } = around.getBoundingClientRect();
        // It is for ears.
        if (width < 2) return undefined;
        const wide = words.left < left - REACH || words.right > right + REACH;
        // A line's box is higher than its letters.
        const spare = words.height / 4;
        if (wide || words.top < top - spare || words.bottom > bottom + spare) return around;
      }
      return undefined;
    };
    return [...document.querySelectorAll<HTMLElement>(parts)].flatMap((element) => {
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { clipPath, overflowX } = getComputedStyle(element);
      if (words.length === 0 || clipPath !== "none" || !element.checkVisibility()) return [];
      // Words in a picture end where it ends.
      if (element instanceof SVGElement) return [];
      const box = boxOf(words);
      if (box.width < 1) return [];
      const short = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
      const by = short ? element : cutter(element, box);
      return by ? [`${element.outerHTML.slice(0, 120)} by ${by.className}`] : [];
    });
  });
}

/** Words that are parted in the middle, without a hyphen: where one letter more finds no room. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = ["hud", "board", "dock", "end"].map((part) => `[data-${part}] *`).join(", ");
    const isParted = (text: Node, at: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      return new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
    };
    return [...document.querySelectorAll<HTMLElement>(parts)].flatMap((element) => {
      // A box of a pixel is for ears.
      const isSeen = element.checkVisibility() && element.getBoundingClientRect().width > 2;
      const { writingMode } = getComputedStyle(element);
      if (!isSeen || writingMode !== "horizontal-tb" || element instanceof SVGElement) return [];
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) =>
          [...(node.textContent ?? "").matchAll(/[\p{L}\d]+/gu)]
            .filter(({ index, 0: word }) => isParted(node, index, word.length))
            .map(([word]) => word),
        );
    });
  });
}
