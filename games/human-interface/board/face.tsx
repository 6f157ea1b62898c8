/** The face of a Cyberwarfare card. */

import { CardBack } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import { box } from "../src/index.js";
import css from "./board.module.css";
import { useMission } from "./use-mission.js";

const SIGNS: Readonly<Record<string, string>> = {
  virus: "✱",
  worm: "≈",
  ice: "❄",
  ids: "◎",
  bastion: "▣",
  booster: "+",
  "sr-booster": "⚡",
  sniffer: "⌕",
  blank: "–",
};

export function Face({ face, large }: { readonly face: Plain; readonly large?: boolean }) {
  const { label, thing } = useMission();
  if (typeof face === "number") return <span className={css.number}>{face}</span>;
  const program = typeof face === "string" ? box.programs[face] : undefined;
  if (!program) return <CardBack kind="tower" width={large ? 120 : 64} />;
  const { type, strength, install, run } = program;
  return (
    <span className={css.face} data-type={type} data-large={large || undefined}>
      <b>
        {strength} {SIGNS[type]}
      </b>
      <span>{thing("card", program.id)}</span>
      <small>{label(`type.${type}`)}</small>
      <small>{label("costs", { install, run })}</small>
      {large && <em>{label(`card.${program.id}`)}</em>}
    </span>
  );
}
