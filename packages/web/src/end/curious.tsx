/** For the curious, folded: how many answers, and the deal one can verify. */
import { useTable } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import css from "./end.module.css";
import type { Statistics } from "./statistics.js";

export function Curious({ statistics }: { readonly statistics: Statistics | undefined }) {
  const { view, seats } = useTable();
  const say = useSay();
  const bySeat = statistics?.answersBySeat ?? statistics?.actsBySeat;
  return (
    <details className={css.folded}>
      <summary>{say("end.statistics")}</summary>
      {statistics && (
        <table>
          <tbody>
            <tr>
              <th scope="row">{say("end.answers")}</th>
              <td>{statistics.answers}</td>
            </tr>
            {statistics.turns !== undefined && (
              <tr>
                <th scope="row">{say("end.turns")}</th>
                <td>{statistics.turns}</td>
              </tr>
            )}
            {seats.length > 1 &&
              seats.map(({ seat, name }) => (
                <tr key={seat}>
                  <th scope="row">
                    {say(statistics.answersBySeat ? "end.answers" : "end.acts")}: {name}
                  </th>
                  <td>{bySeat?.[seat]}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      <dl className={css.deal}>
        <dt>{say("end.commitment")}</dt>
        <dd>{view.commitment}</dd>
        {view.seed && (
          <>
            <dt>{say("end.seed")}</dt>
            <dd>{view.seed}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
