/** A number to be named: steps and a slider; the main button answers with it. */
import type { QuestionView } from "@sprawl/engine";
import { Button } from "@sprawl/kit";
import { useId } from "react";
import { useSay } from "../words/say.js";
import css from "./prompt.module.css";
import type { Answering } from "./use-choices.js";

export type AmountProps = { readonly question: QuestionView; readonly answering: Answering };

export function Amount({ question, answering }: AmountProps) {
  const say = useSay();
  const id = useId();
  const { min = 0, max = 0 } = question;
  const { amount } = answering.half;
  const set = (n: number) => answering.setAmount(Math.min(max, Math.max(min, Math.round(n))));
  return (
    <div className={css.amount}>
      <label htmlFor={id} className="hidden-but-read">
        {say("table.amount")}
      </label>
      <Button
        aria-label={say("table.less")}
        disabled={amount <= min}
        onClick={() => set(amount - 1)}
      >
        −
      </Button>
      <output htmlFor={id} className={css.amountNow}>
        {amount}
      </output>
      <Button
        aria-label={say("table.more")}
        disabled={amount >= max}
        onClick={() => set(amount + 1)}
      >
        +
      </Button>
      <span className="number">{min}</span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={amount}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <span className="number">{max}</span>
    </div>
  );
}
