/** Human Interface: Nakamura Tower. The tower, a drone's light, and two on the way up. */
import { art, Scene, type SceneProps, Skyline } from "@sprawl/kit";

const FLOORS = Array.from({ length: 17 }, (_, i) => 66 + i * 19);
/** Floors where somebody still works: y, and from where to where. */
const LIT = [
  [104, 268, 300],
  [142, 330, 372],
  [180, 262, 280],
  [180, 346, 380],
  [237, 258, 330],
  [275, 300, 388],
  [332, 254, 288],
] as const;

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <rect width="640" height="400" className={art.sky} />
      <circle cx="520" cy="92" r="52" className={art.haze} />
      <circle cx="520" cy="92" r="52" className={art.fine} />
      <Skyline seed={12} foot={400} low={40} high={130} width={40} tone="far" lit={8} />
      <path className={art.mid} d="M262 46l38-22h62l24 22l8 20l6 334H240l8-334z" />
      <path className={art.edge} d="M240 400l8-334l14-20l38-22h62l24 22l8 20l6 334" />
      <g className={art.fine}>
        {FLOORS.map((y) => (
          <path key={y} d={`M${248 - (y - 66) * 0.024} ${y}H${394 + (y - 66) * 0.018}`} />
        ))}
        <path d="M300 24l-2 376M362 24l4 376" />
      </g>
      {LIT.map(([y, from, to]) => (
        <path key={`${y} ${from}`} className={art.lamp} d={`M${from} ${y + 4}H${to}v11H${from}z`} />
      ))}
      <path className={art.edge} d="M318 24V4M332 24V-6M346 24v-14" />
      <circle cx="332" cy="6" r="3" className={art.lamp} />
      {/* The name, as a sign. */}
      <path className={art.near} d="M306 84h50v50h-50z" />
      <path className={art.glowLine} d="M306 84h50v50h-50zM318 124V96l26 28V96" />

      {/* The drone. */}
      <path className={art.beam} d="M154 132L262 196l-6 96z" />
      <path className={art.beam} d="M154 132L254 216l-2 50z" />
      <path className={art.near} d="M112 112h46l16 14l-12 14h-42l-18-12z" />
      <path
        className={art.edge}
        d="M112 112h46l16 14l-12 14h-42l-18-12zM96 104h34M142 104h34M113 104v8M159 104v8"
      />
      <circle cx="158" cy="128" r="5" className={art.glow} />

      <Climbers />
      <Skyline seed={5} foot={410} low={14} high={58} width={48} tone="near" lit={14} />
    </Scene>
  );
}

/** Two on the wall: one sure, one reaching. */
function Climbers() {
  return (
    <g transform="translate(398 330) scale(1.55) translate(-398 -330)">
      <path className={art.paleLine} d="M398 130V330" strokeWidth="1" />
      <path
        className={art.near}
        d="M396 246l10-14l-2-16l10-10l12 4l6 16l-4 18l12 16l-8 24l-8-2l2-18l-14-10l-10 8z"
      />
      <path
        className={art.paleLine}
        d="M396 246l10-14l-2-16l10-10l12 4l6 16l-4 18l12 16l-8 24l-8-2l2-18l-14-10l-10 8z"
      />
      <circle cx="418" cy="196" r="9" className={art.near} />
      <circle cx="418" cy="196" r="9" className={art.paleLine} />
      <path className={art.lamp} d="M410 194h9v4h-9z" />
      <path
        className={art.near}
        d="M400 356l6-20l-6-14l12-8l12 6l2 18l10 12l2 24l-10 2l-4-18l-10-8l-8 12z"
      />
      <path
        className={art.paleLine}
        d="M400 316l6 12l6-14l12 6l2 18l10 12l2 24l-10 2l-4-18l-10-8l-8 12l-6-6l6-20"
      />
      <circle cx="416" cy="304" r="9" className={art.near} />
      <circle cx="416" cy="304" r="9" className={art.paleLine} />
      <path className={art.glow} d="M408 302h9v4h-9z" />
    </g>
  );
}
