/** Wounds left, as a bar small enough to stand under a figure. */
import css from "./board.module.css";

type LifeProps = { readonly label: string; readonly left: number; readonly of: number };

export function Life({ label, left, of }: LifeProps) {
  const share = of === 0 ? 0 : Math.max(0, Math.min(100, (left / of) * 100));
  return (
    <span className={css.bar} role="img" aria-label={`${label}: ${left} / ${of}`}>
      <i style={{ inlineSize: `${share}%` }} />
    </span>
  );
}
