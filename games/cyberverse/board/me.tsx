/** Oneself in the dock: the Agent who acts as a card with its slots, its token, the rest of the Team. */
import { Portrait, Shown, thing } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import { featureOf, featureSum } from "../src/features.js";
import { scoreOf, storyTarget } from "../src/scoring.js";
import type { Agent } from "../src/state.js";
import { SLOTS, tokensOf } from "../src/supply/tokens.js";
import { agentNamed, agentsOf, profileOf } from "../src/table.js";
import { FEATURES, type Feature } from "../src/types.js";
import { raisePrice, xpFor } from "../src/xp.js";
import { AgentCard } from "./agent-card.js";
import { faces, groundFor } from "./faces.js";
import { FeatureIcon } from "./feature-icon.js";
import { attackerIn } from "./forecast.js";
import { Supply } from "./market.js";
import css from "./me.module.css";
import { pictureOf } from "./pictures.js";
import { shortName } from "./pieces.js";
import { Held, inTheDock, Member, Payday, Purse } from "./team.js";
import { TokenMark } from "./token-mark.js";
import { useEden } from "./use-eden.js";

/** The Agent a question is about, or who acts now, or is where it happens, or the first of the Team. */
function useActing(): Agent | undefined {
  const { g, view, me } = useEden();
  const args = view.question?.args ?? {};
  const now = attackerIn(g);
  const first = view.question?.options[0];
  const ids = [args.agent, args.who, first && "agent" in first ? first.agent : undefined];
  const asked = ids.flatMap((id) => (typeof id === "string" ? [agentNamed(g, id)] : []));
  const own = agentsOf(g, me);
  return (
    asked.find((agent) => agent?.org === me) ??
    own.find((agent) => agent === now) ??
    own.find(({ district }) => district === g.state.district) ??
    own[0]
  );
}

export function Me() {
  const { g, me, label, view } = useEden();
  const acting = useActing();
  if (view.viewer === "spectator") return null;
  if (!acting && g.state.phase === "setup")
    return <p className={css.goal}>{label("ui.goal", { n: storyTarget(g) })}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={css.me} aria-label={label("ui.own-team")} tabIndex={0}>
      {acting && <Face agent={acting} />}
      {acting && <Sheet agent={acting} />}
      <div className={css.more}>
        {acting && <Slots agent={acting} />}
        <div className={css.team}>
          <Purse />
          <ul>
            {agentsOf(g, me)
              .filter((agent) => agent !== acting)
              .map((agent) => (
                <li key={agent.profile}>
                  <Member agent={agent} />
                </li>
              ))}
          </ul>
          <Held />
        </div>
      </div>
    </section>
  );
}

/** Portrait, Initiative, name and Skill. */
function Face({ agent }: { readonly agent: Agent }) {
  const { g, state, label, name } = useEden();
  return (
    <Spot
      on={inTheDock(agent)}
      label={name(agent.profile)}
      preview={<AgentCard agent={agent} />}
      className={css.facespot}
    >
      <div className={css.face} data-org={state.orgs[agent.org].id}>
        <Portrait
          face={faces[agent.profile]}
          ground={groundFor(state.orgs[agent.org].id)}
          size={160}
          mood={agent.health <= 1 ? "hit" : "calm"}
          label={name(agent.profile)}
        />
        <span className={css.owntoken}>
          <TokenMark token={agent.token} />
        </span>
        <b className={css.initiative} title={label("ui.initiative")}>
          {profileOf(g, agent).initiative}
        </b>
        <div title={label(`effect.${agent.profile}`)}>
          <b>{shortName(name(agent.profile))}</b>
          <small>{label(`skill.${agent.profile}`)}</small>
        </div>
      </div>
    </Spot>
  );
}

/** Which Feature the question is about. */
const ASKED: Readonly<Record<string, Feature>> = {
  move: "movement",
  "fight-move": "movement",
  attack: "combat",
  strike: "combat",
  hack: "hacking",
};

