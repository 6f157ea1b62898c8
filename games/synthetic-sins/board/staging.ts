/** How what happens is shown on the board: steps, looks, shots, cards, rings; in names only. */
import type { GameEvent } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Staging, Table } from "@sprawl/kit";

type Args = Readonly<Record<string, unknown>>;

const argsOf = (event: GameEvent): Args => (event.args ?? {}) as Args;
const enemy = (args: Args): string => `enemy/${args.enemy}`;
const sector = (args: Args): string => `sector/${args.sector}`;
const YOU = "you";

/** What has happened, and who tells it. */
type Told = Pick<Table, "speaker" | "recent">;
type Stager = (event: GameEvent, told: Told) => Staging | undefined;

const step = (piece: string, args: Args): Staging => ({
  shape: "step",
  piece,
  from: `sector/${args.from}`,
  to: sector(args),
});

const pulse =
  (at: (args: Args) => string, label?: string, tone?: "good" | "warm" | "danger"): Stager =>
  (event, { speaker }) => ({
    shape: "pulse",
    at: at(argsOf(event)),
    ...(label && { label: sayLabel(speaker, label, event.args) }),
    ...(tone && { tone }),
  });

/** What an enemy does hangs on a card: it is turned over its head, with what follows. */
const behavior: Stager = (event, { speaker, recent }) => {
  const args = argsOf(event);
  const drawnFor = ({ type, args: of }: GameEvent) =>
    type === "draw-made" && of.purpose === "behavior" && of.enemy === args.enemy;
  const draw = recent.slice(0, recent.indexOf(event)).findLast(drawnFor);
  const name = sayLabel(speaker, "stage.behavior", {
    ...event.args,
    who: String(args.enemy).toUpperCase(),
  });
  const over = enemy(args);
  if (typeof draw?.args.value !== "number") return { shape: "pulse", at: over, label: name };
  return { shape: "card", face: draw.args.value, name, over };
};

/** A draw of an attack is a shot: its sum says whether it hits. */
const drawn: Stager = (event, { speaker }) => {
  const args = argsOf(event);
  const hit = Number(args.result) >= Number(args.against);
  const label = sayLabel(speaker, hit ? "stage.hit" : "stage.miss");
  if (args.purpose === "enemy-attack" && args.attacker) {
    return { shape: "shot", from: `enemy/${args.attacker}`, to: YOU, hit, label };
  }
  if (args.purpose === "your-attack" && args.enemy) {
    return { shape: "shot", from: YOU, to: `enemy/${args.enemy}`, hit, label };
  }
  return undefined;
};

export const stage: Readonly<Record<string, Stager>> = {
  moved: (event) => step(YOU, argsOf(event)),
  carried: (event) => step(YOU, argsOf(event)),
  stepped: (event) => step(enemy(argsOf(event)), argsOf(event)),
  pushed: (event) => step(enemy(argsOf(event)), argsOf(event)),
  searched: (event) => ({
    shape: "look",
    from: enemy(argsOf(event)),
    to: sector(argsOf(event)),
    beam: true,
  }),
  detected: pulse(enemy, "stage.detected", "danger"),
  behavior,
  "draw-made": drawn,
  wounded: pulse(() => YOU, "stage.wounded", "danger"),
  healed: pulse(() => YOU, "stage.healed", "good"),
  "noise-made": pulse(sector, "stage.noise", "warm"),
  "detection-placed": pulse(sector, "stage.detection", "danger"),
  "alarm-changed": pulse(() => "alarm", "stage.alarm", "warm"),
  hid: pulse(() => YOU, "stage.hid", "good"),
  "on-overwatch": pulse(enemy, "stage.overwatch", "danger"),
  "bodies-found": pulse(enemy, "stage.body", "danger"),
  reinforced: pulse(enemy, "stage.reinforced", "danger"),
  "objective-done": pulse(() => YOU, "stage.done", "good"),
  defeated: (event, { speaker }) => ({
    shape: "out",
    at: enemy(argsOf(event)),
    label: sayLabel(speaker, "stage.defeated"),
  }),
};

/** Draws and sums: cards and shots are seen, and the log has them behind what they led to. */
export const explains: readonly string[] = [
  "card-drawn",
  "draw-made",
  "deck-shuffled",
  "activated",
  "behavior",
];

/** Bookkeeping: its sentences stand in the log. */
export const quiet: readonly string[] = [
  ...explains,
  "turn-began",
  "cleaned-up",
  "read",
  "equipped",
];
