/** What a weapon does to whoever is hit: shown where it lies, and over what can be done with it. */
import type { WeaponKind } from "../src/weapon-cards.js";
import css from "./weapon-facts.module.css";
import { useLabel, useThing } from "./words.js";

type WeaponFactsProps = {
  readonly kind: WeaponKind;
  /** Over a menu, whose head names it. */
  readonly inMenu?: boolean;
};

export function WeaponFacts({ kind, inMenu }: WeaponFactsProps) {
  const label = useLabel();
  const thing = useThing();
  const text = label(`weapon.${kind}`);
  if (inMenu) return <small className={css.inMenu}>{text}</small>;
  return (
    <div className={css.facts}>
      <b>{thing("weapon", kind)}</b>
      <p>{text}</p>
    </div>
  );
}
