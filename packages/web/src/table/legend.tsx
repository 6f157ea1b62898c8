/** One language of marks for the whole product, and what each of them means. */
import { type SpotMark, SpotSample } from "@sprawl/kit";
import type { ComponentType } from "react";
import { useSay } from "../words/say.js";
import css from "./screen.module.css";

const MARKS: readonly SpotMark[] = ["open", "selected", "affected", "own", "danger", "barred"];

export function Legend({ Marks }: { readonly Marks: ComponentType | undefined }) {
  const say = useSay();
  return (
    <section>
      <h3>{say("table.legend")}</h3>
      <ul className={css.legend}>
        {MARKS.map((mark) => (
          <li key={mark}>
            <SpotSample mark={mark} /> {say(`table.legend.${mark}`)}
          </li>
        ))}
      </ul>
      {Marks && (
        <ul className={css.legend}>
          <Marks />
        </ul>
      )}
    </section>
  );
}
