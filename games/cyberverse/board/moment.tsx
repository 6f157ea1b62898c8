/** A moment to go back to, as a picture: the Story it was about, or the Agent who died, and whose. */
import { Markup, Portrait } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import css from "./end.module.css";
import { faces, groundFor } from "./faces.js";
import { Logo } from "./logo.js";
import { drawPhoto } from "./photo.js";
import { useEden } from "./use-eden.js";

export function Moment({ event: { type, args } }: { readonly event: GameEvent }) {
  const { name } = useEden();
  const [org, agent] = [String(args.org), String(args.agent)];
  const isDeath = type === "died";
  return (
    <span className={css.moment} data-type={type}>
      <svg viewBox="0 8 92 46" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Markup of={drawPhoto(isDeath ? agent : String(args.story))} />
      </svg>
      {isDeath && (
        <Portrait
          face={faces[agent]}
          ground={groundFor(org)}
          size={104}
          mood="hit"
          label={name(agent)}
        />
      )}
      <i>
        <Logo org={org} size={28} />
      </i>
    </span>
  );
}
