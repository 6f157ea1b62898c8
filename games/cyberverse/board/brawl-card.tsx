/** The Brawl card of this District: its name, its colour, and what that means. */
import { FigureIcon } from "@sprawl/art";
import { henchmenIn } from "../src/table.js";
import type { District } from "../src/types.js";
import css from "./district.module.css";
import { gangs } from "./faces.js";
import { useEden } from "./use-eden.js";

export function BrawlCard({ district }: { readonly district: District }) {
  const { g, state, label, name } = useEden();
  const { brawl } = state;
  if (brawl?.district !== district) return null;
  const [first] = henchmenIn(g, district);
  return (
    <aside className={css.brawl} data-colour={brawl.colour} data-ref="brawl">
      <b>{name(brawl.id)}</b>
      {first && <FigureIcon figure={gangs[first.type]} colour="#ffd166" size={40} />}
      <small>{label(`ui.brawl-${brawl.colour}`)}</small>
    </aside>
  );
}
