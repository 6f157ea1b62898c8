/** Buttons, fields, menus, tabs, dialogs, toasts. */
import {
  Badge,
  Button,
  ChoiceField,
  Dialog,
  Icon,
  Menu,
  NumberField,
  RangeField,
  SelectField,
  SwitchField,
  Tabs,
  TextField,
  Tip,
  Toast,
  Toasts,
} from "@sprawl/kit";
import { useRef, useState } from "react";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

const nothing = () => {};

/** A word at a thing, while one points at it. */
function Tipped() {
  const drone = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.tipped}>
      <Button
        ref={drone}
        size="s"
        data-shows=""
        onPointerEnter={() => setShown(true)}
        onPointerLeave={() => setShown(false)}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
      >
        Drone D1
      </Button>
      {shown && (
        <Tip anchor={drone} side="right">
          Armor 3. Flies to the Lobby next.
        </Tip>
      )}
    </span>
  );
}

export function Controls() {
  return (
    <Part title="Controls">
      <Row title="Button">
        <Button variant="primary">Shoot Mira</Button>
        <Button>Move</Button>
        <Button variant="quiet">Pass</Button>
        <Button variant="danger">Give up</Button>
        <Button icon={<Icon name="undo" />}>Take back</Button>
      </Row>
      <Row title="Button, sizes">
        <Button size="s">Small</Button>
        <Button>Middle</Button>
        <Button size="l" variant="primary" icon={<Icon name="play" />}>
          Play now
        </Button>
      </Row>
      <Row title="Button, busy or off">
        <Button variant="primary" busy>
          Sending
        </Button>
        <Button disabled>Off</Button>
        <Button disabled reason="A card was turned over since; that cannot be taken back.">
          Off, with a reason
        </Button>
      </Row>
      <Fields />
      <Opened />
      <Row title="Tip">
        <Tipped />
      </Row>
      <Row title="Badge">
        <Badge>bot</Badge>
        <Badge tone="signal">your move</Badge>
        <Badge tone="warm">not yet</Badge>
        <Badge tone="danger">away</Badge>
        <Badge tone="good">ready</Badge>
        <Badge strong>12</Badge>
        <Badge tone="signal" strong>
          3
        </Badge>
        <Badge tone="danger" strong>
          Alarm
        </Badge>
      </Row>
    </Part>
  );
}

function Fields() {
  const [pace, setPace] = useState("live");
  const [on, setOn] = useState(true);
  const [count, setCount] = useState(3);
  const [volume, setVolume] = useState(40);
  const [name, setName] = useState("Mira");
  const paces = [
    { value: "live", title: "Live" },
    { value: "days", title: "By turns" },
  ];
  return (
    <Row title="Fields">
      <div className={styles.fill}>
        <TextField label="Name" value={name} onChange={setName} note="Others see it." />
      </div>
      <div className={styles.fill}>
        <TextField label="Code" value="" error="Too short." onChange={nothing} />
      </div>
      <div className={styles.fill}>
        <SelectField label="Pace" value={pace} values={paces} onChange={setPace} />
      </div>
      <ChoiceField label="Pace" value={pace} values={paces} onChange={setPace} />
      <SwitchField label="Guards can stop raids" on={on} onChange={setOn} />
      <SwitchField label="Tolls" on={!on} onChange={nothing} />
      <NumberField label="Seats" value={count} min={2} max={4} onChange={setCount} />
      <div className={styles.fill}>
        <RangeField
          label="Volume"
          value={volume}
          min={0}
          max={100}
          text={`${volume} %`}
          onChange={setVolume}
        />
      </div>
    </Row>
  );
}

function Opened() {
  const opener = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState(false);
  const [dialog, setDialog] = useState(false);
  const [toast, setToast] = useState(false);
  const [tab, setTab] = useState("log");
  return (
    <>
      <Row title="Menu, dialog, toast">
        <Button
          ref={opener}
          aria-haspopup="menu"
          aria-expanded={menu}
          onClick={() => setMenu(true)}
        >
          Open a menu
        </Button>
        {menu && (
          <Menu
            anchor={opener}
            label="What to do"
            onClose={() => setMenu(false)}
            items={[
              { id: "take", title: "Take it", run: nothing },
              { id: "sell", title: "Sell it", note: "$4", run: nothing },
              { id: "on", title: "Keep it in sight", on: true, run: nothing },
              { id: "raid", title: "Raid it", note: "CA-4.2", barred: true, run: nothing },
            ]}
          />
        )}
        <Button onClick={() => setDialog(true)}>Open a dialog</Button>
        <Dialog
          open={dialog}
          onClose={() => setDialog(false)}
          title="Give this match up?"
          actions={
            <>
              <Button onClick={() => setDialog(false)}>Play on</Button>
              <Button variant="danger" onClick={() => setDialog(false)}>
                Give up
              </Button>
            </>
          }
        >
          It stays among your matches, and can be replayed up to here.
        </Dialog>
        <Button onClick={() => setToast(true)}>Say something</Button>
        <Toasts>
          {toast && (
            <Toast tone="warm" after={6000} onClose={() => setToast(false)}>
              A new version is ready.
            </Toast>
          )}
        </Toasts>
      </Row>
      <Row title="Tabs">
        <div className={styles.fill}>
          <Tabs
            label="Beside the table"
            shown={tab}
            onShow={setTab}
            tabs={[
              { id: "log", title: "Log", body: <p>What happened.</p> },
              { id: "chat", title: "Chat", body: <p>What was said.</p> },
              { id: "rules", title: "Rules", body: <p>What may be.</p> },
            ]}
          />
        </div>
      </Row>
    </>
  );
}
