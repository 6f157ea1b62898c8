/** How what happens is shown on the map, step by step: walks, shots, bars, cards, votes; names only. */
import type { GameEvent, Plain } from "@sprawl/engine";
import { sayEvent, sayLabel } from "@sprawl/engine/speech";
import type { Stager, Staging } from "@sprawl/kit";
import { checkDecided, checkTurned } from "./check-scene.js";
import { diceRolled } from "./dice-scene.js";
import { eventTurned } from "./event-scene.js";
import { fought } from "./fight-scene.js";
import { phaseBegins } from "./phase-scene.js";

type Args = GameEvent["args"];
type Tone = "good" | "warm" | "danger";

const figure = (args: Args): string => `figure/${String(args.figure ?? args.seat)}`;
const seat = (args: Args): string => `seat/${String(args.seat)}`;
const enemy = (args: Args): string => `enemy/${String(args.enemy)}`;
const area = (args: Args): string => `area/${String(args.area)}`;

const pulse =
  (at: (args: Args) => string, tone: Tone, label?: (args: Args) => string): Stager =>
  ({ args }) => ({ shape: "pulse", at: at(args), tone, ...(label && { label: label(args) }) });

const signed = (value: Plain): string => (Number(value) > 0 ? `+${String(value)}` : String(value));

/** A bar rises or falls, in the colour of what that means for most. */
const barMoved: Stager = ({ args }) => {
  const [bar, change] = [String(args.bar), Number(args.change)];
  const bad = bar === "threat" || bar === "deus" ? change > 0 : bar !== "riot" && change < 0;
  return {
    shape: "pulse",
    at: `bar/${bar}`,
    label: signed(change),
    tone: bar === "riot" ? "warm" : bad ? "danger" : "good",
  };
};

/** A card is turned up, large, before everybody, and everybody can read it. */
const turnsUp: Stager = (event, { speaker }) => {
  const [face] = event.faces ?? [];
  if (typeof face !== "string") return undefined;
  const name = sayEvent(speaker, event);
  return { shape: "card", face, name, from: "happening", beats: READ };
};
const READ = 5;

/** What one looks at comes up large for whoever looks; the others see who looks where. */
const looks =
  (to: (args: Args) => string): Stager =>
  (event, { view, speaker }) => {
    const look: Staging = { shape: "look", from: seat(event.args), to: to(event.args) };
    const [face] = event.faces ?? [];
    if (event.args.seat !== view.viewer || typeof face !== "string") return look;
    return [look, { shape: "card", face, name: sayEvent(speaker, event), from: to(event.args) }];
  };

const strikes =
  (hit: boolean): Stager =>
  (event, table) => {
    const attacker = table.log.findLast(({ type, at }) => type === "attacks" && at <= event.at);
    const from = attacker ? figure(attacker.args) : seat(event.args);
    return [fought(event, hit), { shape: "shot", from, to: enemy(event.args), hit }];
  };

const isStruck =
  (hit: boolean): Stager =>
  (event) => [
    fought(event, hit),
    { shape: "shot", from: enemy(event.args), to: figure(event.args), hit },
  ];

const says: Stager = (event, { speaker }) => {
  const { statement, count } = event.args;
  const words = sayLabel(speaker, "stage.gives", { count });
  const talk: Staging | undefined =
    statement === "silent"
      ? undefined
      : {
          shape: "say",
          at: seat(event.args),
          words: speaker.text.things?.statement?.(statement) ?? "",
        };
  const pass: Staging = { shape: "pass", from: seat(event.args), to: "happening", label: words };
  return talk ? [pass, talk] : pass;
};

/** Something said to the whole table. */
const speaks: Stager = (event, { speaker }) => ({
  shape: "say",
  at: `seat/${String(event.args.by)}`,
  words: sayEvent(speaker, event),
});

const walks =
  (piece: (args: Args) => string, lane: "red" | "blue"): Stager =>
  ({ args }) => ({
    shape: "step",
    piece: piece(args),
    from: `${lane}/${Math.max(1, Number(args.space) - 1)}`,
    to: `${lane}/${String(args.space)}`,
  });

/** From where this figure was told of last. */
const moved: Stager = (event, { log }) => {
  const { args } = event;
  const before = log
    .slice(0, log.indexOf(event))
    .findLast(({ args: each }) => each.area !== undefined && each.figure === args.figure);
  return {
    shape: "step",
    piece: figure(args),
    ...(before && { from: `stand/${String(before.args.area)}` }),
    to: `stand/${String(args.area)}`,
  };
};

