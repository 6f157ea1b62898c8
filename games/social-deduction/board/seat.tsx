/**
 * Somebody at the table, as everybody may see them: HP, cards, programs, weapon and whom it is aimed
 * at, marks, the last words. It looks the same whether that seat could answer a window or not.
 */
import type { Seat } from "@sprawl/engine";
import { sayEvent } from "@sprawl/engine/speech";
import { Badge, Icon, SeatMark, Spot, useTable } from "@sprawl/kit";
import { FULL_HP, NOBODY, type State, type Statement, type Weapon } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { Targets } from "./aims.js";
import { bossAtTurn } from "./bosses.js";
import { faceOf, PLACES, setupIn } from "./know.js";
import { LaidSpot } from "./laid.js";
import { useNotes } from "./notebook.js";
import { SeatPicture } from "./pictures.js";
import { Peek, useShown } from "./privacy.js";
import { Permanents } from "./programs.js";
import css from "./seat.module.css";
import { seatLines } from "./seat-lines.js";
import { TeamSign, WeaponSign } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

export function SeatCard({ seat }: { readonly seat: Seat }) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const { seats, turn } = view.state;
  const active = turn.seat === seat && bossAtTurn(view, log) === undefined;
  const own = seats[seat];
  const out = own.hp === 0;
  const { weapon, said: words } = seatLines(view.state, seat);
  const places = isLarge(view) ? (["id"] as const) : PLACES;
  const said = [
    name(seat),
    active && label("board.active"),
    out ? label("board.out") : label("board.hp", { hp: own.hp }),
  ].filter(Boolean);
  return (
    <Spot on={`seat/${seat}`} label={said.join(", ")} className={css.spot}>
      <div
        className={css.seat}
        data-active={active || undefined}
        data-out={out || undefined}
        data-you={view.viewer === seat || undefined}
      >
        <span className={css.face} aria-hidden="true">
          <SeatPicture seat={seat} size={96} out={out} hit={own.hp === 1} />
        </span>
        <header className={css.head}>
          <SeatMark seat={seat} size="s" />
          <b className={css.name}>{name(seat)}</b>
          <Guess seat={seat} />
          {seat === view.viewer && !out && <Peek small />}
          <Health hp={own.hp} />
        </header>
        <div className={css.cards}>
          {places.map((place) => (
            <LaidSpot key={place} seat={seat} place={place} />
          ))}
          <span className={css.programs}>
            <Icon name="card" />
            <b className="number">{own.programs.length}</b>
            <span className="hidden-but-read">
              {label("board.programs", { n: own.programs.length })}
            </span>
          </span>
          <div className={css.open}>
            <RevealedId seat={seat} />
            <Permanents seat={seat} />
            {weapon && words && <LastWords said={words} />}
          </div>
        </div>
        <div className={css.arms}>
          {weapon ? <Held weapon={weapon} /> : words && <LastWords said={words} />}
        </div>
        <Marks seat={seat} />
      </div>
    </Spot>
  );
}

/** The private guess of the notebook, while it may be shown. */
function Guess({ seat }: { readonly seat: Seat }) {
  const { notes } = useNotes();
  const guess = notes[seat]?.guess;
  const label = useLabel();
  const thing = useThing();
  if (!useShown() || !guess) return null;
  return (
    <small className={css.guess} title={label("board.guess")}>
      {thing("team", guess)}?
    </small>
  );
}

function Health({ hp }: { readonly hp: number }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const most = setupIn(view).maxHp ?? FULL_HP;
  if (hp === 0) return <Badge tone="danger">{label("board.out")}</Badge>;
  return (
    <span className={css.health}>
      <span className="hidden-but-read">{label("board.hp", { hp })}</span>
      <span aria-hidden="true">
        {Array.from({ length: Math.max(most, hp) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hearts have no names.
          <i key={i} data-full={i < hp || undefined} />
        ))}
      </span>
    </span>
  );
}

/** The name of a revealed ID. */
function RevealedId({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const thing = useThing();
  const open = view.state.seats[seat].ids.filter(({ revealed }) => revealed);
  if (open.length === 0) return null;
  return (
    <b className={css.id}>{open.map(({ card }) => thing("card", faceOf(view, card))).join(", ")}</b>
  );
}

/** The weapon somebody holds, and its targets. */
export function Held({ weapon }: { readonly weapon: Weapon }) {
  const label = useLabel();
  const thing = useThing();
  const name = thing("weapon", weapon.kind);
  return (
    <Spot on={`weapon/${weapon.id}`} label={name} className={css.held}>
      <span className={css.weapon}>
        <WeaponSign kind={weapon.kind} />
        <span className={css.weaponName}>{name}</span>
        <span className="hidden-but-read">{label("board.aimed-at")}</span>
        <Targets aim={weapon.aim} />
      </span>
    </Spot>
  );
}

/** What somebody said last. */
export function LastWords({ said }: { readonly said: Statement }) {
  return (
    <q className={css.words}>
      <Words said={said} />
    </q>
  );
}

/** A statement without who made it. */
export function Words({ said }: { readonly said: Statement }) {
  const { speaker } = useTable<State>();
  const { kind, by, round: _, ...args } = said;
  const sentence = sayEvent(speaker, { type: `said-${kind}`, at: 0, args: { by, ...args } });
  const head = `${speaker.seat(by)}: `;
  return sentence.startsWith(head) ? sentence.slice(head.length) : sentence;
}

/** Marks that everybody sees. */
function Marks({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const { fallenUnlessLegion, unlocked, skips, bounty, waitsForDeath } = view.state.seats[seat];
  const marks = [
    fallenUnlessLegion && label("mark.fallen"),
    skips > 0 && label("mark.skips", { n: skips }),
    waitsForDeath && label("mark.waits"),
    ...[...new Set(unlocked)].map((kind) =>
      label("mark.unlocked", { weapon: thing("weapon", kind) }),
    ),
  ].filter((mark) => mark !== false);
  if (marks.length === 0 && bounty === NOBODY) return null;
  return (
    <ul className={css.marks}>
      {fallenUnlessLegion && (
        <li>
          <TeamSign team="fallen" size="s" />
        </li>
      )}
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
      {bounty !== NOBODY && (
        <li>
          {label("mark.bounty")} <Targets aim={[bounty]} />
        </li>
      )}
    </ul>
  );
}
