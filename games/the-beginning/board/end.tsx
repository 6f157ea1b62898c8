/** The end: which faction was victorious and why, everybody's secrets, and the Network as it lay. */
import { figurePicture, Portrait, Shown, seatGround } from "@sprawl/art";
import type { GameEvent, Seat, View } from "@sprawl/engine";
import { type EndProps, SeatMark, type TurningPoint, useTable, weightiest } from "@sprawl/kit";
import { useMemo } from "react";
import { reader } from "../src/advice/reader.js";
import { CHANNELS, TIERS } from "../src/board.js";
import { knownFaction } from "../src/loyalty.js";
import type { State, Victor } from "../src/state.js";
import { aftermath, NIGHTS } from "./aftermath.js";
import css from "./end.module.css";
import { enemyFigures, faces } from "./faces.js";
import { FactionSign } from "./factions.js";
import { chipPicture } from "./pictures.js";
import { useCity } from "./use-city.js";

export function End({ title, why, revealed }: EndProps<State>) {
  const { s, label, thing } = useCity();
  const { view } = useTable<State>();
  const victor = s.ended?.victor ?? "nobody";
  const winners = view.result?.winners ?? [];
  // A faction may be victorious without a winner; the Outlaws and nobody never have one (TB-42.18).
  const nobody = `end.no-winner${victor === "outlaws" || victor === "nobody" ? ".at-all" : ""}`;
  const others = s.seats.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  return (
    <section className={css.end} data-victor={victor}>
      <div className={css.scene}>
        <Shown picture={aftermath(victor)} className={css.sky} fit="slice" />
        <Giants of={victor} />
        {/* Who wins is still open in a campaign. */}
        <Crowd lit={s.campaign ? others : winners} dark={s.campaign ? [] : others} />
        <div className={css.told}>
          <p className={css.badge}>{label("end.round", { n: s.turn.round })}</p>
          <h3>{label(`end.victor.${victor}`, { victor: thing("victor", victor) })}</h3>
          <p className={css.why}>{why}</p>
          <p>{s.campaign ? label("end.campaign") : winners.length > 0 ? title : label(nobody)}</p>
        </div>
      </div>
      <div className={css.shown}>
        <ul className={css.people}>
          {[...winners, ...others].map((seat) => (
            <Person key={seat} seat={seat} won={winners.includes(seat)} last={revealed} />
          ))}
        </ul>
        <Lay />
      </div>
    </section>
  );
}

/** What stands over the city on its last night. */
const GIANTS: Readonly<Record<Victor, readonly string[]>> = {
  human: ["apex"],
  machine: ["deus"],
  legion: ["tank", "tank"],
  fallen: [],
  outlaws: [],
  nobody: [],
};

function Giants({ of }: { readonly of: Victor }) {
  return (
    <div className={css.giants} aria-hidden="true">
      {of === "fallen" && <FactionSign faction={of} />}
      {GIANTS[of].map((figure, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they stand.
        <Shown key={i} picture={figurePicture(enemyFigures[figure])} rim={NIGHTS[of].light} />
      ))}
    </div>
  );
}

type CrowdProps = { readonly lit: readonly Seat[]; readonly dark: readonly Seat[] };

/** Those who won large, in the light; the others small and dark behind them. */
function Crowd({ lit, dark }: CrowdProps) {
  const { s } = useCity();
  return (
    <div className={css.crowd} aria-hidden="true">
      {[...dark, ...lit].map((seat) => (
        <span key={seat} data-lit={lit.includes(seat) || undefined}>
          <Portrait
            face={faces[s.seats[seat].character]}
            ground={seatGround(seat)}
            size={lit.includes(seat) ? 240 : 150}
            mood={lit.includes(seat) ? "glad" : "down"}
            cutout
          />
        </span>
      ))}
    </div>
  );
}

type PersonProps = {
  readonly seat: Seat;
  readonly won: boolean;
  /** With every secret turned over, once it has been read. */
  readonly last: View<State> | undefined;
};

function Person({ seat, won, last }: PersonProps) {
  const { s, face, label, thing, seatName } = useCity();
  const g = useMemo(() => last && reader(last), [last]);
  const own = s.seats[seat];
  const faction = knownFaction(face, own);
  const [first] = own.loyalty;
  const before = first === undefined ? undefined : face(first);
  return (
    <li className={css.person} data-won={won || undefined}>
      <Portrait
        face={faces[own.character]}
        ground={seatGround(seat)}
        size={72}
        mood={won ? "glad" : "calm"}
        label={thing("character", own.character)}
      />
      <div>
        <b>
          <SeatMark seat={seat} size="s" /> {seatName(seat)}
        </b>
        {faction && (
          <p>
            <FactionSign faction={faction} />
            {thing("victor", faction)}
            {before !== faction && <small> {label("end.once", { victor: before })}</small>}
          </p>
        )}
        {own.objectives.map((card) => {
          const seen = face(card);
          if (seen === undefined) return <p key={card}>{label("end.hidden")}</p>;
          const id = String(seen);
          const piece = g?.box.objectives[id];
          const [now, goal] = (g && piece?.progress(g, seat)) ?? [0, 0];
          const done = g && piece?.fulfilled(g, seat);
          return (
            <p key={card} data-done={done}>
              {done === undefined ? "" : done ? "✓ " : "✗ "}
              {thing("card", id)} {g && <small>{label("tracker", { n: now, of: goal })}</small>}
            </p>
          );
        })}
      </div>
    </li>
  );
}

/** The Network and the Junkyard, turned over. */
function Lay() {
  const { s, face, label, thing } = useCity();
  return (
    <div className={css.lay}>
      <div className={css.network} role="img" aria-label={label("network")}>
        {CHANNELS.map((name, channel) => (
          <div key={name}>
            {Array.from({ length: TIERS }, (_, i) => s.network[channel][TIERS - 1 - i]).map(
              (slot, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the Tiers stay.
                <span key={i}>
                  {slot && <Shown picture={chipPicture(face(slot.chip))} width={34} height={26} />}
                </span>
              ),
            )}
            <small>{thing("channel", channel)}</small>
          </div>
        ))}
      </div>
      <p className={css.junk}>
        <small>{label("area.junkyard")}</small>
        {s.junkyard
          .flatMap(({ chips }) => chips)
          .map((chip) => (
            <Shown
              key={chip}
              picture={chipPicture(face(chip))}
              width={24}
              height={18}
              label={thing("card", face(chip))}
            />
          ))}
      </p>
    </div>
  );
}

/** What one would tell of this night, the weightiest first. */
const WEIGHTS: Readonly<Record<string, number>> = {
  "machine-phase": 9,
  "elites-collide": 8,
  "elite-destroyed": 8,
  "deus-enters": 7,
  "apex-enters": 6,
  "human-phase": 6,
  censured: 6,
  "crawler-enters": 5,
  "riot-red": 5,
  "cannot-place": 4,
  "general-clears": 4,
  fell: 3,
};

/** A missed check weighs more than one that was met. */
function weightOf({ type, args }: GameEvent): number {
  if (type === "check-total") return args.met === "missed" ? 5 : 1;
  return WEIGHTS[type] ?? 0;
}

export const turningPoints = (log: readonly GameEvent[]): readonly TurningPoint[] =>
  weightiest(log, weightOf);
