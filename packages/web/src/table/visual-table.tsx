/**
 * The table with pictures: a line at the top, the board from edge to edge, the dock. Everything else
 * floats over the board and never moves it.
 */
import type { Plain } from "@sprawl/engine";
import { type BoardDefinition, Stage, type Table, TableProvider, useTable } from "@sprawl/kit";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { EndScreen } from "../end/end-screen.js";
import { Fallback } from "../front/fallback.js";
import { LogPanel } from "../log/log-panel.js";
import { FlownFace } from "../plain/face.js";
import { PlainTable } from "../plain/plain-table.js";
import { useSay } from "../words/say.js";
import { Dock } from "./dock.js";
import type { Ending } from "./ending.js";
import { FirstCards } from "./first-cards.js";
import css from "./frame.module.css";
import { Hud } from "./hud.js";
import { LessonLayer } from "./lesson-layer.js";
import { News } from "./news.js";
import { Palette } from "./palette.js";
import { PlainMe } from "./plain-me.js";
import { Playback } from "./playback.js";
import { Rail } from "./rail.js";
import type { SharedProps } from "./shared.js";
import { SideDrawer } from "./side-drawer.js";
import { Ticker } from "./ticker.js";
import { useHot } from "./use-hot.js";
import { useInSight } from "./use-in-sight.js";
import { type Meanwhile, useMeanwhile } from "./use-meanwhile.js";
import type { Playing } from "./use-shown.js";
import { useVerbEnds } from "./use-verb-ends.js";
import type { Ways } from "./ways.js";

export type VisualTableProps = SharedProps & {
  /** The game's own; undefined where it has none, or the plain one is wanted. */
  readonly board: BoardDefinition | undefined;
  /** How far what has happened has been shown. */
  readonly shown: Playing;
  readonly ways: Ways;
  readonly ending: Ending;
  /** What the drawer shows; undefined while it is closed. */
  readonly side: string | undefined;
  setSide(id: string | undefined): void;
  readonly listed: boolean;
  readonly listKept: boolean;
  toggleList(open?: boolean): void;
  openRules(): void;
};

export function VisualTable(props: VisualTableProps) {
  const { feed, state, extras, past, answering, hint, playable, menu, board } = props;
  const after = useTable();
  const { view, choices } = after;
  const screen = useRef<HTMLElement>(null);
  // First what happened, then the end of it.
  const end = useEnd(playable && !past.moment && !props.shown.playing);
  const { game } = feed.entry;
  const tabs = useTabs(props);
  const listed = props.listed && choices.question !== undefined;
  useInSight(screen, choices.question?.decision, [...choices.pointed].join(" "));
  const me = useMemo(() => <MeOr board={board} game={game} />, [board, game]);
  const meanwhile = useMeanwhile(board, props.shown.playing);
  // Whoever only watches goes on deed by deed: a match never runs out of sight.
  const watches = view.viewer === "spectator" || board?.isOut?.(view) === true;
  const shown = watches ? { ...props.shown, flush: props.shown.done } : props.shown;
  const middle = { ...props, shown, tabs, listed, screen, ended: end.shown, after, meanwhile };
  return (
    <main
      ref={screen}
      className={css.page}
      data-asked={choices.question?.decision}
      // The game's own colours: see its palette.css.
      data-game={game.id}
    >
      <Stage className={css.screen} face={drawFace}>
        <TableProvider value={meanwhile.table}>
          <Hud
            board={board}
            clock={state.clock}
            playable={playable}
            answering={answering}
            past={past}
            hint={hint.ask}
            menu={menu}
            sides={tabs}
            side={props.side}
            setSide={props.setSide}
            openRules={props.openRules}
          />
          <Middle {...middle} seats={view.seats} />
          {end.shown && (
            <div className={css.end} data-end="" tabIndex={-1}>
              <EndScreen feed={feed} extras={extras} board={board} onLook={end.hide} />
            </div>
          )}
          <Dock
            covered={end.shown}
            board={board}
            me={me}
            state={state}
            extras={extras}
            answering={answering}
            ways={props.ways}
            ending={props.ending}
            playable={playable}
            hint={hint}
            playing={props.shown.playing}
            skip={shown.flush}
            forward={props.shown.flush}
            listed={listed}
            toggleList={() => props.toggleList()}
            showEnd={end.show}
          />
        </TableProvider>
      </Stage>
    </main>
  );
}

type MiddleProps = VisualTableProps & {
  readonly seats: number;
  readonly tabs: ReturnType<typeof useTabs>;
  readonly screen: RefObject<HTMLElement | null>;
  readonly ended: boolean;
  readonly after: Table;
  readonly meanwhile: Meanwhile;
};

