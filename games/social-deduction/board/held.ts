/** A line of words that stays at least so long, so that it can be read; what comes meanwhile waits, the newest of it follows. */
import { useEffect, useRef, useState } from "react";

export const HELD = 1500;

export function useHeld<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value);
  const since = useRef(0);
  useEffect(() => {
    if (value === shown) return;
    const left = since.current + ms - performance.now();
    const show = () => {
      since.current = performance.now();
      setShown(value);
    };
    if (left <= 0) return show();
    const timer = setTimeout(show, left);
    return () => clearTimeout(timer);
  }, [value, shown, ms]);
  return shown;
}
