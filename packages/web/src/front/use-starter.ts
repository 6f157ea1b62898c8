/** Starting matches from a page: once at a time, and then straight to the table. */
import { useState } from "react";
import { useLocation } from "wouter";
import type { LocalSetup } from "../local/start.js";

export type Starter = {
  readonly busy: boolean;
  readonly failed: string | undefined;
  /** With a setup, or with what will make one once the game is loaded. */
  start(setup: LocalSetup | (() => Promise<LocalSetup>)): void;
  startCampaign(setup: LocalSetup): void;
  /** A campaign, and at once its first match. */
  startFirst(setup: LocalSetup): void;
};

export function useStarter(): Starter {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const begin = (where: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    where()
      .then(go)
      .catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return {
    busy,
    failed,
    // The code that deals is loaded with the first match, not with the page.
    start: (setup) =>
      begin(async () => {
        const { startLocal } = await import("../local/start.js");
        return `/local/${await startLocal(typeof setup === "function" ? await setup() : setup)}`;
      }),
    startCampaign: ({ game, players, options }) =>
      begin(async () => {
        const { startCampaign } = await import("../local/start.js");
        return `/campaign/${await startCampaign(game, players, options)}`;
      }),
    startFirst: ({ game, players }) =>
      begin(async () => {
        const { startFirstOf } = await import("../local/start.js");
        return `/local/${await startFirstOf(game, players)}`;
      }),
  };
}
