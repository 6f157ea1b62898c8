/**
 * The log: by turns, foldable, newest in sight. A line's number leads to that moment, its rule to
 * the rules, its cards to their faces.
 */
import type { GameEvent, RuleId } from "@sprawl/engine";
import {
  LogGroup as LogFold,
  LogLine,
  LogList,
  LogStep,
  RuleLink,
  SeatMark,
  useTable,
} from "@sprawl/kit";
import { memo, useMemo, useState } from "react";
import { Private } from "../table/covered.js";
import { useSay } from "../words/say.js";
import { groupLog, isAbout, type LogGroup } from "./group.js";
import css from "./log.module.css";
import { type Part, textOf } from "./parts.js";
import { Parts, toldParts } from "./sentence.js";

export type LogPanelProps = {
  readonly log: readonly GameEvent[];
  /** After how many answers the viewer last acted. */
  readonly lastOwn: number;
  /** The moment that is being looked at. */
  readonly lookingAt: number | undefined;
  goTo(answers: number): void;
};

/** Groups that stand open by themselves. */
const OPEN_GROUPS = 6;
/** Lines that are drawn without being asked for. */
const LINES = 150;

export function LogPanel({ log, lastOwn, lookingAt, goTo }: LogPanelProps) {
  const { speaker, view } = useTable();
  const say = useSay();
  const [mine, setMine] = useState(false);
  const [all, setAll] = useState(false);
  const { viewer } = view;
  const kept = useMemo(
    () => (mine ? log.filter((event) => isAbout(event, viewer)) : log),
    [log, mine, viewer],
  );
  const cut = all ? 0 : Math.max(0, kept.length - LINES);
  const groups = useMemo(
    () => groupLog(kept.slice(cut), (event) => textOf(toldParts(speaker, event)), cut),
    [kept, cut, speaker],
  );
  const marked = lastOwn > 0 && viewer !== "spectator" ? lastMarked(groups, lastOwn) : -1;
  return (
    <div className={css.log}>
      {viewer !== "spectator" && view.seats > 1 && (
        <fieldset className={css.filter}>
          <legend className="hidden-but-read">{say("log.filter")}</legend>
          {[false, true].map((only) => (
            <button
              key={String(only)}
              type="button"
              aria-pressed={mine === only}
              onClick={() => setMine(only)}
            >
              {say(only ? "log.mine" : "log.all")}
            </button>
          ))}
        </fieldset>
      )}
      <LogList label={say("table.log")} newest={log}>
        {kept.length === 0 && <p className={css.soft}>{say("log.empty")}</p>}
        {cut > 0 && (
          <button type="button" className={css.earlier} onClick={() => setAll(true)}>
            {say("log.earlier", { n: cut })}
          </button>
        )}
        {groups.map((group, i) => (
          <Group
            key={group.key}
            group={group}
            fresh={i >= groups.length - OPEN_GROUPS}
            lookingAt={lookingAt}
            goTo={goTo}
            after={i === marked && i < groups.length - 1 ? say("log.lastTurn") : undefined}
          />
        ))}
      </LogList>
    </div>
  );
}

/** The last group in which the viewer acted. */
function lastMarked(groups: readonly LogGroup[], lastOwn: number): number {
  return groups.findLastIndex(({ steps }) => (steps[0]?.at ?? Number.MAX_SAFE_INTEGER) <= lastOwn);
}

type GroupProps = {
  readonly group: LogGroup;
  readonly fresh: boolean;
  readonly lookingAt: number | undefined;
  goTo(answers: number): void;
  readonly after: string | undefined;
};

function Group({ group, fresh, lookingAt, goTo, after }: GroupProps) {
  const { speaker, choices } = useTable();
  const say = useSay();
  const { actor, opening, steps } = group;
  const count = steps.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <LogFold
      title={opening?.said ?? (actor === undefined ? say("log.begin") : speaker.seat(actor))}
      mark={actor !== undefined && <SeatMark seat={actor} size="s" />}
      open={fresh}
      folded={say("log.lines", { n: count })}
      after={after}
    >
      {steps.map(({ at, lines }) => (
        <LogStep key={at} now={lookingAt === at}>
          {lines.map((line, i) => (
            <Line
              key={line.key}
              event={line.event}
              parts={toldParts(speaker, line.event)}
              times={line.times}
              follows={i > 0}
              goTo={goTo}
              openRule={choices.openRule}
            />
          ))}
        </LogStep>
      ))}
    </LogFold>
  );
}

type LineProps = {
  readonly event: GameEvent;
  readonly parts: readonly Part[];
  readonly times: number;
  readonly follows: boolean;
  goTo(answers: number): void;
  openRule(rule: RuleId): void;
};

/** Drawn once: a line does not change when the table does. */
const Line = memo(function Line({ event, parts, times, follows, goTo, openRule }: LineProps) {
  const say = useSay();
  return (
    <LogLine
      at={event.at}
      goLabel={say("log.goThere", { n: event.at })}
      go={() => goTo(event.at)}
      follows={follows}
      only={event.private ? say("log.onlyYou") : undefined}
      aside={event.rule && <RuleLink rule={event.rule} open={openRule} quiet />}
    >
      {event.private ? (
        <Private>
          <Parts parts={parts} />
        </Private>
      ) : (
        <Parts parts={parts} />
      )}
      {times > 1 && (
        <b className={css.times} title={say("log.times", { n: times })}>
          ×{times}
        </b>
      )}
    </LogLine>
  );
});
