/** The rules of a game on a page of their own; `#SS-5.4` opens that rule. */
import { findGame } from "@sprawl/games";
import { Icon } from "@sprawl/kit";
import { useEffect, useState } from "react";
import { Link, useParams } from "wouter";
import { GameArt } from "../front/game-art.js";
import { NoPage } from "../front/no-page.js";
import { Shell } from "../front/shell.js";
import { useSay } from "../words/say.js";
import { RulesReader } from "./reader.js";
import css from "./rules.module.css";

export function RulesPage() {
  const { game = "" } = useParams();
  const say = useSay();
  const [rule, setRule] = useState(ruleInAddress);
  useEffect(() => {
    const follow = () => setRule(ruleInAddress());
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const open = (id: string) => {
    window.history.replaceState(undefined, "", `#${id}`);
    setRule(id);
  };
  const title = findGame(game)?.title;
  if (title === undefined) return <NoPage says={say("game.unknown")} />;
  return (
    <Shell title={say("rules.of", { game: title })} width="text">
      <div className={css.head}>
        <div className={css.cover}>
          <GameArt game={game} />
        </div>
        <div>
          <Link href={`/game/${game}`} className={css.back}>
            <Icon name="left" /> {say("rules.back", { game: title })}
          </Link>
          <h1>{say("rules.of", { game: title })}</h1>
        </div>
      </div>
      <RulesReader game={game} rule={rule} onOpen={open} />
    </Shell>
  );
}

function ruleInAddress(): string | undefined {
  const id = decodeURIComponent(window.location.hash.slice(1));
  return id === "" ? undefined : id;
}
