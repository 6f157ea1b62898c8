/** What the campaign of a table carries from match to match, as this person may know it. */
import type { Plain } from "@sprawl/engine";
import { Panel } from "@sprawl/kit";
import type { CampaignView } from "@sprawl/server/wire";
import { useEffect, useState } from "react";
import { ask } from "../feed/online-http.js";
import { Carried } from "../local/carried.js";
import { useSay } from "../words/say.js";
import { useSpokenEntry } from "./use-entry.js";

export type StoryProps = { readonly table: string; readonly campaign: CampaignView };

/** Nothing before the first match: then there is nothing to carry. */
export function Story({ table, campaign }: StoryProps) {
  const say = useSay();
  const spoken = useSpokenEntry(campaign.game);
  const carried = useCarried(table, campaign.played.length);
  if (!spoken || carried === undefined) return null;
  return (
    <Panel title={say("campaign.carried")}>
      <Carried text={spoken.text} carried={carried} />
    </Panel>
  );
}

function useCarried(table: string, played: number): Plain {
  const [carried, setCarried] = useState<Plain>();
  useEffect(() => {
    if (played === 0) return;
    let gone = false;
    ask<{ carried: Plain }>("GET", `/api/tables/${table}/campaign`).then((got) => {
      if (!gone && got.ok) setCarried(got.body.carried);
    });
    return () => {
      gone = true;
    };
  }, [table, played]);
  return carried;
}
