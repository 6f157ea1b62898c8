/** Oneself, in the dock: what I am and how I win, my cards, my programs, my health, who aims at me. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { Icon, SeatMark, Spot, seatColour, useMedia, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import type { Laid, Place, State } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { aimsIn } from "./aiming.js";
import { Targets, useAimWords } from "./aims.js";
import { seatAtTurn } from "./bosses.js";
import { Face } from "./face.js";
import { useFalls } from "./falls.js";
import { faceOf, laidAt, PLACES } from "./know.js";
import { useLookers } from "./lookers.js";
import { Marks } from "./marks.js";
import css from "./mine.module.css";
import { OwnCounts, OwnTeam } from "./own-team.js";
import { faceUp, LaidBack } from "./pictures.js";
import { ShowMine, useShown, useStay } from "./privacy.js";
import { Hand, Inspected } from "./programs.js";
import { Health, LastWords } from "./seat.js";
import { seatLines } from "./seat-lines.js";
import { WeaponSign } from "./signs.js";
import { WeaponFacts } from "./weapon-facts.js";
import { useLabel, useSeatName, useThing } from "./words.js";

export function Mine() {
  const { view } = useTable<State>();
  const label = useLabel();
  const stay = useStay();
  const shown = useShown();
  const { viewer } = view;
  if (viewer === "spectator") return null;
  return (
    <section
      className={css.mine}
      aria-label={label("board.mine")}
      data-mine=""
      data-covered={shown ? undefined : ""}
      onPointerMove={stay}
      onFocus={stay}
    >
      <Hand seat={viewer} />
      <Me seat={viewer} />
      <div className={css.right}>
        <div className={css.top}>
          <OwnTeam />
          <ShowMine />
        </div>
        <div className={css.cards}>
          <Own seat={viewer} />
          <OwnCounts />
        </div>
      </div>
      <Inspected />
    </section>
  );
}

/** Beside a longer name, which was typed in, there is no room for "you". */
const SHORT = 4;

/** Who I am at this table: the face, the plate, the weapon I hold, and a sight where one is on me. */
function Me({ seat }: { readonly seat: Seat }) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const aims = useAimWords();
  const phone = useMedia("phone");
  const { hp } = view.state.seats[seat];
  const falls = useFalls(seat);
  const out = hp === 0 && !falls;
  // Whoever is out is in no danger.
  const all = out ? [] : aimsIn(view.state).filter(({ target }) => target === seat);
  const hot = all.some((aim) => aim.hot);
  const active = seatAtTurn(view, log) === seat;
  const { weapon, said: last } = seatLines(view.state, seat);
  const said = [
    name(seat),
    out ? label("board.out") : label("board.hp", { hp }),
    all.length > 0 && label("board.aimed-at-you", { by: all.map(({ holder }) => holder) }),
  ].filter(Boolean);
  return (
    <div className={css.me} data-self="" data-aimed={all.length > 0 || undefined}>
      <Spot on={`seat/${seat}`} label={said.join(", ")} className={css.who} mine>
        <span
          className={css.bust}
          data-self-face=""
          data-mark=""
          data-out={out || undefined}
          aria-hidden="true"
        >
          <Portrait
            face={seatFace(seat)}
            ground={seatGround(seat)}
            size={120}
            cutout
            mood={out ? "down" : hot ? "afraid" : hp === 1 ? "hit" : "calm"}
          />
          {all.length > 0 && <Sight hot={hot} />}
        </span>
        <span
          className={css.plate}
          data-marked=""
          data-active={active || undefined}
          style={
            { "--seat-tint": seatColour(seat), "--letters": name(seat).length } as CSSProperties
          }
        >
          <SeatMark seat={seat} size="s" />
          <b>{name(seat)}</b>
          {!phone && !out && name(seat).length <= SHORT && <small>{label("board.you")}</small>}
          <Health hp={hp} falls={falls} />
        </span>
      </Spot>
      {all.length > 0 && (
        <p className={css.danger}>
          <span>{label("board.at-you")}</span>{" "}
          {[...new Set(all.map(({ holder }) => holder))].map((holder) => (
            <SeatMark key={holder} seat={holder} size="s" label={name(holder)} />
          ))}
        </p>
      )}
      {weapon && (
        <Spot
          on={`weapon/${weapon.id}`}
          label={aims(weapon)}
          preview={<WeaponFacts kind={weapon.kind} />}
          before={<WeaponFacts kind={weapon.kind} inMenu />}
          className={css.held}
        >
          <span className={css.weapon}>
            <WeaponSign kind={weapon.kind} />
            <Targets aim={weapon.aim} />
          </span>
        </Spot>
      )}
      <Marks seat={seat} unnamed short={phone} />
      {phone && last && last.round >= view.state.round && (
        <LastWords said={last} short={all.length > 0 || weapon !== undefined} />
      )}
    </div>
  );
}

