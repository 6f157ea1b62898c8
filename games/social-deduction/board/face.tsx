/** The face of a hidden thing: an ID, a loyalty card, a program, a mark, a team. Undefined: its back. */
import { Shown, thing as thingPicture } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import { Card } from "@sprawl/kit";
import { ids } from "../src/ids/index.js";
import { programs } from "../src/programs/index.js";
import { LOYALTY } from "../src/rows.js";
import type { Team } from "../src/state.js";
import { type CardText, idTexts, programTexts } from "../src/text/cards.js";
import css from "./cards.module.css";
import { colourOf } from "./know.js";
import { idPicture } from "./pictures.js";
import { TeamSign, toneOf } from "./signs.js";
import { useLabel, useThing } from "./words.js";

type FaceProps = { readonly face: Plain; readonly large?: boolean };

export function Face({ face, large }: FaceProps) {
  const label = useLabel();
  const thing = useThing();
  const size = large ? "xl" : "m";
  if (typeof face !== "string") return <Card size={size} back={<BackSign />} />;
  const team = programs[face]?.loyalty ?? colourOf(face);
  const text: CardText | undefined = idTexts[face] ?? programTexts[face];
  const weight = LOYALTY[face]?.weight ?? 1;
  return (
    <Card
      size={size}
      title={thing("card", face)}
      tone={team && toneOf(team)}
      corner={team && <TeamSign team={team as Team} size="s" />}
      foot={label(kindOf(face))}
    >
      {large && idPicture(face, 240) && <div className={css.pictured}>{idPicture(face, 240)}</div>}
      {text && large ? (
        <p className={css.text}>{text.text}</p>
      ) : !team ? (
        // What it does comes up with its preview.
        <span className={css.sign}>
          <Shown picture={thingPicture("chip")} className={css.chipPicture} />
        </span>
      ) : (
        team && (
          <span className={css.sign}>
            <TeamSign team={team as Team} size="l" />
            {weight > 1 && <b>×{weight}</b>}
          </span>
        )
      )}
      {text && large && <Timing face={face} />}
    </Card>
  );
}

/** When a program may be played. */
function Timing({ face }: { readonly face: string }) {
  const label = useLabel();
  const program = programs[face];
  if (!program || program.loyalty) return null;
  return (
    <p className={css.timing}>
      {label(`timing.${program.permanent ? "permanent" : program.timing}`)}
    </p>
  );
}

function kindOf(face: string): string {
  if (ids[face]) return "board.kind-id";
  if (programs[face]) return "board.kind-program";
  return LOYALTY[face] ? "board.kind-loyalty" : "board.kind-team";
}

export function BackSign() {
  return (
    <svg viewBox="0 0 24 24" className={css.back} aria-hidden="true">
      <path d="M12 2l9 5v10l-9 5l-9-5V7zM12 7l5 3v5l-5 3l-5-3v-5z" />
    </svg>
  );
}
