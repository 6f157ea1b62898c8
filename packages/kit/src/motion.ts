/** How fast things may move here: what the person has set, or what their system asks for. */
const PACE = { slow: 400, normal: 290, quick: 200 } as const;

/** Nothing is to move. */
export function isStill(root: HTMLElement = document.documentElement): boolean {
  const { motion } = root.dataset;
  if (motion === "none") return true;
  if (motion === "full") return false;
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long one flight takes, in ms; 0 where nothing is to move. */
export function flightPace(root: HTMLElement = document.documentElement): number {
  if (isStill(root) || document.hidden) return 0;
  const { pace } = root.dataset;
  return pace === "slow" || pace === "quick" ? PACE[pace] : PACE.normal;
}