/** A sight on me: thin while somebody aims, whole when a shot is announced. */
function Sight({ hot }: { readonly hot: boolean }) {
  return (
    <svg viewBox="0 0 100 100" className={css.sight} data-lit={hot || undefined} aria-hidden="true">
      <circle cx="50" cy="50" r="30" />
      <circle cx="50" cy="50" r="44" strokeDasharray="18 10" />
      <path d="M50 2V26M50 74V98M2 50H26M74 50H98" />
    </svg>
  );
}

/** The own ID and loyalty cards. */
function Own({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const cards = PLACES.flatMap((place) =>
    laidAt(view, seat, place).map((laid) => ({ place, laid })),
  );
  return (
    <ul className={css.own} data-ref="own" data-many={cards.length > 3 || undefined}>
      {cards.map(({ place, laid }) => (
        <li key={laid.card}>
          <OwnCard seat={seat} place={place} laid={laid} />
        </li>
      ))}
    </ul>
  );
}

/** Letters of the longest word: it is not broken, so it must fit the card as a whole. */
const lettersOf = (name: string) => Math.max(...name.split(" ").map((word) => word.length));

type OwnCardProps = { readonly seat: Seat; readonly place: Place; readonly laid: Laid };

/** A card of one's own, who else knows it, and at a large table with whom it is shared. */
function OwnCard({ seat, place, laid }: OwnCardProps) {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const name = useSeatName();
  const shown = useShown();
  const { card, revealed } = laid;
  const face = shown || revealed ? faceOf(view, card) : undefined;
  const picture = face && faceUp({ face, place, revealed: true });
  const lookers = useLookers(card);
  const other = place === "left" ? (seat + 1) % view.seats : (seat + view.seats - 1) % view.seats;
  const shared = isLarge(view) && place !== "id" ? other : undefined;
  const refs = [`seat/${seat}/${place}`, `own/${place}`];
  if (shared !== undefined) refs.push(`seat/${shared}/${place === "left" ? "right" : "left"}`);
  const known = revealed ? label("board.open-to-all") : label("board.only-you");
  const said = [
    `${thing("place", place)}: ${face ? thing("card", face) : label("board.unrevealed")}`,
    known,
    shared !== undefined && label("board.shared-with", { name: name(shared) }),
  ].filter(Boolean);
  return (
    <>
      <Spot
        on={refs.join(" ")}
        label={said.join(", ")}
        preview={face && <Face face={face} large />}
        className={css.card}
      >
        <span className={css.picture} data-open={revealed || undefined} data-own-card="">
          {picture ?? (face ? <Face face={face} /> : <LaidBack place={place} />)}
          {face && (
            <b style={{ "--letters": lettersOf(thing("card", face)) } as CSSProperties}>
              {thing("card", face)}
            </b>
          )}
        </span>
      </Spot>
      <small
        className={css.known}
        data-open={revealed || undefined}
        data-kept={(!revealed && shared === undefined && lookers.length === 0) || undefined}
      >
        {shared !== undefined ? (
          <>
            {label(revealed ? "board.open-to-all" : "board.with")}{" "}
            <SeatMark seat={shared} size="s" label={name(shared)} />
          </>
        ) : revealed ? (
          known
        ) : lookers.length > 0 ? (
          <>
            <Icon name="eye" />
            {lookers.map((by) => (
              <SeatMark key={by} seat={by} size="s" label={name(by)} />
            ))}
          </>
        ) : (
          <>
            <Icon name="eye-off" /> <span>{known}</span>
          </>
        )}
      </small>
    </>
  );
}
