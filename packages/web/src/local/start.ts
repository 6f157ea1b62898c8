/** Beginning a match in this browser. */
import type { OptionValues } from "@sprawl/engine";

/** Who plays a seat: somebody at this screen, or a bot by its name ("instinct", "search"). */
export type LocalPlayer = { readonly name: string; readonly bot?: string };

export type LocalSetup = {
  readonly game: string;
  readonly players: readonly LocalPlayer[];
  readonly options?: OptionValues;
  /** A name to make the deal from; without it, chance decides. */
  readonly seed?: string;
};

/** Begins a match, keeps it, and returns its id: its address is `/local/<id>`. */
export async function startLocal(_setup: LocalSetup): Promise<string> {
  throw new Error("not written");
}
