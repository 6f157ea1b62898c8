/**
 * The prompt: always in the same place. What is asked, of whom, by which rule; the time that is
 * left; taking back, or why not; a hint; and what can be chosen.
 */
import type { Ref } from "@sprawl/engine";
import {
  Button,
  Clock,
  Icon,
  PromptBar as PromptFrame,
  RuleLink,
  sayTime,
  useTable,
} from "@sprawl/kit";
import type { ReactNode } from "react";
import type { ClockState } from "../feed/feed.js";
import { useSay } from "../words/say.js";
import { Amount } from "./amount.js";
import { ChoiceList } from "./choice-list.js";
import { secondsUntil } from "./clock.js";
import { Confirm } from "./confirm.js";
import { PickFoot } from "./pick-foot.js";
import css from "./prompt.module.css";
import { promptWords } from "./prompt-words.js";
import { RemarkLine } from "./remark-line.js";
import type { Answering } from "./use-choices.js";
import { useNow } from "./use-feed.js";

export type PromptBarProps = {
  readonly answering: Answering;
  readonly clock: ClockState | undefined;
  /** Answers are given here; not in a replay. */
  readonly playable: boolean;
  readonly standing: ReactNode;
  readonly hint: (() => void) | undefined;
  readonly hintSays: string | undefined;
  readonly hot: ReadonlySet<Ref>;
  light(refs: readonly Ref[]): void;
  /** Stands at the end of the line: the end screen, the playback. */
  readonly aside?: ReactNode;
};

export function PromptBar(props: PromptBarProps) {
  const { answering, clock, playable, standing, hint, hintSays, hot, light, aside } = props;
  const { view, speaker, choices } = useTable();
  const say = useSay();
  const { question } = choices;
  const { undo, viewer } = view;
  const { pass } = answering;
  return (
    <PromptFrame
      label={say("table.prompt")}
      tone={question ? "yours" : view.result ? "over" : "theirs"}
      data-asked={question?.decision}
      steady={playable && viewer !== "spectator" && !view.result}
      words={
        <>
          {question && <span className="hidden-but-read">{say("table.yourTurn")}: </span>}
          {viewer === "spectator" && playable && !view.result && (
            <span className={css.soft}>{say("table.watching")} · </span>
          )}
          {promptWords(view, speaker, say)}
        </>
      }
      aside={
        <>
          {question?.rule && <RuleLink rule={question.rule} open={choices.openRule} />}
          <TimeLeft clock={clock} />
        </>
      }
      tools={
        <>
          {aside}
          {pass && (
            <PassButton
              due={clock?.due}
              busy={answering.busy}
              words={say("table.pass")}
              run={() => choices.choose(pass)}
            />
          )}
          {question && hint && (
            <Button size="s" variant="quiet" icon={<Icon name="help" />} onClick={hint}>
              <Label>{say("table.hint")}</Label>
            </Button>
          )}
          {playable && undo && (
            <Button
              size="s"
              icon={<Icon name="undo" />}
              disabled={!undo.possible}
              reason={undo.possible ? undefined : say(`table.undo.${undo.reason}`)}
              onClick={answering.undo}
            >
              <Label>{say("table.undo")}</Label>
            </Button>
          )}
        </>
      }
    >
      {standing !== undefined && <div className={css.standing}>{standing}</div>}
      <RemarkLine answering={answering} hintSays={hintSays} />
      {answering.armed && (
        <Confirm option={answering.armed} confirm={answering.confirm} cancel={answering.dismiss} />
      )}
      {question?.form === "amount" && <Amount question={question} answering={answering} />}
      {!answering.armed && (
        <ChoiceList
          groups={answering.groups}
          hot={hot}
          light={light}
          busy={answering.busy}
          withoutPass={pass !== undefined}
        />
      )}
      {question?.form === "pick" && <PickFoot answering={answering} words={say("table.done")} />}
    </PromptFrame>
  );
}

/** The word of a button that has an icon too: on a phone the icon is enough. */
export function Label({ children }: { readonly children: ReactNode }) {
  return <span className={css.label}>{children}</span>;
}

function TimeLeft({ clock }: { readonly clock: ClockState | undefined }) {
  const say = useSay();
  const now = useNow(clock?.due !== undefined);
  const left = secondsUntil(clock?.due, now);
  if (left === undefined) return null;
  return <Clock label={say("table.timeLeft")} seconds={left} />;
}

type PassButtonProps = {
  readonly due: number | undefined;
  readonly busy: boolean;
  readonly words: string;
  run(): void;
};

function PassButton({ due, busy, words, run }: PassButtonProps) {
  const say = useSay();
  const now = useNow(due !== undefined);
  const left = secondsUntil(due, now);
  const title = left === undefined ? undefined : say("table.passIn", { time: sayTime(left) });
  return (
    <Button variant="primary" busy={busy} onClick={run} title={title} data-choice="pass">
      {words}
    </Button>
  );
}
