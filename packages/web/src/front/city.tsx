/** The town all of it happens in, wide and low, for the top of the front page. */
import { art, type SceneProps, Skyline } from "@sprawl/kit";

export function CityArt({ className }: SceneProps) {
  return (
    <svg
      viewBox="0 170 640 230"
      preserveAspectRatio="xMaxYMax slice"
      className={`${art.scene} ${className ?? ""}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="470" cy="280" r="86" className={art.lampLine} />
      <circle cx="470" cy="280" r="86" className={art.warmBeam} />
      <Skyline seed={31} foot={400} low={70} high={200} width={26} tone="far" lit={6} />
      <Skyline seed={14} foot={400} low={40} high={130} width={34} tone="mid" lit={10} />
      <path className={art.edge} d="M404 400V196l10-10h14v214M409 186v-20" />
      <path className={art.mid} d="M404 400V196l10-10h14v214z" />
      <path className={art.glow} d="M409 208h6v4h-6zM409 224h6v4h-6zM419 240h5v4h-5z" />
      <Skyline seed={9} foot={405} low={14} high={60} width={44} tone="near" lit={12} />
      <path className={art.glowLine} d="M0 372h640" strokeDasharray="40 14 6 14" opacity="0.6" />
    </svg>
  );
}
