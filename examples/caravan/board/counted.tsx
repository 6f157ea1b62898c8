/** A number in words; where there is room for the number only, the words are heard. */
import { classNames } from "@sprawl/kit";
import css from "./counted.module.css";

type CountedProps = {
  readonly n: number;
  readonly words: string;
  /** Never more than the number. */
  readonly short?: boolean | undefined;
};

export function Counted({ n, words, short }: CountedProps) {
  return (
    <span className={css.counted}>
      <span className={classNames(css.number, short && css.always)} aria-hidden="true">
        {n}
      </span>
      <span className={short ? "hidden-but-read" : css.words}>{words}</span>
    </span>
  );
}
