/** How a kept campaign stands, in the words of its game. */
import { useEffect, useState } from "react";
import type { KeptSlot } from "../local/kept.js";
import { useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";

/** Nothing until the game has come; where it does not come, how many matches have been played. */
export function useCampaignLine(slot: KeptSlot): string {
  const say = useSay();
  const { language } = useSettings();
  const [line, setLine] = useState("");
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const { campaignLine } = await import("../local/campaign-line.js");
      return campaignLine(slot, language, say);
    };
    const plain = () => say("front.played", { played: slot.campaign.played.length });
    void read()
      .catch(plain)
      .then((found) => {
        if (!gone) setLine(found);
      });
    return () => {
      gone = true;
    };
  }, [slot, language, say]);
  return line;
}
