/** Keeps the page as the settings say, and tells which voice it speaks with. */
import { useLayoutEffect, useMemo } from "react";
import { type Say, voiceOf } from "../words/say.js";
import { applySettings } from "./apply.js";
import { useSettings } from "./settings.js";

export function useAppliedSettings(): Say {
  const now = useSettings();
  useLayoutEffect(() => applySettings(now), [now]);
  return useMemo(() => voiceOf(now.language), [now.language]);
}
