/** What boards are laid out with: a hand of cards, a world larger than its window, a cover. */
import { art, Card, Hand, Scene, Skyline, Token, World } from "@sprawl/kit";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

const NAMES = ["Silk", "Salt", "Spice", "Steel", "False Flag", "Rifle", "Seer", "Drone"];
const CELLS = Array.from({ length: 48 }, (_, i) => i);

export function Boards() {
  return (
    <Part title="Boards">
      <Row title="Hand">
        <div className={styles.held}>
          <Hand label="Cards in hand">
            {NAMES.map((name, i) => (
              <Card key={name} title={name} corner={String(i + 1)} tone={`var(--seat-${i})`} />
            ))}
          </Hand>
        </div>
      </Row>
      <Row title="World">
        <div className={styles.window}>
          <World
            label="A world"
            size={{ width: 960, height: 720 }}
            frame={{ x: 240, y: 120, width: 480, height: 360 }}
          >
            <div className={styles.cells}>
              {CELLS.map((cell) => (
                <div key={cell} className={styles.cell}>
                  {cell % 7 === 3 ? (
                    <Token label="Guard" shape="square" tone="var(--seat-3)">
                      G
                    </Token>
                  ) : (
                    cell + 1
                  )}
                </div>
              ))}
            </div>
          </World>
        </div>
      </Row>
      <Row title="Scene">
        <div className={styles.picture}>
          <Scene>
            <rect width="640" height="400" className={art.sky} />
            <circle cx="430" cy="150" r="80" className={art.lamp} />
            <Skyline seed={31} foot={400} low={70} high={200} width={36} tone="far" lit={8} />
            <Skyline seed={9} foot={405} low={20} high={90} width={44} tone="near" lit={14} />
          </Scene>
        </div>
      </Row>
    </Part>
  );
}
