/** Expectations about what happened since the last ones, and who was told. */
import type { GameEvent, Plain, Seat, Viewer } from "@sprawl/engine";
import { eventsFor, type StoredEvent } from "@sprawl/engine/host";
import { sayEvent } from "@sprawl/engine/speech";
import { areFaces, isMeant } from "../faces.js";
import { seatName, speakerFor } from "../say.js";
import type { ExpectLine, Wanted, Whom } from "../scenario.js";
import type { Stage } from "../stage.js";

type EventLine = Extract<ExpectLine, { readonly event: unknown }>;
type NoEventLine = Extract<ExpectLine, { readonly "no-event": unknown }>;
/** An event as somebody knows it. */
type Known = Pick<GameEvent, "type" | "args" | "rule" | "faces">;

export function checkEvent(stage: Stage, line: EventLine): string | undefined {
  const { event, as, told, count } = line;
  const found = happened(stage, as).filter((each) => isEvent(stage, each, event));
  if (count !== undefined && found.length !== count) return `it happened ${found.length} times`;
  if (count === undefined && found.length === 0) return `it did not happen; ${whatDid(stage, as)}`;
  return told === undefined ? undefined : checkTold(stage, event, told);
}

export function checkNoEvent(stage: Stage, line: NoEventLine): string | undefined {
  const wanted = line["no-event"];
  const found = happened(stage, line.as).some((each) => isEvent(stage, each, wanted));
  return found ? `it happened; ${whatDid(stage, line.as)}` : undefined;
}

/** As one viewer was told; without a viewer, everything that somebody was told. */
function happened({ news }: Stage, as: Viewer | undefined): readonly Known[] {
  if (as !== undefined) return eventsFor(news, as);
  return news.flatMap(({ type, args, rule, faces, twin }) => {
    const about = rule === undefined ? {} : { rule };
    const told = { type, args, ...about, ...(faces && { faces }) };
    return twin ? [told, { ...twin, ...about }] : [told];
  });
}

function isEvent({ match, names }: Stage, event: Known, wanted: Wanted): boolean {
  if (typeof wanted === "string") return event.type === wanted;
  const { type, rule, faces, ...args } = wanted;
  if (type !== undefined && event.type !== type) return false;
  if (rule !== undefined && event.rule !== rule) return false;
  if (faces !== undefined) {
    const known = (event.faces ?? []).filter((face) => face !== undefined);
    if (!areFaces(names, known, faces as readonly Plain[])) return false;
  }
  return isMeant(match.play, names, event.args, args);
}

/** Exactly these are told, by this type and with these arguments. */
function checkTold(stage: Stage, event: Wanted, told: Whom): string | undefined {
  const { seats } = stage.match.header;
  const everybody: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
  const { faces: _, ...fields } =
    typeof event === "string" ? { type: event } : { faces: [], ...event };
  const are = everybody.filter((viewer) =>
    happened(stage, viewer).some((each) => isEvent(stage, each, fields)),
  );
  const wanted = viewersOf(told, everybody);
  const same = are.length === wanted.length && are.every((viewer) => wanted.includes(viewer));
  return same ? undefined : `told are ${are.map(viewerName).join(", ") || "none"}`;
}

function viewersOf(told: Whom, everybody: readonly Viewer[]): readonly Viewer[] {
  if (told === "all") return everybody;
  if (told === "none") return [];
  return typeof told === "number" ? [told] : told;
}

function viewerName(viewer: Viewer): string {
  return viewer === "spectator" ? "spectators" : seatName(viewer as Seat);
}

function whatDid({ match, entry, news }: Stage, as: Viewer | undefined): string {
  const text = entry.text.en;
  const events = as === undefined ? news.map(openly) : eventsFor(news, as);
  const list = events.map((event) => sayEvent(speakerFor(match, text, as), event));
  return list.length === 0 ? "nothing did" : `this did: ${list.join(" ")}`;
}

/** A stored event as somebody would be told who sees everything. */
function openly({ type, at, args, cards, faces }: StoredEvent): GameEvent {
  return { type, at, args, ...(cards && { cards }), ...(faces && { faces }) };
}
