/** What a table is framed with: log, panels, scrubber. */
import {
  Badge,
  Card,
  Chamfer,
  LogGroup,
  LogLine,
  LogList,
  LogStep,
  Meter,
  Panel,
  Preview,
  RuleLink,
  Scrubber,
  SeatMark,
} from "@sprawl/kit";
import { useState } from "react";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

export function Frames() {
  return (
    <Part title="Frames">
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

const nowhere = { goLabel: "Go to this moment", go: () => {} };

function Log() {
  return (
    <Row title="Log">
      <div className={styles.fill}>
        <LogList label="Log" newest={4}>
          <LogGroup title="Turn 1" open={false} folded="1 line">
            <LogStep>
              <LogLine at={1} {...nowhere}>
                Mira took Silk 4.
              </LogLine>
            </LogStep>
          </LogGroup>
          <LogGroup
            title="Turn 2"
            mark={<SeatMark seat={1} size="s" />}
            open
            folded="4 lines"
            after="Your last turn"
          >
            <LogStep>
              <LogLine at={2} {...nowhere} aside={<RuleLink rule="CA-4.1" open={() => {}} quiet />}>
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
              </LogLine>
              <LogLine at={2} {...nowhere} follows>
                The shot goes to Juno.
              </LogLine>
            </LogStep>
            <LogStep now>
              <LogLine at={3} {...nowhere}>
                This moment is being looked at.
              </LogLine>
              <LogLine at={3} {...nowhere} follows only="only you">
                You drew Spice 2.
              </LogLine>
            </LogStep>
          </LogGroup>
        </LogList>
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
