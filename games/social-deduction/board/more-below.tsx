/** A board that is scrolled says so: a sign over its lower edge, as long as something lies below. */
import { type RefObject, useEffect, useState } from "react";
import css from "./more-below.module.css";

/** Less than this is nobody, in px. */
const SLACK = 8;

export function MoreBelow({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const more = useMoreBelow(of);
  return <i className={css.more} data-more={more || undefined} aria-hidden="true" />;
}

function useMoreBelow(box: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  // Whatever is drawn anew may be higher or lower than it was.
  useEffect(() => setMore(liesBelow(box.current)));
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setMore(liesBelow(element));
    element.addEventListener("scroll", measure, { passive: true });
    const watch = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) watch.observe(each);
    return () => {
      element.removeEventListener("scroll", measure);
      watch.disconnect();
    };
  }, [box]);
  return more;
}

function liesBelow(box: HTMLElement | null): boolean {
  return box !== null && box.scrollHeight - box.scrollTop - box.clientHeight > SLACK;
}
