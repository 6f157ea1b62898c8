/** Cyberdecks and other hacking gear: HI-4.12, HI-14.4. */
import type { Gear } from "../content.js";

export const hacking = {
  "cyberdeck-07": {
    id: "cyberdeck-07",
    kind: "gear",
    sort: "cyberdeck",
    hacking: true,
    availability: "COMM",
    symbols: 0,
    tokens: 2,
  },
  "cyberdeck-11": {
    id: "cyberdeck-11",
    kind: "gear",
    sort: "cyberdeck",
    hacking: true,
    availability: "MIL",
    nakamura: true,
    symbols: 0,
    tokens: 3,
  },
  "cyberdeck-onyx": {
    id: "cyberdeck-onyx",
    kind: "gear",
    sort: "cyberdeck",
    hacking: true,
    availability: "BLACK",
    symbols: 1,
    tokens: 4,
  },
  "tower-uplink": {
    id: "tower-uplink",
    kind: "gear",
    sort: "hacking",
    hacking: true,
    availability: "COMM",
    symbols: 0,
    remotePenalty: (_, __, value) => value + 1,
  },
} as const satisfies Readonly<Record<string, Gear>>;
