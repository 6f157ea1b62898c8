/** Keeps the page as the settings say, and tells which voice it speaks with. */
import { useEffect, useLayoutEffect, useState } from "react";
import { loadWords, type Say, voiceOf } from "../words/say.js";
import { applySettings } from "./apply.js";
import { useSettings } from "./settings.js";

export function useAppliedSettings(): Say {
  const now = useSettings();
  useLayoutEffect(() => applySettings(now), [now]);
  const [voice, setVoice] = useState(() => voiceOf(now.language));
  useEffect(() => {
    let gone = false;
    const speak = () => !gone && setVoice(() => voiceOf(now.language));
    // Where the words cannot be fetched, everything is said in English.
    loadWords(now.language).then(speak, speak);
    return () => {
      gone = true;
    };
  }, [now.language]);
  return voice;
}
