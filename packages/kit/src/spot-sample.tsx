/** The marks of spots, to be explained with. It does nothing. */
import styles from "./spot.module.css";

export type SpotMark = "open" | "selected" | "affected" | "own" | "danger" | "barred";

export function SpotSample({ mark }: { readonly mark: SpotMark }) {
  const state = mark === "open" || mark === "barred" ? mark : "idle";
  const data = { [`data-${mark}`]: "" };
  return (
    <span className={styles.spot} data-state={state} data-sample="" {...data} aria-hidden="true">
      <span className={styles.hit} />
      <span className={styles.sample} />
    </span>
  );
}
