/** Who acts when: the Agents by Initiative, those who have acted greyed; in Combat those of the board. */
import { FigureIcon, Portrait } from "@sprawl/art";
import { refOf } from "../src/state.js";
import { agentsIn, henchmenIn } from "../src/table.js";
import css from "./board.module.css";
import { colourFor, faces, gangs, groundFor } from "./faces.js";
import { useEden } from "./use-eden.js";

export function Queue() {
  const { g, state, label, name } = useEden();
  const { brawl } = state;
  const agents = brawl?.combat ? agentsIn(g, brawl.district) : state.agents;
  if (state.phase !== "activation" && !brawl?.combat) return null;
  const done = (profile: string, called: boolean): boolean =>
    brawl?.combat ? brawl.done.includes(profile) : called;
  return (
    <ol className={css.queue} aria-label={label("ui.initiative")}>
      {agents.map((agent) => (
        <li
          key={agent.profile}
          data-done={
            done(agent.profile, agent.called || agent.trained || agent.recruited) || undefined
          }
        >
          <Portrait
            face={faces[agent.profile]}
            ground={groundFor(state.orgs[agent.org].id)}
            size={34}
            label={name(agent.profile)}
          />
          <small>{g.box.profiles[agent.profile].initiative}</small>
        </li>
      ))}
      {brawl?.combat &&
        henchmenIn(g, brawl.district).map((each) => (
          <li key={each.number} data-done={brawl.done.includes(refOf(each)) || undefined}>
            <FigureIcon
              figure={gangs[each.type]}
              colour={colourFor(each.org >= 0 ? state.orgs[each.org].id : "")}
              size={32}
            />
            <small>{label("ui.zone-short", { zone: each.zone })}</small>
          </li>
        ))}
    </ol>
  );
}
