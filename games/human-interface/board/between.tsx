/** Between two missions of The Long Night: how it stands, and what has become of everybody. */
import { Portrait } from "@sprawl/art";
import { sayLabel } from "@sprawl/engine/speech";
import type { BetweenProps } from "@sprawl/kit";
import { MISSIONS } from "../src/campaign/missions.js";
import type { Night, Veteran } from "../src/index.js";
import css from "./between.module.css";
import { faces, grounds, sides } from "./cast.js";

const FACTIONS = ["ubermensch", "nakamura"] as const;

type Words = {
  label(id: string, args?: Readonly<Record<string, string | number>>): string;
  thing(name: string, value: string): string;
};

export function Between({ carried, speaker, begin }: BetweenProps) {
  const night = carried as Night;
  const words: Words = {
    label: (id, args) => sayLabel(speaker, id, args),
    thing: (name, value) => speaker.text.things?.[name]?.(value) ?? value,
  };
  return (
    <div className={css.between}>
      <ol className={css.missions}>
        {MISSIONS.map((mission, i) => {
          const winner = night.wins[i];
          return (
            <li key={mission} data-now={i === night.wins.length || undefined}>
              <b>{words.label(`match.${mission}`)}</b>
              <small>
                {winner === undefined
                  ? words.label(`goal.${mission}`)
                  : words.label(winner < 0 ? "between.draw" : "between.won", {
                      team: words.thing("team", FACTIONS[winner] ?? ""),
                    })}
              </small>
            </li>
          );
        })}
      </ol>
      {begin}
      {FACTIONS.map((faction, team) => (
        <Side key={faction} faction={faction} team={team} night={night} words={words} />
      ))}
    </div>
  );
}

type SideProps = {
  readonly faction: (typeof FACTIONS)[number];
  readonly team: number;
  readonly night: Night;
  readonly words: Words;
};

function Side({ faction, team, night, words }: SideProps) {
  const { label, thing } = words;
  const stock = night.stocks[team] ?? [];
  return (
    <section className={css.side}>
      <h2 style={{ color: sides[faction].colour }}>
        {thing("team", faction)}{" "}
        <small>{label("end.points", { n: night.points[team] ?? 0 })}</small>
      </h2>
      <ul>
        {night.rosters[team]?.map((veteran) => (
          <li key={veteran.card} data-out={veteran.status !== "ready" || undefined}>
            <Portrait
              face={faces[veteran.card] ?? faces.phantom}
              ground={grounds[faction]}
              size={72}
              mood={veteran.crippled ? "hit" : "calm"}
              out={veteran.status === "gone" || veteran.status === "lost"}
              label=""
            />
            <div>
              <b>{thing("character", veteran.card)}</b>
              <p>{stateOf(veteran, label)}</p>
              <small>
                {[...veteran.equipment, ...veteran.chips].map((id) => thing("item", id)).join(", ")}
              </small>
            </div>
          </li>
        ))}
      </ul>
      <p>
        {label("between.stock")}{" "}
        {stock.map((id) => thing("item", id)).join(", ") || label("between.nothing")}
      </p>
    </section>
  );
}

/** In words: how badly hurt, how near to breaking. */
function stateOf({ status, crippled, wounds, shock }: Veteran, label: Words["label"]): string {
  const body =
    status !== "ready" ? label(`between.${status}`) : label(crippled ? "crippled" : "healthy");
  const hurt = wounds > 0 ? [label("between.wounds", { n: wounds })] : [];
  return [body, ...hurt, label("shock", { n: shock })].join(", ");
}
