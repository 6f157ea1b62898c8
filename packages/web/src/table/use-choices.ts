/** The choices of a table: what is asked, the answer as it is made, and what became of it. */
import { type Answer, type OptionView, PASS, type QuestionView, type RuleId } from "@sprawl/engine";
import type { BarredView, Choices } from "@sprawl/kit";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Feed, Refused } from "../feed/feed.js";
import { namesIn } from "../plain/refs.js";
import {
  defaultAnswer,
  groupOptions,
  type Half,
  indexChoices,
  type OptionGroup,
  picksInOrder,
  togglePick,
} from "./choices.js";
import { deskHere, keepHalf, keptHalf } from "./half-kept.js";

/** What the prompt has to say besides its question. */
export type Remark =
  | { readonly form: "refused"; readonly refused: Refused }
  | { readonly form: "barred"; readonly barred: BarredView };

export type Answering = {
  readonly choices: Choices;
  /** The choices as the prompt lists them; a pass that has a button of its own is not among them. */
  readonly groups: readonly OptionGroup[];
  readonly pass: OptionView | undefined;
  readonly half: Half;
  readonly busy: boolean;
  readonly remark: Remark | undefined;
  /** Chosen, but not yet confirmed. */
  readonly armed: OptionView | undefined;
  confirm(): void;
  setAmount(amount: number): void;
  /** Answers with what has been made so far. */
  done(): void;
  /** Does the one thing there is to do; false if there is none. */
  answerDefault(): boolean;
  undo(): void;
  dismiss(): void;
};

const NONE: ReadonlySet<string> = new Set();

export function useChoices(
  feed: Feed,
  question: QuestionView | undefined,
  pointed: ReadonlySet<string>,
  openRule: (rule: RuleId) => void,
  /** Must this one be confirmed? */
  asksTwice: (option: OptionView) => boolean,
  /** Has the pass a button of its own? */
  passApart: boolean,
  /** Kinds of option the board has a picker for. */
  picks: readonly string[] | undefined,
): Answering {
  const decision = question?.decision;
  const begun = (asked: QuestionView | undefined) => keptHalf(deskHere(), feed.state().view, asked);
  const [half, setHalf] = useState<Half>(() => begun(question));
  const [busy, setBusy] = useState(false);
  const [remark, setRemark] = useState<Remark>();
  const [armed, setArmed] = useState<OptionView>();
  const latest = useRef(question);
  latest.current = question;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a half-made answer lasts as long as its question.
  useEffect(() => {
    setHalf(begun(latest.current));
    setRemark(undefined);
    setArmed(undefined);
    setBusy(false);
  }, [decision]);

  useEffect(() => {
    keepHalf(deskHere(), feed.state().view, latest.current, half);
  }, [feed, half]);

  const answer = useCallback(
    (given: Answer) => {
      if (decision === undefined) return;
      setBusy(true);
      setRemark(undefined);
      feed.answer(decision, given).then(
        (refused) => {
          setBusy(false);
          if (refused) setRemark({ form: "refused", refused });
        },
        () => setBusy(false),
      );
    },
    [feed, decision],
  );

  const choices = useMemo((): Choices => {
    const index = indexChoices(question);
    const all = <T>(map: ReadonlyMap<string, readonly T[]>, refs: string): readonly T[] => {
      const direct = map.get(refs);
      if (direct || !refs.includes(" ")) return direct ?? [];
      return [...new Set(namesIn(refs).flatMap((ref) => map.get(ref) ?? []))];
    };
    return {
      question,
      on: (ref) => all(index.options, ref),
      barredOn: (ref) => all(index.barred, ref),
      picked: question?.form === "pick" ? half.picked : NONE,
      pointed,
      choose: (option: OptionView) => {
        if (!question || busy) return;
        if (question.form !== "pick") {
          if (!asksTwice(option)) return answer(option.key);
          return setArmed(option);
        }
        setRemark(undefined);
        setHalf((now) => ({ ...now, picked: togglePick(question, now.picked, option.key) }));
      },
      explain: (barred) => setRemark({ form: "barred", barred }),
      openRule,
    };
  }, [question, half.picked, pointed, busy, answer, openRule, asksTwice]);

  const pass = passApart ? question?.options.find(isPass) : undefined;
  const groups = useMemo(
    () =>
      groupOptions(
        (question?.options ?? []).filter((option) => option !== pass),
        picks,
      ),
    [question, pass, picks],
  );

  return {
    choices,
    groups,
    pass,
    half,
    busy,
    remark,
    armed,
    confirm: () => {
      setArmed(undefined);
      if (armed) answer(armed.key);
    },
    setAmount: (amount) => setHalf((now) => ({ ...now, amount })),
    done: () => {
      if (question?.form === "pick") answer(picksInOrder(question, half.picked));
      if (question?.form === "amount") answer(half.amount);
    },
    answerDefault: () => {
      const given = question && !busy ? defaultAnswer(question, half) : undefined;
      if (given === undefined) return false;
      answer(given);
      return true;
    },
    undo: () => {
      setRemark(undefined);
      feed.undo().then(
        (refused) => refused && setRemark({ form: "refused", refused }),
        () => undefined,
      );
    },
    dismiss: () => {
      setRemark(undefined);
      setArmed(undefined);
    },
  };
}

function isPass({ kind }: OptionView): boolean {
  return kind === PASS.kind;
}
