/** Somebody at the table: what they see, now or then, and what they can do about it. */
import type { OptionView, RuleId, View } from "@sprawl/engine";
import { CoverProvider, type MenuItem, type Table, TableProvider } from "@sprawl/kit";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Feed, FeedState } from "../feed/feed.js";
import { usePageTitle } from "../front/page-title.js";
import { settings, useSettings } from "../settings/settings.js";
import { SpokenTable } from "../spoken/spoken-table.js";
import { useSay } from "../words/say.js";
import { Announcer } from "./announcer.js";
import type { TableExtras } from "./extras.js";
import { KeysDialog } from "./keys-dialog.js";
import { ReportDialog } from "./report-dialog.js";
import { RulesDrawer } from "./rules-drawer.js";
import { speakerFor, textIn } from "./speaker.js";
import { type LastPress, needsConfirming, pressedAt } from "./touch.js";
import { FaceProvider, useBoard } from "./use-board.js";
import { useChoices } from "./use-choices.js";
import { useCommands } from "./use-commands.js";
import { useCoverState } from "./use-cover.js";
import { useHint } from "./use-hint.js";
import { usePast } from "./use-past.js";
import { useTableSounds } from "./use-table-sounds.js";
import { VisualTable } from "./visual-table.js";

export type SeatedProps = {
  readonly feed: Feed;
  readonly state: FeedState;
  readonly view: View;
  readonly extras: TableExtras;
  /** What is looked at, where that outlives the seat. */
  readonly where: RefObject<Where> | undefined;
};

/** The tab beside the table, and what a phone shows. */
export type Where = { readonly side: string; readonly page: string };

/** What lies over the table. */
type Over = "nothing" | "keys" | "report";

export function Seated({ feed, state, view: live, extras, where }: SeatedProps) {
  const say = useSay();
  const { language, nonVisual, hotKeys, confirm } = useSettings();
  const root = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<Over>("nothing");
  const [rule, setRule] = useState<{ readonly rule: RuleId | undefined }>();
  const [plain, setPlain] = useState(false);
  const [side, setSide] = useState(where?.current.side ?? "log");
  const [page, setPage] = useState(where?.current.page ?? "table");
  useEffect(() => {
    if (where) where.current = { side, page };
  }, [where, side, page]);
  const openRule = useCallback((id: RuleId) => setRule({ rule: id }), []);

  const past = usePast(feed, state, live.viewer);
  const { moment } = past;
  const view = useMemo(() => (moment ? withoutQuestion(moment.view) : live), [moment, live]);
  const own = useBoard(live.game);
  const board = own === "waiting" ? undefined : own;
  // Until the board has come, nobody knows whether it covers anything.
  const playable = feed.kind !== "replay";
  const covers = own === "waiting" || board?.covers === true;
  const cover = useCoverState(playable && !nonVisual && !plain && covers);
  const text = useMemo(() => textIn(feed.entry, language), [feed.entry, language]);
  const speaker = useMemo(() => {
    const names = state.seats.map(({ name }) => name);
    return speakerFor(view, text, names);
  }, [view, text, state.seats]);

  const question = playable ? view.question : undefined;
  const hint = useHint(feed, question, speaker);
  const pointed = useMemo(
    () => new Set([...hint.points, ...(extras.pointed ?? [])]),
    [hint.points, extras.pointed],
  );
  const press = useRef<LastPress>({ touch: false, board: false });
  const asksTwice = useCallback(
    (option: OptionView) => needsConfirming(option, view, press.current, confirm),
    [view, confirm],
  );
  // Where many are asked at once, passing is what most of them do.
  const passApart = view.pending?.form !== "ask";
  const picks = nonVisual || plain ? undefined : board?.picks;
  const answering = useChoices(feed, question, pointed, openRule, asksTwice, passApart, picks);
  const recent = useMemo(
    () =>
      moment
        ? moment.log.filter(({ at }) => at === moment.answers)
        : state.log.slice(state.log.length - state.fresh),
    [moment, state.log, state.fresh],
  );
  const table = useMemo(
    (): Table => ({
      view,
      text,
      speaker,
      seats: state.seats,
      recent,
      log: moment?.log ?? state.log,
      choices: answering.choices,
    }),
    [view, text, speaker, state.seats, recent, moment, state.log, answering.choices],
  );

  useTableSounds(live, recent, state.clock);
  usePageTitle(text.title);

  const showSide = (id: string): void => {
    setSide(id);
    setPage("side");
    requestAnimationFrame(() =>
      root.current
        ?.querySelector<HTMLElement>(
          `[data-side] [role=tabpanel] :is(textarea, input, [tabindex="0"])`,
        )
        ?.focus(),
    );
  };
  const toggleSpoken = () => settings.set({ nonVisual: !nonVisual });
  const menu: readonly MenuItem[] = [
    { id: "rules", title: say("table.rules"), run: () => setRule({ rule: undefined }) },
    { id: "keys", title: say("table.keys"), run: () => setOver("keys") },
    {
      id: "spoken",
      title: say(nonVisual ? "table.spokenOff" : "table.spokenOn"),
      run: toggleSpoken,
    },
    ...(board && !nonVisual
      ? [
          {
            id: "plain",
            title: say(plain ? "table.plainOff" : "table.plainOn"),
            run: () => setPlain(!plain),
          },
        ]
      : []),
    ...(extras.menu ?? []),
    { id: "report", title: say("table.report"), run: () => setOver("report") },
  ];

  useCommands(hotKeys && over === "nothing", {
    root,
    answering,
    cover,
    past,
    hint,
    tabs: extras.tabs,
    undoable: playable && live.undo !== undefined,
    showSide,
    toggleSpoken,
    showKeys: () => setOver("keys"),
    toggleRules: () => setRule((was) => (was ? undefined : { rule: question?.rule })),
    closeSomething: () => {
      if (rule) setRule(undefined);
      else if (page !== "table") setPage("table");
      else return false;
      return true;
    },
  });

  const shared = { feed, state, extras, past, answering, hint, playable, menu };
  return (
    <TableProvider value={table}>
      <CoverProvider value={cover}>
        <FaceProvider value={board?.Face}>
          <div
            ref={root}
            onPointerDownCapture={(event) => {
              press.current = pressedAt(event.nativeEvent);
            }}
            onKeyDownCapture={() => {
              press.current = { touch: false, board: false };
            }}
          >
            {nonVisual ? (
              <SpokenTable {...shared} />
            ) : (
              <VisualTable
                {...shared}
                board={plain ? undefined : own}
                panel={board?.Panel}
                side={side}
                page={page}
                setSide={setSide}
                setPage={setPage}
              />
            )}
            <Announcer recent={recent} />
            {rule && (
              <RulesDrawer game={live.game} rule={rule.rule} onClose={() => setRule(undefined)} />
            )}
            {over === "keys" && <KeysDialog onClose={() => setOver("nothing")} />}
            {over === "report" && (
              <ReportDialog
                feed={feed}
                view={live}
                send={extras.report}
                onClose={() => setOver("nothing")}
              />
            )}
          </div>
        </FaceProvider>
      </CoverProvider>
    </TableProvider>
  );
}

/** The past cannot be answered. */
function withoutQuestion({ question: _, undo: __, ...view }: View): View {
  return view;
}
