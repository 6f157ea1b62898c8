/** Between The Beginning and the final battle: how it stands, and how everybody came out of the first. */
import { figurePicture, Portrait, Shown, seatGround } from "@sprawl/art";
import { sayLabel } from "@sprawl/engine/speech";
import type { BetweenProps } from "@sprawl/kit";
import type { ReactNode } from "react";
import type { Condition, Role } from "../src/campaign.js";
import type { CharacterId, Victor } from "../src/state.js";
import css from "./between.module.css";
import { eventPicture } from "./event-picture.js";
import { enemyFigures, faces } from "./faces.js";

type Player = { readonly character: CharacterId } & Condition & Partial<Role>;

/** What this person may see of what is carried; without a victor the first game is still to be played. */
type Seen = {
  readonly hellGate: boolean;
  readonly victor?: Victor;
  readonly apexDestroyed?: boolean;
  readonly deusDestroyed?: boolean;
  readonly role?: Role;
  readonly players?: readonly Player[];
  readonly winners?: readonly CharacterId[];
};

type Words = {
  label(id: string, args?: Readonly<Record<string, string | number>>): string;
  thing(name: string, value: string): string;
};

export function Between({ carried, speaker, begin }: BetweenProps) {
  const seen = carried as Seen;
  const words: Words = {
    label: (id, args) => sayLabel(speaker, id, args),
    thing: (name, value) => speaker.text.things?.[name]?.(value) ?? value,
  };
  const { label } = words;
  const unit = seen.players?.map(({ character }) => character) ?? CHARACTERS;
  const won = seen.winners ?? [];
  const mechs = [
    ...(seen.apexDestroyed ? [label("between.apex")] : []),
    ...(seen.deusDestroyed ? [label("between.deus")] : []),
  ];
  return (
    <div className={css.between}>
      <ol className={css.games}>
        <li data-now={seen.victor === undefined || undefined}>
          <Banner of="raid">
            <Shown {...MECH} picture={figurePicture(enemyFigures.deus)} />
            <Shown {...MECH} picture={figurePicture(enemyFigures.apex)} />
          </Banner>
          <b>{label("match.the-beginning")}</b>
          <small>
            {seen.victor === undefined
              ? label("between.first")
              : [label(`end.victor.${seen.victor}`), ...mechs].join(" · ")}
          </small>
        </li>
        <li data-now={seen.victor !== undefined || undefined}>
          <Banner of={seen.hellGate ? "ex" : "check"}>
            {unit.map((character, seat) => (
              <span
                key={character}
                data-lost={(won.length > 0 && !won.includes(character)) || undefined}
              >
                <Portrait
                  face={faces[character]}
                  ground={seatGround(seat)}
                  size={120}
                  mood={won.includes(character) ? "glad" : "calm"}
                  cutout
                  label=""
                />
              </span>
            ))}
          </Banner>
          <b>{label("match.final-battle")}</b>
          <small>{label(seen.hellGate ? "between.second-hell-gate" : "between.second")}</small>
        </li>
      </ol>
      {begin}
      {seen.role && <Own role={seen.role} words={words} />}
      {seen.players && (
        <section>
          <h2>{label("carried.players")}</h2>
          <ul className={css.people}>
            {seen.players.map((player, seat) => (
              <Person
                key={player.character}
                player={player}
                seat={seat}
                won={seen.winners?.includes(player.character) === true}
                words={words}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const CHARACTERS = Object.keys(faces) as CharacterId[];
const MECH = { owner: "#ff8a5a", rim: "#ffcf9a", width: 128, height: 132 } as const;

/** What a game of the campaign is about, as a picture. */
function Banner({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <span className={css.banner} aria-hidden="true">
      <Shown picture={eventPicture(of)} className={css.sky} fit="slice" />
      {children}
    </span>
  );
}

/** Closed at first: somebody may look over one's shoulder. */
function Own({ role, words }: { readonly role: Role; readonly words: Words }) {
  return (
    <details className={css.own}>
      <summary>{words.label("carried.role")}</summary>
      <p>{partOf(role, words)}</p>
    </details>
  );
}

/** The faction somebody was of in the end, and whether the Objective was fulfilled. */
function partOf({ faction, infected, fulfilled }: Role, { label, thing }: Words): string {
  return [
    thing("victor", faction),
    ...(infected ? [label("between.infected")] : []),
    label(fulfilled ? "between.fulfilled" : "between.not-fulfilled"),
  ].join(" · ");
}

type PersonProps = {
  readonly player: Player;
  readonly seat: number;
  readonly won: boolean;
  readonly words: Words;
};

function Person({ player, seat, won, words }: PersonProps) {
  const { label, thing } = words;
  const { character, detained, wounds, fullHealth, transferred } = player;
  const { faction, infected = false, fulfilled = false } = player;
  const state = [
    label(fullHealth ? "between.full" : "between.hurt"),
    ...(wounds > 0 ? [label("between.wounds", { n: wounds })] : []),
    ...(detained ? [label("between.detained")] : []),
    ...(transferred > 0 ? [label("between.transferred", { n: transferred })] : []),
  ];
  return (
    <li data-won={won || undefined}>
      <Portrait
        face={faces[character]}
        ground={seatGround(seat)}
        size={84}
        mood={fullHealth ? "calm" : "hit"}
        label=""
      />
      <div>
        <b>{thing("character", character)}</b>
        <p>{state.join(", ")}</p>
        {faction !== undefined && <p>{partOf({ faction, infected, fulfilled }, words)}</p>}
        {won && <strong>{label("between.won")}</strong>}
      </div>
    </li>
  );
}
