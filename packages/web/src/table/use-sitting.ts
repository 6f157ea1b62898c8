/** Somebody at the table: what they see, in which words, and what they can do about it. */
import type { OptionView, RuleId, View } from "@sprawl/engine";
import type { BoardDefinition, Cover, Table } from "@sprawl/kit";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Feed, FeedState } from "../feed/feed.js";
import { useSettings } from "../settings/settings.js";
import { emptyPass, forcedIn, useEmptyPass, useTakenBack } from "./empty-pass.js";
import { type Ending, useEnding } from "./ending.js";
import type { TableExtras } from "./extras.js";
import { usePassedFor } from "./passed-for.js";
import { speakerFor, textIn } from "./speaker.js";
import { useSettledTie } from "./ties.js";
import { useBoard } from "./use-board.js";
import { type Answering, useChoices } from "./use-choices.js";
import { useCoverState } from "./use-cover.js";
import { type Eyes, useEyes } from "./use-eyes.js";
import { type Hint, NO_HINTS, useHint } from "./use-hint.js";
import {
  fittingVerbs,
  foldedKinds,
  type Ways,
  waysOf,
  withoutBoard,
  withoutGrave,
} from "./ways.js";

export type Sitting = Eyes & {
  readonly table: Table;
  readonly answering: Answering;
  readonly ending: Ending;
  readonly hint: Hint;
  readonly cover: Cover;
  readonly ways: Ways;
  /** What only the table's menu offers. */
  readonly grave: readonly OptionView[];
  /** Answers are given here; not in a replay. */
  readonly playable: boolean;
  /** The game's own board, whether it is shown or not. */
  readonly own: BoardDefinition | "waiting" | undefined;
  readonly plain: boolean;
  setPlain(plain: boolean): void;
};

export type SittingProps = {
  readonly feed: Feed;
  readonly state: FeedState;
  readonly live: View;
  /** What has happened is being shown: nothing is asked meanwhile. */
  readonly playing: boolean;
  readonly extras: TableExtras;
  openRule(rule: RuleId): void;
};

export function useSitting(props: SittingProps): Sitting {
  const { feed, state, live, extras, openRule } = props;
  const { language, nonVisual, confirm, showRules } = useSettings();
  const [plain, setPlain] = useState(false);
  const eyes = useEyes(feed, state, live);
  const { view, recent, log } = eyes;
  const own = useBoard(live.game);
  const board = own === "waiting" ? undefined : own;
  const playable = feed.kind !== "replay";
  // Until the board has come, nobody knows whether it covers anything.
  const covers = own === "waiting" || board?.covers === true;
  const people = state.seats.filter(({ by }) => by !== "bot").length;
  const shared = feed.kind === "local" && people > 1;
  const cover = useCoverState(playable && !nonVisual && !plain && covers, shared);
  const text = useMemo(() => textIn(feed.entry, language), [feed.entry, language]);
  const speaker = useMemo(
    () =>
      speakerFor(
        view,
        text,
        state.seats.map(({ name }) => name),
      ),
    [view, text, state.seats],
  );
  const taught = extras.lesson !== undefined;
  const fitting = fittingVerbs(board, view);
  const ways = useMemo(() => waysOf(board, taught, fitting), [board, taught, fitting]);
  const shownWays = useMemo(
    () => (nonVisual || plain ? withoutBoard(ways) : ways),
    [nonVisual, plain, ways],
  );
  const folded = useMemo(
    () => foldedKinds({ verbs: ways.verbs, picks: shownWays.picks }),
    [ways, shownWays],
  );
  const { question, grave } = useAsked(props, view, ways, own !== "waiting");
  const hint = useHint(extras.lesson ? NO_HINTS : feed, question, speaker, ways);
  const pointed = useMemo(
    () => new Set([...hint.points, ...(extras.pointed ?? [])]),
    [hint.points, extras.pointed],
  );
  const asksTwice = useCallback(
    (option: OptionView) => confirm || ways.isGrave(option),
    [confirm, ways],
  );
  const at = useRef<Table>(undefined);
  const answering = useChoices({
    feed,
    question,
    pointed,
    ways: shownWays,
    folded,
    // Where many are asked at once, passing is what most of them do.
    passApart: view.pending?.form !== "ask",
    showRules,
    table: at,
    openRule,
    asksTwice,
  });
  const ending = useEnding(feed, state.seats, question, shownWays, answering);
  const { choices } = answering;
  const { seats } = state;
  const { playing } = props;
  const table = useMemo(
    (): Table => ({
      view,
      text,
      speaker,
      seats,
      recent,
      log,
      playing,
      replayed: !playable,
      choices,
    }),
    [view, text, speaker, seats, recent, log, playing, playable, choices],
  );
  at.current = table;
  return {
    ...eyes,
    table,
    answering,
    ending,
    hint,
    cover,
    ways: shownWays,
    grave,
    playable,
    own,
    plain,
    setPlain,
  };
}

/**
 * What is asked now, without what ends a match or a seat: that stands in the menu. Until the board has
 * come nobody knows what answers itself: nothing is asked, or it would be gone before one could answer.
 */
function useAsked(props: SittingProps, view: View, ways: Ways, hasBoard: boolean) {
  const { feed, state, extras, playing } = props;
  const isTime = feed.kind !== "replay" && !playing && hasBoard;
  const waiting = isTime ? view.question : undefined;
  const left = forcedIn(waiting?.kind, ways.forced, extras.lesson?.about);
  const forced = useTakenBack(waiting?.decision) ? [] : left;
  const empty = feed.kind === "local" ? emptyPass(waiting, view, state.seats, forced) : undefined;
  useEmptyPass(feed, waiting?.decision, empty);
  const tie = useSettledTie(feed, waiting, view, ways);
  const passedFor = usePassedFor(feed, state, view);
  const isAsked = empty === undefined && tie === undefined && !passedFor;
  const asked = isAsked ? waiting : undefined;
  return useMemo(() => withoutGrave(asked, ways), [asked, ways]);
}
