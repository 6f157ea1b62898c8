/** What does not fit where it stands, looked for on an open table or its end. */
import type { Page } from "playwright-core";

/** Words of the line, the board, the dock and the end that are cut off. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = ["hud", "board", "dock", "end"].map((part) => `[data-${part}] *`).join(", ");
    return [...document.querySelectorAll<HTMLElement>(parts)].flatMap((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!words || clipPath !== "none" || !element.checkVisibility()) return [];
      const wide = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
      const high = overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1;
      return wide || high ? [element.outerHTML.slice(0, 120)] : [];
    });
  });
}
