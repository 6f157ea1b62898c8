/** What lies open before somebody, or has happened to them, and is no card of theirs: shown, and in words. */
import type { GameEvent, Seat } from "@sprawl/engine";
import { Icon, useTable } from "@sprawl/kit";
import { NOBODY, type State } from "../src/state.js";
import { Targets } from "./aims.js";
import { faceOf } from "./know.js";
import { Permanents } from "./programs.js";
import css from "./seat.module.css";
import { TeamSign, WeaponSign } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

type MarksProps = {
  readonly seat: Seat;
  /** Where there is no room for it, who an open ID is says its picture. */
  readonly unnamed?: boolean;
  /** Where there is no room for words: in signs, and programs by their picture. */
  readonly short?: boolean;
};

/** Made Legion before everybody's eyes (SD-4.18). */
export const isMadeLegion = (log: readonly GameEvent[], seat: Seat): boolean =>
  log.some(({ type, args }) => type === "became-legion" && args.seat === seat);

/** What has happened to somebody, in words. */
export function useMarkWords(): (seat: Seat) => readonly string[] {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const name = useSeatName();
  return (seat) => {
    const { fallenUnlessLegion, unlocked, skips, bounty, waitsForDeath } = view.state.seats[seat];
    return [
      isMadeLegion(log, seat) && label("mark.legion"),
      fallenUnlessLegion && label("mark.fallen"),
      skips > 0 && label("mark.skips", { n: skips }),
      waitsForDeath && label("mark.waits"),
      ...[...new Set(unlocked)].map((kind) =>
        label("mark.unlocked", { weapon: thing("weapon", kind) }),
      ),
      bounty !== NOBODY && `${label("mark.bounty")} ${name(bounty)}`,
    ].filter((mark) => mark !== false);
  };
}

/** What lies open before somebody and is no card of theirs: permanent programs, marks, the name of an open ID. */
export function Marks({ seat, unnamed, short }: MarksProps) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const legion = isMadeLegion(log, seat);
  const { fallenUnlessLegion, unlocked, skips, bounty, waitsForDeath, ids, permanents } =
    view.state.seats[seat];
  const open = unnamed ? [] : ids.filter(({ revealed }) => revealed);
  const kinds = [...new Set(unlocked)];
  const none = open.length + kinds.length + permanents.length + skips === 0 && bounty === NOBODY;
  if (none && !legion && !fallenUnlessLegion && !waitsForDeath) return null;
  const said = short ? "hidden-but-read" : undefined;
  return (
    <ul className={css.marks}>
      {open.map(({ card }) => (
        <li key={card}>{thing("card", faceOf(view, card))}</li>
      ))}
      {legion && (
        <li>
          <TeamSign team="legion" size="s" />
          <span className={said}>{label("mark.legion")}</span>
        </li>
      )}
      {fallenUnlessLegion && (
        <li>
          <TeamSign team="fallen" size="s" />
          <span className={said}>{label("mark.fallen")}</span>
        </li>
      )}
      {skips > 0 && (
        <li>
          {short && <Icon name="clock" />}
          <span className={said}>{label("mark.skips", { n: skips })}</span>
        </li>
      )}
      {waitsForDeath && (
        <li>
          {short && <Icon name="undo" />}
          <span className={said}>{label("mark.waits")}</span>
        </li>
      )}
      {kinds.map((kind) => (
        <li key={kind}>
          {short && (
            <>
              <WeaponSign kind={kind} />
              <Icon name="check" />
            </>
          )}
          <span className={said}>{label("mark.unlocked", { weapon: thing("weapon", kind) })}</span>
        </li>
      ))}
      {permanents.length > 0 && (
        <li>
          <Permanents seat={seat} short={short} />
        </li>
      )}
      {bounty !== NOBODY && (
        <li>
          <Icon name="eye" /> <span className={said}>{label("mark.bounty")}</span>{" "}
          <Targets aim={[bounty]} />
        </li>
      )}
    </ul>
  );
}
