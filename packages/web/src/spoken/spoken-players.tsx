/** The players and what lies before each: a table of numbers, then a heading a seat. */
import type { AnyGame } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import { usePlain } from "../plain/use-plain.js";
import { askedAlone } from "../table/asked.js";
import { useSay } from "../words/say.js";
import css from "./spoken.module.css";
import { SpokenNode } from "./spoken-node.js";
import { Wide } from "./wide.js";

export function SpokenPlayers({ game }: { readonly game: AnyGame }) {
  const { seats, view } = useTable();
  const say = useSay();
  const { facts, seats: lying } = usePlain(game);
  const labels = (facts[0] ?? []).map(({ label }) => label);
  const asked = askedAlone(view);
  const about = ({ seat, by, here }: (typeof seats)[number]): string =>
    [
      by === "you" ? say("table.you") : by === "bot" ? say("table.bot") : "",
      by === "person" && !here ? say("table.notHere") : "",
      seat === asked ? say("table.asked") : "",
    ]
      .filter((words) => words !== "")
      .join(", ");
  return (
    <section aria-labelledby="spoken-players">
      <h2 id="spoken-players">{say("spoken.players")}</h2>
      <Wide label={say("spoken.players")}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{say("spoken.name")}</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((info) => (
              <tr key={info.seat}>
                <th scope="row">
                  {info.name}
                  {about(info) !== "" && ` (${about(info)})`}
                </th>
                {labels.map((label) => (
                  <td key={label}>
                    {facts[info.seat]?.find((fact) => fact.label === label)?.words ??
                      say("table.none")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {seats.map(({ seat, name }) => {
        const nodes = lying[seat] ?? [];
        if (nodes.length === 0) return null;
        return (
          <section key={seat} aria-label={name}>
            <h3>{name}</h3>
            {nodes.map((node) => (
              <SpokenNode key={node.path} node={node} level={4} />
            ))}
          </section>
        );
      })}
    </section>
  );
}
