/** The table with pictures: prompt, players, board, log; on a desk beside each other, on a phone in turns. */
import { type BoardDefinition, Button, Icon, Stage, Tabs, useTable } from "@sprawl/kit";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { EndScreen } from "../end/end-screen.js";
import { LogPanel } from "../log/log-panel.js";
import { PlainTable } from "../plain/plain-table.js";
import { useSay } from "../words/say.js";
import { Banners } from "./banners.js";
import { MenuButton } from "./menu-button.js";
import { Motion } from "./motion.js";
import { Label, PromptBar } from "./prompt-bar.js";
import { Fallback } from "./rules-drawer.js";
import css from "./screen.module.css";
import { SeatPanels } from "./seat-panels.js";
import type { SharedProps } from "./shared.js";
import { useHot } from "./use-hot.js";

export type VisualTableProps = SharedProps & {
  readonly board: BoardDefinition | "waiting" | undefined;
  readonly panel: BoardDefinition["Panel"];
  readonly side: string;
  /** What a phone shows: "table", "players" or "side". */
  readonly page: string;
  setSide(id: string): void;
  setPage(page: string): void;
};

export function VisualTable(props: VisualTableProps) {
  const { feed, state, extras, past, answering, hint, playable, menu, board, page } = props;
  const { view, text } = useTable();
  const say = useSay();
  const screen = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const hot = useHot(table);
  const over = view.result !== undefined;
  const [end, setEnd] = useState(true);
  useEffect(() => setEnd(over), [over]);
  const showEnd = over && end && !past.moment && playable;

  const tabs = [
    {
      id: "log",
      title: say("table.log"),
      body: (
        <LogPanel
          log={state.log}
          lastOwn={past.lastOwn}
          lookingAt={past.moment?.answers}
          goTo={past.goTo}
        />
      ),
    },
    ...(extras.tabs ?? []),
  ];
  const { game } = feed.entry;
  // Drawn from the table alone: what the pointer is on makes no new board.
  const drawn = useMemo(
    () => <BoardOr board={board} plain={<PlainTable game={game} />} />,
    [board, game],
  );
  const sole = state.seats.length === 1;
  return (
    <main ref={screen} className={css.page} data-page={page} data-sole={sole ? "" : undefined}>
      <Stage className={css.screen}>
        <div className={css.top}>
          <Link href="/" className={css.home} aria-label={say("table.home")}>
            <Icon name="grid" />
          </Link>
          <h1>{text.title}</h1>
          <MenuButton items={menu} />
        </div>
        <div className={css.ask}>
          <Banners state={state} past={past}>
            {extras.banner}
          </Banners>
          <PromptBar
            answering={answering}
            clock={state.clock}
            playable={playable}
            standing={extras.standing}
            hint={hint.ask}
            hintSays={hint.says}
            hot={hot.refs}
            light={hot.light}
            aside={
              <>
                {past.missed > 0 && !past.moment && view.question && !sole && (
                  <Button
                    size="s"
                    variant="quiet"
                    icon={<Icon name="play" />}
                    onClick={past.playSince}
                  >
                    <Label>{say("table.since")}</Label>
                  </Button>
                )}
                {over && !end && (
                  <Button size="s" onClick={() => setEnd(true)}>
                    {say("end.show")}
                  </Button>
                )}
              </>
            }
          />
        </div>
        <section
          className={css.players}
          aria-label={say("table.players")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
          tabIndex={0}
        >
          <SeatPanels game={game} clock={state.clock} Panel={props.panel} />
        </section>
        <section
          ref={table}
          className={css.board}
          aria-label={say("table.main")}
          data-board=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
          tabIndex={0}
        >
          {showEnd ? <EndScreen feed={feed} extras={extras} onLook={() => setEnd(false)} /> : drawn}
        </section>
        <section className={css.side} data-side="" aria-label={say("table.side")}>
          <Tabs
            label={say("table.side")}
            tabs={tabs}
            shown={props.side}
            onShow={props.setSide}
            className={css.tabs}
          />
        </section>
        <nav className={css.pages} aria-label={say("table.main")}>
          {[
            ["table", say("table.main"), "grid"] as const,
            ...(sole ? [] : [["players", say("table.players"), "people"] as const]),
            ["side", say("table.log"), "log"] as const,
          ].map(([id, title, icon]) => (
            <button
              key={id}
              type="button"
              aria-pressed={page === id}
              onClick={() => props.setPage(id)}
            >
              <Icon name={icon} />
              {title}
            </button>
          ))}
        </nav>
        <Motion
          table={screen}
          game={game}
          step={`${view.answers} ${past.moment ? "then" : "now"}`}
        />
      </Stage>
    </main>
  );
}

type BoardOrProps = {
  readonly board: BoardDefinition | "waiting" | undefined;
  readonly plain: ReactNode;
};

/** The game's own board; the plain one if there is none, or if it goes wrong. */
function BoardOr({ board, plain }: BoardOrProps) {
  const say = useSay();
  if (board === "waiting") return <p role="status">{say("table.opening")}</p>;
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
