/** How one stands, for whoever hears the table: the Organization, the Team, what to do, who is against it. */
import { featureOf } from "../src/features.js";
import { scoreOf } from "../src/scoring.js";
import type { Agent } from "../src/state.js";
import { tokensOf } from "../src/supply/tokens.js";
import { agentsOf, charactersIn, profileOf } from "../src/table.js";
import { FEATURES, HQ } from "../src/types.js";
import { missionPay, missionPlace, missionText } from "./mission-words.js";
import { useEden } from "./use-eden.js";

export function InWords() {
  const { state, me, view } = useEden();
  const own = view.viewer === "spectator" ? [] : [me];
  const others = state.order.filter((org) => !own.includes(org));
  return (
    <>
      {[...own, ...others].map((org) => (
        <Organization key={org} org={org} />
      ))}
      {own.map((org) => (
        <Missions key={org} org={org} />
      ))}
      <Influence />
      {own.map((org) => (
        <Against key={org} org={org} />
      ))}
    </>
  );
}

type OrgProps = { readonly org: number };

/** Its purse and points, and a line for each of its Agents. */
function Organization({ org }: OrgProps) {
  const { g, state, seats, label } = useEden();
  const { id, money, actions } = state.orgs[org];
  if (id === "") return null;
  const who = seats.find(({ seat }) => seat === org)?.name ?? label("ui.automaton");
  const args = { org: id, by: who, money, points: scoreOf(g, org).total };
  return (
    <>
      <li>
        {label("stand.org", args)}
        {state.phase === "activation" && ` ${label("ui.actions", { n: actions })}.`}
      </li>
      {agentsOf(g, org).map((agent) => (
        <Member key={agent.profile} agent={agent} />
      ))}
    </>
  );
}

function Member({ agent }: { readonly agent: Agent }) {
  const { g, label, name } = useEden();
  const { profile, district, zone, health } = agent;
  const where = district === HQ ? "stand.in-hq" : "stand.agent";
  const args = { agent: profile, district, zone, health, of: profileOf(g, agent).health };
  const features = FEATURES.map(
    (feature) => `${label("stand.feature", { feature, n: featureOf(g, agent, feature) })}`,
  );
  const carried = tokensOf(agent).map(({ supply: { id, active } }) =>
    active ? name(id) : `${name(id)} (${label("ui.broken")})`,
  );
  const statuses = (["suppression", "wound", "bleeding"] as const).filter((each) => agent[each]);
  return (
    <li>
      {[
        label(where, args),
        features.join(", "),
        ...(carried.length > 0 ? [label("stand.carries", { list: carried })] : []),
        ...statuses.map((each) => label(`ui.${each}`)),
      ].join(". ")}
      .
    </li>
  );
}

/** What the own Story still asks for. */
function Missions({ org }: OrgProps) {
  const { g, state, label, name } = useEden();
  const folders = state.orgs[org].story?.folders ?? [];
  const open = folders.flatMap(({ id, missions }) =>
    g.box.investigations[id].missions
      .filter((_, i) => missions[i] === "open")
      .map((mission) => {
        const where = missionPlace(mission, label);
        const what = `${missionText(mission, label)}, ${missionPay(mission, label)}`;
        return label("stand.mission", { name: name(id), where, what });
      }),
  );
  return open.map((words) => <li key={words}>{words}</li>);
}

/** Who has influence where. */
function Influence() {
  const { state, label, name } = useEden();
  const there = state.districts.flatMap(({ influence }, i) => {
    const list = influence.flatMap((n, org) => (n > 0 ? [`${name(state.orgs[org].id)} ${n}`] : []));
    return list.length === 0 ? [] : [label("stand.influence", { district: i + 1, list })];
  });
  return there.map((words) => <li key={words}>{words}</li>);
}

/** Whoever stands on the same board as one's Agents and is not of the Team. */
function Against({ org }: OrgProps) {
  const { g, label } = useEden();
  const districts = [...new Set(agentsOf(g, org).map(({ district }) => district))].filter(
    (district) => district !== HQ,
  );
  return districts.flatMap((district) => {
    const who = charactersIn(g, district).filter((each) => each.org !== org);
    if (who.length === 0) return [];
    const list = who.map((each) =>
      label("stand.at", { who: "profile" in each ? each.profile : each.type, zone: each.zone }),
    );
    return <li key={district}>{label("stand.against", { district, list })}</li>;
  });
}
