/** The matches kept in this browser, for the pages that offer to go on with them. */
import { useEffect, useState } from "react";
import type { KeptMatch, KeptSlot } from "../local/kept.js";

/** Newest first; empty until they are read, and where nothing can be kept. */
export function useKeptMatches(game?: string): readonly KeptMatch[] {
  const [kept, setKept] = useState<readonly KeptMatch[]>([]);
  useEffect(() => {
    let gone = false;
    void readKept().then((matches) => {
      if (!gone) setKept(matches.filter((match) => game === undefined || match.game === game));
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return kept;
}

async function readKept(): Promise<readonly KeptMatch[]> {
  try {
    const { browserStore } = await import("../local/browser-store.js");
    return [...(await browserStore().list())].sort((a, b) => b.changed - a.changed);
  } catch {
    // Private browsing may forbid it; then there is nothing to go on with.
    return [];
  }
}

/** The campaigns kept in this browser, of one game or of all, newest first. */
export function useKeptCampaigns(game?: string): readonly KeptSlot[] {
  const [kept, setKept] = useState<readonly KeptSlot[]>([]);
  useEffect(() => {
    let gone = false;
    void readCampaigns(game).then((slots) => {
      if (!gone) setKept(slots);
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return kept;
}

async function readCampaigns(game: string | undefined): Promise<readonly KeptSlot[]> {
  try {
    const { browserStore } = await import("../local/browser-store.js");
    const slots = (await browserStore().slots()).filter(
      (slot) => game === undefined || slot.game === game,
    );
    return slots.sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** Those that can be gone on with. */
export function isUnfinished(match: KeptMatch): boolean {
  return match.result === undefined && match.abandoned !== true;
}
