/** An Influence card, a Program, a Data Chip: whatever can be looked at, as an object with a picture. */
import { CardBack, type Picture, Shown } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { influenceValue } from "../src/advice/values.js";
import { box } from "../src/box/index.js";
import type { Faction } from "../src/state.js";
import { influenceNames, ownNames } from "../src/text/en/names.js";
import { eventLines, type Label } from "./event-lines.js";
import { eventPicture } from "./event-picture.js";
import css from "./face.module.css";
import { FACTION_TONES, factionPicture } from "./factions.js";
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

const FACTIONS: ReadonlySet<string> = new Set(Object.keys(FACTION_TONES));

/** A card as it is drawn; `said` is what it says of itself. */
function shapeOf(face: string, said: string, label: Label): Shape {
  const plain = (kind: string, picture: Picture, tone: string, corner = ""): Shape => ({
    kind,
    picture,
    tone,
    corner,
    words: said,
  });
  if (CHIPS.has(face)) return plain("chip", chipPicture(face), CHIP_TONES[face]);
  if (influenceNames[face] !== undefined) return influence(face, said);
  const event = box.events[face];
  if (event) {
    const words = eventLines(event, label).join(". ");
    return { ...plain("event", eventPicture(event.type), "#ff7a2a"), words };
  }
  if (box.programs[face]) {
    return plain("program", programPicture, CARD_TONES.program, String(box.programs[face].cost));
  }
  if (box.supply[face]) {
    const corner = String(box.supply[face].price ?? "");
    return plain("supply", supplyPicture(face), CARD_TONES.supply, corner);
  }
  if (FACTIONS.has(face)) {
    const tone = FACTION_TONES[face as Faction];
    return {
      ...plain("loyalty", factionPicture(face as Faction), tone),
      words: label(`aim.${face}`),
    };
  }
  if (box.wounds[face]) return plain("wound", woundPicture, CARD_TONES.wound);
  if (box.recon[face]) return plain("recon", reconPicture, CARD_TONES.recon);
  return plain("objective", objectivePicture, "#e9d8b6");
}

function influence(face: string, words: string): Shape {
  const value = influenceValue(face);
  const [colour] = face.split("-");
  const plainly = words === "";
  return {
    kind: "influence",
    picture: influencePicture(face),
    tone: plainly ? CARD_TONES[colour] : CARD_TONES.unique,
    corner: value > 0 ? `+${value}` : value < 0 ? `−${-value}` : plainly ? "" : "★",
    words,
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
  const { text, speaker } = useTable();
  if (typeof face !== "string") {
    return <CardBack kind="riot" width={large ? 168 : 96} />;
  }
  const label: Label = (id, args) => sayLabel(speaker, id, args);
  const about = text.labels?.[`card.${face}`] ?? "";
  const { kind, picture, tone, corner, words } = shapeOf(face, about, label);
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
