/** A line drawing for each district, 44 by 44, that lies faintly on the floor of its sectors. */
import type { District } from "../src/content/types.js";

export const SCENES: Readonly<Record<District, string>> = {
  // A lamp post over wet kerbs.
  streets: "M8 44V8h10M18 8v5m-5 0h10M2 44h40M26 38h4m4 0h4M24 30h6m4 0h6",
  // A desk with a screen.
  offices: "M4 30h36M8 30v14m28-14v14M14 12h18v12H14ZM23 24v6M18 30h10M20 16h6m-6 3h8",
  // Flasks.
  laboratories: "M12 6h10M14 6v10L6 36h22L20 16V6M11 28h12M32 20v18h8V20M30 20h12M32 30h8",
  // Racks and a bolt.
  "data-and-power":
    "M4 6h16v34H4Zm0 9h16M4 24h16M4 33h16M8 10h2m-2 9h2m-2 9h2M34 6 26 24h8l-4 16 12-20h-8Z",
  // Bars.
  precinct: "M6 8h32M6 38h32M10 8v30m7-30v30m7-30v30m7-30v30M22 20h6v6h-6Z",
  // A couch by the window.
  residences: "M6 6h32v14H6Zm16 0v14M8 28h28v8H8Zm-4 2v10h36V30M12 36v4m20-4v4",
  // Crates under a crane.
  docks:
    "M4 42h16V28H4Zm20 0h16V28H24ZM12 28V16h20v12M32 4v8m-10-8h20M32 12l-5 4h10ZM4 35h16m4 0h16",
  // A stage with lights.
  "public-places":
    "M4 36h36v6H4ZM10 4l4 10m8-10v10M34 4l-4 10M6 4h32M14 14 8 36m14-22v22m8-22 6 22",
};
