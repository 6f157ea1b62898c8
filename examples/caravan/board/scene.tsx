/** Where it all happens: dusk over the dunes, the crawlers of a caravan on their way. Only a picture. */
import css from "./scene.module.css";

export function Scene() {
  return (
    <svg
      className={css.scene}
      viewBox="0 0 1440 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className={css.sky} width="1440" height="700" />
      <circle className={css.moon} cx="1130" cy="150" r="92" />
      <circle className={css.shade} cx="1166" cy="132" r="86" />
      <path
        className={css.far}
        d="M0 330 150 250l90 60 140-110 130 90 170-70 130 80 180-110 150 90 140-50 160 70v370H0z"
      />
      <path className={css.mid} d="M0 430c180-70 330-60 520 0s330 60 520-10 300-60 400-20v300H0z" />
      <g className={css.train}>
        {[0, 150, 300, 450].map((x) => (
          <g key={x} transform={`translate(${860 + x * 0.86} ${404 - x * 0.06})`}>
            <path d="M0 0h86l14 14v20H-6V8z" />
            <path className={css.lamp} d="M12 10h12v8H12zM34 10h12v8H34zM56 10h12v8H56z" />
            <path className={css.beam} d="M100 20 178 8v38l-78-14z" />
          </g>
        ))}
      </g>
      <path className={css.near} d="M0 540c240-80 460-40 720 10s460 40 720-30v180H0z" />
      <path
        className={css.tracks}
        d="M0 640c300-60 520-30 760-10s420 10 680-40M0 662c300-60 520-30 760-10s420 10 680-40"
      />
    </svg>
  );
}
