/** Social Deduction 2.0. Seven in a row under one lamp; one of them throws another's shadow. */
import { art, Scene, type SceneProps } from "@sprawl/kit";

const PEOPLE = [70, 153, 236, 320, 404, 487, 570] as const;
/** The one who is not what they seem. */
const FALSE_ONE = 487;

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <rect width="640" height="400" className={art.sky} />
      <path className={art.far} d="M0 0h640v300H0z" />
      <g className={art.fine}>
        {[40, 120, 200, 280, 360, 440, 520, 600].map((x) => (
          <path key={x} d={`M${x} 0v300`} />
        ))}
        <path d="M0 88h640M0 190h640" />
      </g>
      {/* Shadows on the wall: all alike but one. */}
      <g className={art.near} opacity="0.55">
        {PEOPLE.map((x) =>
          x === FALSE_ONE ? (
            <path
              key={x}
              d={`M${x - 78} 300v-96l18-22h30v-26l-14-14v-50l22-22h46l22 22v50l-14 14v26h30l18 22v96zM${x - 20} 70v-34M${x + 22} 70v-22`}
            />
          ) : (
            <path
              key={x}
              d={`M${x - 52} 300c0-60 16-86 40-94v-14c-14-8-20-24-20-42c0-26 14-42 32-42s32 16 32 42c0 18-6 34-20 42v14c24 8 40 34 40 94z`}
            />
          ),
        )}
      </g>
      <g className={art.lampLine}>
        <path d={`M${FALSE_ONE - 20} 70v-34M${FALSE_ONE + 22} 70v-22`} />
      </g>
      <path className={art.warmBeam} d="M296 34h48l250 286H46z" />
      <path className={art.near} d="M318 0h4v16h-4zM284 36l14-20h44l14 20z" />
      <path className={art.lamp} d="M292 36h56l-6 8h-44z" />

      {PEOPLE.map((x, i) => (
        <g key={x}>
          <path
            className={art.near}
            d={`M${x - 37} 340c0-50 12-70 26-75v-12c-9-6-14-17-14-31c0-19 10-31 25-31s25 12 25 31c0 14-5 25-14 31v12c14 5 26 25 26 75z`}
          />
          <path
            className={art.dim}
            d={`M${x - 37} 340c0-50 12-70 26-75v-12c-9-6-14-17-14-31c0-19 10-31 25-31s25 12 25 31c0 14-5 25-14 31v12c14 5 26 25 26 75`}
          />
          {x === FALSE_ONE ? (
            <path className={art.lamp} d={`M${x - 13} 219h9v4h-9zM${x + 4} 219h9v4h-9z`} />
          ) : (
            <path className={art.dim} d={`M${x - 13} 221h9M${x + 4} 221h9`} />
          )}
          <text
            x={x}
            y="316"
            textAnchor="middle"
            fontSize="20"
            fontFamily="var(--font-mono)"
            className={x === FALSE_ONE ? art.lamp : art.pale}
            opacity={x === FALSE_ONE ? 1 : 0.55}
          >
            {`0${i + 1}`}
          </text>
        </g>
      ))}
      {/* The table, and a hand that accuses. */}
      <path className={art.mid} d="M-20 334h680v66H-20z" />
      <path className={art.edge} d="M-20 334h680" />
      <path className={art.near} d="M150 400l20-36l92-14l40 4l-4 10l-56 8l-20 28z" />
      <path className={art.edge} d="M170 364l92-14l40 4l-4 10l-56 8" />
      <path className={art.glowLine} d="M310 356l150-28" strokeDasharray="3 7" />
      <g className={art.glowLine}>
        <path d="M474 338h40v44h-40zM488 338v44M474 360h40" />
      </g>
    </Scene>
  );
}
