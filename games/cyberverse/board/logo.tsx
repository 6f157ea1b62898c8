/** The sign of an Organization: told by its shape as well as by its colour. */
import { mix } from "@sprawl/art";
import { colourFor } from "./faces.js";

const SIGNS: Readonly<Record<string, string>> = {
  eco: "M12 18V9M12 13C7 13 7 8 7 7c4 0 5 3 5 6M12 11c0-4 2-5 5-5c0 3-1 5-5 5",
  fsb: "M12 6l1.800 3.900 4.200.500-3.100 2.900.800 4.200-3.700-2.100-3.700 2.100.800-4.200L6 10.400l4.200-.500Z",
  nul: "M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM7 18L17 6",
  arg: "M8 17V8h8M8 12h6M12 17h4",
};
const GANG = "M8 9l8 7M16 9l-8 7";

export function Logo({ org, size = 22 }: { readonly org: string; readonly size?: number }) {
  const colour = colourFor(org);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 1.500l9.500 5.500v10l-9.500 5.500l-9.500-5.500V7z"
        fill={mix(colour, "#06030f", 0.72)}
        stroke={colour}
        strokeWidth="1.6"
      />
      <path d={SIGNS[org] ?? GANG} fill="none" stroke={colour} strokeWidth="1.8" />
    </svg>
  );
}
