/** The four dice of an Activation: what each of them says, before it happens. */
import { Die, type Stager } from "@sprawl/kit";
import { areaOf } from "../src/dice.js";
import { typeOf } from "../src/spawning.js";
import css from "./dice-scene.module.css";
import { useCity } from "./use-city.js";

const TONES = { orange: "#ff9a3c", red: "#ff5b4d", white: "#f3ead8" } as const;

export const diceRolled: Stager = ({ args }) => {
  if (args.dice !== "orange red white white") return undefined;
  return { shape: "scene", node: <Dice rolled={String(args.rolled).split(" ").map(Number)} /> };
};

function Dice({ rolled: [orange, red, one, two] }: { readonly rolled: readonly number[] }) {
  const { g, thing, label } = useCity();
  const type = typeOf(g, red);
  const walks = type !== undefined && g.box.enemies[type].walks === true;
  return (
    <div className={css.scene} data-moment="">
      <div className={css.dice}>
        <p>
          <Die label={label("die.orange")} value={orange} tone={TONES.orange} size="l" />
          <span>{label("die.area", { area: thing("area", areaOf(orange)) })}</span>
        </p>
        <p>
          <Die label={label("die.red")} value={red} tone={TONES.red} size="l" />
          <span>
            {type ? label("die.enemy", { enemy: thing("enemy", type) }) : label("die.none")}
          </span>
        </p>
        <p data-idle={type === undefined || walks || undefined}>
          <span className={css.pair}>
            <Die label={label("die.white")} value={one} tone={TONES.white} size="l" />
            <Die label={label("die.white")} value={two} tone={TONES.white} size="l" />
          </span>
          <span>{label("die.spot", { n: one + two })}</span>
        </p>
      </div>
    </div>
  );
}
