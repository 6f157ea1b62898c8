/**
 * What the enemies did, told step by step: the draw, what it leads to, every move with what drew
 * it, and what came of it. Made from events as the player was told of them. Each step is a label of
 * the game's text ("story.moves") with its arguments and the rule behind it.
 */
import type { GameEvent, Plain, RuleId } from "@sprawl/engine";
import type { Ref, Sector } from "../content/types.js";
import type { Drive } from "../priorities.js";

export type StoryStep = {
  /** Id of its sentence among the labels. */
  readonly label: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rule: RuleId;
};

/** One enemy's activation. */
export type ActivationStory = {
  readonly enemy: Ref;
  /** Where it stood when it began. */
  readonly sector: Sector;
  readonly steps: readonly StoryStep[];
};

type Growing = ActivationStory & { readonly steps: StoryStep[] };

/** Why an enemy goes where it goes. */
const DRIVE_RULES: Readonly<Record<Drive | "override", RuleId>> = {
  noise: "SS-18.3",
  detection: "SS-18.9",
  patrol: "SS-18.19",
  back: "SS-18.6",
  override: "SS-36.5",
};

/** Events that are no part of the story: they only say it once more. */
const PASSED_OVER: ReadonlySet<string> = new Set(["card-drawn", "alarm-changed", "deck-shuffled"]);
/** Events with which the enemies' part of the turn is over. */
const ENDS: ReadonlySet<string> = new Set(["turn-began", "cleaned-up", "reinforced"]);

/** The activations among these events, in their order. */
export function activationsIn(events: readonly GameEvent[]): ActivationStory[] {
  const stories: Growing[] = [];
  let open: Growing | undefined;
  for (const event of events) {
    if (event.type === "activated") {
      open = { enemy: text(event, "enemy"), sector: number(event, "sector"), steps: [] };
      stories.push(open);
    } else if (isEnd(event)) open = undefined;
    else if (open && !PASSED_OVER.has(event.type)) addTo(open.steps, event);
  }
  return stories;
}

const isEnd = ({ type, args }: GameEvent): boolean =>
  ENDS.has(type) || (type === "draw-made" && args.purpose === "alarm");

function addTo(steps: StoryStep[], event: GameEvent): void {
  const { type, args, rule = "" } = event;
  switch (type) {
    case "draw-made":
      steps.push({ label: `story.${drawName(event)}`, args, rule });
      return;
    case "stepped":
      return addMove(steps, event);
    default:
      steps.push({ label: `story.${type}`, args, rule });
  }
}

/** A draw for behavior, an attack on you, or any other. */
function drawName({ args: { purpose, result, against } }: GameEvent): string {
  if (purpose === "behavior") return "draws";
  const hits = Number(result) >= Number(against);
  return hits ? "hits" : "misses";
}

/** Steps drawn by the same thing are one movement. */
function addMove(steps: StoryStep[], event: GameEvent): void {
  const why = text(event, "why") as Drive;
  const sector = number(event, "sector");
  const last = steps.at(-1);
  if (last?.label === "story.moves" && last.args.why === why) {
    const path = [...(last.args.path as readonly Sector[]), sector];
    steps[steps.length - 1] = { ...last, args: { ...last.args, count: path.length, sector, path } };
    return;
  }
  const from = number(event, "from");
  const args = { enemy: text(event, "enemy"), from, sector, why, count: 1, path: [sector] };
  steps.push({ label: "story.moves", args, rule: DRIVE_RULES[why] });
}

const text = ({ args }: GameEvent, name: string): string => String(args[name]);
const number = ({ args }: GameEvent, name: string): number => Number(args[name]);
