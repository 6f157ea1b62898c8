/** Synthetic Sins. A hall at night, a guard's light, and somebody just outside of it. */
import { art, Scene, type SceneProps } from "@sprawl/kit";

const LINES = [-560, -400, -260, -140, -40, 40, 140, 260, 400, 560] as const;
const ROWS = [252, 264, 280, 302, 332, 372] as const;

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <rect width="640" height="400" className={art.sky} />
      {/* Back wall with a door of light. */}
      <path className={art.far} d="M150 70h340v176H150z" />
      <path className={art.mid} d="M0 0l150 70v176L0 400zM640 0L490 70v176l150 154z" />
      <path className={art.near} d="M0 0h640L490 70H150z" />
      <g className={art.edge}>
        <path d="M150 70h340v176H150zM0 0l150 70M640 0L490 70M0 400l150-154M640 400L490 246" />
        <path d="M74 35v289M566 35v289M112 52v233M528 52v233" />
      </g>
      <path className={art.haze} d="M286 128h68v118h-68z" />
      <path className={art.glowLine} d="M286 246V128h68v118" />
      <g className={art.fine}>
        <path d="M150 150h136M354 150h136M150 200h136M354 200h136M200 70v176M440 70v176" />
      </g>
      <path className={art.near} d="M150 246h340l150 154H0z" />
      <g className={art.fine}>
        {LINES.map((x) => (
          <path key={x} d={`M${320 + x * 0.3} 246L${320 + x} 400`} />
        ))}
        {ROWS.map((y) => (
          <path key={y} d={`M${150 - (y - 246) * 0.974} ${y}H${490 + (y - 246) * 0.974}`} />
        ))}
      </g>
      {/* The guard, and what the guard sees. */}
      <path className={art.warmBeam} d="M322 204L116 400h330z" />
      <path className={art.warmBeam} d="M322 204L190 400h190z" />
      <path
        className={art.near}
        d="M306 252v-38l-6-4v-30l10-8h5v-5l-4-4v-10l5-5h12l5 5v10l-4 4v5h5l10 8v30l-6 4v38h-12v-28h-8v28z"
      />
      <path
        className={art.edge}
        d="M306 252v-38l-6-4v-30l10-8h5v-5l-4-4v-10l5-5h12l5 5v10l-4 4v5h5l10 8v30l-6 4v38"
      />
      <path className={art.lamp} d="M314 152h16v5h-16zM317 200h10v8h-10z" />

      {/* You: behind the crates, in the cold. */}
      <path className={art.mid} d="M430 300h150v100H430z" />
      <path className={art.edge} d="M430 400V300h150M430 334h150M506 300v100" />
      <path
        className={art.near}
        d="M520 400c-6-50 4-84 22-98c-8-6-12-16-11-28c1-18 13-31 31-32c22-1 36 16 34 42c-1 14-5 22-10 30c24 12 38 44 40 86z"
      />
      <path
        className={art.glowLine}
        d="M520 400c-6-50 4-84 22-98c-8-6-12-16-11-28c1-18 13-31 31-32c22-1 36 16 34 42c-1 14-5 22-10 30c24 12 38 44 40 86"
      />
      <path className={art.far} d="M534 274c2-10 10-18 22-19c4 14 0 30-10 40c-9-4-13-12-12-21z" />
      <path className={art.glow} d="M537 271l12-2v5l-12 2z" />
      <path className={art.paleLine} d="M520 352l-34 8l-26-4" />
      <path className={art.pale} d="M462 350l-20-2v6l20 8z" />
    </Scene>
  );
}