/** Health, the five Features with where they come from, experience and Salary. */
function Sheet({ agent }: { readonly agent: Agent }) {
  const { g, state, view, label, source, me } = useEden();
  const { health, salary } = profileOf(g, agent);
  const { question } = view;
  const asked = question && (question.args?.feature ?? ASKED[question.kind]);
  return (
    <div className={css.sheet}>
      <p className={css.pocket}>
        <b>
          {label("ui.money", { n: state.orgs[me].money })} ·{" "}
          {label("ui.vp", { n: scoreOf(g, me).total })}
        </b>
        <Payday brief />
      </p>
      <p className={css.health}>
        <span>{label("ui.health")}</span>
        <span>{label(`place.${agent.district}`)}</span>
        <b>{label("ui.of", { n: agent.health, of: health })}</b>
      </p>
      <div className={css.bar}>
        {Array.from({ length: health }, (_, i) => i).map((i) => (
          <i key={i} data-full={i < agent.health || undefined} />
        ))}
      </div>
      <ul className={css.features}>
        {FEATURES.map((feature) => (
          <li
            key={feature}
            data-on={feature === asked || undefined}
            title={featureSum(g, agent, feature)
              .because.map(({ id, by }) => `${source(id)} ${by}`)
              .join(", ")}
          >
            <FeatureIcon feature={feature} />
            <b>{featureOf(g, agent, feature)}</b>
            <small>{label(`short.${feature}`)}</small>
          </li>
        ))}
      </ul>
      <p className={css.xp}>
        <b>{label("ui.xp", { n: xpFor(g, agent) })}</b>
        <small>{nextLevel(agent)}</small>
        <small>{label("ui.salary", { n: salary })}</small>
        <Statuses agent={agent} />
      </p>
    </div>
  );

  /** What one level more of the Feature in question costs. */
  function nextLevel(of: Agent): string {
    const feature = FEATURES.find((each) => each === asked) ?? "combat";
    const value = featureOf(g, of, feature);
    return label("ui.next-level", { feature, n: value + 1, price: raisePrice(value, 1) });
  }
}

function Statuses({ agent }: { readonly agent: Agent }) {
  const { label } = useEden();
  const all = (["suppression", "wound", "bleeding"] as const).filter((each) => agent[each]);
  return all.map((each) => (
    <em key={each} title={label(`ui.${each}`)}>
      {label(`status.${each}`)}
    </em>
  ));
}

/** Three slots and one for a Vehicle, free ones drawn as such. */
function Slots({ agent }: { readonly agent: Agent }) {
  const { g, label, name } = useEden();
  const words = (id: string): string => {
    const piece = g.box.supply[id];
    if (piece.store === "weapons") return `${label(`type.${piece.type}`)} +${piece.bonus}`;
    if (piece.store === "implants") return label("ui.raises", { feature: piece.raises });
    if (piece.store === "vehicles")
      return piece.armoured
        ? label("ui.armoured")
        : piece.express
          ? label("ui.express")
          : label("ui.boost", { n: piece.boost });
    return label("store.gear");
  };
  return (
    <ul className={css.slots}>
      {tokensOf(agent).map(({ place, supply }) => (
        <li
          key={place}
          data-store={g.box.supply[supply.id].store}
          data-broken={!supply.active || undefined}
        >
          <Spot
            on={`token/${agent.profile}/${place}`}
            label={name(supply.id)}
            preview={<Supply id={supply.id} />}
            className={css.carried}
          >
            <span className={css.thing}>
              <Shown picture={thing(pictureOf(supply.id))} width={72} height={44} />
            </span>
            <b>{name(supply.id)}</b>
            <small>{supply.active ? words(supply.id) : label("ui.broken")}</small>
          </Spot>
        </li>
      ))}
      <Free slots={SLOTS - agent.slots.length} vehicle={agent.vehicles.length === 0} />
    </ul>
  );
}

type FreeProps = { readonly slots: number; readonly vehicle: boolean };

/** What could be carried beside. */
function Free({ slots, vehicle }: FreeProps) {
  const { label } = useEden();
  if (slots === 0 && !vehicle) return null;
  return (
    <li className={css.free}>
      {slots > 0 && <small>{label("ui.slots-free", { n: slots })}</small>}
      {vehicle && <small>{label("ui.no-vehicle")}</small>}
    </li>
  );
}
