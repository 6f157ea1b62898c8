/** Oneself in the dock: the character that acts, the others of the Team, gear, the hand of programs. */
import { Portrait, Shown } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import { Hand, Spot, useMedia } from "@sprawl/kit";
import { isFaceUp, type Model, sideOf, woundValue } from "../src/index.js";
import { BREAKING_POINT } from "../src/shock.js";
import { purseOf } from "../src/tokens.js";
import { Briefing } from "./briefing.js";
import { faces, grounds } from "./cast.js";
import { Choosing } from "./choosing.js";
import { pictureOf } from "./items.js";
import { Life } from "./life.js";
import css from "./me.module.css";
import { ModelCard } from "./model-card.js";
import { ProgramSpot } from "./networks.js";
import { shortName, useMission } from "./use-mission.js";

export function Me() {
  const { state, own, g, active, label, table } = useMission();
  const { question } = table.choices;
  const team = state.teams[own];
  if (!team) return null;
  const members = state.models.filter(({ home, kind }) => home === own && kind === "character");
  if (members.length === 0) return <Briefing />;
  const shown = members.find(({ id }) => id === asked(question)) ?? ours(active, own) ?? members[0];
  const others = members.filter((model) => model !== shown);
  return (
    <div
      className={css.me}
      data-networks={(!isOnFloor(state.phase) && team.hand.length > 0) || undefined}
    >
      {question?.kind === "activate" ? (
        <Choosing members={members} faction={team.faction} />
      ) : (
        <>
          {shown && <Own model={shown} faction={team.faction} />}
          <ul className={css.mates}>
            {others.map((model) => (
              <Mate key={model.id} model={model} faction={team.faction} />
            ))}
          </ul>
          {shown && <Gear model={shown} />}
        </>
      )}
      {team.hand.length > 0 && (
        <div className={css.hand} data-ref="hand">
          <Hand label={label("hand")}>
            {team.hand.map((card) => (
              <ProgramSpot key={card} card={card} owner={team.faction} hostile={false} held />
            ))}
          </Hand>
          <small>{label("only-you", { n: purseOf(g, own) })}</small>
        </div>
      )}
    </div>
  );
}

type Asked = { readonly args?: Readonly<Record<string, Plain>> | undefined } | undefined;

/** Whom the question is about: the one that is attacked, before whoever acts. */
const asked = (question: Asked): Plain => question?.args?.victim || question?.args?.model;

const ours = (model: Model | undefined, own: number): Model | undefined =>
  model?.team === own ? model : undefined;

/** Phases 5 and 6: programs wait, weapons speak. */
const isOnFloor = (phase: number): boolean => phase === 5 || phase === 6;

type OwnProps = { readonly model: Model; readonly faction: string };

function Own({ model, faction }: OwnProps) {
  const { state, g, label, thing } = useMission();
  const phone = useMedia("phone");
  const { physical, mental, speed } = sideOf(g, model);
  const acts = state.activation.model === model.id;
  const limit = woundValue(g, model);
  return (
    <div className={css.own}>
      <div className={css.portrait}>
        <Portrait
          face={faces[model.card] ?? faces.phantom}
          ground={grounds[faction]}
          size={phone ? 64 : 132}
          mood={model.crippled ? "hit" : "calm"}
          label={thing("model", model.id)}
        />
        {acts && <b className={css.points}>{label("points", { n: state.activation.points })}</b>}
      </div>
      <div className={css.numbers}>
        <h3>{thing("model", model.id)}</h3>
        <dl className={css.skills}>
          {[
            ["PH", physical],
            ["M", mental],
            ["SP", speed],
          ].map(([name, value]) => (
            <div key={name}>
              <dd>{value}</dd>
              <dt>{name}</dt>
            </div>
          ))}
          {acts && state.activation.steps > 0 && (
            <div>
              <dd>{state.activation.steps}</dd>
              <dt>{label("steps")}</dt>
            </div>
          )}
          {!acts && model.resources > 0 && (
            <div className={css.sr}>
              <dd>{model.resources}</dd>
              <dt>SR</dt>
            </div>
          )}
        </dl>
        <div data-ref="wounds">
          <p>
            {label(model.crippled ? "wounds-crippled" : "wounds-of", {
              n: model.wounds,
              of: limit,
            })}
          </p>
          <Life label={label("wounds")} left={limit - model.wounds} of={limit} />
        </div>
        <p>{label("shock-from", { n: model.shock, start: model.startShock })}</p>
        <Life
          label={label("shock-left")}
          left={BREAKING_POINT - Math.min(BREAKING_POINT, model.shock)}
          of={BREAKING_POINT}
          tone="shock"
        />
      </div>
    </div>
  );
}

function Mate({ model, faction }: OwnProps) {
  const { g, label, thing } = useMission();
  const limit = woundValue(g, model);
  const name = thing("model", model.id);
  return (
    <li>
      <Spot
        on={`model/${model.id}`}
        label={name}
        preview={
          <div className={css.look}>
            <ModelCard model={model} />
          </div>
        }
        mine
        className={css.mate}
      >
        <Portrait
          face={faces[model.card] ?? faces.phantom}
          ground={grounds[faction]}
          size={46}
          out={model.condition !== "ready" || model.lost}
          label={name}
        />
        <Life label={label("wounds")} left={limit - model.wounds} of={limit} />
        <span>{shortName(name)}</span>
      </Spot>
    </li>
  );
}

/** What the character carries: a card each, with both brackets of a weapon. */
function Gear({ model }: { readonly model: Model }) {
  const { g, thing, label } = useMission();
  const shown = model.equipment.filter(({ id }) => id !== "");
  if (shown.length === 0) return null;
  return (
    <ul className={css.gear}>
      {shown.map((item, slot) => {
        const weapon = g.box.weapons[item.id];
        const gear = g.box.gear[item.id];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots keep their numbers.
          <li key={slot} data-down={!isFaceUp(g, model, item) || undefined}>
            <Spot
              on={`item/${item.id}`}
              label={thing("item", item.id)}
              preview={
                <div className={css.look}>
                  <ModelCard model={model} />
                </div>
              }
              className={css.item}
            >
              <span className={css.picture}>
                <Shown picture={pictureOf(weapon, gear)} width={64} />
              </span>
              <b className={css.itemName}>{thing("item", item.id)}</b>
              <span className={css.brackets}>
                {weapon ? (
                  [weapon.effective, weapon.maximum].map(
                    (bracket, i) =>
                      bracket && (
                        // biome-ignore lint/suspicious/noArrayIndexKey: near, then far.
                        <small key={i}>
                          <b>{bracket.damage}</b> {label("to", { n: bracket.range })}
                        </small>
                      ),
                  )
                ) : (
                  <small>{item.uses >= 0 ? label("uses", { n: item.uses }) : ""}</small>
                )}
              </span>
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}
