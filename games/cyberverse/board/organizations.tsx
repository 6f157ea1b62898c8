/** Who plays, in the order of the track. */
import { Portrait } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import { ACTIONS } from "../src/activation.js";
import { dominates, scoreOf, storyTarget } from "../src/scoring.js";
import { agentsOf } from "../src/table.js";
import { colourFor, faces, groundFor } from "./faces.js";
import { Logo } from "./logo.js";
import { OrgCard } from "./org-card.js";
import css from "./organizations.module.css";
import { useEden } from "./use-eden.js";

/** Everybody's numbers, in the order of the track: money, Victory Points, Stories, Agents, Actions. */
export function Organizations() {
  const { state, label } = useEden();
  return (
    <ol className={css.orgs} aria-label={label("ui.organizations")}>
      {state.order.map((org) => (
        <li key={org}>
          <Rival org={org} />
        </li>
      ))}
    </ol>
  );
}

function Rival({ org }: { readonly org: number }) {
  const { g, state, view, seats, label, name, me } = useEden();
  const own = state.orgs[org];
  const target = storyTarget(g);
  const score = scoreOf(g, org);
  const who = seats.find(({ seat }) => seat === org)?.name ?? label("ui.automaton");
  const decides = view.pending?.waiting.includes(org);
  return (
    <Spot
      on={`org/${org}`}
      label={own.id === "" ? label("ui.nobody") : name(own.id)}
      mine={org === me}
      className={css.rival}
      {...(own.id === "" ? {} : { preview: <OrgCard org={org} /> })}
    >
      <span className={css.rivalface} style={{ borderColor: colourFor(own.id) }}>
        <Logo org={own.id} size={32} />
        <span className={css.rivalwords} data-decides={decides || undefined}>
          <span>
            <b>{own.id === "" ? label("ui.nobody") : name(own.id)}</b>
            {decides ? <em>{label("ui.decides")}</em> : <small>{who}</small>}
          </span>
          <span>
            <span className={css.mono}>{label("ui.money", { n: own.money })}</span>
            <b data-points={score.total}>{label("ui.vp", { n: score.total })}</b>
            <span
              className={css.steps}
              title={label("ui.solved", { n: own.resolved.length, target })}
            >
              {Array.from({ length: target }, (_, i) => i).map((i) => (
                <i key={i} data-on={i < own.resolved.length || undefined} />
              ))}
            </span>
            {state.phase === "activation" && <Actions left={own.actions} />}
            {dominates(g, org) && <em>{label("ui.dominates")}</em>}
          </span>
        </span>
        <span className={css.heads}>
          {agentsOf(g, org).map((agent) => (
            <Portrait
              key={agent.profile}
              face={faces[agent.profile]}
              ground={groundFor(own.id)}
              size={26}
              label={name(agent.profile)}
            />
          ))}
        </span>
      </span>
    </Spot>
  );
}

/** Actions left in the Activation phase, as so many lights. */
function Actions({ left }: { readonly left: number }) {
  const { label } = useEden();
  return (
    <span className={css.lights} title={label("ui.actions", { n: left })}>
      <span className="hidden-but-read">{label("ui.actions", { n: left })}</span>
      {Array.from({ length: ACTIONS }, (_, i) => i).map((i) => (
        <i key={i} data-on={i < left || undefined} />
      ))}
    </span>
  );
}
