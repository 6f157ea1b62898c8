/** The keys of the table. */
import { Dialog } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { KEY_LIST } from "./keys.js";
import css from "./screen.module.css";

export function KeysDialog({ onClose }: { onClose(): void }) {
  const say = useSay();
  return (
    <Dialog open onClose={onClose} title={say("table.keys")}>
      <dl className={css.keys}>
        {KEY_LIST.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`table.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