/** Between line and dock: the board from edge to edge, and what floats over it. */
function Middle(props: MiddleProps) {
  const { feed, state, extras, past, answering, playable, board, seats, listed, ended } = props;
  const { game } = feed.entry;
  const { lesson } = extras;
  const { question } = props.after.choices;
  const table = useRef<HTMLDivElement>(null);
  const hot = useHot(table);
  useVerbEnds(table, answering);
  const railed = seats > 1 && board?.seats !== "board";
  // Drawn from the table alone: what the pointer is on makes no new board.
  const drawn = useMemo(
    () => <BoardOr board={board} plain={<PlainTable game={game} />} />,
    [board, game],
  );
  return (
    <div
      className={css.middle}
      data-railed={railed || undefined}
      data-listed={(listed && props.listKept) || undefined}
      style={{ "--seats": seats } as CSSProperties}
    >
      <BoardBox box={table} covered={ended}>
        {drawn}
      </BoardBox>
      <div className={css.over} inert={ended}>
        {railed && <Rail game={game} clock={state.clock} board={board} />}
        <News state={state} past={past}>
          {extras.banner}
        </News>
        <Playback
          table={props.screen}
          game={game}
          board={board}
          shown={props.shown}
          after={props.after}
          told={props.meanwhile.told}
          hidden={props.ended}
        />
        {!ended && !lesson && <Ticker quiet={board?.quiet} />}
      </div>
      {lesson && !ended && !props.shown.playing && (!lesson.asks || question) && (
        <LessonLayer lesson={lesson} board={board} screen={props.screen} />
      )}
      {!lesson && playable && <FirstCards />}
      {listed && (
        <Palette
          answering={answering}
          hot={hot.refs}
          light={hot.light}
          kept={props.listKept}
          close={() => {
            // What was begun by a verb ends with its list: the board offers everything again.
            answering.dismiss();
            props.toggleList(false);
          }}
        />
      )}
      {props.side !== undefined && (
        <SideDrawer tabs={props.tabs} side={props.side} setSide={props.setSide} />
      )}
    </div>
  );
}

/** A face as it flies: small in words, large as the game draws it. */
function drawFace(face: Plain, large: boolean): ReactNode {
  return <FlownFace face={face} large={large} />;
}

/** The end comes up by itself, and again when it is asked for. */
function useEnd(may: boolean) {
  const { view } = useTable();
  const over = view.result !== undefined;
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (!over) setLeft(false);
  }, [over]);
  const shown = over && !left && may;
  return {
    shown,
    hide: () => setLeft(true),
    show: over && may && left ? () => setLeft(false) : undefined,
  };
}

function useTabs({ state, past, extras, board }: VisualTableProps) {
  const say = useSay();
  const log = {
    id: "log",
    title: say("table.log"),
    body: (
      <LogPanel
        log={state.log}
        explains={board?.explains}
        lastOwn={past.lastOwn}
        lookingAt={past.moment?.answers}
        goTo={past.goTo}
      />
    ),
  };
  return [log, ...(extras.tabs ?? [])];
}

type BoardBoxProps = {
  readonly box: { current: HTMLDivElement | null };
  /** The end lies over it. */
  readonly covered: boolean;
  readonly children: ReactNode;
};

function BoardBox({ box, covered, children }: BoardBoxProps) {
  const say = useSay();
  return (
    <section
      ref={box}
      className={css.board}
      aria-label={say("table.main")}
      data-board=""
      inert={covered}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
      tabIndex={0}
    >
      <h2 className="hidden-but-read">{say("table.main")}</h2>
      {children}
    </section>
  );
}

type BoardOrProps = {
  readonly board: BoardDefinition | undefined;
  readonly plain: ReactNode;
};

/** The game's own board; the plain one if there is none, or if it goes wrong. */
function BoardOr({ board, plain }: BoardOrProps) {
  const say = useSay();
  if (!board) return plain;
  const { Board } = board;
  const instead = (
    <>
      <p role="alert">{say("table.boardFailed")}</p>
      {plain}
    </>
  );
  return (
    <Fallback instead={instead}>
      <Board />
    </Fallback>
  );
}

type MeOrProps = {
  readonly board: BoardDefinition | undefined;
  readonly game: Parameters<typeof PlainMe>[0]["game"];
};

function MeOr({ board, game }: MeOrProps) {
  const plain = <PlainMe game={game} board={board} />;
  const Me = board?.Me;
  if (!Me) return plain;
  return (
    <Fallback instead={plain}>
      <Me />
    </Fallback>
  );
}
