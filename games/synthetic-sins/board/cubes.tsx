/** Wooden cubes of the game, seen from their corner: what is left stands, what is gone is an outline. */
type CubesProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly tone: "health" | "energy";
};

const TONES = {
  health: ["#ff6f7b", "#c2505c", "#8f2a36"],
  energy: ["#ffd25a", "#c79a38", "#9a6a12"],
} as const;

const R = 7;

export function Cubes({ label, value, max, tone }: CubesProps) {
  const rows = max > 10 ? 2 : 1;
  const per = Math.ceil(max / rows);
  const [width, height] = [per * 16, rows * 16];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      role="img"
      aria-label={`${label} ${value} / ${max}`}
    >
      {Array.from({ length: max }, (_, i) => i).map((i) => (
        <g key={i} transform={`translate(${(i % per) * 16 + 8} ${Math.floor(i / per) * 16 + 8})`}>
          <Cube tones={i < value ? TONES[tone] : undefined} />
        </g>
      ))}
    </svg>
  );
}

/** What a card costs, in cubes. */
export const EnergyCost = ({ cost, label }: { readonly cost: number; readonly label: string }) => (
  <span style={{ whiteSpace: "nowrap" }}>
    {cost}
    <span className="hidden-but-read"> {label}</span>{" "}
    <svg viewBox="-8 -8 16 16" width="12" height="12" aria-hidden="true">
      <Cube tones={TONES.energy} />
    </svg>
  </span>
);

function Cube({ tones }: { readonly tones: readonly [string, string, string] | undefined }) {
  const outline = `M0 ${-R}L${R} ${-R / 2}V${R / 2}L0 ${R}L${-R} ${R / 2}V${-R / 2}Z`;
  if (!tones) return <path d={outline} fill="#0a1120" stroke="#6f7f9c" strokeDasharray="2 2" />;
  return (
    <>
      <path d={outline} fill={tones[1]} stroke="#1b1206" strokeWidth=".8" />
      <path d={`M0 ${-R}L${R} ${-R / 2}L0 0L${-R} ${-R / 2}Z`} fill={tones[0]} />
      <path d={`M${R} ${-R / 2}L0 0V${R}L${R} ${R / 2}Z`} fill={tones[2]} />
    </>
  );
}
