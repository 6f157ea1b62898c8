/** The town all of it happens in, wide and low, for the top of the front page. */
import { art, Neon, type SceneProps, Skyline } from "@sprawl/kit";

export function CityArt({ className }: SceneProps) {
  return (
    <svg
      viewBox="0 170 640 230"
      preserveAspectRatio="xMaxYMax slice"
      className={`${art.scene} ${className ?? ""}`}
      aria-hidden="true"
      focusable="false"
    >
      <Sun />
      <Skyline seed={31} foot={400} low={70} high={200} width={26} tone="far" lit={6} />
      <path className={art.haze} opacity=".35" d="M0 330h640v70H0z" />
      <Skyline seed={14} foot={400} low={40} high={130} width={34} tone="mid" lit={10} />
      <Tower />
      <Signs />
      <Skyline seed={9} foot={405} low={14} high={60} width={44} tone="near" lit={12} />
      <Train />
      <Roof />
      <path className={art.dim} opacity=".35" strokeWidth=".8" d={RAIN} />
    </svg>
  );
}

/** It sets in stripes. */
function Sun() {
  return (
    <>
      <clipPath id="city-sun">
        <path d="M380 190h180v74H380zM380 268h180v14H380zM380 287h180v10H380zM380 303h180v7H380zM380 317h180v4H380z" />
      </clipPath>
      <circle cx="470" cy="280" r="128" className={art.warmBeam} opacity=".5" />
      <circle cx="470" cy="280" r="104" className={art.warmBeam} />
      <circle cx="470" cy="280" r="86" className={art.lamp} clipPath="url(#city-sun)" />
    </>
  );
}

/** The tallest of all, with the light of the sun along its side. */
function Tower() {
  return (
    <>
      <path className={art.mid} d="M384 400V206l12-14h22v208z" />
      <path className={art.near} d="M384 400V206l12-14h4v208z" />
      <path className={art.lampLine} strokeWidth="1.4" d="M418 192v162M401 192v-24" />
      <path
        className={art.glow}
        d="M404 206h8v3h-8zM404 214h8v3h-8zM404 230h8v3h-8zM404 254h8v3h-8zM404 262h8v3h-8zM404 286h8v3h-8zM388 224h6v3h-6zM388 248h6v3h-6zM388 280h6v3h-6z"
      />
      <circle cx="401" cy="167" r="2" className={art.lamp} />
    </>
  );
}

/** Neon over the streets: no letters, but everybody can read them. */
function Signs() {
  return (
    <>
      <Neon colour="var(--glow)" d="M286 262h16v44h-16zM290 270l8 6l-8 6M290 288l8 6l-8 6" />
      <Neon colour="var(--lamp)" d="M574 268h20v36h-20zM579 278a5 5 0 1 1 0 .1M579 294h10" />
      <Neon colour="var(--glow)" d="M216 300l9-16l9 16zM225 290v5" />
      <Neon colour="var(--lamp)" d="M352 302h14M352 308h14M352 314h9" />
    </>
  );
}

/** High above the street, full of light, on its way home. */
function Train() {
  return (
    <>
      <path
        className={art.near}
        d="M0 354h640v5H0zM250 359h7v41h-7zM372 359h7v41h-7zM494 359h7v41h-7z"
      />
      <path className={art.glowLine} opacity=".7" d="M0 354h640" />
      <path className={art.edge} d="M306 353v-13q0-5 6-5h118q13 0 21 18z" />
      <path className={art.near} d="M306 353v-13q0-5 6-5h118q13 0 21 18z" />
      <path
        className={art.pale}
        opacity=".85"
        d="M312 340h14v6h-14zM331 340h14v6h-14zM350 340h14v6h-14zM374 340h14v6h-14zM393 340h14v6h-14zM412 340h14v6h-14zM431 340h6q4 2 6 6h-12z"
      />
      <path className={art.warmBeam} d="M451 350l96-12v28z" />
    </>
  );
}

/** Somebody on a roof, who has seen all of this before. */
function Roof() {
  return (
    <g transform="translate(-66 0)">
      <path className={art.near} d="M520 400v-40h26v-8h34v8h60v40z" />
      <path className={art.edge} strokeWidth="1" d="M520 360h26v-8h34v8h60" />
      <path className={art.near} d="M600 360v-22q-1-9 5-12q-1-8 6-8t6 8q6 3 5 12l4 22z" />
      <path className={art.lampLine} strokeWidth="1.3" d="M600 360v-22q-1-9 5-12q-1-8 6-8" />
      <path className={art.glow} d="M606 323h7v2.6h-7z" />
      <path className={art.dim} d="M632 360v-34M626 332h12M628 338h8" />
    </g>
  );
}

const RAIN = Array.from(
  { length: 26 },
  (_, i) => `M${(i * 173) % 640} ${176 + ((i * 61) % 190)}l-4 12`,
).join("");
