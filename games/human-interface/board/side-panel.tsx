/** Beside the floor: who is there, what is to be done, the networks, the deck and the map. */

import { FigureIcon, Portrait } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import { AI, advice, isAI, type Model, woundValue } from "../src/index.js";
import { Aim } from "./aim.js";
import { faces, figures, grounds, sideOfModel, sides } from "./cast.js";
import { Life } from "./life.js";
import { Look } from "./models.js";
import { Networks } from "./networks.js";
import css from "./side-panel.module.css";
import { SmallMap } from "./small-map.js";
import { TowerLook, useProtocol } from "./tower-look.js";
import { shortName, useMission } from "./use-mission.js";

export function SidePanel() {
  const { label, state } = useMission();
  return (
    <section className={css.panel} aria-label={label("networks")}>
      <div className={css.crews}>
        {state.teams.map(({ faction }, team) => (
          <Crew key={faction} team={team} />
        ))}
        <Crew team={AI} />
      </div>
      <Aim />
      <Networks />
      <div className={css.foot}>
        <CanDo />
        <SmallMap className={css.map} />
      </div>
    </section>
  );
}

/** A Team that is not one's own, or the tower's machines: each with wounds and whether it has acted. */
function Crew({ team }: { readonly team: number }) {
  const { state, own, thing, table } = useMission();
  const there = state.models.filter((model) =>
    team === AI ? isAI(model) && model.at >= 0 : model.home === team && model.kind === "character",
  );
  if (team === own || there.length === 0) return null;
  const faction = team === AI ? "ai" : state.teams[team].faction;
  const seats = team === AI ? [] : state.teams[team].seats;
  const names = seats.map((seat) => table.seats[seat]?.name).filter(Boolean);
  return (
    <div className={css.crew} data-tower={team === AI || undefined}>
      {team === AI ? (
        <Tower />
      ) : (
        <h3>
          <b style={{ color: sides[faction].colour }}>{thing("team", faction)}</b>{" "}
          <small data-seats={seats.join(" ")}>{names.join(", ")}</small>
        </h3>
      )}
      <ul>
        {there.map((model) => (
          <Member key={model.id} model={model} />
        ))}
      </ul>
    </div>
  );
}

/** The tower's machines, and on a closer look what they will do and why. */
function Tower() {
  const { thing } = useMission();
  const { missing } = useProtocol();
  const name = thing("team", "ai");
  return (
    <Spot on="tower" label={name} preview={<TowerLook />} className={css.towerHead}>
      <h3>
        <b style={{ color: sides.ai.colour }}>{name}</b> <small>{missing}</small>
      </h3>
    </Spot>
  );
}

/** Whoever is out of view on the floor can be looked at and aimed at here. */
function Member({ model }: { readonly model: Model }) {
  const { g, thing, label, factions } = useMission();
  const limit = woundValue(g, model);
  const side = sideOfModel(model, factions);
  const name = thing("model", model.id);
  return (
    <li data-out={model.condition !== "ready" || model.lost || undefined}>
      <Spot
        on={`model/${model.id}`}
        label={name}
        preview={<Look model={model} />}
        danger={isAI(model)}
        className={css.member}
      >
        {faces[model.card] ? (
          <Portrait
            face={faces[model.card]}
            ground={grounds[side] ?? grounds.ai}
            size={44}
            out={model.condition === "unconscious" || model.lost}
            label={name}
          />
        ) : (
          <span className={css.machine} role="img" aria-label={name}>
            <FigureIcon
              figure={figures[model.card] ?? figures.doctor}
              colour={sides[side].colour}
              size={44}
            />
          </span>
        )}
        <span>
          {model.kind === "character" && shortName(name)}
          {model.activated && <abbr title={label("acted")}>✓</abbr>}
        </span>
        <Life label={label("wounds")} left={limit - model.wounds} of={limit} />
      </Spot>
    </li>
  );
}

/** Where there is no room for the panel: how many CanDo cards are left, and the last two. */
export function CardsLeft() {
  const { state, table, label } = useMission();
  const { deck, discard } = state.cando;
  const last = discard.slice(-2).map((card) => String(table.view.faces[card]));
  return (
    <p className={css.few} data-ref="cando" title={label("cando")}>
      <b>
        {deck.length}
        <span className="hidden-but-read"> {label("cando")}</span>
      </b>
      {last.length > 0 && label("cando-last", { last: last.join(", ") })}
    </p>
  );
}

/** Of the values in a row these are written: there is no room for all. */
const TOLD = [1, 5, 10];

/** Cards left, and what came up last. */
function CanDo() {
  const { state, table, label, g } = useMission();
  const { deck, discard } = state.cando;
  const last = discard.slice(-4).map((card) => String(table.view.faces[card]));
  const left = advice.leftInDeck(g);
  const said = left.map((n, i) => `${i + 1}: ${n}`).join(", ");
  return (
    <p className={css.cando} data-ref="cando">
      <b>{deck.length}</b>
      <span>
        {label("cando")}
        <br />
        {last.length > 0 && label("cando-last", { last: last.join(", ") })}
        <svg className={css.left} viewBox="0 0 100 28" role="img" aria-label={said}>
          {left.map((n, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values stay where they are.
            <g key={i} transform={`translate(${i * 10} 0)`}>
              <rect x="1" y={16 - 2.5 * n} width="8" height={2.5 * n} />
              {TOLD.includes(i + 1) && (
                <text x="5" y="27">
                  {i + 1}
                </text>
              )}
            </g>
          ))}
        </svg>
      </span>
    </p>
  );
}
