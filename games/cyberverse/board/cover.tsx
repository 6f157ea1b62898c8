/** CyberVerse. Somebody lies still; above them opens the other city, made of lines. */
import { art, Scene, type SceneProps, thrown } from "@sprawl/kit";

const ROWS = [206, 210, 216, 225, 238] as const;

function towers() {
  const next = thrown(21);
  return Array.from({ length: 15 }, (_, i) => {
    const x = 40 + i * 38 + next() * 8;
    const high = 24 + next() * 110 * (1 - Math.abs(i - 7) / 9);
    return { x, y: 204 - high, w: 20 + next() * 10, deep: 7 };
  });
}

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <rect width="640" height="400" className={art.sky} />
      <circle cx="320" cy="132" r="112" className={art.haze} />
      <circle cx="320" cy="132" r="112" className={art.glowLine} />
      <g className={art.fine}>
        <ellipse cx="320" cy="132" rx="112" ry="34" />
        <ellipse cx="320" cy="132" rx="112" ry="74" />
        <ellipse cx="320" cy="132" rx="40" ry="112" />
        <ellipse cx="320" cy="132" rx="80" ry="112" />
        <path d="M320 20v224M208 132h224" />
      </g>
      {/* The city of lines. */}
      <g>
        {towers().map(({ x, y, w, deep }) => (
          <g key={x}>
            <path
              className={art.mid}
              opacity="0.85"
              d={`M${x} 206V${y}l${deep}-${deep}h${w}V${206 - deep}L${x + w} 206z`}
            />
            <path
              className={art.edge}
              d={`M${x} 206V${y}h${w}V206M${x} ${y}l${deep}-${deep}h${w}l-${deep} ${deep}M${x + w + deep} ${y - deep}V206`}
            />
          </g>
        ))}
      </g>
      <g className={art.glowLine} strokeWidth="1">
        {ROWS.map((y) => (
          <path key={y} d={`M0 ${y}h640`} opacity={(250 - y) / 60} />
        ))}
      </g>
      {/* Three who are inside already. */}
      <g>
        {[196, 322, 446].map((x, i) => (
          <g key={x}>
            <path className={art.lamp} d={`M${x} ${62 - i * 9}l13 22l-13 22l-13-22z`} />
            <path className={art.near} d={`M${x} ${74 - i * 9}l6 10l-6 10l-6-10z`} />
            <path
              className={art.lampLine}
              d={`M${x} ${106 - i * 9}V${258}`}
              strokeDasharray="2 6"
            />
          </g>
        ))}
      </g>
      {/* The room below: the chair, the cables, the one who lies in it. */}
      <path className={art.near} d="M0 258h640v142H0z" />
      <path className={art.edge} d="M0 258h640" />
      {/* The chair. */}
      <path className={art.mid} d="M150 296l20-8l160 56h150l60 26l-6 12l-60-20H322L156 312z" />
      <path className={art.edge} d="M150 296l20-8l160 56h150l60 26l-6 12l-60-20H322L156 312z" />
      <path
        className={art.edge}
        d="M352 362v26M330 388h46l14 12h-74zM420 362l24 38M240 338l-20 62"
      />
      {/* Whoever lies in it: head, body, one arm, knees drawn up. */}
      <path
        className={art.far}
        d="M206 300l24-2l96 30l62-22l14 2l78 48l34 2v12l-44-2l-78-36l-58 26l-24 2l-110-38z"
      />
      <path
        className={art.paleLine}
        d="M206 300l24-2l96 30l62-22l14 2l78 48l34 2v12l-44-2l-78-36l-58 26l-24 2l-110-38z"
      />
      <path className={art.paleLine} d="M236 304l40 32l54 2" />
      <circle cx="190" cy="284" r="19" className={art.far} />
      <circle cx="190" cy="284" r="19" className={art.paleLine} />
      <path className={art.glow} d="M178 272l22-6l8 8l-4 6l-22 4z" />
      <path className={art.glowLine} d="M192 266l4-8M200 268l122 4v-14M206 272l200 6l40-20" />
    </Scene>
  );
}
