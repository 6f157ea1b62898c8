/** How one stands, for whoever hears the table: the task, the Team, what it holds, the alarm, who is near. */
import { isAI, isConscious, type Model, woundValue } from "../src/index.js";
import { areaName, areaOf, onBoard } from "../src/models.js";
import { BREAKING_POINT } from "../src/shock.js";
import { canSee, distanceBetween } from "../src/sight.js";
import { purseOf } from "../src/tokens.js";
import { useMission } from "./use-mission.js";

export function InWords() {
  const { state, mission, own, g, label } = useMission();
  const mates = state.models.filter(({ home, kind }) => home === own && kind === "character");
  const alarms = state.alarm.flatMap((level, area) =>
    level > 0 ? [label("stand.area", { area: areaName(g, area), level })] : [],
  );
  return (
    <>
      <li>
        {label("turn", { turn: state.turn, turns: mission.turns })}, {label(`phase.${state.phase}`)}
        . {label(`goal.${mission.id}`)}
      </li>
      {own >= 0 && (
        <li>{label("purse", { n: purseOf(g, own), hand: state.teams[own].hand.length })}.</li>
      )}
      {mates.map((model) => (
        <Mate key={model.id} model={model} />
      ))}
      {alarms.length > 0 && <li>{label("stand.alarm", { list: alarms })}</li>}
      {state.models
        .filter(
          (model) =>
            isConscious(model) &&
            onBoard(model) &&
            model.team !== own &&
            (isAI(model) || model.kind === "character"),
        )
        .map((model) => (
          <Hostile key={model.id} model={model} mates={mates} />
        ))}
    </>
  );
}

/** Where one of one's own is and how it does, with what it carries. */
function Mate({ model }: { readonly model: Model }) {
  const { state, g, label, thing } = useMission();
  const { id, at, wounds, shock, crippled, equipment } = model;
  const items = equipment.filter((item) => item.id !== "").map((item) => thing("item", item.id));
  const limit = woundValue(g, model);
  return (
    <li>
      {[
        onBoard(model)
          ? label("stand.model", { model: id, square: at, area: areaName(g, areaOf(g, model)) })
          : thing("model", id),
        label(crippled ? "wounds-crippled" : "wounds-of", { n: wounds, of: limit }),
        label("shock", { n: Math.min(shock, BREAKING_POINT) }),
        ...(state.activation.model === id ? [label("points", { n: state.activation.points })] : []),
        ...(items.length > 0 ? [label("stand.carries", { list: items })] : []),
        ...(isConscious(model) ? [] : [label("fate.unconscious")]),
      ].join(". ")}
      .
    </li>
  );
}

type HostileProps = { readonly model: Model; readonly mates: readonly Model[] };

/** Somebody of another side: how far from whom, and whom it sees. */
function Hostile({ model, mates }: HostileProps) {
  const { g, label } = useMission();
  const there = mates.filter((mate) => onBoard(mate) && isConscious(mate));
  const away = (mate: Model) => distanceBetween(g, model.at, mate.at);
  const [nearest] = there.toSorted((a, b) => away(a) - away(b));
  const seen = there.filter((mate) => canSee(g, model, mate)).map(({ id }) => id);
  const args = { model: model.id, square: model.at, area: areaName(g, areaOf(g, model)) };
  return (
    <li>
      {label("stand.model", args)}
      {nearest && `, ${label("stand.away", { n: away(nearest), victim: nearest.id })}`}
      {seen.length > 0 && `; ${label("stand.sees", { victim: seen })}`}.
    </li>
  );
}
