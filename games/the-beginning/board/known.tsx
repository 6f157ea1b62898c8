/** Whose faction this player has seen: a sign at their portrait, under the cover of all that is mine. */
import type { Seat } from "@sprawl/engine";
import { useCover } from "@sprawl/kit";
import { knownFaction } from "../src/loyalty.js";
import type { Faction } from "../src/state.js";
import { FactionSign } from "./factions.js";
import css from "./seats.module.css";
import { useCity } from "./use-city.js";

/** What is known of somebody else, while it may be seen. */
export function useKnown(seat: Seat): Faction | undefined {
  const { s, own, face } = useCity();
  const { shown } = useCover();
  return shown && own !== undefined && seat !== own ? knownFaction(face, s.seats[seat]) : undefined;
}

export function KnownSign({ seat }: { readonly seat: Seat }) {
  const { label, thing } = useCity();
  const faction = useKnown(seat);
  if (!faction) return null;
  const words = label("known", { faction: thing("faction", faction) });
  return (
    <i className={css.known} data-known={faction} title={words}>
      <FactionSign faction={faction} />
      <span className="hidden-but-read">{words}</span>
    </i>
  );
}
