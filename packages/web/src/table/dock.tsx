/**
 * The dock: oneself, and in one line what is asked. It has one height for each size of window,
 * whatever is asked. What has a place on the board is chosen there; here stand the main thing, what
 * has no such place, and the way to the list of everything.
 */
import type { View } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { type BoardDefinition, Button, RuleLink, useMedia, useTable, type Verb } from "@sprawl/kit";
import { type ReactNode, useRef, useState } from "react";
import type { FeedState } from "../feed/feed.js";
import { useSay } from "../words/say.js";
import { askedAlone } from "./asked.js";
import { Confirm } from "./confirm.js";
import css from "./dock.module.css";
import { DockRow, useLoose } from "./dock-row.js";
import type { Ending } from "./ending.js";
import type { TableExtras } from "./extras.js";
import { MainButton } from "./main-button.js";
import { askedWords, isOwnTurn, promptWords, turnWords } from "./prompt-words.js";
import { RemarkLine } from "./remark-line.js";
import { TieChip } from "./ties.js";
import type { Answering } from "./use-choices.js";
import type { Hint } from "./use-hint.js";
import type { Ways } from "./ways.js";

export type DockProps = {
  readonly board: BoardDefinition | undefined;
  /** The end lies over it. */
  readonly covered: boolean;
  readonly me: ReactNode;
  readonly state: FeedState;
  readonly extras: TableExtras;
  readonly answering: Answering;
  readonly ways: Ways;
  readonly ending: Ending;
  readonly playable: boolean;
  readonly hint: Pick<Hint, "says" | "thinks">;
  /** What has happened is being shown: the question waits. */
  readonly playing: boolean;
  skip(): void;
  /** Whoever is out sees no more of it: on to the end. */
  forward(): void;
  readonly listed: boolean;
  toggleList(): void;
  /** Shows the end again. */
  readonly showEnd: (() => void) | undefined;
};

export function Dock(props: DockProps) {
  const { me, state, extras, answering, ways, playable, hint, playing } = props;
  const table = useTable();
  const { view, choices } = table;
  const say = useSay();
  const phone = useMedia("phone");
  const { question } = choices;
  const { loose, onBoard } = useLoose(answering, ways);
  const [looked, setLooked] = useState<Looked>();
  const help = useHelp((looked?.at === question?.decision && looked?.verb) || answering.verb);
  const why = useWhy(playing);
  const situation = useSituation(props);
  const ownWords = question !== undefined && props.board?.asks?.(table) !== undefined;
  const deciding = useDeciding(playing);
  const away = useAway(playing);
  // Nothing of it has a place on the board: the answers have all the room there is.
  const alone =
    !playing &&
    question?.form === "choose" &&
    !answering.main &&
    loose.length === question.options.length;
  // Whoever is out watches deed by deed, or has seen enough.
  const isOut = useOut(props);
  const tone = question ? "yours" : view.result ? "over" : "theirs";
  return (
    <section
      className={css.dock}
      aria-label={say("table.prompt")}
      data-dock=""
      data-clear=""
      data-tone={tone}
      data-playing={playing || undefined}
      data-alone={alone || undefined}
      data-looks-back={extras.controls !== undefined || undefined}
      data-known={situation !== undefined || undefined}
      data-own-words={ownWords || undefined}
      data-busy={answering.busy || undefined}
      inert={props.covered}
    >
      <div className={css.me} data-me="">
        {me}
      </div>
      {extras.controls ? (
        <div className={css.controls}>{extras.controls}</div>
      ) : (
        <>
          <div className={css.ask}>
            <h2 className={css.words} tabIndex={-1} data-prompt="">
              {isOut ? (
                <OutWords playing={playing} />
              ) : answering.begun && !playing ? (
                <span role="status">{answering.begun}</span>
              ) : (
                <Words board={props.board} playable={playable} playing={playing} />
              )}
              {choices.showRules && question?.rule && (
                <RuleLink rule={question.rule} open={choices.openRule} quiet />
              )}
            </h2>
            <div className={css.below}>
              <RemarkLine answering={answering} hint={hint} />
              {!answering.remark &&
                !hint.says &&
                (help || why ? (
                  <p className={help ? undefined : css.why}>{help ?? why}</p>
                ) : (
                  <>
                    {situation && <p className={css.situation}>{situation}</p>}
                    {deciding && <p className={css.soft}>{deciding}</p>}
                    {away && <p className={css.soft}>{away}</p>}
                    {!isOut && extras.standing}
                    {!phone && <TieChip ways={ways} />}
                  </>
                ))}
            </div>
          </div>
          <div className={css.row}>
            {isOut && (
              <Button onClick={props.forward} data-forward="">
                {say("table.forward")}
              </Button>
            )}
            {phone && !question && <TieChip ways={ways} />}
            {question && (
              <DockRow
                answering={answering}
                ways={ways}
                ending={props.ending}
                loose={loose}
                listed={props.listed}
                toggleList={props.toggleList}
                look={(verb) => setLooked(verb && { verb, at: question.decision })}
              />
            )}
          </div>
          {!alone && (
            <div className={css.main}>
              <MainButton
                answering={answering}
                ending={props.ending}
                onBoard={onBoard}
                either={question !== undefined && ways.either.includes(question.kind)}
                clock={state.clock}
                playing={playing}
                skip={props.skip}
                showEnd={props.showEnd}
              />
            </div>
          )}
        </>
      )}
      {answering.armed && (
        <div className={css.armed}>
          <Confirm
            option={answering.armed}
            confirm={answering.confirm}
            cancel={answering.dismiss}
          />
        </div>
      )}
    </section>
  );
}

