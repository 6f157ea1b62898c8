/** The end: who won and why, everything turned over, how it went, and what to do next. */
import { readable, sayResult } from "@sprawl/engine/speech";
import {
  type BoardDefinition,
  Button,
  buttonClass,
  Icon,
  Panel,
  RuleLink,
  SeatMark,
  type Table,
  TableProvider,
  useTable,
} from "@sprawl/kit";
import { useMemo } from "react";
import { Link } from "wouter";
import type { Feed } from "../feed/feed.js";
import { Block } from "../plain/block.js";
import { NodeView } from "../plain/node-view.js";
import { usePlain } from "../plain/use-plain.js";
import type { TableExtras } from "../table/extras.js";
import { useSay } from "../words/say.js";
import { TimelineChart } from "./chart.js";
import css from "./end.module.css";
import type { Statistics } from "./statistics.js";
import { useFinished } from "./use-finished.js";

export type EndScreenProps = {
  readonly feed: Feed;
  readonly extras: TableExtras;
  readonly board?: BoardDefinition | undefined;
  /** Back to the table; undefined where the table stands beside it. */
  readonly onLook: (() => void) | undefined;
};

export function EndScreen({ feed, extras, onLook }: EndScreenProps) {
  const say = useSay();
  const table = useTable();
  const { statistics, timeline, secrets } = useFinished(feed);
  const turned = useMemo(
    (): Table | undefined =>
      secrets && {
        ...table,
        view: secrets,
        speaker: { ...table.speaker, face: (card) => secrets.faces[card] },
      },
    [table, secrets],
  );
  const verify = extras.verify ?? extras.replay;
  return (
    <div className={css.end}>
      <Outcome />
      <div className={css.next}>
        {extras.after}
        {extras.replay && (
          <Link href={extras.replay} className={buttonClass("plain")}>
            <Icon name="play" /> {say("end.replay")}
          </Link>
        )}
        {verify && (
          <Link href={verify} className={buttonClass("quiet")}>
            {say("end.verify")}
          </Link>
        )}
        {onLook && (
          <Button variant="quiet" onClick={onLook}>
            {say("end.look")}
          </Button>
        )}
      </div>
      <Panel title={say("end.timeline")} level={3}>
        {timeline ? (
          <TimelineChart timeline={timeline} />
        ) : (
          <p role="status">{say("end.reading")}</p>
        )}
      </Panel>
      {turned && (
        <TableProvider value={turned}>
          <Secrets feed={feed} />
        </TableProvider>
      )}
      {statistics && <StatisticsPanel statistics={statistics} />}
      <dl className={css.deal}>
        <dt>{say("end.commitment")}</dt>
        <dd>{table.view.commitment}</dd>
        {table.view.seed && (
          <>
            <dt>{say("end.seed")}</dt>
            <dd>{table.view.seed}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** Who won, and why. */
export function Outcome() {
  const { view, speaker, choices, seats } = useTable();
  const say = useSay();
  const { result, viewer } = view;
  if (!result) return null;
  const { winners, reason, rule, scores, sides } = result;
  const names = winners.map((seat) => speaker.seat(seat)).join(", ");
  const mine = viewer !== "spectator" && winners.includes(viewer);
  const title =
    winners.length === 0
      ? say("end.nobody")
      : mine && winners.length === 1
        ? say("end.youWon")
        : say("end.wonBy", { names });
  const order = [...seats].sort((a, b) => (scores?.[b.seat] ?? 0) - (scores?.[a.seat] ?? 0));
  return (
    <section className={css.outcome} data-won={mine ? "" : undefined}>
      <h2>
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} size="l" />
        ))}{" "}
        {title}
      </h2>
      <p className={css.why}>
        {sayResult(speaker, reason, { ...result, winner: winners })}{" "}
        {rule && <RuleLink rule={rule} open={choices.openRule} />}
      </p>
      {sides && sides.length > 0 && (
        <p>{say("end.sides", { sides: sides.map(readable).join(", ") })}</p>
      )}
      {scores && (
        <ol className={css.scores} aria-label={say("end.scores")}>
          {order.map(({ seat, name }) => (
            <li key={seat}>
              <SeatMark seat={seat} size="s" /> {name} <b className="number">{scores[seat]}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Secrets({ feed }: { readonly feed: Feed }) {
  const { seats } = useTable();
  const say = useSay();
  const model = usePlain(feed.entry.game);
  const shared = model.shared.filter((node) => node.form === "cards" && node.cards.length > 0);
  if (shared.length === 0 && model.seats.every((nodes) => nodes.length === 0)) return null;
  return (
    <Panel title={say("end.secrets")} level={3}>
      <div className={css.secrets}>
        {seats.map(({ seat, name }) =>
          (model.seats[seat] ?? []).length === 0 ? null : (
            <Block
              key={seat}
              title={
                <>
                  <SeatMark seat={seat} size="s" /> {name}
                </>
              }
            >
              {model.seats[seat]?.map((node) => (
                <NodeView key={node.path} node={node} inside />
              ))}
            </Block>
          ),
        )}
        {shared.map((node) => (
          <NodeView key={node.path} node={node} />
        ))}
      </div>
    </Panel>
  );
}

function StatisticsPanel({ statistics }: { readonly statistics: Statistics }) {
  const { seats } = useTable();
  const say = useSay();
  const { answers, answersBySeat, actsBySeat, turns, chance, events } = statistics;
  const bySeat = answersBySeat ?? actsBySeat;
  return (
    <Panel title={say("end.statistics")} level={3}>
      <div className={css.tables}>
        <table>
          <tbody>
            <tr>
              <th scope="row">{say("end.answers")}</th>
              <td>{answers}</td>
            </tr>
            {turns !== undefined && (
              <tr>
                <th scope="row">{say("end.turns")}</th>
                <td>{turns}</td>
              </tr>
            )}
            {seats.length > 1 &&
              seats.map(({ seat, name }) => (
                <tr key={seat}>
                  <th scope="row">
                    {say(answersBySeat ? "end.answers" : "end.acts")}: {name}
                  </th>
                  <td>{bySeat[seat]}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <CountTable caption={say("end.events")} rows={events.slice(0, 12)} />
        {chance.length > 0 && <CountTable caption={say("end.chance")} rows={chance} />}
      </div>
    </Panel>
  );
}

type CountTableProps = {
  readonly caption: string;
  readonly rows: readonly (readonly [string, number])[];
};

function CountTable({ caption, rows }: CountTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, times]) => (
          <tr key={name}>
            <th scope="row">{readable(name)}</th>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
