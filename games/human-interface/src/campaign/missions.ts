/** Campaign missions in order. */
export const MISSIONS = ["zero-hour", "signal-hunt", "extraction", "core-meltdown"] as const;
