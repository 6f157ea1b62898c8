/** What stands there while a table is on its way: the cover of its game, and a line that runs. */
import { createContext, useContext, useEffect, useState } from "react";
import { useSay } from "../words/say.js";
import { GameArt } from "./game-art.js";
import styles from "./opening.module.css";

/** One way to a table: its code, its match and its board come one after the other. */
export type Way = { readonly to: string; said: boolean };

const WayContext = createContext<Way | undefined>(undefined);
export const WayProvider = WayContext.Provider;

/** Whether this is the first thing on the way that is waited for: it is told once. */
function useTold(): boolean {
  const way = useContext(WayContext);
  const [first] = useState(() => !way?.said);
  useEffect(() => {
    if (way) way.said = true;
  }, [way]);
  return first;
}

export type OpeningProps = {
  /** Which game it is, as soon as that is known. */
  readonly game?: string | undefined;
  /** What is waited for; a table unless it says so. */
  readonly says?: string;
};

export function Opening({ game, says }: OpeningProps) {
  const say = useSay();
  const first = useTold();
  return (
    <main className={styles.opening} data-opening={first ? "first" : "further"}>
      <div className={styles.cover}>{game !== undefined && <GameArt game={game} />}</div>
      <p role={first ? "status" : undefined}>{says ?? say("table.opening")}</p>
      <Running />
    </main>
  );
}

/** Something is being fetched. */
export function Running() {
  return <span className={styles.running} aria-hidden="true" />;
}
