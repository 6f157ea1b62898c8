/** Waits for the first click or key of a visit, which lets sounds be heard. */
import { useEffect } from "react";
import { allowSound } from "./sound.js";

export function useSound(): void {
  useEffect(() => {
    const once = { once: true, capture: true } as const;
    window.addEventListener("pointerdown", allowSound, once);
    window.addEventListener("keydown", allowSound, once);
    return () => {
      window.removeEventListener("pointerdown", allowSound, once);
      window.removeEventListener("keydown", allowSound, once);
    };
  }, []);
}
