/** The tab of a replay that shows what a seat could believe, where the game's board brings that. */
import { type BoardDefinition, useTable } from "@sprawl/kit";
import "../words/of-replays.js";
import { useSay } from "../words/say.js";
import styles from "./replay.module.css";

type Props = { readonly Insight: NonNullable<BoardDefinition["Insight"]> };

export function InsightTab({ Insight }: Props) {
  const { view, speaker } = useTable();
  const say = useSay();
  const { viewer } = view;
  if (viewer === "spectator") return <p className={styles.insight}>{say("replay.insightEyes")}</p>;
  return (
    <section
      className={styles.insight}
      aria-label={say("replay.insight")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
      tabIndex={0}
    >
      <p>{say("replay.insightOf", { name: speaker.seat(viewer) })}</p>
      <Insight />
    </section>
  );
}
