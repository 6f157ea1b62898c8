/** Wounds taken, one field each; and Cybershock, in the same way. */
import css from "./board.module.css";

type LifeProps = {
  readonly label: string;
  readonly left: number;
  readonly of: number;
  readonly tone?: "wounds" | "shock";
};

/** Filled: what has been taken. */
export function Life({ label, left, of, tone = "wounds" }: LifeProps) {
  const fields = Array.from({ length: of }, (_, i) => i);
  return (
    <span className={css.bar} data-tone={tone} role="img" aria-label={`${label}: ${left} / ${of}`}>
      {fields.map((i) => (
        <i key={i} data-taken={i < of - left || undefined} />
      ))}
    </span>
  );
}
