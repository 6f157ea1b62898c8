/** Uplink. A mast above the roofs, and what it says to whoever listens. */
import { art, Scene, type SceneProps, Skyline } from "@sprawl/kit";

const WAVES = [44, 84, 124, 164];

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <rect width="640" height="400" className={art.sky} />
      <Skyline seed={27} foot={400} low={50} high={150} width={34} tone="far" lit={6} />
      {WAVES.map((r) => (
        <path
          key={r}
          className={art.glowLine}
          opacity={1 - r / 200}
          d={`M${320 - r} 110a${r} ${r} 0 0 1 ${2 * r} 0`}
        />
      ))}
      <path className={art.near} d="M314 110h12l26 290h-64z" />
      <path className={art.edge} d="M288 400l26-290h12l26 290M306 200h28M300 270h40M293 340h54" />
      <circle cx="320" cy="104" r="9" className={art.lamp} />
      <Skyline seed={8} foot={405} low={20} high={70} width={46} tone="near" lit={12} />
    </Scene>
  );
}
