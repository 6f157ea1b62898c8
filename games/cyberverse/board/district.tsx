/** A District board: its zones on the ground, walls, Tactical Positions, and everybody who is there. */
import { FigureIcon, Portrait } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { CSSProperties } from "react";
import type { Agent, Henchman } from "../src/state.js";
import { agentsIn, henchmenIn, layoutOf, miniaturesInZone, profileOf } from "../src/table.js";
import type { Layout, Zone } from "../src/types.js";
import css from "./board.module.css";
import { colourFor, faces, gangs, groundFor } from "./faces.js";
import { TokenMark } from "./token-mark.js";
import { useEden } from "./use-eden.js";

export function DistrictMap({ district }: { readonly district: number }) {
  const { g, label, state } = useEden();
  const layout = layoutOf(g, district);
  const { brawl } = state;
  return (
    <section
      className={css.map}
      data-district={district}
      aria-label={label(`district.${district}`)}
      data-ref={`board/${district}`}
    >
      <h3 className={css.title}>
        {district} {label(`district.${district}`)} <small>{label(`board.${layout.id}`)}</small>
        {brawl?.district === district && (
          <em data-colour={brawl.colour}>
            {label("ui.brawl", { brawl: brawl.id, colour: brawl.colour })}
          </em>
        )}
      </h3>
      <div className={css.grid}>
        {[...layout.neighbours.keys()].slice(1).map((zone) => (
          <ZoneCell key={zone} district={district} layout={layout} zone={zone} />
        ))}
        <Walls layout={layout} />
      </div>
    </section>
  );
}

function areaOf(layout: Layout, zone: Zone): CSSProperties {
  const cells = layout.cells[zone - 1];
  const columns = cells.map(([x]) => x);
  const rows = cells.map(([, y]) => y);
  return {
    gridColumn: `${Math.min(...columns) + 1} / ${Math.max(...columns) + 2}`,
    gridRow: `${Math.min(...rows) + 1} / ${Math.max(...rows) + 2}`,
  };
}

type CellProps = { readonly district: number; readonly layout: Layout; readonly zone: Zone };

function ZoneCell({ district, layout, zone }: CellProps) {
  const { g, label } = useEden();
  const agents = agentsIn(g, district).filter((agent) => agent.zone === zone);
  const henchmen = henchmenIn(g, district).filter((henchman) => henchman.zone === zone);
  const count = miniaturesInZone(g, district, zone);
  const name = label(`zone.${district}.${layout.cells.length === 5 && zone === 5 ? 6 : zone}`);
  return (
    <div
      className={css.zone}
      style={areaOf(layout, zone)}
      data-entry={zone === layout.entry || undefined}
    >
      <Spot
        on={`zone/${district}/${zone}`}
        label={label("ui.zone", { zone, name })}
        className={css.ground}
      >
        <span className={css.zonename}>
          <b>{zone}</b> {name} <small>{count}/3</small>
          {zone === layout.entry && <small> {label("ui.entry")}</small>}
        </span>
      </Spot>
      <div className={css.positions}>
        {layout.positions.map(({ kind, zone: at }, position) =>
          at === zone ? (
            <Spot
              // biome-ignore lint/suspicious/noArrayIndexKey: positions of a board stay.
              key={position}
              on={`position/${district}/${position}`}
              label={label(`position.${kind}`)}
              className={css.position}
            >
              <span data-kind={kind} title={label(`position.${kind}`)}>
                {kind === "hacking" ? "⌨" : kind === "advantageous" ? "▲" : "◆"}
              </span>
            </Spot>
          ) : null,
        )}
      </div>
      <div className={css.people}>
        {agents.map((agent) => (
          <AgentPiece key={agent.profile} agent={agent} />
        ))}
        {henchmen.map((henchman) => (
          <Gang key={henchman.number} henchman={henchman} />
        ))}
      </div>
    </div>
  );
}

/** An Agent where it stands: whose it is, how it is, what it holds face down or up. */
export function AgentPiece({ agent }: { readonly agent: Agent }) {
  const { g, state, name, label, me } = useEden();
  const { id } = state.orgs[agent.org];
  const { health } = profileOf(g, agent);
  return (
    <Spot
      on={`agent/${agent.profile}`}
      label={name(agent.profile)}
      mine={agent.org === me}
      className={css.piece}
    >
      <span
        className={css.base}
        style={{ borderColor: colourFor(id) }}
        data-held={agent.position >= 0 || undefined}
      >
        <Portrait
          face={faces[agent.profile]}
          ground={groundFor(id)}
          size={58}
          mood={agent.health <= 1 ? "hit" : "calm"}
        />
      </span>
      <span className={css.tag}>
        {name(agent.profile).replace(/^.*"(.+)".*$/, "$1")}{" "}
        <b>
          {agent.health}/{health}
        </b>
      </span>
      <span className={css.signs}>
        {agent.suppression && <i title={label("ui.suppression")}>↓</i>}
        {agent.wound && <i title={label("ui.wound")}>✚</i>}
        {agent.bleeding && <i title={label("ui.bleeding")}>♦</i>}
      </span>
      <TokenMark token={agent.token} />
    </Spot>
  );
}

function Gang({ henchman }: { readonly henchman: Henchman }) {
  const { state, name } = useEden();
  const owner = henchman.org >= 0 ? state.orgs[henchman.org].id : "";
  return (
    <Spot
      on={`henchman/${henchman.number}`}
      label={name(henchman.type)}
      danger={henchman.org < 0}
      className={css.piece}
    >
      <span className={css.base} style={{ borderColor: colourFor(owner) }}>
        <FigureIcon figure={gangs[henchman.type]} colour={colourFor(owner)} size={54} />
      </span>
      <span className={css.tag}>
        {name(henchman.type)} <b>{henchman.health}</b>
      </span>
      <TokenMark token={henchman.token} />
    </Spot>
  );
}

/** Borders between cells: dotted where one may pass, a bar where a wall stands. */
function Walls({ layout }: { readonly layout: Layout }) {
  const borders: { key: string; column: number; row: number; side: string; wall: boolean }[] = [];
  const isWall = (a: number, b: number): boolean =>
    layout.walls.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  layout.cells.forEach((cells, a) => {
    layout.cells.forEach((others, b) => {
      for (const [x, y] of cells) {
        for (const [u, v] of others) {
          if (a === b) continue;
          if (u === x + 1 && v === y)
            borders.push({
              key: `${x}${y}r`,
              column: x + 1,
              row: y + 1,
              side: "right",
              wall: isWall(a + 1, b + 1),
            });
          if (v === y + 1 && u === x)
            borders.push({
              key: `${x}${y}b`,
              column: x + 1,
              row: y + 1,
              side: "bottom",
              wall: isWall(a + 1, b + 1),
            });
        }
      }
    });
  });
  return (
    <>
      {borders.map(({ key, column, row, side, wall }) => (
        <i
          key={key}
          className={css.border}
          data-side={side}
          data-wall={wall || undefined}
          style={{ gridColumn: column, gridRow: row }}
        />
      ))}
    </>
  );
}
