/** How deeds are shown, to try. */
import { Button, Card, Icon, Stage, type Staging, useTheatre } from "@sprawl/kit";
import { useState } from "react";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

export function Motion() {
  return (
    <Part title="Motion">
      <Row title="Stage and its shapes">
        <Stage className={styles.air} face={(face) => <Card size="s">{String(face ?? "")}</Card>}>
          <Field />
        </Stage>
      </Row>
    </Part>
  );
}

const SHOWN: readonly Staging[] = [
  { shape: "pass", from: "deck", to: "pile", face: 4, label: "+1" },
  { shape: "step", piece: "hand", from: "deck", to: "hand" },
  { shape: "shot", from: "deck", to: "pile", hit: true, label: "Hit" },
  { shape: "shot", from: "deck", to: "pile", hit: false, label: "Miss" },
  { shape: "aim", from: "hand", to: "pile" },
  { shape: "look", from: "deck", to: "pile", seen: true },
  { shape: "card", face: 4, name: "Silk 4" },
  { shape: "card", face: 4, name: "Silk 4", over: "pile" },
  { shape: "pulse", at: "pile", label: "+2", tone: "good" },
  { shape: "out", at: "hand", label: "Out" },
  { shape: "say", at: "hand", words: "I am Human." },
  {
    shape: "test",
    left: {
      name: "You",
      parts: [
        [5, "Pistol"],
        [2, "card"],
      ],
    },
    right: {
      name: "Guard",
      parts: [
        [4, "Armor"],
        [1, "card"],
      ],
    },
    verdict: "Hit",
    good: true,
  },
];

const nameOf = (staging: Staging): string =>
  staging.shape === "card" && staging.over !== undefined ? "card over" : staging.shape;

function Field() {
  const { play, skipAll } = useTheatre();
  const [landed, setLanded] = useState(0);
  const show = (staging: Staging) =>
    play(staging, staging.shape === "card" || staging.shape === "test" ? 1200 : 500).then(() =>
      setLanded((was) => was + 1),
    );
  return (
    <>
      <div data-ref="deck">
        <Card back={<Icon name="die" />} />
      </div>
      <div>
        {SHOWN.map((staging, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
          <Button key={i} size="s" onClick={() => show(staging)}>
            {nameOf(staging)}
          </Button>
        ))}{" "}
        <Button size="s" onClick={skipAll}>
          Skip all
        </Button>
        <p>
          Shown: <output>{landed}</output>
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
