/** The drawer beside the table. */
import { type RefObject, useCallback, useEffect, useState } from "react";

/** What is looked at. */
export type Where = { readonly side: string | undefined };

/** The drawer that is open; opening one puts the focus where one reads or writes. */
export function useSide(root: RefObject<HTMLElement | null>, where: RefObject<Where> | undefined) {
  const [side, set] = useState(where?.current.side);
  useEffect(() => {
    if (where) where.current = { side };
  }, [where, side]);
  const setSide = useCallback(
    (id: string | undefined) => {
      set(id);
      if (id === undefined) return;
      requestAnimationFrame(() =>
        root.current
          ?.querySelector<HTMLElement>(
            `[data-side] [role=tabpanel] :is(textarea, input, [tabindex="0"])`,
          )
          ?.focus(),
      );
    },
    [root],
  );
  return [side, setSide] as const;
}
