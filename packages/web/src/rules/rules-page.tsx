/** The rules of a game on a page of their own; `#SS-5.4` opens that rule, `#14-alarm-level` that chapter. */
import { aboutIn } from "@sprawl/engine";
import { Icon, useMedia } from "@sprawl/kit";
import { useEffect, useState } from "react";
import { Link, useParams } from "wouter";
import { findShown } from "../front/catalogue.js";
import { GameArt } from "../front/game-art.js";
import { NoPage } from "../front/no-page.js";
import { Shell } from "../front/shell.js";
import { useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import { InShort } from "./in-short.js";
import { RulesReader } from "./reader.js";
import css from "./rules.module.css";

export function RulesPage() {
  const { game = "" } = useParams();
  const say = useSay();
  const beside = useMedia("desk");
  const [at, setAt] = useState(placeInAddress);
  useEffect(() => {
    const follow = () => setAt(placeInAddress());
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const open = (id: string) => {
    // "Back" leads to where one has read.
    window.history.pushState(undefined, "", `#${id}`);
    setAt(id);
  };
  const { language } = useSettings();
  const shown = findShown(game);
  if (!shown) return <NoPage says={say("game.unknown")} />;
  const { title } = shown;
  return (
    <Shell title={say("rules.of", { game: title })} width={beside ? "page" : "text"}>
      <div className={css.head}>
        <div className={css.cover}>
          <GameArt game={game} />
        </div>
        <div>
          <Link href={`/game/${game}`} className={css.back}>
            <Icon name="left" /> {say("rules.back", { game: title })}
          </Link>
          <h1>{say("rules.of", { game: title })}</h1>
          <p className={css.pitch}>{aboutIn(shown, language).pitch}</p>
        </div>
      </div>
      <RulesReader
        game={game}
        at={at}
        beside={beside}
        opening={<InShort game={game} />}
        onOpen={open}
      />
    </Shell>
  );
}

function placeInAddress(): string | undefined {
  const id = decodeURIComponent(window.location.hash.slice(1));
  return id === "" ? undefined : id;
}
