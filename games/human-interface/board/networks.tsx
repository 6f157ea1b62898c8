/** The second layer: Tactical Networks, Terminals and the CanDo deck. */
import { CardBack } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import { type Card, sideName, type Team } from "../src/index.js";
import { purseOf } from "../src/tokens.js";
import css from "./board.module.css";
import { sides, toneOf } from "./cast.js";
import { Face } from "./face.js";
import { useMission } from "./use-mission.js";

export function Networks() {
  const { state, label } = useMission();
  return (
    <section className={css.networks} aria-label={label("networks")}>
      <CanDo />
      {state.teams.map((team, index) => (
        <Network key={team.faction} team={team} index={index} />
      ))}
      {state.terminals.map((terminal) => (
        <TerminalRow key={terminal.id} id={terminal.id} />
      ))}
    </section>
  );
}

/** Cards left, and what came up last. */
function CanDo() {
  const { state, table, label } = useMission();
  const { deck, discard } = state.cando;
  const last = discard.slice(-4).map((card) => String(table.view.faces[card]));
  return (
    <p className={css.cando} data-ref="cando">
      <b>{deck.length}</b> {label("cando")} <span>{last.join(" ")}</span>
    </p>
  );
}

function Network({ team, index }: { readonly team: Team; readonly index: number }) {
  const { g, label, thing, own } = useMission();
  return (
    <div className={css.network} data-own={index === own || undefined}>
      <h3 style={{ color: sides[team.faction].colour }}>
        {thing("team", team.faction)}{" "}
        <small>{label("purse", { n: purseOf(g, index), hand: team.hand.length })}</small>
      </h3>
      <ol>
        {[1, 2, 3, 4].map((field) => {
          const there = team.network.find((each) => each.field === field);
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
    </Spot>
  );
}

function TerminalRow({ id }: { readonly id: string }) {
  const { state, g, thing, label, own } = useMission();
  const terminal = state.terminals.find((each) => each.id === id);
  if (!terminal) return null;
  const row = own >= 0 ? terminal.guards[own] : [];
  return (
    <div className={css.network}>
      <h3 style={{ color: toneOf(id) }}>
        {thing("terminal", id)} <small>{label("strength", { n: terminal.strength })}</small>
      </h3>
      <p>{terminal.controller ? thing("model", terminal.controller) : thing("team", "ai")}</p>
      <ol>
        {terminal.programs.map(({ card, owner }) => (
          <li key={card}>
            <ProgramSpot card={card} owner={sideName(g, owner)} hostile={owner !== own} />
          </li>
        ))}
        {row.map(({ card }) => (
          <li key={card}>
            <ProgramSpot card={card} owner="ai" hostile />
          </li>
        ))}
      </ol>
    </div>
  );
}
