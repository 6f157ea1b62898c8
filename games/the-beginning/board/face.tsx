/** An Influence card, a Program, a Data Chip: whatever can be looked at, as an object with a picture. */
import { CardBack, type Picture, Shown } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { influenceValue } from "../src/advice/values.js";
import { box } from "../src/box/index.js";
import {
  objectiveTexts,
  programTexts,
  reconTexts,
  supplyTexts,
  uniqueTexts,
  woundTexts,
} from "../src/text/en/cards.js";
import { eventLines } from "../src/text/en/event-cards.js";
import { influenceNames, ownNames } from "../src/text/en/names.js";
import { eventPicture } from "./event-picture.js";
import css from "./face.module.css";
import {
  CARD_TONES,
  chipPicture,
  influencePicture,
  objectivePicture,
  programPicture,
  reconPicture,
  supplyPicture,
  woundPicture,
} from "./pictures.js";

type Shape = {
  readonly kind: string;
  readonly picture: Picture;
  readonly tone: string;
  /** Said large in the corner. */
  readonly corner: string;
  readonly words: string;
};

const CHIPS: ReadonlySet<string> = new Set(["blue", "red", "purple"]);
const CHIP_TONES: Readonly<Record<string, string>> = {
  blue: "#59b4ff",
  red: "#ff5b4d",
  purple: "#b57bff",
};

function shapeOf(face: string): Shape {
  if (CHIPS.has(face)) {
    const tone = CHIP_TONES[face];
    return { kind: "chip", picture: chipPicture(face), tone, corner: "", words: "" };
  }
  if (influenceNames[face] !== undefined) return influence(face);
  const event = box.events[face];
  if (event) {
    const words = eventLines(event).join(". ");
    return { kind: "event", picture: eventPicture(event.type), tone: "#ff7a2a", corner: "", words };
  }
  const program = programTexts[face];
  if (program) {
    const corner = String(box.programs[face]?.cost ?? "");
    const tone = CARD_TONES.program;
    return { kind: "program", picture: programPicture, tone, corner, words: program.text };
  }
  if (supplyTexts[face] !== undefined) {
    const corner = String(box.supply[face]?.price ?? "");
    const words = supplyTexts[face];
    const tone = CARD_TONES.supply;
    return { kind: "supply", picture: supplyPicture(face), tone, corner, words };
  }
  const plain = (kind: string, picture: Picture, tone: string, words: string): Shape => ({
    kind,
    picture,
    tone,
    corner: "",
    words,
  });
  if (woundTexts[face])
    return plain("wound", woundPicture, CARD_TONES.wound, woundTexts[face].text);
  if (reconTexts[face])
    return plain("recon", reconPicture, CARD_TONES.recon, reconTexts[face].text);
  return plain("objective", objectivePicture, "#e9d8b6", objectiveTexts[face]?.text ?? "");
}

function influence(face: string): Shape {
  const value = influenceValue(face);
  const [colour] = face.split("-");
  const plainly = CARD_TONES[colour] !== undefined && uniqueTexts[face] === undefined;
  return {
    kind: "influence",
    picture: influencePicture(face),
    tone: plainly ? CARD_TONES[colour] : CARD_TONES.unique,
    corner: value > 0 ? `+${value}` : value < 0 ? `−${-value}` : plainly ? "" : "★",
    words: uniqueTexts[face] ?? "",
  };
}

/** What a character calls a plain card of the own hand (TB-50.22). */
export function ownNameOf(face: string, character: string): string | undefined {
  const names = ownNames[character] ?? [];
  const value = influenceValue(face);
  if (value > 0) return names[value - 1];
  if (value < 0) return names[4 - value];
  return face === "grey" ? names[10] : face === "green" ? names[11] : undefined;
}

type FaceProps = {
  readonly face: Plain;
  readonly large?: boolean;
  readonly name?: string | undefined;
};

export function Face({ face, large, name }: FaceProps) {
  const { text } = useTable();
  if (typeof face !== "string") {
    return <CardBack kind="riot" width={large ? 168 : 96} />;
  }
  const { kind, picture, tone, corner, words } = shapeOf(face);
  const said = text.things?.card?.(face) ?? face;
  return (
    <article
      className={css.card}
      data-kind={kind}
      data-large={large || undefined}
      style={{ "--tone": tone } as CSSProperties}
    >
      {corner && <b className={css.corner}>{corner}</b>}
      <Shown picture={picture} className={css.picture} fit={kind === "chip" ? "meet" : "slice"} />
      <b className={css.name}>{name ?? said}</b>
      {name !== undefined && <span className="hidden-but-read">{said}</span>}
      {large && words !== "" && <p className={css.words}>{words}</p>}
    </article>
  );
}
