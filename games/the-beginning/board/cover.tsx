/** Human Punishment: The Beginning. One head, half grown and half built, over the city it divides. */
import { art, Scene, type SceneProps, Skyline } from "@sprawl/kit";

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <rect width="640" height="400" className={art.sky} />
      <circle cx="320" cy="178" r="170" className={art.haze} />
      <circle cx="320" cy="178" r="170" className={art.lampLine} />
      <circle cx="320" cy="178" r="184" className={art.fine} strokeDasharray="2 9" />
      <Skyline seed={3} foot={400} low={60} high={180} width={34} tone="far" lit={9} />

      {/* The grown half. */}
      <path
        className={art.near}
        d="M320 44c-52 0-92 34-96 88c-1 18 3 30 2 42c-1 10-12 26-16 36c-2 6 2 9 10 11c3 1 2 6 0 10c-2 5 2 8 6 10c-4 5-4 9 0 13c4 5-2 13 2 22c5 11 22 12 44 8c10 10 12 30 4 60l-56 26v30h100z"
      />
      <path className={art.dim} d="M252 168c10-9 26-9 36 0c-10 8-26 8-36 0z" />
      <circle cx="270" cy="168" r="4.5" className={art.pale} />
      <path className={art.dim} d="M244 150c12-10 32-11 46-3M236 246c14 3 30 2 44-4" />

      {/* The built half: plates, bolts, one lamp. */}
      <path
        className={art.mid}
        d="M320 44h58l34 34v52l10 14v48l-14 10v34l-22 30h-28l-14 18v34l20 22v60h-44z"
      />
      <g className={art.edge}>
        <path d="M320 44h58l34 34v52l10 14v48l-14 10v34l-22 30h-28l-14 18v34l20 22v60" />
        <path d="M320 92h44l20 20h28M320 132h34M320 214h40l16-16h32M360 214v50M384 198v44M336 132v-40" />
        <path d="M332 264v18M344 264v14M320 282h24M326 330h30M322 348h36M318 366h42" />
      </g>
      <path className={art.near} d="M342 150h62l8 14l-10 16h-50l-14-16z" />
      <path className={art.edge} d="M342 150h62l8 14l-10 16h-50l-14-16z" />
      <circle cx="374" cy="165" r="10" className={art.glow} />
      <circle cx="374" cy="165" r="17" className={art.glowLine} />
      <path className={art.beam} d="M374 165L640 92v150z" />
      <g className={art.dim}>
        <circle cx="372" cy="70" r="3" />
        <circle cx="400" cy="96" r="3" />
        <circle cx="392" cy="224" r="3" />
      </g>
      <path className={art.paleLine} d="M320 30v370" />

      <Skyline seed={8} foot={410} low={16} high={70} width={44} tone="near" lit={12} />
    </Scene>
  );
}
