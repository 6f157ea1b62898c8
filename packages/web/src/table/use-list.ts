/** Whether the list of all choices is open: for one question, or, where that is set, always. */
import { useCallback, useEffect, useState } from "react";
import { settings, useSettings } from "../settings/settings.js";

export type List = {
  readonly open: boolean;
  /** It stays open. */
  readonly kept: boolean;
  toggle(open?: boolean): void;
  toggleKept(): void;
};

export function useList(decision: string | undefined): List {
  const { keepList } = useSettings();
  const [opened, setOpened] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer closes it.
  useEffect(() => setOpened(false), [decision]);
  const toggle = useCallback(
    (open?: boolean) => {
      if (keepList && open !== true) settings.set({ keepList: false });
      else setOpened((was) => open ?? !was);
    },
    [keepList],
  );
  return {
    open: keepList || opened,
    kept: keepList,
    toggle,
    toggleKept: () => settings.set({ keepList: !keepList }),
  };
}
