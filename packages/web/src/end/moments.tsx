/** A strip of moments: each opens the replay just before it, and it happens. */
import type { GameEvent } from "@sprawl/engine";
import { type BoardDefinition, Icon, useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { Link } from "wouter";
import { isOpening } from "../log/group.js";
import { textOf } from "../log/parts.js";
import { toldParts } from "../log/sentence.js";
import { useSay } from "../words/say.js";
import css from "./end.module.css";
import { MomentPicture } from "./moment-picture.js";
import { momentsOf } from "./outcome.js";

type Props = {
  readonly board: BoardDefinition | undefined;
  readonly replay: string | undefined;
  /** With pictures. */
  readonly pictured: boolean;
};

export function Moments({ board, replay, pictured }: Props) {
  const table = useTable();
  const say = useSay();
  const moments = useMemo(() => momentsOf(table, board), [table, board]);
  if (replay === undefined || moments.length === 0) return null;
  return (
    <section className={css.strip} aria-label={say("end.moments")}>
      <h3>{say("end.moments")}</h3>
      <ol className={css.moments}>
        {moments.map(({ at, event }) => (
          <li key={`${at} ${event.type} ${JSON.stringify(event.args)}`}>
            <Link href={`${replay}?step=${at}&happens`} className={css.moment} data-moment-link="">
              {pictured && (
                <span className={css.picture} aria-hidden="true">
                  <MomentPicture event={event} board={board} />
                </span>
              )}
              <When event={event} />
              <Icon name="play" />
              <span className={css.happened}>{textOf(toldParts(table.speaker, event))}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The round or turn it was, where the game counts them. */
function When({ event }: { readonly event: GameEvent }) {
  const { log } = useTable();
  const say = useSay();
  const counted = log
    .slice(0, log.indexOf(event) + 1)
    .findLast((each) => isOpening(each) && (each.args.round ?? each.args.turn) !== undefined);
  const { round, turn } = counted?.args ?? {};
  if (typeof round === "number") return <b>{say("end.inRound", { n: round })}</b>;
  return typeof turn === "number" ? <b>{say("end.inTurn", { n: turn })}</b> : null;
}
