/** The signs of the verbs in the dock, in a box of 24. */
import { Icon } from "@sprawl/kit";
import type { ReactNode } from "react";

const PATHS = {
  overwatch:
    "M12 2v5M12 17v5M2 12h5M17 12h5M12 6.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 0 1 0-11z",
  "pick-up": "M12 3v10M8 9.500l4 4l4-4M4 15v5h16v-5",
} as const;

export function verbIcon(name: keyof typeof PATHS | "hide"): ReactNode {
  if (name === "hide") return <Icon name="eye-off" />;
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