/** Is one out, as far as has been shown? What brings it about is seen before the dock says so. */
function useOut({ board, playing }: DockProps): boolean {
  const { view, choices } = useTable();
  const first = useRef<View>(undefined);
  const isOut = !view.result && !choices.question && board?.isOut?.(view) === true;
  if (!isOut) first.current = undefined;
  else first.current ??= view;
  return isOut && !(playing && first.current === view);
}

/** Out: while nothing is shown, whom the others wait for. */
function OutWords({ playing }: Pick<DockProps, "playing">) {
  const { view, speaker, seats } = useTable();
  const say = useSay();
  const waits = promptWords(view, speaker, say, seats);
  return playing || waits === "" ? say("table.out") : say("table.outNow", { waits });
}

/** A way to act that is looked at, and at which question. */
type Looked = { readonly verb: Verb; readonly at: string };

/** What a way to act that is looked at, or was chosen, is for and would cost now; where the game says. */
function useHelp(verb: Verb | undefined): string | undefined {
  const { choices, speaker } = useTable();
  const id = `verb.${verb?.id}.help`;
  if (!verb || speaker.text.labels?.[id] === undefined) return undefined;
  const option = choices.question?.options.find(({ kind }) => verb.kinds.includes(kind));
  const note = option && choices.about?.(option)?.note;
  return [sayLabel(speaker, id), note && `(${note})`].filter(Boolean).join(" ");
}

/** Why the question is asked, where the game says. */
function useWhy(playing: boolean): string | undefined {
  const { choices, speaker } = useTable();
  const id = `asked.${choices.question?.kind}`;
  if (playing || speaker.text.labels?.[id] === undefined) return undefined;
  return sayLabel(speaker, id);
}

/** What one should know before one answers, where the game says. */
function useSituation({ board, playing }: DockProps): string | undefined {
  const table = useTable();
  return playing ? undefined : board?.situation?.(table);
}

/** How many are asked beside oneself and have not answered yet; never who. */
function useDeciding(playing: boolean): string | undefined {
  const { view, choices } = useTable();
  const say = useSay();
  const others = choices.question && view.pending ? view.pending.left - 1 : 0;
  return playing || others < 1 ? undefined : say("table.deciding", { n: others });
}

/** Who is not connected, whether asked or not, while one waits; where the wait is for one, that says it. */
function useAway(playing: boolean): string | undefined {
  const { view, choices, seats } = useTable();
  const say = useSay();
  const away = seats.filter(({ by, here }) => by === "person" && !here);
  if (playing || choices.question || view.result || away.length === 0) return undefined;
  if (askedAlone(view) !== undefined) return undefined;
  const names = away.map(({ name }) => name).join(", ");
  return say("table.awayNow", { names, n: away.length });
}

function Words({ board, playable, playing }: Pick<DockProps, "board" | "playable" | "playing">) {
  const table = useTable();
  const { view, choices } = table;
  const say = useSay();
  // What has happened is shown first; and an empty pass is given without a word.
  if (playing || (playable && view.question && !choices.question)) return "…";
  const words = askedWords(board, table, say);
  return (
    <>
      {choices.question && (
        <span className="hidden-but-read">{turnWords(words, say, isOwnTurn(board, table))}</span>
      )}
      {view.viewer === "spectator" && playable && !view.result && (
        <span className={css.soft}>{say("table.watching")} · </span>
      )}
      {words || "…"}
    </>
  );
}
