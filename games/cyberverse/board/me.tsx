/** Oneself in the dock: the Agent who acts, its sheet and slots; the rest of the Team; Support. */
import { Portrait, Shown, thing } from "@sprawl/art";
import { Meter, Spot } from "@sprawl/kit";
import { HACKING } from "../src/city/layouts.js";
import { featureOf, featureSum } from "../src/features.js";
import { hackingIncome } from "../src/hacking.js";
import { salariesDue, salaryOf } from "../src/payday.js";
import { scoreOf } from "../src/scoring.js";
import type { Agent } from "../src/state.js";
import { tokensOf } from "../src/supply/tokens.js";
import { supportLimit } from "../src/support-limit.js";
import { agentNamed, agentsOf, profileOf } from "../src/table.js";
import { FEATURES } from "../src/types.js";
import css from "./board.module.css";
import { faces, groundFor } from "./faces.js";
import { pictureOf } from "./pictures.js";
import { Supply } from "./side.js";
import { useEden } from "./use-eden.js";

/** The Agent a question is about, or the first of the Team. */
function useActing(): Agent | undefined {
  const { g, view, me } = useEden();
  const args = view.question?.args ?? {};
  const asked = [args.agent, args.who].flatMap((id) =>
    typeof id === "string" ? [agentNamed(g, id)] : [],
  );
  return asked.find((agent) => agent?.org === me) ?? agentsOf(g, me)[0];
}

export function Me() {
  const { g, state, me, label, view } = useEden();
  const acting = useActing();
  if (view.viewer === "spectator") return null;
  const own = state.orgs[me];
  const due = salariesDue(g, me).reduce((sum, agent) => sum + salaryOf(g, agent), 0);
  const hacks = agentsOf(g, me).filter(({ position }) => position === HACKING);
  const income = hacks.reduce((sum, agent) => sum + hackingIncome(g, agent), 0);
  const left = Math.max(0, own.money + income - due);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={css.me} aria-label={label("ui.own-team")} tabIndex={0}>
      {acting && <Dashboard agent={acting} />}
      <div className={css.team}>
        <p className={css.purse}>
          <b>{label("ui.money", { n: own.money })}</b>
          <b>{label("ui.points-now", { n: scoreOf(g, me).total })}</b>
          <small>{label("ui.actions", { n: own.actions })}</small>
          <small>{label("ui.due", { n: due })}</small>
          <small>{label("ui.after-payday", { n: left })}</small>
        </p>
        <ul>
          {agentsOf(g, me)
            .filter((agent) => agent !== acting)
            .map((agent) => (
              <li key={agent.profile}>
                <Member agent={agent} />
              </li>
            ))}
        </ul>
        <div className={css.held}>
          <small>{label("ui.held", { n: own.supports.length, limit: supportLimit(g, me) })}</small>
          {own.supports.map(({ id }) => (
            <Spot
              key={id}
              on={`support/${id}`}
              label={label(`name.${id}`)}
              className={css.heldcard}
            >
              <span title={label(`effect.${id}`)}>{label(`name.${id}`)}</span>
            </Spot>
          ))}
        </div>
      </div>
    </section>
  );
}

function Member({ agent }: { readonly agent: Agent }) {
  const { g, state, label, name } = useEden();
  return (
    <span className={css.member}>
      <Portrait
        face={faces[agent.profile]}
        ground={groundFor(state.orgs[agent.org].id)}
        size={36}
        label={name(agent.profile)}
      />
      <small>
        {label(`district.${agent.district}`)}
        <b>
          {agent.health}/{profileOf(g, agent).health}
        </b>
      </small>
    </span>
  );
}

/** The sheet of one Agent with everything that lies on it. */
function Dashboard({ agent }: { readonly agent: Agent }) {
  const { g, state, label, name } = useEden();
  const profile = profileOf(g, agent);
  return (
    <div className={css.dashboard}>
      <Portrait
        face={faces[agent.profile]}
        ground={groundFor(state.orgs[agent.org].id)}
        size={92}
        mood={agent.health <= 1 ? "hit" : "calm"}
        label={name(agent.profile)}
      />
      <div className={css.sheetlines}>
        <h3>
          {name(agent.profile)} <small>{label(`district.${agent.district}`)}</small>
        </h3>
        <Meter label={label("ui.health")} value={agent.health} max={profile.health} />
        <ul className={css.features}>
          {FEATURES.map((feature) => (
            <li
              key={feature}
              title={featureSum(g, agent, feature)
                .because.map(({ id, by }) => `${label(`name.${id}`)} ${by}`)
                .join(", ")}
            >
              <b>{featureOf(g, agent, feature)}</b> <small>{label(`short.${feature}`)}</small>
            </li>
          ))}
        </ul>
        <small title={label(`effect.${agent.profile}`)}>
          {label("ui.line", {
            initiative: profile.initiative,
            salary: profile.salary,
            xp: agent.ones + 2 * agent.twos,
          })}{" "}
          {label(`skill.${agent.profile}`)}
        </small>
      </div>
      <ul className={css.gear}>
        {tokensOf(agent).map(({ place, supply }) => (
          <li key={place} data-broken={!supply.active || undefined}>
            <Spot
              on={`token/${agent.profile}/${place}`}
              label={name(supply.id)}
              preview={<Supply id={supply.id} />}
              className={css.carried}
            >
              <Shown picture={thing(pictureOf(supply.id))} width={56} height={34} />
              <small>{name(supply.id)}</small>
            </Spot>
          </li>
        ))}
        {["a", "b", "c"].slice(agent.slots.length).map((slot) => (
          <li key={slot} className={css.empty}>
            <small>{label("ui.free-slot")}</small>
          </li>
        ))}
        {agent.vehicles.length === 0 && (
          <li className={css.empty}>
            <small>{label("ui.no-vehicle")}</small>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Turn, phase, and the step of the District that is resolved. */
export function Phase() {
  const { state, label } = useEden();
  return (
    <span className={css.phase}>
      <b>{label("ui.turn", { turn: state.turn })}</b> {label(`phase.${state.phase}`)}
      {state.phase === "investigation" &&
        ` · ${label(`district.${state.district}`)} · ${label(`step.${state.step}`)}`}
    </span>
  );
}
