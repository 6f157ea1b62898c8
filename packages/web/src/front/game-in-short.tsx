/** What a game is about, on its page: the three cards that stand before a first match. */
import type { GameText } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { Icon } from "@sprawl/kit";
import { apartFromTable, toldInShort } from "../table/in-short.js";
import { useSay } from "../words/say.js";
import styles from "./game-page.module.css";

export function GameInShort({ text }: { readonly text: GameText }) {
  const say = useSay();
  const speaker = { text, seat: String, face: () => undefined };
  const told = toldInShort(text);
  if (told.length === 0) return undefined;
  return (
    <ul className={styles.short} aria-label={say("rules.short")}>
      {told.map(([id, icon]) => (
        <li key={id} data-card={id}>
          <h2>
            <Icon name={icon} /> {say(`first.${id}`)}
          </h2>
          <p>{sayLabel(speaker, apartFromTable(text, id))}</p>
        </li>
      ))}
    </ul>
  );
}
