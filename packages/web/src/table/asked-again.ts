/** Whether somebody once wanted to be asked in every window; remembered from match to match. */

const PLACE = "sprawl.standing";

export const wantsToBeAsked = (): boolean => localStorage.getItem(PLACE) === "asked";

export function remember(wish: "target" | "asked"): void {
  localStorage.setItem(PLACE, wish);
}
