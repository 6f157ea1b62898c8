/** The big button: the main thing there is to do. Space presses it. */
import { sayOption } from "@sprawl/engine/speech";
import { Button, sayTime, useTable } from "@sprawl/kit";
import type { ReactNode } from "react";
import type { ClockState } from "../feed/feed.js";
import { useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import { isPicked, MAIN_BUTTON, pickState } from "./choices.js";
import { secondsUntil } from "./clock.js";
import css from "./dock.module.css";
import type { Ending } from "./ending.js";
import { doneWords, pickedWords, wantedWords } from "./prompt-words.js";
import type { Answering } from "./use-choices.js";
import { useNow } from "./use-feed.js";

export type MainButtonProps = {
  readonly answering: Answering;
  readonly ending: Ending;
  /** The board has something to choose. */
  readonly onBoard: boolean;
  /** Any answer will do: from now on the safe one is given. */
  readonly either: boolean;
  readonly clock: ClockState | undefined;
  readonly playing: boolean;
  skip(): void;
  readonly showEnd: (() => void) | undefined;
};

export function MainButton(props: MainButtonProps) {
  const { answering, clock, playing, skip, showEnd } = props;
  const { choices, speaker } = useTable();
  const { settleTies: settled } = useSettings();
  const say = useSay();
  const { question, picked } = choices;
  if (playing) {
    return (
      <Big quiet run={skip}>
        {say("table.skip")}
      </Big>
    );
  }
  if (!question) return showEnd ? <Big run={showEnd}>{say("end.show")}</Big> : null;
  if (question.form === "amount") {
    const n = answering.half.amount;
    return (
      <Big busy={answering.busy} run={answering.done}>
        {doneWords(question, n, speaker) ?? say("table.answerAmount", { n })}
      </Big>
    );
  }
  if (question.form === "pick") {
    const { count, ready } = pickState(question, picked);
    const next = ready && isPicked(choices);
    const want = wantedWords(question, say);
    const words = doneWords(question, count, speaker);
    return (
      <Big
        busy={answering.busy}
        pointed={next}
        run={answering.done}
        quiet={ready && count === 0}
        reason={ready ? undefined : say("spoken.pickHelp", { want })}
        note={pickedWords(question, picked, say)}
        picks
        said={words !== undefined}
      >
        {words ?? say("table.done")}
      </Big>
    );
  }
  const { main } = answering;
  if (main && props.either && !settled) {
    return (
      <Big run={answering.answerDefault} note={say("table.fromNowOn")}>
        {say("table.settleTies")}
      </Big>
    );
  }
  if (!main) return props.onBoard ? <p className={css.point}>{say("table.onBoard")}</p> : null;
  const about = choices.about?.(main);
  return (
    <Timed due={main === answering.pass ? clock?.due : undefined}>
      {(note) => (
        <Big
          busy={answering.busy}
          pointed={choices.pointed.has(main.key)}
          run={() => choices.choose(main)}
          choice={main.key}
          quiet={about?.early && !choices.pointed.has(main.key)}
          note={note ?? (props.ending.due ? say("table.endsItself") : about?.note)}
          ends={props.ending.due}
        >
          {props.either ? say("table.either") : (about?.title ?? sayOption(speaker, main))}
        </Big>
      )}
    </Timed>
  );
}

type TimedProps = {
  readonly due: number | undefined;
  children(note: string | undefined): ReactNode;
};

/** Says when a pass is given by itself. */
function Timed({ due, children }: TimedProps) {
  const say = useSay();
  const now = useNow(due !== undefined);
  const left = secondsUntil(due, now);
  return children(left === undefined ? undefined : say("table.passIn", { time: sayTime(left) }));
}

type BigProps = {
  readonly children: string;
  readonly busy?: boolean;
  readonly quiet?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly pointed?: boolean;
  readonly choice?: string;
  /** It is about to be pressed by itself. */
  readonly ends?: boolean;
  /** It says which were picked. */
  readonly picks?: boolean;
  /** Its words say how many. */
  readonly said?: boolean;
  run(): unknown;
};

function Big(props: BigProps) {
  const say = useSay();
  const { children, busy, quiet, reason, note, pointed, choice, ends, picks, said, run } = props;
  return (
    <Button
      variant={quiet ? "plain" : "primary"}
      className={css.big}
      busy={busy}
      disabled={reason !== undefined}
      reason={reason}
      onClick={run}
      data-main=""
      data-quiet={quiet ? "" : undefined}
      data-ref={MAIN_BUTTON}
      data-main-choice={choice}
      data-ends={ends || undefined}
      data-picks={picks || undefined}
      data-said={said || undefined}
      data-pointed={pointed || undefined}
    >
      <span className={css.bigWords}>{children}</span>
      <span className={css.space} aria-hidden="true">
        {say("table.space")}
      </span>
      {note !== undefined && <small className={css.bigNote}>{note}</small>}
    </Button>
  );
}
