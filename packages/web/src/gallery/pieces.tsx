/** Cards, tokens, tracks, dice, meters, clocks. */
import { Card, Clock, Die, Icon, Meter, Token, Track } from "@sprawl/kit";
import type { CSSProperties, ReactNode } from "react";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

const face = "Draw two cards. Then each neighbour may look at one of them.";

export function Pieces() {
  return (
    <Part title="Pieces">
      <Row title="Card, sizes">
        <Card size="s" title="Silk" corner="4" tone="var(--seat-3)">
          <Icon name="star" />
        </Card>
        <Card title="False Flag" corner="2" tone="var(--seat-0)" foot="Program">
          {face}
        </Card>
        <Card size="l" title="False Flag" corner="2" tone="var(--seat-0)" foot="Program">
          {face}
        </Card>
        <Card size="xl" title="False Flag" corner="2" tone="var(--seat-0)" foot="Program">
          {face}
        </Card>
        <div style={{ "--card-size": "6rem" } as CSSProperties}>
          <Card size="fit" title="Fit" corner="6" tone="var(--seat-2)">
            As wide as a board says.
          </Card>
        </div>
      </Row>
      <Row title="Card, states">
        <Labelled name="down">
          <Card back={<Icon name="eye-off" />} />
        </Labelled>
        <Labelled name="tilted">
          <Card title="Rifle" corner="3" tilted>
            Used
          </Card>
        </Labelled>
        <Labelled name="selected">
          <Card title="Rifle" corner="3" selected>
            Power 3
          </Card>
        </Labelled>
        <Labelled name="glowing">
          <Card title="Rifle" corner="3" glowing>
            Power 3
          </Card>
        </Labelled>
        <Labelled name="dimmed">
          <Card title="Rifle" corner="3" dimmed>
            Power 3
          </Card>
        </Labelled>
        <Labelled name="dimmed, down">
          <Card dimmed />
        </Labelled>
      </Row>
      <Row title="Token">
        <Token label="Coin" tone="var(--seat-4)" count={7}>
          $
        </Token>
        <Token label="Noise" shape="diamond" tone="var(--seat-1)">
          !
        </Token>
        <Token label="Guard" shape="square" tone="var(--seat-3)">
          G
        </Token>
        <Token label="Drone" shape="hex" tone="var(--seat-0)" size="l">
          D
        </Token>
        <Token label="Program, spent" tone="var(--seat-2)" spent>
          P
        </Token>
        <Token label="Wound" size="s" tone="var(--seat-6)">
          ×
        </Token>
        <Token
          label="Guard, on the alert, carries a key"
          shape="square"
          tone="var(--seat-0)"
          hollow
          size="l"
          marks={[
            { at: "top-end", sign: "!", tone: "danger" },
            { at: "top-start", sign: "O", tone: "warm" },
            { at: "bottom-start", sign: "G1", tone: "own" },
            { at: "bottom-end", sign: "K", tone: "good" },
          ]}
        >
          G
        </Token>
        <Token label="Guard, has acted" shape="square" tone="var(--seat-0)" hollow spent>
          G
        </Token>
        <Token label="Guard, down" shape="square" tone="var(--seat-0)" hollow gone>
          G
        </Token>
      </Row>
      <Row title="Track">
        <div className={styles.fill}>
          <Track
            label="Alarm"
            value={4}
            max={8}
            tone="warm"
            marks={{ 4: "Guards wake", 7: "Doors lock" }}
          />
        </div>
        <div className={styles.fill}>
          <Track label="Health" value={2} max={6} tone="danger" />
        </div>
        <div className={styles.fill}>
          <Track label="Round" value={5} min={1} max={10} fill="only" />
        </div>
        <Track label="Heat" value={3} max={5} tone="good" look="column" />
        <Track label="Energy" value={9} max={14} tone="good" look="cubes" />
        <div className={styles.fill}>
          <Track
            label="Alert level"
            value={24}
            max={99}
            each={10}
            sign={(from) => `+${from / 10}`}
            tone="warm"
            flags={[
              { id: "first", at: 32, sign: "R", tone: "var(--seat-3)" },
              { id: "second", at: 60, sign: "B", tone: "var(--seat-0)" },
            ]}
          />
        </div>
      </Row>
      <Row title="Die">
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <Die key={value} label="White die" value={value} />
        ))}
        <Die label="Black die" value={11} tone="var(--seat-1)" />
        <Die label="White die, not rolled" />
        <Die label="White die" value={5} rolling size="l" />
      </Row>
      <Row title="Meter">
        <div className={styles.fill}>
          <Meter label="Influence" value={7} max={20} />
        </div>
        <div className={styles.fill}>
          <Meter label="Trust" value={1} max={10} tone="danger" />
        </div>
      </Row>
      <Row title="Clock">
        <Clock label="Mira's time" seconds={247} />
        <Clock label="Rook's time" seconds={7} />
        <Clock label="Kite's time" seconds={7260} running={false} />
        <Clock label="Slow table" seconds={190000} />
      </Row>
    </Part>
  );
}

function Labelled({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      {children}
      {name}
    </div>
  );
}
