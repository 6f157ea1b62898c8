/** Keys of a replay: arrows, home and end move, space plays and pauses. Never while somebody types. */

export type ReplayKey = "back" | "on" | "first" | "last" | "play" | "far-back" | "far-on";

const KEYS: Readonly<Record<string, ReplayKey>> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  PageUp: "far-back",
  PageDown: "far-on",
  Home: "first",
  End: "last",
  " ": "play",
};

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What has the focus, as far as keys care: its tag, the type of an input, its role. */
export type Focus = {
  readonly tag: string;
  readonly type?: string | undefined;
  readonly role?: string | undefined;
};

/** What this key press means to the replay, if anything. */
export function replayKey(press: Press, { tag, type, role }: Focus): ReplayKey | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return undefined;
  if (tag === "TEXTAREA" || tag === "SELECT") return undefined;
  if (tag === "INPUT" && type !== "range") return undefined;
  const key = KEYS[press.key];
  // Tabs have arrows of their own.
  if (role === "tab" && key !== "far-back" && key !== "far-on") return undefined;
  // A button or a link that has the focus answers to the space bar itself.
  if (key === "play" && (tag === "BUTTON" || tag === "A" || tag === "SUMMARY")) return undefined;
  return key;
}

/** Deeds of page up and page down. */
const FAR = 10;

/** To which deed this key leads from here; undefined for playing and pausing. */
export function deedAfter(key: ReplayKey, deed: number, last: number): number | undefined {
  const within = (n: number) => Math.max(0, Math.min(n, last));
  switch (key) {
    case "back":
      return within(deed - 1);
    case "on":
      return within(deed + 1);
    case "far-back":
      return within(deed - FAR);
    case "far-on":
      return within(deed + FAR);
    case "first":
      return 0;
    case "last":
      return last;
    case "play":
      return undefined;
    default:
      return key satisfies never;
  }
}
