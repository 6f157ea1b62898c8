/** Our mark: a street plan with one lit junction, and the name. */
import styles from "./brand.module.css";

export function Brand() {
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>Sprawl</span>
    </span>
  );
}

export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
      <path className={styles.frame} d="M8 1h23v23l-7 7H1V8z" />
      <path className={styles.street} d="M8 7h9v6h8M7 13v12h7M14 25v-6h6M20 25h5v-6" />
      <path className={styles.lit} d="M17 13l-3 6h6z" />
    </svg>
  );
}
