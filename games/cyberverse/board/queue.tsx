/** Who acts when, and who decides for the gang: the Agents by Initiative, then Henchmen by zone. */
import { FigureIcon, Portrait } from "@sprawl/art";
import { facedBy, huntOf } from "../src/advice/sight.js";
import { hostileOrder } from "../src/hostiles.js";
import { type Character, isAgent, refOf } from "../src/state.js";
import { agentsIn, henchmenIn, hostilesIn } from "../src/table.js";
import type { District } from "../src/types.js";
import css from "./district.module.css";
import { colourFor, faces, gangs, groundFor } from "./faces.js";
import { attackerIn } from "./forecast.js";
import { Logo } from "./logo.js";
import { useEden } from "./use-eden.js";

export function Queue({ district }: { readonly district: District }) {
  const { g, state, label, view } = useEden();
  const { brawl } = state;
  const hostiles = brawl?.combat ? hostileOrder(g, brawl.district) : [];
  const all: readonly Character[] = brawl?.combat
    ? [
        ...agentsIn(g, brawl.district),
        ...henchmenIn(g, brawl.district).filter(({ org }) => org >= 0),
        ...hostiles.flatMap((n) => henchmenIn(g, brawl.district).filter((h) => h.number === n)),
      ]
    : state.phase === "investigation"
      ? agentsIn(g, district)
      : state.agents;
  const asked = view.question?.args?.agent;
  const now = brawl?.combat ? attackerIn(g) : all.find((who) => refOf(who) === asked);
  const done = (who: Character): boolean => {
    if (who === now) return false;
    if (brawl?.combat) return brawl.done.includes(refOf(who));
    if (state.phase !== "activation") return false;
    return isAgent(who) && (who.called || who.trained || who.recruited);
  };
  return (
    <div className={css.queue}>
      <small>{label("ui.initiative")}</small>
      <ol aria-label={label("ui.initiative")}>
        {all.map((who) => (
          <Entry key={refOf(who)} who={who} done={done(who)} now={who === now} />
        ))}
      </ol>
      {brawl?.combat && <Hunters />}
    </div>
  );
}

type EntryProps = { readonly who: Character; readonly done: boolean; readonly now: boolean };

function Entry({ who, done, now }: EntryProps) {
  const { g, state, name, label } = useEden();
  const org = who.org >= 0 ? state.orgs[who.org].id : "";
  return (
    <li
      data-done={done || undefined}
      data-now={now || undefined}
      style={{ borderColor: colourFor(org) }}
    >
      {isAgent(who) ? (
        <Portrait
          face={faces[who.profile]}
          ground={groundFor(org)}
          size={38}
          label={name(who.profile)}
        />
      ) : (
        <FigureIcon
          figure={gangs[who.type]}
          colour={colourFor(org)}
          size={40}
          label={name(who.type)}
        />
      )}
      <small>
        {isAgent(who)
          ? g.box.profiles[who.profile].initiative
          : label("ui.zone-short", { zone: who.zone })}
      </small>
    </li>
  );
}

/** For every Hostile that has not acted: who moves it, and whom it is after. */
function Hunters() {
  const { g, state, view, label } = useEden();
  const { brawl } = state;
  if (!brawl) return null;
  const faced = facedBy(g, view.faces);
  const hunts = hostilesIn(g, brawl.district)
    .filter((hostile) => !brawl.done.slice(0, -1).includes(refOf(hostile)))
    .map((hostile) => huntOf(faced, hostile))
    .filter((hunt) => hunt !== undefined);
  const pairs = new Map(hunts.map((hunt) => [`${hunt.controller}-${hunt.org}`, hunt]));
  return [...pairs.values()].map(({ controller, org }) => (
    <p key={`${controller}-${org}`} className={css.hunt} data-hunt="">
      <Logo org={state.orgs[controller].id} size={18} />
      {label("ui.moves-gang", { org: state.orgs[controller].id })}
      <Logo org={state.orgs[org].id} size={18} />
      {label("ui.is-prey", { org: state.orgs[org].id })}
    </p>
  ));
}
