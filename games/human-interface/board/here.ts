/** What a choice is called in a menu at its own place: "Move here", where the list must say where. */
import type { Plain } from "@sprawl/engine";

const HERE = new Set([
  "move",
  "deploy",
  "throw",
  "cover-square",
  "route",
  "place-entry",
  "take-entry",
  "open-door",
  "close-door",
  "force-door",
  "break-door",
  "blast-door",
  "lock-plain",
  "set-door",
  "activate",
  "take-cover",
  "human-shield",
]);

type Args = Readonly<Record<string, Plain>>;

/** Undefined where the usual words are no longer than they must be. */
export function sayHere(
  option: { readonly kind: string },
  label: (id: string, args: Args) => string,
): string | undefined {
  if (!HERE.has(option.kind)) return undefined;
  const { kind, ...args } = option;
  return label(`here.${kind}`, args as Args);
}
