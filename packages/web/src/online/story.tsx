/** What the campaign of a table carries from match to match, as this person may know it. */
import type { Plain } from "@sprawl/engine";
import { Button, Panel } from "@sprawl/kit";
import type { CampaignView, TableView } from "@sprawl/server/wire";
import { useEffect, useState } from "react";
import { ask } from "../feed/online-http.js";
import { Carried } from "../local/carried.js";
import { download, fileName } from "../local/download.js";
import { useSay } from "../words/say.js";
import { storyFile } from "./story-file.js";
import { useSpokenEntry } from "./use-entry.js";

export type StoryProps = { readonly table: TableView; readonly campaign: CampaignView };

/** Nothing before the first match: then there is nothing to carry. */
export function Story({ table, campaign }: StoryProps) {
  const say = useSay();
  const spoken = useSpokenEntry(campaign.game);
  const carried = useCarried(table.id, campaign.played.length);
  if (!spoken || carried === undefined) return null;
  const save = async () => {
    const file = await storyFile(table, campaign, ask);
    download(fileName(campaign.game, Date.now(), "campaign"), file);
  };
  return (
    <Panel title={say("campaign.carried")}>
      <Carried text={spoken.text} carried={carried} />
      <Button size="s" onClick={() => void save()}>
        {say("saved.export")}
      </Button>
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
