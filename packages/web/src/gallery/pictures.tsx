/** The pictures of the games, in the theme that is set. */
import { allGames } from "@sprawl/games";
import { GameArt } from "../front/game-art.js";
import styles from "./gallery.module.css";
import { Part } from "./part.js";

export function Pictures() {
  return (
    <Part title="Pictures">
      <div className={styles.pictures}>
        {allGames.map((game) => (
          <div key={game.id} className={styles.picture}>
            <GameArt game={game.id} />
          </div>
        ))}
      </div>
    </Part>
  );
}
