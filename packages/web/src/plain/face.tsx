/** A face: small in words on a plain card, large as the game draws it, if it does. */
import type { Plain } from "@sprawl/engine";
import { thingWords } from "@sprawl/engine/speech";
import { Card, useTable } from "@sprawl/kit";
import { useFace } from "../table/use-board.js";
import css from "./plain.module.css";

export type FaceCardProps = {
  /** Undefined shows the back. */
  readonly face: Plain;
  readonly words: string | undefined;
  readonly large?: boolean;
};

export function FaceCard({ face, words, large = false }: FaceCardProps) {
  const Face = useFace();
  if (face === undefined) return <Card down size={large ? "l" : "s"} />;
  if (Face && large) {
    return (
      <div className={css.largeFace}>
        <Face face={face} large />
      </div>
    );
  }
  const { head, mark } = headOf(words ?? "");
  return (
    <Card size={large ? "l" : "s"} tone={toneOf(head)}>
      <span className={css.face}>
        {mark !== "" && <b className={css.faceMark}>{mark}</b>}
        <span className={css.faceWords}>{head}</span>
      </span>
    </Card>
  );
}

/** A face on its way over the board: as the game draws it; its back where it is not seen. */
export function FlownFace({ face, large }: { readonly face: Plain; readonly large: boolean }) {
  const { text } = useTable();
  const Face = useFace();
  if (Face) {
    return (
      <div className={large ? css.largeFace : css.smallFace}>
        <Face face={face} large={large} />
      </div>
    );
  }
  const words = face === undefined ? undefined : thingWords("card", face, text);
  return <FaceCard face={face} words={words} large={large} />;
}

/** A number at the end of a card's name is what one looks for first: "silk 10". */
function headOf(words: string): { readonly head: string; readonly mark: string } {
  const found = /^(.*\D)\s*([+-]?\d+)$/.exec(words) ?? /^()([+-]?\d+)$/.exec(words);
  return found ? { head: found[1].trim(), mark: found[2] } : { head: words, mark: "" };
}

/** Cards of one name share a colour; the name still says it. */
function toneOf(words: string): string {
  let sum = 0;
  for (const letter of words) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return `var(--seat-${sum % 8})`;
}
