/** An answer that waits for a second word: on touch with the card in sight, or where that is set. */
import type { OptionView } from "@sprawl/engine";
import { sayOption } from "@sprawl/engine/speech";
import { Button, useTable } from "@sprawl/kit";
import { FaceCard } from "../plain/face.js";
import { useSay } from "../words/say.js";
import css from "./prompt.module.css";
import { faceOf } from "./touch.js";

export type ConfirmProps = {
  readonly option: OptionView;
  confirm(): void;
  cancel(): void;
};

export function Confirm({ option, confirm, cancel }: ConfirmProps) {
  const { speaker, view } = useTable();
  const say = useSay();
  const words = sayOption(speaker, option);
  const card = faceOf(option, view);
  return (
    <div
      role="alertdialog"
      aria-label={say("table.confirm", { option: words })}
      className={css.confirm}
    >
      {card && (
        <div className={css.seen}>
          <FaceCard
            face={card.face}
            words={speaker.text.things?.card?.(card.face) ?? words}
            large
          />
        </div>
      )}
      <div className={css.yesNo}>
        <Button variant="primary" autoFocus onClick={confirm}>
          {words}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {say("cancel")}
        </Button>
      </div>
    </div>
  );
}
