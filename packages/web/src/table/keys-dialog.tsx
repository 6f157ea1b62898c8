/** The keys of the table, and what its marks mean. */
import { sayLabel } from "@sprawl/engine/speech";
import { Dialog, useMedia, useTable, type Verb } from "@sprawl/kit";
import type { ComponentType } from "react";
import { useSay } from "../words/say.js";
import { KEY_LIST } from "./keys.js";
import { Legend } from "./legend.js";
import css from "./screen.module.css";

type Props = {
  readonly verbs: readonly Verb[];
  /** There is somebody to talk to. */
  readonly talks: boolean;
  /** Marks that only this game has. */
  readonly marks: ComponentType | undefined;
  onClose(): void;
};

export function KeysDialog({ verbs, talks, marks, onClose }: Props) {
  const say = useSay();
  const { speaker } = useTable();
  // Who has no keys looks for the marks.
  const touch = useMedia("touch");
  // A way to act has its key before the table has.
  const free = KEY_LIST.filter(
    ([key, name]) => (talks || name !== "chat") && !verbs.some((verb) => verb.key === key),
  );
  return (
    <Dialog open wide read onClose={onClose} title={say("table.keys")}>
      {touch && <Legend Marks={marks} />}
      <dl className={css.keys}>
        {free.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key === "space" || key === "escape" ? say(`table.keyNamed.${key}`) : key}</kbd>
            </dt>
            <dd>{say(`table.key.${name}`)}</dd>
          </div>
        ))}
        {verbs.map(
          ({ id, key }) =>
            key && (
              <div key={id}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{sayLabel(speaker, `verb.${id}`)}</dd>
              </div>
            ),
        )}
      </dl>
      {!touch && <Legend Marks={marks} />}
    </Dialog>
  );
}
