/** Hell Gate: the portals beside the pile, each EX Boss, and the gaps where one may begin. */

import { GROUNDS, Portrait } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { Spot, useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { bossName } from "../src/advice/bosses.js";
import { box } from "../src/box.js";
import { portalsNeeded } from "../src/hell-gate/beside.js";
import { type ExBoss, gapRef } from "../src/hell-gate/gate.js";
import type { State } from "../src/state.js";
import { bossRef, type Gathered, gatheredBy, isAtSeat, OMEGA_WANTS, rightOf } from "./bosses.js";
import css from "./ex-boss.module.css";
import { bossFace } from "./faces.js";
import { faceOf, type SeatView, withGate } from "./know.js";
import { useActingBoss } from "./meanwhile.js";
import { type Label, useLabel, useSeatName, useThing } from "./words.js";

/** EX Bosses that are in play. */
export function useBosses(): readonly ExBoss[] {
  const { bosses } = useTable<State>().view.state.gate;
  return useMemo(() => bosses.filter(({ hp }) => hp > 0), [bosses]);
}

/** Portals by number, and how many bring an EX Boss. */
export function Portals() {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const { portals, marching, silenced, exitus } = view.state.gate;
  if (!withGate(view)) return null;
  const needed = portalsNeeded(view);
  return (
    <p className={css.portals}>
      <b>{label("ex.portals", { n: portals.length, needed })}</b>
      {portals.map((card) => {
        const face = faceOf(view, card) ?? "";
        return (
          <span
            key={card}
            className={css.portal}
            data-ref={`card/${card}`}
            title={thing("card", face)}
          >
            <b aria-hidden="true">{box.programs[face]?.portal}</b>
            <span className="hidden-but-read">{thing("card", face)}</span>
          </span>
        );
      })}
      {Array.from({ length: Math.max(0, needed - portals.length) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that are still empty are all alike.
        <i key={i} className={css.portal} data-empty="" aria-hidden="true" />
      ))}
      {marching.map((card) => (
        <span key={card} data-ref={`card/${card}`}>
          {thing("card", faceOf(view, card))}
        </span>
      ))}
      {exitus.length > 0 && <span>{label("ex.exitus", { n: exitus.length })}</span>}
      {silenced && <strong>{label("ex.silenced")}</strong>}
    </p>
  );
}

/** `stands`: with head and shoulders over its plate; else with its face beside its name. */
export function BossCard({ boss, stands }: { readonly boss: ExBoss; readonly stands?: boolean }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const seatName = useSeatName();
  const name = label(`ex.${boss.number}`);
  const where = whereWords(view, boss, label, seatName);
  const hp = healthWords(boss, label);
  const shields = shieldsOf(boss);
  const gathered = gatheredBy(view, boss);
  const held = boss.programs.length > 0 && label("board.programs", { n: boss.programs.length });
  const short = gathered
    ? [label("ex.omega-short", { ...countsOf(gathered), wanted: OMEGA_WANTS })]
    : [hp, shields > 0 && label("ex.shields-short", { n: shields }), held];
  const acts = useActingBoss() === boss.number;
  return (
    <Spot
      on={bossRef(boss.number)}
      label={[
        name,
        acts && label("now.boss", { boss: boss.number }),
        ...bossWords(view, boss, label, seatName),
      ]
        .filter(Boolean)
        .join(", ")}
      preview={
        <div className={css.about}>
          <b>{name}</b>
          <p>{label(`ex.text-${boss.number}`)}</p>
          {gathered && <OmegaPrograms gathered={gathered} />}
        </div>
      }
      className={css.boss}
    >
      <div
        className={css.inside}
        data-acts={acts || undefined}
        data-stands={stands || undefined}
        data-hurt={boss.hp === 1 || undefined}
      >
        <span className={css.face} aria-hidden="true">
          <Portrait
            face={bossFace(boss.number)}
            ground={GROUNDS.legion}
            size={stands ? 140 : 96}
            cutout={stands}
          />
        </span>
        <span className={css.words} data-words="">
          <b>{name}</b>
          <small>{short.filter(Boolean).join(" · ")}</small>
          <small className={css.where}>{where}</small>
        </span>
      </div>
    </Spot>
  );
}

type Counts = { readonly any: number; readonly turn: number };

function countsOf({ any, turn }: Gathered): Counts {
  return { any: any.length, turn: turn.length };
}

/** How many more of each kind Omega needs. */
function missing(gathered: Gathered): Counts {
  const { any, turn } = countsOf(gathered);
  return { any: Math.max(0, OMEGA_WANTS - any), turn: Math.max(0, OMEGA_WANTS - turn) };
}

/** What Omega has drawn, by when it could be played, and how far it is. */
function OmegaPrograms({ gathered }: { readonly gathered: Gathered }) {
  const label = useLabel();
  const thing = useThing();
  return (
    <>
      <dl className={css.gathered}>
        {(["any", "turn", "rest"] as const).map((kind) => (
          <div key={kind}>
            <dt>{label(`ex.omega-${kind}`, { n: gathered[kind].length, wanted: OMEGA_WANTS })}</dt>
            <dd>
              {gathered[kind].map((face) => thing("card", face)).join(", ") || label("board.none")}
            </dd>
          </div>
        ))}
      </dl>
      <p>{label("ex.omega-needs", missing(gathered))}</p>
    </>
  );
}

/** A gap that may be chosen for an EX Boss, on the right of this seat. */
export function GapSpot({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const between = { left: name(seat), right: name(rightOf(seat, view.seats)) };
  return (
    <Spot on={gapRef(seat)} label={label("ex.gap", between)} className={css.boss}>
      <div className={css.gap}>
        <b>{label("ex.place-here")}</b>
        <small className={css.where}>{label("ex.gap", between)}</small>
      </div>
    </Spot>
  );
}

type SeatName = ReturnType<typeof useSeatName>;

/** Between whom it stands, or at whose seat. */
function whereWords(view: SeatView, { number, place }: ExBoss, label: Label, name: SeatName) {
  if (isAtSeat(number)) return label("ex.at", { seat: place });
  const right = rightOf(place, view.seats);
  return label("ex.between", { left: name(place), right: name(right) });
}

/** What it can lose; of one that nothing harms, that. */
function healthWords({ number, hp }: ExBoss, label: Label): string {
  return box.bosses[bossName(number)].noTarget ? label("ex.unharmed") : label("board.hp", { hp });
}

const shieldsOf = ({ shields }: ExBoss) => shields.filter((revealed) => !revealed).length;

/** Where it stands, its HP, and what keeps or brings it on. */
export function bossWords(
  view: SeatView,
  boss: ExBoss,
  label: Label,
  name: SeatName,
): readonly string[] {
  const shields = shieldsOf(boss);
  const gathered = gatheredBy(view, boss);
  return [
    whereWords(view, boss, label, name),
    healthWords(boss, label),
    ...(shields > 0 ? [label("ex.shields", { n: shields })] : []),
    ...(boss.programs.length > 0 ? [label("board.programs", { n: boss.programs.length })] : []),
    ...(gathered ? [label("ex.omega-needs", missing(gathered))] : []),
  ];
}

type BossRowProps = {
  readonly bosses: readonly ExBoss[];
  readonly gaps: readonly Seat[];
  readonly className: string | undefined;
};

/** On a phone: those in play, and the places where one may come up, above everybody. */
export function BossRow({ bosses, gaps, className }: BossRowProps) {
  if (bosses.length + gaps.length === 0) return null;
  return (
    <ul className={className}>
      {bosses.map((boss) => (
        <li key={boss.number} data-boss="">
          <BossCard boss={boss} />
        </li>
      ))}
      {gaps.map((seat) => (
        <li key={seat}>
          <GapSpot seat={seat} />
        </li>
      ))}
    </ul>
  );
}
