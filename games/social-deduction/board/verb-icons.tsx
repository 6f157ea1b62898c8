/** The signs of the verbs in the dock, in a box of 24. */
import { Icon } from "@sprawl/kit";
import type { ReactNode } from "react";

const PATHS = {
  arm: "M2 7h19v4h-9l-2 3H8l-2 5H2l2-8H2z",
  shoot: "M12 2v5M12 17v5M2 12h5M17 12h5M12 6.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 0 1 0-11z",
  draw: "M6 3h10v15H6zM9 21h10V7M11 8v5M8.500 10.500h5",
} as const;

export function verbIcon(name: keyof typeof PATHS | "look" | "talk"): ReactNode {
  if (name === "look") return <Icon name="eye" />;
  if (name === "talk") return <Icon name="chat" />;
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