export const stage: Readonly<Record<string, Stager>> = {
  moved,
  "turn-begins": pulse(seat, "warm"),
  "sector-used": ({ args }) => ({
    shape: "pass",
    from: `sector/${String(args.sector)}`,
    to: figure(args),
  }),
  "equipped-chip": pulse(figure, "good"),
  scanner: pulse(figure, "good", ({ scanner }) => `Scanner ${String(scanner)}`),
  placed: ({ args, faces }) => ({
    shape: "pass",
    from: seat(args),
    to: `slot/${String(args.channel)}/${Number(args.tier) - 1}`,
    face: faces?.[0],
  }),
  junked: ({ args }) => ({ shape: "pass", from: seat(args), to: `spot/${String(args.spot)}` }),
  "junked-by": pulse(({ spot }) => `spot/${String(spot)}`, "warm"),
  "bar-moved": barMoved,
  "riot-red": pulse(() => "bar/riot", "danger"),
  "apex-enters": pulse(() => "apex", "good"),
  "deus-enters": pulse(() => "enemy/deus", "danger"),
  "apex-moves": walks(() => "apex", "blue"),
  "deus-moves": walks(() => "enemy/deus", "red"),
  "crawler-moves": walks(enemy, "red"),
  "crawler-enters": pulse(() => "network", "danger"),
  "crawler-appears": pulse(() => "red/1", "danger"),
  rolled: diceRolled,
  activated: pulse(area, "danger"),
  "nobody-in-range": pulse(enemy, "warm"),
  "enemy-attacks": ({ args }) => ({
    shape: "look",
    from: enemy(args),
    to: figure(args),
    seen: true,
  }),
  "enemy-attacks-apex": ({ args }) => ({
    shape: "look",
    from: enemy(args),
    to: "apex",
    seen: true,
  }),
  attacks: ({ args }) => ({ shape: "look", from: figure(args), to: enemy(args) }),
  "nexus-result": pulse(
    () => "place/nexus",
    "warm",
    ({ result }) => String(result),
  ),
  "attack-hits": strikes(true),
  "attack-fails": strikes(false),
  "enemy-hits": isStruck(true),
  "enemy-misses": isStruck(false),
  "apex-hits": ({ args }) => ({ shape: "shot", from: "apex", to: enemy(args), hit: true }),
  "apex-misses": ({ args }) => ({ shape: "shot", from: "apex", to: enemy(args), hit: false }),
  "enemy-hits-apex": ({ args }) => ({ shape: "shot", from: enemy(args), to: "apex", hit: true }),
  "enemy-misses-apex": ({ args }) => ({ shape: "shot", from: enemy(args), to: "apex", hit: false }),
  "enemy-eliminated": ({ args }) => ({ shape: "out", at: enemy(args) }),
  "enemy-damaged": pulse(enemy, "good", ({ damage }) => `-${String(damage)}`),
  spawned: pulse(({ spawn }) => `spawn/${String(spawn)}`, "danger"),
  "cannot-place": pulse(() => "bar/threat", "danger"),
  "spawn-destroyed": pulse(({ spawn }) => `spawn/${String(spawn)}`, "danger"),
  "lost-health": pulse(figure, "danger", ({ amount }) => `-${String(amount)}`),
  regained: pulse(figure, "good"),
  fell: ({ args }) => ({ shape: "out", at: figure(args) }),
  wounded: turnsUp,
  event: eventTurned,
  "program-played": turnsUp,
  "unique-played": turnsUp,
  contributed: says,
  "said-claim": speaks,
  "said-vouch": speaks,
  "said-accuse": speaks,
  "check-revealed": checkTurned,
  "check-total": checkDecided,
  "check-count": checkDecided,
  "looked-at-chips": looks(() => "area/1"),
  "looked-at-chip": looks(() => "network"),
  "looked-in-junkyard": looks(({ spot }) => `spot/${String(spot)}`),
  "looked-at-hand": looks(({ target }) => `seat/${String(target)}`),
  "looked-at-objective": looks(({ target }) => `seat/${String(target)}`),
  "looked-at-loyalty-of": looks(({ target }) => `seat/${String(target)}`),
  nominated: ({ args }) => ({ shape: "look", from: seat(args), to: `seat/${String(args.target)}` }),
  detained: pulse(seat, "danger"),
  freed: pulse(seat, "good"),
  "new-leader": pulse(seat, "good"),
  "new-general": pulse(seat, "good"),
  "human-phase": phaseBegins("human"),
  "machine-phase": phaseBegins("machine"),
  "boost-unlocked": pulse(seat, "good"),
};

/**
 * The game's own side, and what chance makes of a deed: everybody sees it, whoever's answer came
 * before.
 */
export const byItself: readonly string[] = [
  "attack-hits",
  "attack-fails",
  "nexus-result",
  "bar-moved",
  "activated",
  "nobody-in-range",
  "enemy-attacks",
  "enemy-attacks-apex",
  "enemy-hits",
  "enemy-misses",
  "enemy-hits-apex",
  "enemy-misses-apex",
  "apex-hits",
  "apex-misses",
  "spawned",
  "cannot-place",
  "spawn-destroyed",
  "crawler-appears",
  "crawler-moves",
  "crawler-enters",
  "apex-enters",
  "apex-moves",
  "deus-enters",
  "deus-moves",
  "event",
  "riot-red",
  "check-revealed",
  "check-total",
  "check-count",
  "human-phase",
  "machine-phase",
];

/** Bookkeeping, and what a scene says already: they stand in the log. */
export const quiet: readonly string[] = [
  "rolled",
  "drew-cards",
  "enemy-acts",
  "supply-lies",
  "program-discarded",
  "general-reshuffled",
  "task-half",
  "check",
  "check-revealed",
  "check-total",
  "check-count",
];
