/** The theme the page is in: places are drawn in its light. */
import { useSyncExternalStore } from "react";
import type { Theme } from "../places/lighting.js";

function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => watch.disconnect();
}

function themeNow(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "calm" || theme === "contrast" ? theme : "night";
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeNow, () => "night");
