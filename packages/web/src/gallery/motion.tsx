/** Flights between things, to try. */
import { Button, Card, Icon, Stage, useFlights } from "@sprawl/kit";
import { useState } from "react";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

export function Motion() {
  return (
    <Part title="Motion">
      <Row title="Stage and flights">
        <Stage className={styles.air}>
          <Field />
        </Stage>
      </Row>
    </Part>
  );
}

function Field() {
  const { fly, pulse, skipAll } = useFlights();
  const [landed, setLanded] = useState(0);
  const land = () => setLanded((was) => was + 1);
  return (
    <>
      <div data-ref="deck">
        <Card back={<Icon name="die" />} />
      </div>
      <div>
        <Button onClick={() => fly({ from: "deck", to: "hand" }).then(land)}>Fly a copy</Button>{" "}
        <Button
          onClick={() =>
            fly({ from: "deck", to: "pile", node: <Card size="s" />, label: "+1" }).then(land)
          }
        >
          Fly a node
        </Button>{" "}
        <Button
          onClick={() => {
            for (let i = 0; i < 8; i++) {
              void fly({ from: "deck", to: "pile", node: <Card size="s" /> }).then(land);
            }
          }}
        >
          Fly eight
        </Button>{" "}
        <Button onClick={() => pulse("pile")}>Pulse</Button>{" "}
        <Button onClick={skipAll}>Skip all</Button>
        <p>
          Landed: <output>{landed}</output>
        </p>
      </div>
      <div data-ref="hand">
        <Card title="Silk" corner="4" tone="var(--seat-3)">
          In hand
        </Card>
      </div>
      <div data-ref="pile">
        <Card back={<Icon name="trash" />} />
      </div>
    </>
  );
}
