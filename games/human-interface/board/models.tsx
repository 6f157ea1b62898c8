/** Everybody on the floor. */
import { type FigureState, Piece } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { waysToAttack } from "../src/attacks.js";
import { isAI, type Model, tokensOf, WIDTH, woundValue } from "../src/index.js";
import { AttackSheet } from "./attack-sheet.js";
import css from "./board.module.css";
import { figures, sideOfModel, sides } from "./cast.js";
import { CELL } from "./drawing.js";
import { Life } from "./life.js";
import { ModelCard } from "./model-card.js";
import { OddsCard } from "./odds.js";
import { corner } from "./sight.js";
import { type TagPlace, tagPlaces } from "./tags.js";
import { shortName, useMission } from "./use-mission.js";

export function Models() {
  const { state } = useMission();
  const there = state.models.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  const places = tagPlaces(there);
  return (
    <>
      {there.map((model) => (
        <OnFloor key={model.id} model={model} tag={places.get(model)} />
      ))}
    </>
  );
}

type OneModel = { readonly model: Model };

/** How it may be attacked by whoever acts, and its card. */
export function Look({ model }: OneModel) {
  return (
    <div className={css.look}>
      <AttackOdds model={model} />
      <ModelCard model={model} />
    </div>
  );
}

/** What the attacks on it that are offered would do; in a menu, the first. */
function AttackOdds({ model, most = 3 }: OneModel & { readonly most?: number }) {
  const { g } = useMission();
  const attacker = useAttacker(model);
  if (!attacker) return null;
  return waysToAttack(g, attacker, model)
    .slice(0, most)
    .map((means) => (
      <OddsCard key={means.weapon.id} attacker={attacker} target={model} means={means} />
    ));
}

/** Who of one's own may attack it now. */
function useAttacker(model: Model): Model | undefined {
  const { table, active, own } = useMission();
  const isTarget = table.choices.on(`model/${model.id}`).some(({ kind }) => kind === "attack");
  return isTarget && active?.team === own ? active : undefined;
}

/** What lies on its card, as signs: tokens, what it carries, a program's grip. */
function Signs({ model }: { readonly model: Model }) {
  const { state, label, thing } = useMission();
  const carried = state.objectives.some(({ carrier }) => carrier === model.id);
  const gripped = state.teams.some(({ network }) =>
    network.some(({ target }) => target === model.id),
  );
  const tokens = [...new Set(model.tokens.map(({ kind }) => kind))];
  return (
    <>
      {model.activated && <abbr title={label("acted")}>✓</abbr>}
      {model.reacted && <abbr title={label("reacted")}>↯</abbr>}
      {state.activation.dragging !== "" && state.activation.model === model.id && (
        <abbr title={label("drags")}>⇤</abbr>
      )}
      {carried && <abbr title={label("carries")}>◆</abbr>}
      {gripped && <abbr title={label("gripped")}>☣</abbr>}
      {tokens.map((kind) => (
        <abbr key={kind} title={thing("kind", kind)}>
          {TOKEN_SIGNS[kind]}
          {tokensOf(model, kind) > 1 && `×${tokensOf(model, kind)}`}
        </abbr>
      ))}
    </>
  );
}

const TOKEN_SIGNS: Readonly<Record<string, string>> = {
  "no-dodge": "⊘",
  dodge: "−2",
  reaction: "−1",
};

/** A figure's box, with its feet a little below the middle of the square. */
function boxOf(at: number): CSSProperties & { readonly "--feet": number } {
  const [x, y] = corner(at);
  return { left: x - 6, top: y - 30, width: CELL + 12, height: CELL + 26, "--feet": 0.82 };
}

function OnFloor({ model, tag }: OneModel & { readonly tag: TagPlace | undefined }) {
  const { g, factions, own, active, thing, label } = useMission();
  const side = sides[sideOfModel(model, factions)];
  const states: FigureState[] = [];
  if (model.condition === "unconscious") states.push("down");
  if (model.stunned) states.push("stunned");
  if (active?.id === model.id) states.push("chosen");
  const name = thing("model", model.id);
  const limit = woundValue(g, model);
  const attacker = useAttacker(model);
  return (
    <Spot
      on={`model/${model.id}`}
      label={name}
      preview={<Look model={model} />}
      before={<AttackOdds model={model} most={1} />}
      sheet={attacker && <AttackSheet attacker={attacker} target={model} />}
      mine={own >= 0 && model.team === own}
      danger={isAI(model)}
      // It stands in its square, and its head before the one behind.
      under={[`square/${model.at}`, `square/${model.at - WIDTH}`]}
      className={css.model}
      style={boxOf(model.at)}
    >
      <svg viewBox="-47 -100 94 116" aria-hidden="true">
        <Piece
          figure={figures[model.card] ?? figures.doctor}
          colour={side.colour}
          shape={side.shape}
          states={states}
          facing={side === sides.nakamura ? "left" : "right"}
        />
      </svg>
      <span
        className={css.tag}
        style={{ "--side": side.colour } as CSSProperties}
        data-place={tag}
        data-crippled={model.crippled || undefined}
        data-active={active?.id === model.id || undefined}
      >
        <b>
          {shortName(name)}
          <Signs model={model} />
        </b>
        <Life label={label("wounds")} left={limit - model.wounds} of={limit} />
      </span>
    </Spot>
  );
}
