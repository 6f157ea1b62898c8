/** The choices of a table: what is asked, the answer as it is made, and what became of it. */
import { type Answer, type OptionView, PASS, type QuestionView, type RuleId } from "@sprawl/engine";
import type { BarredView, Choices, Table, Verb } from "@sprawl/kit";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Feed, Refused } from "../feed/feed.js";
import {
  defaultAnswer,
  groupOptions,
  type Half,
  mainOption,
  type OptionGroup,
  picksInOrder,
  togglePick,
} from "./choices.js";
import { choicesByThing } from "./make-choices.js";
import type { Held } from "./piece-by-piece.js";
import { settleFromNowOn } from "./ties.js";
import { useHalf } from "./use-half.js";
import { useBegunWords, useSteps } from "./use-steps.js";
import type { Ways } from "./ways.js";

/** What the prompt has to say besides its question. */
export type Remark =
  | { readonly form: "refused"; readonly refused: Refused }
  | { readonly form: "barred"; readonly barred: BarredView }
  /** So many are picked that no other can be. */
  | { readonly form: "full"; readonly n: number };

export type Answering = {
  readonly choices: Choices;
  /** All choices as a list; a pass that has a button of its own is not among them. */
  readonly groups: readonly OptionGroup[];
  readonly pass: OptionView | undefined;
  /** The main thing to choose, if there is one. */
  readonly main: OptionView | undefined;
  /** The way to act that was chosen first. */
  readonly verb: Verb | undefined;
  setVerb(verb: Verb | undefined): void;
  /** What was begun piece by piece, in words. */
  readonly begun: string | undefined;
  readonly half: Half;
  readonly busy: boolean;
  readonly remark: Remark | undefined;
  /** Chosen, but not yet confirmed. */
  readonly armed: OptionView | undefined;
  /** Asks once, then answers. */
  arm(option: OptionView): void;
  confirm(): void;
  setAmount(amount: number): void;
  /** Answers with what has been made so far. */
  done(): void;
  /** Does the main thing; false if there is none. */
  answerDefault(): boolean;
  undo(): void;
  dismiss(): void;
};

export type Asked = {
  readonly feed: Feed;
  readonly question: QuestionView | undefined;
  readonly pointed: ReadonlySet<string>;
  readonly ways: Ways;
  /** Kinds of option that lists fold away where there are many. */
  readonly folded: readonly string[];
  /** Where many are asked at once the pass has a button of its own. */
  readonly passApart: boolean;
  readonly showRules: boolean;
  /** The table at hand, once it is made. */
  readonly table: { readonly current: Table | undefined };
  openRule(rule: RuleId): void;
  /** Must this one be confirmed? */
  asksTwice(option: OptionView): boolean;
};

export function useChoices(asked: Asked): Answering {
  const { feed, question, ways, folded, passApart } = asked;
  const [half, setHalf] = useHalf(feed, question, ways);
  const sending = useAnswer(feed, question);
  const begun = useBegun(question?.decision);
  const making = { half, setHalf, ...sending, ...begun };
  const choices = useOnBoard(asked, making);
  const pass = passApart ? question?.options.find(isPass) : undefined;
  const groups = useMemo(() => {
    const listed = (question?.options ?? []).filter((option) => option !== pass);
    return groupOptions(listed, folded);
  }, [question, pass, folded]);
  const main = useMemo(() => question && mainOption(question, ways), [question, ways]);
  return {
    choices,
    groups,
    pass,
    main,
    verb: begun.verb,
    setVerb: begun.setVerb,
    begun: useBegunWords(asked, begun.held),
    half,
    busy: sending.busy,
    remark: sending.remark,
    armed: begun.armed,
    arm: begun.setArmed,
    undo: sending.undo,
    ...endings(asked, making),
  };
}

/** What has been made of an answer so far, and the ways to go on with it. */
type Making = ReturnType<typeof useAnswer> &
  ReturnType<typeof useBegun> & {
    readonly half: Half;
    setHalf(change: (now: Half) => Half): void;
  };

