/** The three cards that stand before a first match, as they are read apart from any table. */
import type { GameText } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { Icon } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { apartFromTable, toldInShort } from "./in-short.js";

export function ToldCards({ text }: { readonly text: GameText }) {
  const say = useSay();
  const speaker = { text, seat: String, face: () => undefined };
  return toldInShort(text).map(([id, icon]) => (
    <li key={id} data-card={id}>
      <h2>
        <Icon name={icon} /> {say(`first.${id}`)}
      </h2>
      <p>{sayLabel(speaker, apartFromTable(text, id))}</p>
    </li>
  ));
}
