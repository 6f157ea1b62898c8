/** What stands there while a table is on its way: the cover of its game, and a line that runs. */
import { useSay } from "../words/say.js";
import { GameArt } from "./game-art.js";
import styles from "./opening.module.css";

export type OpeningProps = {
  /** Which game it is, as soon as that is known. */
  readonly game?: string | undefined;
  /** What is waited for; a table unless it says so. */
  readonly says?: string;
};

export function Opening({ game, says }: OpeningProps) {
  const say = useSay();
  return (
    <main className={styles.opening} data-opening="">
      <div className={styles.cover}>{game !== undefined && <GameArt game={game} />}</div>
      <p role="status">{says ?? say("table.opening")}</p>
      <Running />
    </main>
  );
}

/** Something is being fetched. */
export function Running() {
  return <span className={styles.running} aria-hidden="true" />;
}
