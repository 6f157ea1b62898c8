/** Agents and Henchmen as figures where they stand: whose, how they are, what token they hold. */
import { type FigureState, Piece, type Point } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { CSSProperties, ReactNode } from "react";
import { type Agent, type Character, type Henchman, isAgent, refOf } from "../src/state.js";
import { profileOf } from "../src/table.js";
import { calledBy } from "../src/text/writing.js";
import type { District } from "../src/types.js";
import { AgentCard, HenchmanCard } from "./agent-card.js";
import { figureOf, shapeFor } from "./cast.js";
import css from "./district.module.css";
import { colourFor, gangs } from "./faces.js";
import { attackerIn } from "./forecast.js";
import { type Ground, on, sizeAt } from "./ground.js";
import { Logo } from "./logo.js";
import { standings } from "./standing.js";
import { TokenMark } from "./token-mark.js";
import { useEden } from "./use-eden.js";
import { useLooking } from "./use-subject.js";

type PiecesProps = { readonly district: District; readonly ground: Ground; readonly k: number };

export function Pieces({ district, ground, k }: PiecesProps) {
  const { g } = useEden();
  return (
    <>
      {[...standings(g, district).values()].map(({ who, at }) => (
        <Stand key={refOf(who)} who={who} at={at} ground={ground} k={k} />
      ))}
    </>
  );
}

/** A figure's box of 84 by 132 units, its feet at 42, 118. */
const BOX = "-42 -118 84 132";

function boxOf(ground: Ground, [x, y]: Point, k: number): CSSProperties {
  const [px, py] = on(ground, x, y);
  const unit = k * ground.figure * sizeAt(ground, y);
  return {
    left: px * k - 42 * unit,
    top: py * k - 118 * unit,
    width: 84 * unit,
    height: 132 * unit,
    zIndex: Math.round(10 + y * 100),
  };
}

type StandProps = {
  readonly who: Character;
  readonly at: Point;
  readonly ground: Ground;
  readonly k: number;
};

function Stand({ who, at, ground, k }: StandProps) {
  const { g, state } = useEden();
  const looking = useLooking(who);
  const org = who.org >= 0 ? state.orgs[who.org].id : "";
  const acts = state.brawl?.combat && attackerIn(g) === who;
  const states: FigureState[] = [];
  if (acts) states.push("chosen");
  if (who.grappled) states.push("stunned");
  const figure = isAgent(who) ? figureOf(who) : gangs[who.type];
  return (
    <div className={css.stand} style={boxOf(ground, at, k)} {...looking}>
      <OnBoard who={who}>
        <svg className={css.figure} viewBox={BOX} aria-hidden="true">
          <Piece
            figure={figure}
            colour={colourFor(org)}
            shape={shapeFor(org)}
            states={states}
            facing={at[0] > 1.5 ? "left" : "right"}
            rim={colourFor(org)}
          />
        </svg>
        {isAgent(who) ? <AgentTag agent={who} /> : <GangTag henchman={who} />}
      </OnBoard>
    </div>
  );
}

/** The thing to click. */
function OnBoard({ who, children }: { readonly who: Character; readonly children: ReactNode }) {
  const { name, me, label, state } = useEden();
  // Where there is nothing to do with somebody, the floor they stand on is pressed.
  const under = `zone/${who.district}/${who.zone}`;
  if (isAgent(who))
    return (
      <Spot
        on={`agent/${who.profile}`}
        label={name(who.profile)}
        mine={who.org === me}
        under={under}
        className={css.piece}
        preview={<AgentCard agent={who} />}
      >
        {children}
      </Spot>
    );
  const owner = who.org >= 0 ? name(state.orgs[who.org].id) : label("ui.hostile");
  return (
    <Spot
      on={`henchman/${who.number}`}
      label={`${name(who.type)}, ${owner}`}
      danger={who.org < 0}
      under={under}
      className={css.piece}
      preview={<HenchmanCard henchman={who} />}
    >
      {children}
    </Spot>
  );
}

/** The name one calls somebody by. */
export function shortName(name: string): string {
  const called = calledBy(name);
  return called.length > 11 ? called.split(" ")[0] : called;
}

function Pips({ health, of }: { readonly health: number; readonly of: number }) {
  return (
    <span className={css.pips}>
      {Array.from({ length: of }, (_, i) => i).map((i) => (
        <i key={i} data-full={i < health || undefined} />
      ))}
    </span>
  );
}

function AgentTag({ agent }: { readonly agent: Agent }) {
  const { g, state, name, label } = useEden();
  return (
    <>
      <span className={css.tag} style={{ borderColor: colourFor(state.orgs[agent.org].id) }}>
        {shortName(name(agent.profile))}
        <Pips health={agent.health} of={profileOf(g, agent).health} />
      </span>
      <span className={css.signs}>
        {agent.suppression && <i title={label("ui.suppression")}>↓</i>}
        {agent.wound && <i title={label("ui.wound")}>✚</i>}
        {agent.bleeding && <i title={label("ui.bleeding")}>♦</i>}
      </span>
      <TokenMark token={agent.token} />
    </>
  );
}

function GangTag({ henchman }: { readonly henchman: Henchman }) {
  const { g, state, name } = useEden();
  const owner = henchman.org >= 0 ? state.orgs[henchman.org].id : "";
  return (
    <>
      <span className={css.tag} style={{ borderColor: colourFor(owner) }}>
        <span className={css.named}>
          {owner !== "" && <Logo org={owner} size={15} />}
          {name(henchman.type)}
        </span>
        <Pips health={henchman.health} of={g.box.henchmen[henchman.type].health} />
      </span>
      <TokenMark token={henchman.token} />
    </>
  );
}
