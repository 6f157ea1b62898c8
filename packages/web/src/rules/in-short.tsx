/** What a game is about, for whoever has never played it: three cards, and its lesson. */
import { sayLabel } from "@sprawl/engine/speech";
import { buttonClass, Icon } from "@sprawl/kit";
import { Link } from "wouter";
import { useEntry } from "../front/use-entry.js";
import { useSettings } from "../settings/settings.js";
import { apartFromTable, toldInShort } from "../table/in-short.js";
import { textIn } from "../table/speaker.js";
import { useSay } from "../words/say.js";
import css from "./rules.module.css";

export function InShort({ game }: { readonly game: string }) {
  const say = useSay();
  const { language } = useSettings();
  const entry = useEntry(game);
  if (!entry) return <div className={css.short} data-waiting="" />;
  const text = textIn(entry, language);
  const speaker = { text, seat: String, face: () => undefined };
  const told = toldInShort(text);
  return (
    <section className={css.short} aria-label={say("rules.short")}>
      {told.length > 0 && (
        <ul>
          {told.map(([id, icon]) => (
            <li key={id} data-card={id}>
              <h2>
                <Icon name={icon} /> {say(`first.${id}`)}
              </h2>
              <p>{sayLabel(speaker, apartFromTable(text, id))}</p>
            </li>
          ))}
        </ul>
      )}
      {entry.tutorial && (
        <p className={css.learn}>
          <Link href={`/learn/${game}`} className={buttonClass("primary")}>
            <Icon name="star" /> {say("game.learn")}
          </Link>
          <span>{say("rules.learnNote")}</span>
        </p>
      )}
    </section>
  );
}
