/** What a game is about, on its page: the three cards that stand before a first match. */
import type { GameText } from "@sprawl/engine";
import { toldInShort } from "../table/in-short.js";
import { ToldCards } from "../table/told-cards.js";
import { useSay } from "../words/say.js";
import styles from "./game-page.module.css";

export function GameInShort({ text }: { readonly text: GameText }) {
  const say = useSay();
  if (toldInShort(text).length === 0) return undefined;
  return (
    <ul className={styles.short} aria-label={say("rules.short")}>
      <ToldCards text={text} />
    </ul>
  );
}
