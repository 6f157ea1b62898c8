/** A purse: a coin to see, and how many there are. */
import { sayLabel } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import css from "./coins.module.css";
import { Counted } from "./counted.js";

type CoinsProps = {
  readonly n: number;
  /** The number alone: the word is heard. */
  readonly short?: boolean | undefined;
};

export function Coins({ n, short }: CoinsProps) {
  const { speaker } = useTable();
  return (
    <span className={css.coins}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <ellipse className={css.rim} cx="12" cy="13.5" rx="10" ry="9.5" />
        <ellipse className={css.face} cx="12" cy="11.5" rx="10" ry="9.5" />
        <ellipse className={css.line} cx="12" cy="11.5" rx="7" ry="6.5" />
        <path
          className={css.line}
          d="M12 7.5v8M9.5 9.5h4a1.5 1.5 0 0 1 0 3h-3a1.5 1.5 0 0 0 0 3h4"
        />
      </svg>
      <Counted n={n} words={sayLabel(speaker, "purse", { coins: n })} short={short} />
    </span>
  );
}
