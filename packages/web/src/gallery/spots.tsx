/** Spots in every state, on a table that is only for show. */
import type { GameText, OptionView, QuestionView } from "@sprawl/engine";
import { Card, SeatMark, Spot, type Table, TableProvider, Token, useSpot } from "@sprawl/kit";
import { useState } from "react";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

const text: GameText = {
  title: "Gallery",
  prompts: { act: "Do something" },
  options: { take: "Take it", sell: "Sell it", raid: "Raid it", enter: "Enter" },
  events: {},
  results: {},
};

const option = (kind: string, on: string): OptionView => ({ kind, on, key: `${kind} ${on}` });

const question = (form: QuestionView["form"]): QuestionView => ({
  decision: "1",
  form,
  kind: "act",
  options: [
    option("take", "one"),
    option("take", "two"),
    option("sell", "two"),
    option("take", "pointed"),
    option("enter", "sector"),
    option("raid", "guard"),
  ],
  barred: [
    { option: option("raid", "barred"), rule: "CA-4.2" },
    { option: option("sell", "two-barred"), rule: "CA-3.1" },
    { option: option("raid", "two-barred"), rule: "CA-4.2" },
  ],
  safe: "take one",
});

function tableFor(
  form: QuestionView["form"],
  picked: ReadonlySet<string>,
  choose: (option: OptionView) => void,
  explain: (why: string) => void,
): Table {
  const asked = question(form);
  return {
    view: {
      game: "gallery",
      version: 1,
      seats: 2,
      options: {},
      commitment: "",
      state: {},
      answers: 0,
      viewer: 0,
      faces: {},
      question: asked,
    },
    text,
    speaker: { text, seat: (seat) => `Seat ${seat + 1}`, face: () => undefined },
    seats: [],
    recent: [],
    log: [],
    choices: {
      question: asked,
      on: (ref) => asked.options.filter((each) => each.on === ref),
      barredOn: (ref) => asked.barred.filter((each) => each.option.on === ref),
      picked,
      pointed: new Set(["take pointed"]),
      choose,
      explain: ({ option: barred, rule }) => explain(`${barred.kind}: ${rule}`),
      openRule: explain,
    },
  };
}

export function Spots() {
  const [told, setTold] = useState("nothing yet");
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(["take one"]));
  const toggle = ({ key }: OptionView) => {
    const next = new Set(picked);
    if (!next.delete(key)) next.add(key);
    setPicked(next);
  };
  const choosing = tableFor("choose", new Set(), ({ key }) => setTold(key), setTold);
  const picking = tableFor("pick", picked, toggle, setTold);
  return (
    <Part title="Spot">
      <TableProvider value={choosing}>
        <Row title="Choosing">
          <div className={styles.market}>
            <Thing on="one" label="One choice" />
            <Thing on="two" label="Two choices" />
            <Thing on="barred" label="Barred" />
            <Thing on="two-barred" label="Barred twice" />
            <Thing on="pointed" label="Pointed at" />
            <Thing on="idle" label="Idle" />
            <Spot on="silent" label="No preview">
              <Card title="No preview">Nothing to do</Card>
            </Spot>
          </div>
        </Row>
        <Row title="Spots in a spot">
          <Spot on="sector" label="Sector B2" className={styles.sector}>
            <span>B2</span>
            <Spot on="guard" label="Guard">
              <Token label="Guard" shape="square" tone="var(--seat-3)">
                G
              </Token>
            </Spot>
            <Spot on="you" label="You">
              <SeatMark seat={0} size="l" />
            </Spot>
          </Spot>
          <Own />
        </Row>
      </TableProvider>
      <TableProvider value={picking}>
        <Row title="Picking several">
          <div className={styles.market}>
            <Thing on="one" label="Picked" />
            <Thing on="pointed" label="Not yet" />
          </div>
        </Row>
      </TableProvider>
      <Row title="What was chosen">
        <output>{told}</output>
      </Row>
    </Part>
  );
}

function Thing({ on, label }: { readonly on: string; readonly label: string }) {
  return (
    <Spot
      on={on}
      label={label}
      preview={
        <Card size="xl" title={label} corner="4" tone="var(--seat-2)">
          The same card, large enough to read in bed.
        </Card>
      }
    >
      <Card title={label} corner="4" tone="var(--seat-2)">
        {on}
      </Card>
    </Spot>
  );
}

/** A thing drawn in a way of its own. */
function Own() {
  const use = useSpot("one");
  return (
    <button type="button" onClick={use.act}>
      useSpot: {use.state}, {use.said}
    </button>
  );
}
