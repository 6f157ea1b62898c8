/** The second layer: Terminals and Tactical Networks, as cards. */
import { CardBack } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { type Card, sideName, type Team, type Terminal } from "../src/index.js";
import { purseOf } from "../src/tokens.js";
import { sides, toneOf } from "./cast.js";
import { Face } from "./face.js";
import css from "./networks.module.css";
import { useMission } from "./use-mission.js";

export function Networks() {
  const { state, mission } = useMission();
  if (mission.skips?.includes(4)) return null; // there is no Cyberwarfare
  return (
    <div className={css.networks} data-many={state.teams.length > 2 || undefined}>
      <div className={css.terminals}>
        {state.terminals.map((terminal) => (
          <TerminalBox key={terminal.id} terminal={terminal} />
        ))}
      </div>
      {state.teams.map((team, index) => (
        <Network key={team.faction} team={team} index={index} />
      ))}
    </div>
  );
}

function Network({ team, index }: { readonly team: Team; readonly index: number }) {
  const { g, label, thing, state } = useMission();
  const { deck, discard, faction, points, hand } = team;
  const first = state.turn > 0 && state.order[0] === index && state.teams.length > 1;
  return (
    <div className={css.network}>
      <Spot
        on={`network/${index}`}
        label={label("network-of", { team: thing("team", faction) })}
        preview={<Piles team={team} />}
        className={css.head}
      >
        <h3>
          <i style={{ background: sides[faction].colour }} />
          {thing("team", faction)}
          {first && <abbr title={label("goes-first")}>①</abbr>}
          {state.turn > 0 && state.initiative === index && state.teams.length > 1 && (
            <abbr title={label("initiative")}>★</abbr>
          )}
          {points > 0 && <em>{label("end.points", { n: points })}</em>}
          <small>{label("purse", { n: purseOf(g, index), hand: hand.length })}</small>
        </h3>
        <p className={css.piles}>
          {label("piles", { deck: deck.length, discard: discard.length })}
        </p>
      </Spot>
      <ol>
        {[1, 2, 3, 4].map((field) => {
          const there = team.network.find((each) => each.field === field);
          return (
            <li key={field} data-supports={there?.supports || undefined}>
              {there ? (
                <ProgramSpot
                  card={there.card}
                  owner={sideName(g, there.owner)}
                  hostile={there.owner !== index}
                />
              ) : (
                <span className={css.field}>{field}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Whose SR they are, and what has been discarded: all of it is public. */
function Piles({ team }: { readonly team: Team }) {
  const { table, label, thing, state } = useMission();
  const index = state.teams.indexOf(team);
  const purses = state.models.filter(
    (model) => model.team === index && model.kind === "character" && model.resources > 0,
  );
  return (
    <div className={css.about}>
      <h3>{label("network-of", { team: thing("team", team.faction) })}</h3>
      <ul>
        {purses.map(({ id, resources }) => (
          <li key={id}>
            {thing("model", id)}: {label("system-resources", { n: resources })}
          </li>
        ))}
      </ul>
      <p>
        {label("discarded")}{" "}
        {team.discard.map((card) => thing("card", table.view.faces[card])).join(", ") || "–"}
      </p>
    </div>
  );
}

type ProgramProps = {
  readonly card: Card;
  readonly owner: string;
  readonly hostile: boolean;
  readonly held?: boolean;
};

export function ProgramSpot({ card, owner, hostile, held }: ProgramProps) {
  const { table, thing, label, factions, own } = useMission();
  const ours = factions[own];
  const face = table.view.faces[card];
  return (
    <Spot
      on={`card/${card}`}
      label={`${thing("card", face)}, ${thing("team", owner)}`}
      preview={<Face face={face} large />}
      danger={hostile}
      className={held ? css.held : css.program}
    >
      {face === undefined ? <CardBack kind="tower" width={64} /> : <Face face={face} held={held} />}
      {hostile && (
        <em className={css.owner}>{owner === ours ? label("yours") : thing("team", owner)}</em>
      )}
    </Spot>
  );
}

/** Who holds it, and what lies in it as far as one may see. */
function TerminalBox({ terminal }: { readonly terminal: Terminal }) {
  const { g, thing, label, own, state } = useMission();
  const { id, strength, controller, programs } = terminal;
  // HI-22.3: each Team has met cards of its own there; all see that they lie there.
  const guards = terminal.guards.flatMap((row, team) => row.map(({ card }) => ({ card, team })));
  return (
    <div
      className={css.terminal}
      data-ref={`held/${id}`}
      style={{ "--c": toneOf(id) } as CSSProperties}
    >
      <h3>
        {thing("terminal-short", id)} <small>{label("strength", { n: strength })}</small>
      </h3>
      <p>
        {controller
          ? label("held-by", { model: thing("model", controller) })
          : label("held-by-tower")}
      </p>
      {programs.length + guards.length > 0 && (
        <ol>
          {programs.map(({ card, owner }) => (
            <li key={card}>
              <ProgramSpot card={card} owner={sideName(g, owner)} hostile={owner !== own} />
            </li>
          ))}
          {guards.map(({ card, team }) => (
            <li
              key={card}
              style={{ borderTop: `2px solid ${sides[state.teams[team].faction].colour}` }}
            >
              <ProgramSpot card={card} owner="ai" hostile />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
