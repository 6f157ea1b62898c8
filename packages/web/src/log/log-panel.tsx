/**
 * The log: by turns, foldable, newest in sight. A line's number leads to that moment, its rule to
 * the rules, its cards to their faces.
 */
import type { GameEvent, RuleId } from "@sprawl/engine";
import type { Speaker } from "@sprawl/engine/speech";
import {
  LogGroup as LogFold,
  LogLine,
  LogList,
  LogStep,
  RuleLink,
  SeatMark,
  useTable,
} from "@sprawl/kit";
import { memo, type ReactNode, useMemo, useState } from "react";
import { Private } from "../table/covered.js";
import { useSay } from "../words/say.js";
import { groupLog, isAbout, type LogGroup, type LogLine as Told } from "./group.js";
import css from "./log.module.css";
import { type Part, textOf } from "./parts.js";
import { Parts, toldParts } from "./sentence.js";

export type LogPanelProps = {
  readonly log: readonly GameEvent[];
  /** Types of event that only explain another: see `BoardDefinition`. */
  readonly explains: readonly string[] | undefined;
  /** After how many answers the viewer last acted. */
  readonly lastOwn: number;
  /** The moment that is being looked at. */
  readonly lookingAt: number | undefined;
  goTo(answers: number): void;
};

/** The newest groups stand open by themselves: two, and as many more as have so few lines. */
const OPEN_GROUPS = 2;
const OPEN_LINES = 40;
/** Lines that are drawn without being asked for. */
const LINES = 150;

export function LogPanel({ log, explains, lastOwn, lookingAt, goTo }: LogPanelProps) {
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
    () =>
      groupLog(kept.slice(cut), (event) => textOf(toldParts(speaker, event)), {
        before: cut,
        explains,
      }),
    [kept, cut, speaker, explains],
  );
  const folded = useMemo(() => oldest(groups), [groups]);
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
            fresh={i >= folded}
            lookingAt={lookingAt}
            goTo={goTo}
            after={i === marked && i < groups.length - 1 ? say("log.lastTurn") : undefined}
          />
        ))}
      </LogList>
    </div>
  );
}

const linesIn = ({ steps }: LogGroup) => steps.reduce((sum, { lines }) => sum + lines.length, 0);

/** How many of the groups, the oldest, are folded. */
function oldest(groups: readonly LogGroup[]): number {
  let lines = 0;
  const last = groups.findLastIndex((group, i) => {
    lines += linesIn(group);
    return i < groups.length - OPEN_GROUPS && lines > OPEN_LINES;
  });
  return last + 1;
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
  return (
    <LogFold
      title={opening?.said ?? (actor === undefined ? say("log.begin") : speaker.seat(actor))}
      mark={actor !== undefined && <SeatMark seat={actor} size="s" />}
      open={fresh}
      folded={say("log.lines", { n: linesIn(group) })}
      after={after}
    >
      {steps.map(({ at, lines }) => (
        <LogStep key={at} now={lookingAt === at}>
          {lines.map((line, i) => (
            <Deed
              key={line.key}
              line={line}
              follows={i > 0}
              speaker={speaker}
              goTo={goTo}
              openRule={choices.openRule}
            />
          ))}
        </LogStep>
      ))}
    </LogFold>
  );
}

type DeedProps = Pick<LineProps, "follows" | "goTo" | "openRule"> & {
  readonly line: Told;
  readonly speaker: Speaker;
};

/** A line, and behind a click how it came to it. */
function Deed({ line, speaker, ...props }: DeedProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { how } = line;
  const parts = (of: Told) => toldParts(speaker, of.event);
  return (
    <>
      <Line event={line.event} parts={parts(line)} times={line.times} {...props}>
        {how.length > 0 && (
          <button
            type="button"
            className={css.how}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {say("log.how")}
          </button>
        )}
      </Line>
      {open &&
        how.map((each) => (
          <Line
            key={each.key}
            {...props}
            event={each.event}
            parts={parts(each)}
            times={each.times}
            follows
          />
        ))}
    </>
  );
}

type LineProps = {
  readonly event: GameEvent;
  readonly parts: readonly Part[];
  readonly times: number;
  readonly follows: boolean;
  goTo(answers: number): void;
  openRule(rule: RuleId): void;
  readonly children?: ReactNode;
};

/** Drawn once: a line does not change when the table does. */
const Line = memo(function Line(props: LineProps) {
  const { event, parts, times, follows, goTo, openRule, children } = props;
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
      {children}
    </LogLine>
  );
});
