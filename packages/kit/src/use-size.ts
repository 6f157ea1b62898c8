/** How large an element is, now and whenever it changes. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

export type Size = { readonly width: number; readonly height: number };

const NOTHING: Size = { width: 0, height: 0 };

/** Put the ref on an element; its size is nothing before it is drawn. */
export function useSize<E extends HTMLElement>(): readonly [RefObject<E | null>, Size] {
  const box = useRef<E>(null);
  const [size, setSize] = useState(NOTHING);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, size];
}
