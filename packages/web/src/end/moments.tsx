/** A strip of moments: each opens the replay there. */
import { type BoardDefinition, Icon, useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { Link } from "wouter";
import { textOf } from "../log/parts.js";
import { toldParts } from "../log/sentence.js";
import { useSay } from "../words/say.js";
import css from "./end.module.css";
import { momentsOf } from "./outcome.js";

type Props = { readonly board: BoardDefinition | undefined; readonly replay: string | undefined };

export function Moments({ board, replay }: Props) {
  const table = useTable();
  const say = useSay();
  const moments = useMemo(() => momentsOf(table, board), [table, board]);
  if (replay === undefined || moments.length === 0) return null;
  return (
    <section aria-label={say("end.moments")}>
      <h3>{say("end.moments")}</h3>
      <ol className={css.moments}>
        {moments.map(({ at, event }) => (
          <li key={`${at} ${event.type}`}>
            <Link href={`${replay}?step=${at}`} className={css.moment}>
              <Icon name="play" />
              <span>{textOf(toldParts(table.speaker, event))}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
