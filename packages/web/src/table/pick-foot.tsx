/** Under things to pick: how many are picked, and the button that answers with them. */
import { Button, useTable } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { pickState } from "./choices.js";
import css from "./prompt.module.css";
import { doneWords, pickedWords, wantedWords } from "./prompt-words.js";
import type { Answering } from "./use-choices.js";

export type PickFootProps = { readonly answering: Answering; readonly words: string };

export function PickFoot({ answering, words }: PickFootProps) {
  const { choices, speaker } = useTable();
  const say = useSay();
  const { question, picked } = choices;
  if (!question) return null;
  const { count, ready } = pickState(question, picked);
  const want = wantedWords(question, say);
  return (
    <div className={css.foot}>
      <span role="status">{pickedWords(question, picked, say)}</span>
      <Button
        variant="primary"
        disabled={!ready}
        reason={say("spoken.pickHelp", { want })}
        busy={answering.busy}
        onClick={answering.done}
      >
        {doneWords(question, count, speaker) ?? words}
      </Button>
    </div>
  );
}
