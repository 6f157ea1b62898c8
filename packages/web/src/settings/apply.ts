/** Settings that every page shows at once: they become attributes of <html>. */
import type { Settings } from "./settings.js";

const TEXT_SCALE = { small: "0.9", normal: "1", large: "1.15", huge: "1.35" } as const;
const CARD_SCALE = { small: "0.8", normal: "1", large: "1.25" } as const;

export function applySettings(settings: Settings, root: HTMLElement = document.documentElement) {
  root.dataset.theme = settings.theme;
  root.lang = settings.language;
  if (settings.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
  root.dataset.pace = settings.animationSpeed;
  if (settings.showRules) root.dataset.rules = "";
  else delete root.dataset.rules;
  root.style.setProperty("--text-scale", TEXT_SCALE[settings.textSize]);
  root.style.setProperty("--card-scale", CARD_SCALE[settings.cardSize]);
  const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}
