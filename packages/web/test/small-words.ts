/** Words that are too small to be read on a phone, as they are drawn: however near a world is seen. */
import type { Page } from "playwright-core";

export function smallWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = ["hud", "board", "dock", "end"].map((part) => `[data-${part}] *`).join(", ");
    /** How much larger it is drawn than it is. */
    const scaleOf = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const { b, d } = element.getScreenCTM() ?? new DOMMatrix();
        return Math.hypot(b, d);
      }
      const ground = element.closest<HTMLElement>("[data-world] > *");
      return ground ? ground.getBoundingClientRect().width / ground.offsetWidth : 1;
    };
    return [...document.querySelectorAll(parts)].flatMap((element) => {
      const words = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : ""))
        .join("")
        .trim();
      // A letter in a seat's mark belongs to its shape, a sign on a house to its picture.
      const isMark = element instanceof SVGElement && /^[A-Z]$/.test(words);
      if (element.closest("[data-scenery]")) return [];
      const { fontSize, clipPath, opacity } = getComputedStyle(element);
      if (words === "" || isMark || clipPath !== "none" || opacity === "0") return [];
      if (!element.checkVisibility()) return [];
      const drawn = Number.parseFloat(fontSize) * scaleOf(element);
      return drawn < 11.9 && drawn > 0 ? [`${drawn.toFixed(1)}px ${words.slice(0, 40)}`] : [];
    });
  });
}
