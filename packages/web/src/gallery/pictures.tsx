/** The pictures of the games, in the theme that is set. */
import { GameArt } from "../art/index.js";
import { exampleGame, fiveGames } from "../front/catalogue.js";
import styles from "./gallery.module.css";
import { Part } from "./part.js";

export function Pictures() {
  return (
    <Part title="Pictures">
      <div className={styles.pictures}>
        {[...fiveGames, exampleGame].map((game) => (
          <div key={game.id} className={styles.picture}>
            <GameArt game={game.id} />
          </div>
        ))}
      </div>
    </Part>
  );
}
