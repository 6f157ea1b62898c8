/** What this browser keeps, as pages list it. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { KeptMatch, KeptSlot } from "./kept.js";
import { listCampaigns, listMatches } from "./start.js";

export type KeptList = {
  readonly matches: readonly KeptMatch[];
  readonly slots: readonly KeptSlot[];
};

/** The list, and a way to read it again; undefined until it has been read. */
export function useKept(): readonly [KeptList | undefined, refresh: () => void, failed: boolean] {
  const [list, setList] = useState<KeptList>();
  const [failed, setFailed] = useState(false);
  /** How often it was read: of two readings at once only the later one counts. */
  const readings = useRef(0);
  const refresh = useCallback(() => {
    const reading = ++readings.current;
    Promise.all([listMatches(), listCampaigns()]).then(
      ([matches, slots]) => {
        if (reading === readings.current) setList({ matches, slots });
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(refresh, [refresh]);
  return [list, refresh, failed];
}
