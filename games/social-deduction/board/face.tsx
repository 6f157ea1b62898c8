/** The face of a hidden thing: an ID, a loyalty card, a program, a mark, a team. Undefined: its back. */
import { CardFace } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import { Card } from "@sprawl/kit";
import { ids } from "../src/ids/index.js";
import { programs } from "../src/programs/index.js";
import { LOYALTY } from "../src/rows.js";
import css from "./cards.module.css";
import { colourOf } from "./know.js";
import { faceUp, flownBack, idPicture } from "./pictures.js";
import { programPicture } from "./program-pictures.js";
import { TeamSign, toneOf } from "./signs.js";
import { useLabel, useThing } from "./words.js";

type FaceProps = { readonly face: Plain; readonly large?: boolean };

export function Face({ face, large }: FaceProps) {
  const label = useLabel();
  const thing = useThing();
  const size = large ? "xl" : "m";
  if (typeof face !== "string") return <Card size={size} back={<BackSign />} />;
  const back = flownBack(face);
  if (back) return back;
  if (programs[face]) return <ProgramFace program={face} width={large ? 240 : HAND} text={large} />;
  const team = colourOf(face);
  const weight = LOYALTY[face]?.weight ?? 1;
  return (
    <Card
      size={size}
      title={thing("card", face)}
      tone={team && toneOf(team)}
      corner={team && <TeamSign team={team} size="s" />}
      foot={label(kindOf(face))}
    >
      {large && <Large face={face} />}
      {large
        ? ids[face] && <p className={css.text}>{label(`card.${face}`)}</p>
        : team && (
            <span className={css.sign}>
              <TeamSign team={team} size="l" />
              {weight > 1 && <b>×{weight}</b>}
            </span>
          )}
    </Card>
  );
}

/** The picture of a card that is looked at. */
function Large({ face }: { readonly face: string }) {
  const picture = LOYALTY[face]
    ? faceUp({ face, place: "left", revealed: true })
    : idPicture(face, 240);
  if (!picture) return null;
  return (
    <div className={css.pictured} data-picture={LOYALTY[face] ? "loyalty" : "id"}>
      {picture}
    </div>
  );
}

/** Width of a card in the dock, in px. */
const HAND = 96;

type ProgramFaceProps = {
  readonly program: string;
  readonly width: number;
  readonly text?: boolean | undefined;
  readonly state?: "ready" | "raised" | "barred" | undefined;
};

/** A program as a card: its picture, its name, when it may be played; large also what it does. */
export function ProgramFace({ program, width, text, state }: ProgramFaceProps) {
  const label = useLabel();
  const thing = useThing();
  const { loyalty, permanent, timing } = programs[program];
  const when = loyalty ? "board.kind-loyalty" : `timing.${permanent ? "permanent" : timing}`;
  return (
    <CardFace
      kind="program"
      width={width}
      tone={loyalty ? toneOf(loyalty) : "#4fdcc6"}
      name={thing("card", program)}
      picture={programPicture(program)}
      {...(text && { text: label(`card.${program}`) })}
      foot={
        width > HAND * 2
          ? label(when)
          : label(loyalty ? "when.loyalty" : `when.${permanent ? "permanent" : timing}`)
      }
      {...(state && { state })}
    />
  );
}

function kindOf(face: string): string {
  if (ids[face]) return "board.kind-id";
  return LOYALTY[face] ? "board.kind-loyalty" : "board.kind-team";
}

export function BackSign() {
  return (
    <svg viewBox="0 0 24 24" className={css.back} aria-hidden="true">
      <path d="M12 2l9 5v10l-9 5l-9-5V7zM12 7l5 3v5l-5 3l-5-3v-5z" />
    </svg>
  );
}
