/** The end as a scene: who won and why, moments to go back to, every secret, and what comes next. */
import {
  type BoardDefinition,
  Button,
  buttonClass,
  Icon,
  Panel,
  type Table,
  TableProvider,
  useTable,
} from "@sprawl/kit";
import { useMemo } from "react";
import { Link } from "wouter";
import type { Feed } from "../feed/feed.js";
import type { TableExtras } from "../table/extras.js";
import { useSay } from "../words/say.js";
import { TimelineChart } from "./chart.js";
import { Curious } from "./curious.js";
import { DealProof } from "./deal-proof.js";
import css from "./end.module.css";
import { Moments } from "./moments.js";
import { outcomeWords } from "./outcome.js";
import { PlainEnd } from "./plain-end.js";
import { Secrets } from "./secrets.js";
import { isSealed, useFinished } from "./use-finished.js";

export type EndScreenProps = {
  readonly feed: Feed;
  readonly extras: TableExtras;
  readonly board?: BoardDefinition | undefined;
  /** Back to the table; undefined where the table stands beside it. */
  readonly onLook: (() => void) | undefined;
};

export function EndScreen({ feed, extras, board, onLook }: EndScreenProps) {
  const say = useSay();
  const table = useTable();
  const charts = board?.charts ?? NONE;
  const { statistics, timeline, secrets } = useFinished(feed, charts);
  const turned = useMemo(
    (): Table | undefined =>
      secrets && {
        ...table,
        view: secrets,
        speaker: { ...table.speaker, face: (card) => secrets.faces[card] },
      },
    [table, secrets],
  );
  const words = outcomeWords(table, say);
  if (!words) return null;
  const Scene = onLook && board?.End;
  // The scene shows them; by ear they are told player by player.
  const isTold = Scene !== undefined || onLook === undefined;
  const opened = turned && (
    <TableProvider value={turned}>
      <Secrets feed={feed} folded={isTold} />
    </TableProvider>
  );
  return (
    <div className={css.end}>
      {Scene ? (
        <Scene revealed={secrets} title={words.title} why={words.why} within={extras.within} />
      ) : (
        <PlainEnd words={words} board={board} pictured={onLook !== undefined} />
      )}
      <div className={css.below}>
        <div className={css.first}>
          <div className={css.aside}>
            <Next extras={extras} onLook={onLook} />
            {isSealed(feed, table.view) ? (
              <p className={css.proof}>{say("end.dealSealed")}</p>
            ) : (
              extras.deal && <DealProof game={feed.entry.game} deal={extras.deal} />
            )}
          </div>
          <Moments board={board} replay={extras.replay} pictured={onLook !== undefined} />
        </div>
        {opened}
        {timeline && timeline.series.length > 0 && (
          <Panel title={say("end.timeline")} level={3}>
            <TimelineChart timeline={timeline} />
          </Panel>
        )}
        <Curious statistics={statistics} />
      </div>
    </div>
  );
}

const NONE: readonly string[] = [];

type NextProps = Pick<EndScreenProps, "extras" | "onLook">;

/** What can be done now. */
function Next({ extras, onLook }: NextProps) {
  const say = useSay();
  return (
    <div className={css.next}>
      {extras.after}
      {extras.replay && (
        <Link href={extras.replay} className={buttonClass("plain")}>
          <Icon name="play" /> {say("end.replay")}
        </Link>
      )}
      {onLook && <Button onClick={onLook}>{say("end.look")}</Button>}
    </div>
  );
}
