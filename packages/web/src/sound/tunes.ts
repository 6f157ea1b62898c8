/**
 * Our sounds, as data: short runs of tones, made by the browser itself. Each is told from the others
 * by its shape (rising, falling, beating, clicking), not only by its pitch.
 */

export type Tone = {
  /** Hertz at the start, and at the end where it slides. */
  readonly from: number;
  readonly to?: number;
  /** Seconds after the sound begins, and how long. */
  readonly at: number;
  readonly long: number;
  readonly wave: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** 0 to 1. */
  readonly loud: number;
};

export type SoundName = "turn" | "low" | "message" | "end" | "card" | "hit";

export const TUNES: Readonly<Record<SoundName, readonly Tone[]>> = {
  turn: [
    { from: 392, at: 0, long: 0.14, wave: "triangle", loud: 0.5 },
    { from: 587, at: 0.12, long: 0.26, wave: "triangle", loud: 0.6 },
    { from: 1174, at: 0.12, long: 0.3, wave: "sine", loud: 0.15 },
  ],
  low: [
    { from: 880, at: 0, long: 0.07, wave: "square", loud: 0.16 },
    { from: 880, at: 0.16, long: 0.07, wave: "square", loud: 0.16 },
    { from: 880, at: 0.32, long: 0.07, wave: "square", loud: 0.16 },
  ],
  message: [
    { from: 988, to: 1318, at: 0, long: 0.1, wave: "sine", loud: 0.3 },
    { from: 1318, at: 0.08, long: 0.1, wave: "sine", loud: 0.2 },
  ],
  end: [
    { from: 294, at: 0, long: 0.3, wave: "triangle", loud: 0.45 },
    { from: 440, at: 0.14, long: 0.3, wave: "triangle", loud: 0.45 },
    { from: 587, at: 0.28, long: 0.3, wave: "triangle", loud: 0.5 },
    { from: 880, at: 0.42, long: 0.7, wave: "triangle", loud: 0.45 },
  ],
  card: [
    { from: 1800, to: 900, at: 0, long: 0.05, wave: "noise", loud: 0.25 },
    { from: 240, to: 180, at: 0.02, long: 0.05, wave: "sine", loud: 0.2 },
  ],
  hit: [
    { from: 700, to: 120, at: 0, long: 0.16, wave: "noise", loud: 0.45 },
    { from: 150, to: 48, at: 0, long: 0.24, wave: "sawtooth", loud: 0.4 },
  ],
};

/** Whether a sound is to be heard, by what is set and where the person is. */
export function isHeard(
  name: SoundName,
  now: {
    readonly volume: number;
    readonly touched: boolean;
    readonly hidden: boolean;
    readonly soundInBackground: boolean;
  },
): boolean {
  if (now.volume <= 0 || !now.touched) return false;
  return !now.hidden || now.soundInBackground || name === "turn";
}
