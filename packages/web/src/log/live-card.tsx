/** A card's name in a sentence: it shows the card on hover, on focus and on a tap. */
import type { Plain } from "@sprawl/engine";
import { Tip } from "@sprawl/kit";
import { useId, useRef, useState } from "react";
import { FaceCard } from "../plain/face.js";
import css from "./log.module.css";

export type LiveCardProps = { readonly text: string; readonly face: Plain };

export function LiveCard({ text, face }: LiveCardProps) {
  const self = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        ref={self}
        type="button"
        className={css.card}
        aria-describedby={shown ? id : undefined}
        onClick={(event) => {
          event.stopPropagation();
          setShown((was) => !was);
        }}
        onPointerEnter={(event) => event.pointerType !== "touch" && setShown(true)}
        onPointerLeave={() => setShown(false)}
        onFocus={() => self.current?.matches(":focus-visible") && setShown(true)}
        onBlur={() => setShown(false)}
      >
        {text}
      </button>
      {shown && (
        <Tip id={id} anchor={self} bare>
          <FaceCard face={face} words={text} large />
        </Tip>
      )}
    </>
  );
}
