/** The five Features as signs, the same wherever they stand. */
import type { Feature, Profile } from "../src/types.js";
import { FEATURES } from "../src/types.js";
import css from "./market.module.css";
import { useEden } from "./use-eden.js";

const ICONS: Readonly<Record<Feature, string>> = {
  movement: "M4 18l6-12l4 6l6-2",
  analysis: "M10 4a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM14.500 14.500L20 20",
  hacking: "M7 8l-4 4l4 4M17 8l4 4l-4 4M13 6l-2 12",
  reputation:
    "M12 4l2.400 5.400l5.600.600l-4.200 3.800l1.200 5.800L12 16.600L7 19.600l1.200-5.800L4 10l5.600-.600z",
  combat: "M5 19L19 5M14 5h5v5M5 5l14 14M5 14v5h5",
};

type IconProps = { readonly feature: Feature; readonly size?: number };

export function FeatureIcon({ feature, size = 18 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[feature]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** The values of a profile in a row; in words for whoever listens. */
export function FeatureRow({ profile }: { readonly profile: Profile }) {
  const { label } = useEden();
  const { movement, analysis, hacking, reputation, combat } = profile;
  return (
    <span className={css.traits}>
      <span className="hidden-but-read">
        {label("ui.features", { movement, analysis, hacking, reputation, combat })}
      </span>
      {FEATURES.map((feature) => (
        <i key={feature} aria-hidden="true" title={label(`short.${feature}`)}>
          <FeatureIcon feature={feature} size={15} />
          {profile[feature]}
        </i>
      ))}
    </span>
  );
}

/** What the signs mean, once above a list of profiles. */
export function FeatureLegend() {
  const { label } = useEden();
  return (
    <p className={css.legend} aria-hidden="true">
      {FEATURES.map((feature) => (
        <span key={feature}>
          <FeatureIcon feature={feature} size={15} /> {label(`short.${feature}`)}
        </span>
      ))}
    </p>
  );
}
