/** An Influence card, a Program, a Data Chip: whatever can be looked at. */
import type { Plain } from "@sprawl/engine";
import { Card, useTable } from "@sprawl/kit";
import {
  objectiveTexts,
  programTexts,
  reconTexts,
  supplyTexts,
  uniqueTexts,
  woundTexts,
} from "../src/text/en/cards.js";
import { influenceNames } from "../src/text/en/names.js";
import css from "./board.module.css";

const TONES: Readonly<Record<string, string>> = {
  blue: "#4f9bff",
  red: "#ff5d5d",
  grey: "#b7b2a8",
  green: "#63d68a",
  purple: "#b57bff",
};

function textOf(face: string): string {
  const card = { ...programTexts, ...woundTexts, ...objectiveTexts, ...reconTexts }[face];
  return card?.text ?? uniqueTexts[face] ?? supplyTexts[face] ?? "";
}

export function Face({ face, large }: { readonly face: Plain; readonly large?: boolean }) {
  const { text } = useTable();
  const size = large ? "l" : "fit";
  if (typeof face !== "string") return <Card down size={size} />;
  const [colour] = face.split("-");
  const words = textOf(face);
  const value = influenceNames[face] !== undefined && words === "";
  return (
    <Card size={size} tone={TONES[colour] ?? "#ffc35c"}>
      <span className={css.face} data-value={value || undefined}>
        <b>{text.things?.card?.(face)}</b>
        {large && words !== "" && <small>{words}</small>}
      </span>
    </Card>
  );
}
