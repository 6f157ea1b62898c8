/** What a game is about, for whoever has never played it: three cards, and its lesson. */
import { buttonClass, Icon } from "@sprawl/kit";
import { Link } from "wouter";
import { useEntry } from "../front/use-entry.js";
import { useSettings } from "../settings/settings.js";
import { toldInShort } from "../table/in-short.js";
import { textIn } from "../table/speaker.js";
import { ToldCards } from "../table/told-cards.js";
import { useSay } from "../words/say.js";
import css from "./rules.module.css";

export function InShort({ game }: { readonly game: string }) {
  const say = useSay();
  const { language } = useSettings();
  const entry = useEntry(game);
  if (!entry) return <div className={css.short} data-waiting="" />;
  const text = textIn(entry, language);
  return (
    <section className={css.short} aria-label={say("rules.short")}>
      {toldInShort(text).length > 0 && (
        <ul>
          <ToldCards text={text} />
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
