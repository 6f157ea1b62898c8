/** How a deal is made and checked, in a few sentences. docs/fair-deals.md says the same to programmers. */
import { Shell } from "../front/shell.js";
import "../words/of-replays.js";
import { useSay } from "../words/say.js";
import css from "./fair-deals.module.css";

const POINTS = ["promise", "shares", "seed", "kept", "end"] as const;

export function FairDealsPage() {
  const say = useSay();
  return (
    <Shell title={say("fair.title")} width="text">
      <article className={css.page}>
        <h1>{say("fair.title")}</h1>
        <p>{say("fair.lead")}</p>
        <ol>
          {POINTS.map((point) => (
            <li key={point}>{say(`fair.${point}`)}</li>
          ))}
        </ol>
        <h2>{say("fair.limits")}</h2>
        <p>{say("fair.notProved")}</p>
        <p>{say("fair.alone")}</p>
      </article>
    </Shell>
  );
}
