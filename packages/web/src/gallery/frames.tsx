/** What a table is framed with: prompt, log, panels, scrubber. */
import {
  Badge,
  Button,
  Card,
  Chamfer,
  Clock,
  Icon,
  LogList,
  Meter,
  Panel,
  Preview,
  PromptBar,
  Scrubber,
  SeatMark,
} from "@sprawl/kit";
import { useState } from "react";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

export function Frames() {
  return (
    <Part title="Frames">
      <Row title="Prompt">
        <div className={styles.fill}>
          <PromptBar
            label="Prompt: yours"
            tone="yours"
            mark={<SeatMark seat={0} />}
            tools={
              <>
                <Clock label="Your time" seconds={43} />
                <Button size="s" icon={<Icon name="undo" />}>
                  Undo
                </Button>
              </>
            }
            buttons={
              <>
                <Button variant="primary">End turn</Button>
                <Button>Hide</Button>
              </>
            }
          >
            Choose a sector to enter.
          </PromptBar>
          <PromptBar label="Prompt: theirs" mark={<SeatMark seat={1} />}>
            Waiting for Mira to choose a card.
          </PromptBar>
          <PromptBar label="Prompt: over" tone="over">
            Rook has won by trade.
          </PromptBar>
        </div>
      </Row>
      <Row title="Panel">
        <Panel
          title={
            <>
              <SeatMark seat={2} size="s" /> Juno
            </>
          }
          level={3}
          tight
          active
          aside={<Badge>bot</Badge>}
        >
          <Meter label="Influence" value={7} max={20} />
        </Panel>
        <Panel
          title={
            <>
              <SeatMark seat={9} size="s" /> Kite
            </>
          }
          level={3}
          tight
        >
          <Meter label="Influence" value={3} max={20} />
        </Panel>
        <Panel title="A panel of a page" level={3} aside="aside">
          With room for sentences.
        </Panel>
        <Chamfer style={{ padding: "1rem" }}>Chamfer alone</Chamfer>
      </Row>
      <Log />
      <Time />
    </Part>
  );
}

function Log() {
  return (
    <Row title="Log">
      <div className={styles.fill}>
        <LogList
          label="Log"
          groups={[
            {
              id: 1,
              title: "Turn 1",
              open: false,
              lines: [{ id: 1, text: "Mira took Silk 4.", mark: <SeatMark seat={0} size="s" /> }],
            },
            {
              id: 2,
              title: "Turn 2",
              lines: [
                {
                  id: 2,
                  text: (
                    <>
                      Rook played{" "}
                      <Preview
                        preview={
                          <Card size="l" title="False Flag" corner="2" tone="var(--seat-0)">
                            Move a shot to a neighbour.
                          </Card>
                        }
                      >
                        False Flag
                      </Preview>
                      .
                    </>
                  ),
                  mark: <SeatMark seat={1} size="s" />,
                },
                {
                  id: 3,
                  text: "You drew Spice 2.",
                  mark: <SeatMark seat={0} size="s" />,
                  only: "only you",
                },
                {
                  id: 4,
                  text: "Juno sold three cards.",
                  mark: <SeatMark seat={2} size="s" />,
                  fresh: true,
                  openLabel: "Go to this moment",
                  onOpen: () => {},
                },
              ],
            },
          ]}
        />
      </div>
    </Row>
  );
}

function Time() {
  const [step, setStep] = useState(12);
  const [playing, setPlaying] = useState(false);
  return (
    <Row title="Scrubber">
      <div className={styles.fill}>
        <Scrubber
          value={step}
          max={40}
          marks={[0, 9, 21, 33]}
          playing={playing}
          onChange={setStep}
          onPlay={setPlaying}
          words={{
            label: "Moment of the match",
            first: "To the start",
            back: "One back",
            play: "Play",
            pause: "Pause",
            on: "One on",
            last: "To the end",
            place: `${step} / 40`,
          }}
        />
      </div>
    </Row>
  );
}
