/** The figures as tables for people. */
import type { Figures } from "./benchmarks.js";
import type { Goal } from "./goals.js";
import type { Rate } from "./rounds.js";

/** The contestants as they are called in the figures, in words. */
const WORDS: Readonly<Record<string, string>> = {
  yardstick: "plain loop, no engine",
  playout: "ours, playout (no history)",
  history: "ours, full history",
  submit: "ours, answers checked by key",
  reducer: "boardgame.io reducer",
  client: "boardgame.io local client",
  forked: "ours, fork + random match",
  imagined: "ours, imagined world + random match",
  mcts: "boardgame.io MCTSBot, depth 200",
};

const wordsFor = (name: string): string => WORDS[name] ?? name;

/** A number as it is worth reading. */
export function short(value: number): string {
  if (value >= 1000 || Number.isInteger(value)) return Math.round(value).toLocaleString("en-US");
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

const spread = ({ min, max }: Rate): string => `${short(min)}..${short(max)}`;

/** Rows under a head, the first column to the left and the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join("  "),
    )
    .join("\n");
}

/** One benchmark's figures in words. */
export const reports: {
  readonly [Name in keyof Figures]: (figures: Figures[Name]) => string;
} = {
  lockstep: ({ engine, peer }) => {
    const said = ({ matches, moves }: typeof engine) => `${matches} matches, ${moves} moves`;
    const lines = [`The engine plays the yardstick's game: ${said(engine)} in lockstep.`];
    if (peer) lines.push(`So does boardgame.io: ${said(peer)}.`);
    return lines.join("\n");
  },

  matches: (all) =>
    all
      .map(({ seats, decisions, contestants, ratios }) => {
        const { yardstick } = contestants;
        const rows = Object.entries(contestants).map(([name, { matches, decisionsPerSecond }]) => [
          wordsFor(name),
          short(matches.median),
          spread(matches),
          short(decisionsPerSecond),
          short(ratios[`yardstick/${name}`] ?? yardstick.matches.median / matches.median),
          short(ratios[`${name}/reducer`] ?? Number.NaN),
        ]);
        const head = ["", "matches/s", "min..max", "decisions/s", "loop/it", "it/boardgame.io"];
        const title = `Complete random matches, ${seats} players, ${decisions} decisions each`;
        return `${title}\n${table(head, rows).replaceAll("NaN", "  -")}`;
      })
      .join("\n\n"),

  games: (all) => {
    const rows = all.map(({ game, run, seats, matchesPerSecond, answers, p50, p99 }) => [
      run === "" ? game : `${game}, ${run}`,
      short(seats),
      short(matchesPerSecond),
      short(answers),
      `${short(p50)} / ${short(p99)}`,
    ]);
    const head = ["", "seats", "matches/s", "answers", "ms an answer, p50 / p99"];
    return `Complete random matches of every game, without history\n${table(head, rows)}`;
  },

  costs: ({ states, lengths, longestRerun }) => {
    const names = Object.keys(states[0].microseconds);
    const byState = names.map((name) => [
      name,
      ...states.map(({ microseconds }) => short(microseconds[name])),
    ]);
    const sizes = (["state", "view", "saved"] as const).map((what) => [
      `bytes of the ${what === "saved" ? "saved match" : what}`,
      ...states.map(({ bytes }) => short(bytes[what])),
    ]);
    const costNames = Object.keys(lengths[0].microseconds);
    const byLength = costNames.map((name) => [
      name,
      ...lengths.map(({ microseconds }) => short(microseconds[name])),
    ]);
    return [
      "Microseconds each, 4 players, mid-match, by size of the state",
      table(["", ...states.map(({ state }) => state)], [...byState, ...sizes]),
      "",
      "Microseconds each, by length of the match so far (decisions)",
      table(["", ...lengths.map(({ decision }) => short(decision))], byLength),
      "",
      `Longest re-run: ${longestRerun.answers} answers in the open step` +
        ` (${short(longestRerun.decisions)} decisions of random play, all options on)`,
    ].join("\n");
  },

  moments: (all) =>
    table(
      ["opening any moment, ms", "answers", "first look", "median", "worst"],
      all.map(({ match, answers, first, median, worst }) => [
        match,
        short(answers),
        short(first),
        short(median),
        short(worst),
      ]),
    ),

  playouts: ({ contestants, ratios }) => {
    const rows = Object.entries(contestants).map(([name, rate]) => [
      wordsFor(name),
      short(rate.median),
      spread(rate),
      short(ratios[`yardstick/${name}`] ?? contestants.yardstick.median / rate.median),
      short(ratios[`${name}/mcts`] ?? Number.NaN),
    ]);
    const head = ["", "playouts/s", "min..max", "loop/it", "it/MCTSBot"];
    return `Whole-match playouts from the first decision, 2 players\n${table(head, rows).replaceAll("NaN", "  -")}`;
  },

  search: ({ iterations }) => {
    const rows = Object.entries(iterations).map(([name, rate]) => [
      name,
      short(rate.median),
      spread(rate),
    ]);
    return `Our search bot at the first decision\n${table(["", "worlds/s", "min..max"], rows)}`;
  },

  worth: (all) => {
    const rows = all.map(
      ({ game, seats, deals, instinct, search, gain, within, worlds, unthought }) => [
        game,
        short(seats),
        short(deals),
        `${instinct.toFixed(0)} %`,
        `${search.toFixed(0)} %`,
        `${gain >= 0 ? "+" : ""}${gain.toFixed(0)} ± ${within.toFixed(0)}`,
        worlds.toFixed(1),
        `${unthought.toFixed(0)} %`,
      ],
    );
    const head = ["", "seats", "deals", "instinct", "search", "gain, 95 %", "worlds", "no time"];
    const { milliseconds = 0 } = all[0] ?? {};
    const title = `How often one seat wins by instinct and by search (${milliseconds} ms a decision), the others by instinct`;
    return `${title}\n${table(head, rows)}`;
  },

  web: ({ front, solo, answer, frame, tables, memory }) =>
    [
      table(
        ["client in a browser", "KB", "files", "ms"],
        [
          [
            "front page, first visit, slow phone",
            short(front.bytes / 1024),
            `${front.files}`,
            short(front.usable),
          ],
          [
            "from there to a solo table",
            short(solo.bytes / 1024),
            `${solo.files}`,
            short(solo.usable),
          ],
        ],
      ),
      table(
        [
          "a game's table",
          "KB from nothing to a question",
          "of these pictures",
          "ms between frames",
        ],
        tables.map((each) => [
          each.game,
          short(each.bytes / 1024),
          short(each.pictures / 1024),
          `${short(each.frame.p50)} (p95 ${short(each.frame.p95)})`,
        ]),
      ),
      `Click to drawn answer: ${short(answer.p50)} ms median, ${short(answer.p95)} ms p95 (${answer.answers} answers).`,
      `Between two frames: ${short(frame.p50)} ms median, ${short(frame.p95)} ms p95 (${frame.frames} frames).`,
      `Memory: ${short(memory.before)} MB at the start, ${short(memory.after)} MB after ${memory.decisions} decisions.`,
    ].join("\n"),

  starve: (figures) =>
    [
      "How long an answer takes while somebody else makes trouble, ms at the median",
      table(
        ["", "quiet", "meanwhile", "times", "answers"],
        figures.map(({ trouble, quiet, meanwhile, ratio, answers }) => [
          trouble,
          short(quiet),
          short(meanwhile),
          short(ratio),
          `${answers}`,
        ]),
      ),
      ...figures.flatMap(({ trouble, outcome }) => (outcome ? [`${trouble}: ${outcome}.`] : [])),
    ].join("\n"),

  server: ({ loads, idle }) => {
    const words = { ours: "ours", bare: "bare", peer: "boardgame.io" };
    const where = (processes?: number) => (processes ? ` on PostgreSQL, ${processes}x` : "");
    const pace = (ms: number) => (ms > 0 ? `every ${ms / 1000} s` : "flat out");
    const rows = loads.map((each) => [
      `${words[each.server]}${where(each.processes)}, ${short(each.tables)} tables of ${each.seats}, ${pace(each.pace)}`,
      short(each.answersPerSecond),
      short(each.cpuPerAnswer),
      each.p50 === undefined || each.p99 === undefined
        ? "-"
        : `${short(each.p50)} / ${short(each.p99)}`,
      short(each.bytesPerUpdate),
      short(each.memoryPerTable),
      `${each.loadCpu} %`,
      `${each.still}`,
    ]);
    const head = [
      "",
      "answers/s",
      "CPU us",
      "p50 / p99 ms",
      "bytes",
      "KiB/table",
      "load's CPU",
      "still",
    ];
    const idleRows = idle.map((each) => [
      `${short(each.tables)} tables of 2, nobody there`,
      short(each.heapPerTable),
      short(each.left),
    ]);
    const idleHead = ["", "KiB/table", "left in memory"];
    return [
      "Servers on loopback",
      table(head, rows),
      "",
      "Idle tables of ours",
      table(idleHead, idleRows),
    ].join("\n");
  },
};

export function reportGoals(goals: readonly Goal[]): string {
  const lines = goals.map(
    ({ goal, reached, met }) => `${met ? "reached" : "missed "}  ${goal}: ${short(reached)}`,
  );
  return ["Goals", ...lines].join("\n");
}
