/** The Team in the dock: money, the others of it, the Support cards that are held. */
import { Portrait } from "@sprawl/art";
import { Spot, useMedia } from "@sprawl/kit";
import { HACKING } from "../src/city/layouts.js";
import { hackingIncome } from "../src/hacking.js";
import { salariesDue, salaryHelp, salaryOf } from "../src/payday.js";
import { scoreOf } from "../src/scoring.js";
import type { Agent } from "../src/state.js";
import { supportLimit } from "../src/support-limit.js";
import { agentsOf, profileOf } from "../src/table.js";
import { HQ } from "../src/types.js";
import { AgentCard } from "./agent-card.js";
import cards from "./cards.module.css";
import { faces, groundFor } from "./faces.js";
import { Logo } from "./logo.js";
import css from "./me.module.css";
import { shortName } from "./pieces.js";
import { useEden } from "./use-eden.js";

/** Who is in HQ stands on no board, and is pressed here. */
export const inTheDock = ({ profile, district }: Agent): string =>
  district === HQ ? `agent/${profile}` : `member/${profile}`;

/** What Payday takes and Hackings bring, and what is left. */
export function Payday({ brief = false }: { readonly brief?: boolean }) {
  const { g, state, me, label } = useEden();
  const due = salariesDue(g, me).reduce((sum, agent) => sum + salaryOf(g, agent), 0);
  const hacks = agentsOf(g, me).filter(({ position }) => position === HACKING);
  const income = hacks.reduce((sum, agent) => sum + hackingIncome(g, agent), 0);
  const left = state.orgs[me].money + income - due + Math.min(due, salaryHelp(g, me));
  const short = left < 0;
  const said = brief
    ? label(short ? "ui.short-at-payday" : "ui.after-payday", { short: -left, left })
    : label(short ? "ui.payday-short" : "ui.payday", { income, due, short: -left, left });
  return (
    <small title={label("ui.forecast-payday")} data-short={short || undefined}>
      {said}
    </small>
  );
}

/** Money now and at Payday, Victory Points, Actions. */
export function Purse() {
  const { g, state, me, label, name } = useEden();
  const narrow = useMedia("narrow");
  const own = state.orgs[me];
  return (
    <div className={css.purse} data-org={own.id}>
      <Logo org={own.id} size={30} />
      <p>
        <b>{own.id === "" ? label("ui.nobody") : name(own.id)}</b>
        <span>
          <b>{label("ui.money", { n: own.money })}</b>{" "}
          <b>{label("ui.points-now", { n: scoreOf(g, me).total })}</b>{" "}
          {state.phase === "activation" && <small>{label("ui.actions", { n: own.actions })}</small>}
        </span>
        <Payday brief={narrow} />
      </p>
    </div>
  );
}

export function Member({ agent }: { readonly agent: Agent }) {
  const { g, state, label, name } = useEden();
  return (
    <Spot
      on={inTheDock(agent)}
      label={name(agent.profile)}
      preview={<AgentCard agent={agent} />}
      className={css.member}
    >
      <Portrait
        face={faces[agent.profile]}
        ground={groundFor(state.orgs[agent.org].id)}
        size={34}
        label={name(agent.profile)}
      />
      <span>
        <b>{shortName(name(agent.profile))}</b>
        <small>
          {label(`place.${agent.district}`)} {agent.health}/{profileOf(g, agent).health}
        </small>
      </span>
    </Spot>
  );
}

function HeldCard({ id }: { readonly id: string }) {
  const { label, name } = useEden();
  return (
    <article className={cards.card}>
      <b>{name(id)}</b>
      <p>{label(`effect.${id}`)}</p>
    </article>
  );
}

/** Support cards held, against how many the Reputation carries. */
export function Held() {
  const { g, state, me, label } = useEden();
  const { supports } = state.orgs[me];
  return (
    <div className={css.held}>
      <small>{label("ui.held", { n: supports.length, limit: supportLimit(g, me) })}</small>
      {supports.map(({ id }) => (
        <Spot
          key={id}
          on={`support/${id}`}
          label={label(`name.${id}`)}
          preview={<HeldCard id={id} />}
          className={css.heldcard}
        >
          {label(`name.${id}`)}
        </Spot>
      ))}
    </div>
  );
}