/** What is begun and not yet answered: a verb, pieces, or an option that is to be confirmed. */
function useBegun(decision: string | undefined) {
  const [armed, setArmed] = useState<OptionView>();
  const [verb, setVerb] = useState<Verb>();
  const [held, setHeld] = useState<Held>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun ends with its question.
  useEffect(() => {
    setArmed(undefined);
    setVerb(undefined);
    setHeld(undefined);
  }, [decision]);
  const begin = useCallback((way: Verb | undefined) => {
    setHeld(undefined);
    setVerb(way);
  }, []);
  return { armed, setArmed, verb, setVerb: begin, held, setHeld };
}

/** The choices as pieces on the board are given them. */
function useOnBoard(asked: Asked, making: Making): Choices {
  const { question, pointed, ways, showRules, table, openRule, asksTwice } = asked;
  const { half, setHalf, busy, answer, setRemark, setArmed, verb } = making;
  const byThing = useMemo(
    () => choicesByThing(question, verb, ways.verbs),
    [question, verb, ways.verbs],
  );
  const stepped = useSteps(asked, making, byThing);
  const choose = useCallback(
    (option: OptionView) => {
      if (!question || busy) return;
      if (question.form !== "pick") {
        if (!asksTwice(option)) return answer(option.key);
        return setArmed(option);
      }
      const full = togglePick(question, half.picked, option.key) === half.picked;
      setRemark(full ? { form: "full", n: half.picked.size } : undefined);
      setHalf((now) => ({ ...now, picked: togglePick(question, now.picked, option.key) }));
    },
    [question, busy, half.picked, asksTwice, answer, setArmed, setRemark, setHalf],
  );
  return useMemo(
    (): Choices => ({
      question,
      ...stepped,
      picked: question?.form === "pick" ? half.picked : NONE,
      pointed,
      showRules,
      about: (option) => table.current && ways.consequence(option, table.current),
      isCareful: ways.isCareful,
      choose,
      explain: (barred) => setRemark({ form: "barred", barred }),
      openRule,
    }),
    [question, stepped, half.picked, pointed, showRules, ways, choose, openRule, table, setRemark],
  );
}

/** How an answer that was begun comes to its end. */
function endings({ question, ways }: Asked, making: Making) {
  const { half, setHalf, busy, answer, setRemark, armed, setArmed, setVerb, setHeld } = making;
  return {
    confirm: () => {
      setArmed(undefined);
      if (armed) answer(armed.key);
    },
    setAmount: (amount: number) => setHalf((now) => ({ ...now, amount })),
    done: () => {
      if (question?.form === "pick") answer(picksInOrder(question, half.picked));
      if (question?.form === "amount") answer(half.amount);
    },
    answerDefault: () => {
      if (!busy && settleFromNowOn(question, ways)) return true;
      const given = question && !busy ? defaultAnswer(question, half, ways) : undefined;
      if (given === undefined) return false;
      answer(given);
      return true;
    },
    dismiss: () => {
      setRemark(undefined);
      setArmed(undefined);
      setVerb(undefined);
      setHeld(undefined);
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Gives answers and takes them back, and remembers what was said to that. */
function useAnswer(feed: Feed, question: QuestionView | undefined) {
  const decision = question?.decision;
  /** The question that an answer is on its way to: the next one can be answered at once. */
  const [sent, setSent] = useState<string>();
  const [remark, setRemark] = useState<Remark>();
  const sending = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question.
  useEffect(() => setRemark(undefined), [decision]);
  const refuse = useCallback((refused: Refused | undefined) => {
    if (refused) setRemark({ form: "refused", refused });
  }, []);
  const answer = useCallback(
    (what: Answer) => {
      if (decision === undefined || sending.current === decision) return;
      sending.current = decision;
      setSent(decision);
      setRemark(undefined);
      feed
        .answer(decision, what)
        .then(refuse, () => undefined)
        .finally(() => {
          if (sending.current === decision) sending.current = undefined;
          setSent((now) => (now === decision ? undefined : now));
        });
    },
    [feed, decision, refuse],
  );
  const undo = useCallback(() => {
    setRemark(undefined);
    feed.undo().then(refuse, () => undefined);
  }, [feed, refuse]);
  const busy = sent !== undefined && sent === decision;
  return { busy, remark, setRemark, answer, undo };
}

function isPass({ kind }: OptionView): boolean {
  return kind === PASS.kind;
}
