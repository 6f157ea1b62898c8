/** Before the mission: its story, and the gear to choose from or to buy, as cards. */
import { Portrait } from "@sprawl/art";
import type { OptionIn } from "@sprawl/engine";
import { Icon, Spot, useMedia, useTable } from "@sprawl/kit";
import { missionOf } from "../src/content/missions/index.js";
import { type GearId, gear as gearCards } from "../src/gear/index.js";
import type { SinsQuestions, SinsState } from "../src/index.js";
import { faces, grounds } from "./cast.js";
import css from "./draft.module.css";
import { GearCard } from "./gear.js";
import { stressed, useLabel } from "./words.js";

/** As many cards as lie beside each other on a phone; below more of them nothing is in sight. */
const ROW = 2;

export function Draft() {
  const { view, choices } = useTable<SinsState, SinsQuestions>();
  const label = useLabel();
  const phone = useMedia("phone");
  const mission = missionOf(view.state.mission);
  const { you } = view.state;
  const title = label(`mission.${mission.id}.title`);
  const offered = gearIn(choices.question?.options ?? []);
  return (
    <div className={css.draft}>
      <section
        className={css.brief}
        aria-label={title}
        data-short={offered.length > 0 || undefined}
        data-crowded={offered.length > ROW || undefined}
      >
        <Portrait face={faces.odalys} ground={grounds.odalys} size={96} className={css.caller} />
        <div>
          <h3>{label("board.mission", { number: mission.number, title })}</h3>
          <p>{stressed(label(`mission.${mission.id}.introduction`))}</p>
        </div>
      </section>
      {offered.length > 0 && (
        <section className={css.gear} aria-label={label("board.gear")}>
          <p className={css.lead}>
            <Left offered={offered} energy={you.maxEnergy} />
          </p>
          <ul>
            {offered.map((id) => (
              <li key={id}>
                <Spot
                  on={`gear/${id}`}
                  label={`${label(`gear.${id}.name`)}. ${label(`gear.${id}.text`)}`}
                >
                  <GearCard id={id} width={phone ? 144 : 168} />
                  <span className={css.packed}>
                    <Icon name="check" /> {label("draft.packed")}
                  </span>
                </Spot>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The gear that the question speaks of, each card once. */
function gearIn(options: readonly OptionIn<SinsQuestions>[]): readonly GearId[] {
  return [...new Set(options.flatMap(gearOf))];
}

const gearOf = (option: OptionIn<SinsQuestions>): readonly GearId[] =>
  "gear" in option ? [option.gear] : [];

/** Energy that would be left with what is picked. */
function Left({
  offered,
  energy,
}: {
  readonly offered: readonly GearId[];
  readonly energy: number;
}) {
  const { choices } = useTable<SinsState, SinsQuestions>();
  const label = useLabel();
  const { question } = choices;
  if (question?.kind !== "equip") return label("draft.keep-one");
  const picked = question.options.filter(({ key }) => choices.picked.has(key)).flatMap(gearOf);
  const counted = picked.filter((gear) => offered.includes(gear));
  const cost = counted.reduce((sum, gear) => sum + gearCards[gear].equipCost, 0);
  return label("draft.energy", { left: energy - cost, energy });
}
