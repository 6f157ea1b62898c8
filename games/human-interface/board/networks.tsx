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
  const { state } = useMission();
  return (
    <div className={css.networks}>
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
  const { g, label, thing } = useMission();
  return (
    <div className={css.network}>
      <h3>
        <i style={{ background: sides[team.faction].colour }} />
        {thing("team", team.faction)}
        <small>{label("purse", { n: purseOf(g, index), hand: team.hand.length })}</small>
      </h3>
      <ol>
        {[1, 2, 3, 4].map((field) => {
          const there = team.network.find((each) => each.field === field && each.supports === 0);
          return (
            <li key={field}>
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

type ProgramProps = { readonly card: Card; readonly owner: string; readonly hostile: boolean };

export function ProgramSpot({ card, owner, hostile }: ProgramProps) {
  const { table, thing } = useMission();
  const face = table.view.faces[card];
  return (
    <Spot
      on={`card/${card}`}
      label={`${thing("card", face)}, ${thing("team", owner)}`}
      preview={<Face face={face} large />}
      danger={hostile}
      className={css.program}
    >
      {face === undefined ? <CardBack kind="tower" width={64} /> : <Face face={face} />}
      {hostile && <em className={css.owner}>{thing("team", owner)}</em>}
    </Spot>
  );
}

/** Who holds it, and what lies in it as far as one may see. */
function TerminalBox({ terminal }: { readonly terminal: Terminal }) {
  const { g, thing, label, own } = useMission();
  const { id, strength, controller, programs } = terminal;
  const guards = own >= 0 ? terminal.guards[own] : [];
  return (
    <div className={css.terminal} style={{ "--c": toneOf(id) } as CSSProperties}>
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
          {guards.map(({ card }) => (
            <li key={card}>
              <ProgramSpot card={card} owner="ai" hostile />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
