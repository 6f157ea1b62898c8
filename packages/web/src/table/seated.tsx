/** Somebody at the table, with pictures or without, and what lies over it. */
import type { RuleId, View } from "@sprawl/engine";
import { CoverProvider, PlacesProvider, TableProvider, usePlacesStore } from "@sprawl/kit";
import { type ReactNode, type RefObject, useCallback, useRef, useState } from "react";
import type { Feed, FeedState } from "../feed/feed.js";
import { Opening } from "../front/opening.js";
import { usePageTitle } from "../front/page-title.js";
import { settings, useSettings } from "../settings/settings.js";
import { SpokenTable } from "../spoken/spoken-table.js";
import { useSay } from "../words/say.js";
import { Announcer } from "./announcer.js";
import type { TableExtras } from "./extras.js";
import { type Over, Overlays, type RuleShown } from "./overlays.js";
import { tableMenu } from "./table-menu.js";
import { FaceProvider } from "./use-board.js";
import { useCommands } from "./use-commands.js";
import { useKeptFocus } from "./use-kept-focus.js";
import { useList } from "./use-list.js";
import type { Playing } from "./use-shown.js";
import { useSide, type Where } from "./use-side.js";
import { useSitting } from "./use-sitting.js";
import { useTableSounds } from "./use-table-sounds.js";
import { VisualTable } from "./visual-table.js";

export type SeatedProps = {
  readonly feed: Feed;
  readonly state: FeedState;
  /** How far what has happened has been shown. */
  readonly shown: Playing;
  readonly view: View;
  readonly extras: TableExtras;
  /** What is looked at, where that outlives the seat. */
  readonly where: RefObject<Where> | undefined;
};

export function Seated(props: SeatedProps) {
  const { feed, state, shown, view: live, extras } = props;
  const { nonVisual } = useSettings();
  const desk = useDesk(props);
  const { root, sitting, list, rule, setRule, side, setSide } = desk;
  const { table, answering, hint, cover, past, playable, own, plain, recent } = sitting;
  useTableSounds(live, recent, state.clock);
  usePageTitle(table.text.title);
  useDeskCommands(desk);
  useKeptFocus(root);
  const board = plain ? undefined : own;
  const shared = { feed, state, extras, past, answering, hint, playable, menu: useDeskMenu(desk) };
  return (
    <AtTable table={table} cover={cover} face={boardOf(desk)?.Face}>
      <div ref={root}>
        {nonVisual ? (
          <SpokenTable {...shared} />
        ) : board === "waiting" ? (
          <Opening game={feed.entry.game.id} />
        ) : (
          <VisualTable
            {...shared}
            board={board}
            shown={shown}
            ways={sitting.ways}
            ending={sitting.ending}
            side={side}
            setSide={setSide}
            listed={list.open}
            listKept={list.kept}
            toggleList={list.toggle}
            openRules={() => setRule({ rule: table.choices.question?.rule })}
          />
        )}
        <Announcer
          recent={recent}
          log={past.moment ? undefined : state.log}
          board={boardOf(desk)}
        />
        <Overlays
          over={desk.over}
          close={() => desk.setOver("nothing")}
          rule={rule}
          closeRules={() => setRule(undefined)}
          verbs={sitting.ways.verbs}
          talks={extras.tabs?.some(({ id }) => id === "chat") ?? false}
          marks={boardOf(desk)?.Marks}
          feed={feed}
          view={live}
          send={extras.report}
        />
      </div>
    </AtTable>
  );
}

/** The table as somebody sits at it: what is asked and answered, and what lies open over it. */
function useDesk({ feed, state, shown, view: live, extras, where }: SeatedProps) {
  const root = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<Over>("nothing");
  const [rule, setRule] = useState<RuleShown>();
  const [side, setSide] = useSide(root, where);
  const openRule = useCallback((id: RuleId) => setRule({ rule: id }), []);
  const sitting = useSitting({ feed, state, live, playing: shown.playing, extras, openRule });
  const list = useList(sitting.table.choices.question?.decision);
  return { root, live, extras, sitting, list, over, setOver, rule, setRule, side, setSide };
}

type Desk = ReturnType<typeof useDesk>;

const boardOf = ({ sitting: { own } }: Desk) => (own === "waiting" ? undefined : own);

function toggleSpoken(): void {
  settings.set({ nonVisual: !settings.get().nonVisual });
}

function useDeskMenu(desk: Desk) {
  const say = useSay();
  const { nonVisual, settleTies } = useSettings();
  const { extras, sitting, list, setOver, setRule } = desk;
  const { table, past, plain } = sitting;
  return tableMenu({
    say,
    speaker: table.speaker,
    extras,
    grave: sitting.grave,
    spoken: nonVisual,
    plain: boardOf(desk) ? plain : undefined,
    listKept: list.kept,
    tiesSettled: sitting.ways.either.length > 0 ? settleTies : undefined,
    rules: () => setRule({ rule: undefined }),
    keys: () => setOver("keys"),
    settings: () => setOver("settings"),
    since: past.missed > 0 && table.view.seats > 1 ? past.playSince : undefined,
    toggleSpoken,
    togglePlain: () => sitting.setPlain(!plain),
    toggleList: list.toggleKept,
    toggleTies: () => settings.set({ settleTies: !settleTies }),
    report: () => setOver("report"),
    arm: sitting.answering.arm,
  });
}

function useDeskCommands(desk: Desk): void {
  const { hotKeys, nonVisual } = useSettings();
  const { root, live, extras, sitting, list, over, setOver, rule, setRule, side, setSide } = desk;
  const { table, answering, hint, cover, past, playable } = sitting;
  // Nobody answers what is not drawn yet.
  const drawn = nonVisual || sitting.plain || sitting.own !== "waiting";
  useCommands(hotKeys && drawn && over === "nothing", {
    root,
    answering,
    cover,
    past,
    hint,
    tabs: extras.tabs,
    verbs: sitting.ways.verbs,
    listed: list.open,
    toggleList: list.toggle,
    undoable: playable && live.undo !== undefined,
    toggleSide: (id) => setSide(side === id ? undefined : id),
    toggleSpoken,
    showKeys: () => setOver("keys"),
    toggleRules: () => setRule((was) => (was ? undefined : { rule: table.choices.question?.rule })),
    closeSomething: () => {
      if (rule) setRule(undefined);
      else if (list.open && !list.kept) list.toggle(false);
      else if (side !== undefined) setSide(undefined);
      else return false;
      return true;
    },
  });
}

type AtTableProps = {
  readonly table: Parameters<typeof TableProvider>[0]["value"];
  readonly cover: Parameters<typeof CoverProvider>[0]["value"];
  readonly face: Parameters<typeof FaceProvider>[0]["value"];
  readonly children: ReactNode;
};

/** Where everything below finds the table, its cover, its faces and the places of its pieces. */
function AtTable({ table, cover, face, children }: AtTableProps) {
  const places = usePlacesStore();
  return (
    <TableProvider value={table}>
      <CoverProvider value={cover}>
        <FaceProvider value={face}>
          <PlacesProvider value={places}>{children}</PlacesProvider>
        </FaceProvider>
      </CoverProvider>
    </TableProvider>
  );
}
