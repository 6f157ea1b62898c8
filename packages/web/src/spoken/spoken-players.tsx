/** The players and what lies before each: a table of numbers, then a heading a seat. */
import type { AnyGame } from "@sprawl/engine";
import { type BoardDefinition, useTable } from "@sprawl/kit";
import { usePlain } from "../plain/use-plain.js";
import { askedAlone } from "../table/asked.js";
import { useSay } from "../words/say.js";
import css from "./spoken.module.css";
import { SpokenNode } from "./spoken-node.js";
import { Wide } from "./wide.js";

export type SpokenPlayersProps = {
  readonly game: AnyGame;
  readonly board: BoardDefinition | undefined;
};

export function SpokenPlayers({ game, board }: SpokenPlayersProps) {
  const { seats } = useTable();
  const say = useSay();
  const { seats: lying } = usePlain(game);
  const nameOf = useNames();
  const Words = board?.PlayerInWords;
  // The game tells itself what lies where: what the state says of each is only read on demand.
  const isTold = board?.PlacesInWords !== undefined;
  return (
    <section aria-labelledby="spoken-players">
      <h2 id="spoken-players">{say("spoken.players")}</h2>
      {!Words && <Numbers game={game} />}
      {seats.map(({ seat, name }) => {
        const nodes = (lying[seat] ?? []).map((node) => (
          <SpokenNode key={node.path} node={node} level={4} />
        ));
        if (nodes.length === 0) return null;
        return (
          <section key={seat} aria-label={name}>
            <h3>{Words ? nameOf(seat) : name}</h3>
            {Words && (
              <ul>
                <Words seat={seat} />
              </ul>
            )}
            {isTold ? (
              <details>
                <summary>{say("spoken.details")}</summary>
                {nodes}
              </details>
            ) : (
              nodes
            )}
          </section>
        );
      })}
    </section>
  );
}

/** Whoever sits there, with what there is to say of it: oneself, a bot, away, asked. */
function useNames(): (seat: number) => string {
  const { seats, view } = useTable();
  const say = useSay();
  const asked = askedAlone(view);
  return (seat) => {
    const { name, by, here } = seats[seat];
    const about = [
      by === "you" ? say("table.you") : by === "bot" ? say("table.bot") : "",
      by === "person" && !here ? say("table.notHere") : "",
      seat === asked ? say("table.asked") : "",
    ].filter((words) => words !== "");
    return about.length > 0 ? `${name} (${about.join(", ")})` : name;
  };
}

/** What can be counted, a row a seat. */
function Numbers({ game }: Pick<SpokenPlayersProps, "game">) {
  const { seats } = useTable();
  const say = useSay();
  const nameOf = useNames();
  const { facts } = usePlain(game);
  const labels = (facts[0] ?? []).map(({ label }) => label);
  return (
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
          {seats.map(({ seat }) => (
            <tr key={seat}>
              <th scope="row">{nameOf(seat)}</th>
              {labels.map((label) => (
                <td key={label}>
                  {facts[seat]?.find((fact) => fact.label === label)?.words ?? say("table.none")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
