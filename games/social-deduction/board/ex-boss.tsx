/** Hell Gate: the portals beside the pile, and each EX Boss with the gap it stands in. */
import type { Seat } from "@sprawl/engine";
import { Icon, Spot, useTable } from "@sprawl/kit";
import { portalsNeeded } from "../src/hell-gate/beside.js";
import { BLOODBEAST, type ExBoss } from "../src/hell-gate/gate.js";
import { BOSS, type State } from "../src/state.js";
import css from "./ex-boss.module.css";
import { faceOf, withGate } from "./know.js";
import { type Box, gapBox, type Ring } from "./ring.js";
import { useLabel, useSeatName, useThing } from "./words.js";

/** EX Bosses that are in play. */
export function useBosses(): readonly ExBoss[] {
  const { view } = useTable<State>();
  return view.state.gate.bosses.filter(({ hp }) => hp > 0);
}

/** Portals by number, and how many bring an EX Boss. */
export function Portals() {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const { portals, marching, silenced, exitus } = view.state.gate;
  if (!withGate(view)) return null;
  return (
    <p className={css.portals}>
      <b>{label("ex.portals", { n: portals.length, needed: portalsNeeded(view) })}</b>
      {[...portals, ...marching].map((card) => (
        <span key={card} data-ref={`card/${card}`}>
          {thing("card", faceOf(view, card))}
        </span>
      ))}
      {exitus.length > 0 && <span>{label("ex.exitus", { n: exitus.length })}</span>}
      {silenced && <strong>{label("ex.silenced")}</strong>}
    </p>
  );
}

export function BossCard({ boss }: { readonly boss: ExBoss }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const name = label(`ex.${boss.number}`);
  const where = useWhere(boss);
  const open = boss.programs.flatMap((card) => faceOf(view, card) ?? []);
  const facts = [
    label("board.hp", { hp: boss.hp }),
    boss.shields.length > 0 &&
      label("ex.shields", { n: boss.shields.filter((revealed) => !revealed).length }),
    boss.programs.length > 0 && label("board.programs", { n: boss.programs.length }),
  ].filter((fact) => fact !== false);
  return (
    <Spot
      on={`seat/${BOSS + boss.number}`}
      label={[name, where, ...facts].join(", ")}
      preview={
        <div className={css.about}>
          <b>{name}</b>
          <p>{label(`ex.text-${boss.number}`)}</p>
          {open.length > 0 && <p>{open.map((face) => thing("card", face)).join(", ")}</p>}
        </div>
      }
      className={css.boss}
    >
      <div className={css.inside}>
        <b>
          <Icon name="warning" /> {name}
        </b>
        <small>{facts.join(" · ")}</small>
        <small className={css.where}>{where}</small>
      </div>
    </Spot>
  );
}

/** Between whom it stands, or at whose seat. */
function useWhere({ number, place }: ExBoss): string {
  const { view } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  if (number === BLOODBEAST) return label("ex.at", { seat: place });
  const right = rightOf(place, view.seats);
  return label("ex.between", { left: name(place), right: name(right) });
}

const rightOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

const SIZE = { width: 132, height: 52 };

/** Where each is drawn in a ring, by its number: in its gap, a little towards the middle. */
export function bossBoxes(ring: Ring, bosses: readonly ExBoss[]): ReadonlyMap<number, Box> {
  const boxes = new Map<number, Box>();
  for (const { number, place } of bosses) {
    const left = ring.seats[place];
    const right = ring.seats[number === BLOODBEAST ? place : rightOf(place, ring.seats.length)];
    if (left && right) {
      boxes.set(number, gapBox(ring, [left, right], SIZE, [...boxes.values()]));
    }
  }
  return boxes;
}
