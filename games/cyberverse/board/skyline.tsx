/** The city by night, District by District. Side by side they are one picture. */
import { Markup } from "@sprawl/art";
import { memo, useMemo } from "react";
import css from "./city.module.css";
import { drawDistrict, FOOT } from "./landmarks.js";

export const Skyline = memo(function Skyline({ district }: { readonly district: number }) {
  const text = useMemo(() => drawDistrict(district), [district]);
  return (
    <svg
      className={css.skyline}
      viewBox={`0 0 288 ${FOOT}`}
      aria-hidden="true"
      data-scenery=""
      preserveAspectRatio="xMidYMax slice"
    >
      <Markup of={text} />
    </svg>
  );
});
