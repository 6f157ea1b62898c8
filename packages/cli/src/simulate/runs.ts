/**
 * Several settings side by side: the missions of a campaign, the scenarios of a game, its numbers
 * of seats. A game lists them (`entry.runs`); each is simulated by itself and is one line of a table.
 */
import { BadInput, type GameEntry, type Run } from "@sprawl/engine";
import { checkOptions, checkSeats } from "@sprawl/engine/host";
import type { Colours } from "../colours.js";
import { type Align, columns, listOf, many } from "../lay-out.js";
import { extremeLines } from "./parts.js";
import { failureLines, hasSides, percent, type Report, reportOf, scoreLines } from "./report.js";
import { botsFor, everybodyIn, type Setting } from "./setting.js";
import { add, newTally, type Tally } from "./tally.js";

/** The runs with these names, or all of them. */
export function runsOf({ game, runs = [] }: GameEntry, names: readonly string[]): readonly Run[] {
  if (runs.length === 0) throw new BadInput("--runs", `${game.id} lists none`);
  if (names.length === 1 && names[0] === "all") return runs;
  return names.map((name) => {
    const run = runs.find((each) => each.name === name);
    if (run) return run;
    const known = runs.map((each) => each.name).join(", ");
    throw new BadInput("--runs", `there is no run "${name}"; there are: all, ${known}`);
  });
}

/** What is simulated for one run: what was asked for, with the run's own seats and options. */
export function settingOf({ game }: GameEntry, asked: Setting, run: Run): Setting {
  const seats = run.seats === undefined ? asked.seats : checkSeats(game, run.seats);
  return {
    ...asked,
    seats,
    bots: botsFor(asked.bots, seats),
    options: checkOptions(game, { ...asked.options, ...run.options }),
    ...(asked.records !== undefined && { records: `${asked.records}/${run.name}` }),
  };
}

/** A run that has been played. */
export type Ran = { readonly name: string; readonly setting: Setting; readonly tally: Tally };

/** Everything that is known, as plain data: one report a run, and one of all together. */
export function runsReport(asked: Setting, ran: readonly Ran[], seconds: number) {
  const sum = newTally();
  for (const { tally } of ran) add(sum, tally);
  const runs = ran.map(({ name, setting, tally }) => ({ name, ...reportOf(setting, tally, 0) }));
  return {
    ...reportOf(asked, { ...sum, failures: [] }, seconds),
    errors: sum.failures.length,
    failures: runs.flatMap((run) => run.failures),
    runs,
  };
}

export type RunsReport = ReturnType<typeof runsReport>;

/** The same, to be read: a line a run, or a line a run and side (a seat, where a game has no sides). */
export function runsLines(report: RunsReport, c: Colours): string[] {
  const { matches, ended, errors, decisions, seconds, runs } = report;
  const sided = runs.some(({ sideWins }) => Object.keys(sideWins).length > 1);
  const figures = Object.keys(report.figures);
  const rounds = report.rounds ? ["rounds"] : [];
  const counted = figures.length > 0 ? figures : rounds;
  const nobody = sided && runs.some(({ withoutWinner }) => withoutWinner > 0);
  const head = [
    "run",
    ...(sided ? ["side"] : []),
    ...["won", "of", "share", "19 times out of 20"],
    ...(nobody ? ["nobody"] : []),
    ...counted,
    ...(counted.includes("rounds") ? ["rounds p95"] : []),
  ];
  const rows = runs.flatMap((run) => rowsOf(run, { sided, nobody, counted }));
  const align: Align[] = head.map((_, i) => (i < (sided ? 2 : 1) ? "left" : "right"));
  return [
    `${c.bold(report.game)}, ${many(runs.length, "run")}, ${everybodyIn(report).join(", ")}, seed ${report.seed}`,
    `${many(matches, "match", "matches")}, ${ended} ended, ${many(errors, "error")}, ` +
      `${many(decisions, "decision")} in ${seconds.toFixed(2)} s`,
    "",
    ...columns([head.map(c.dim), ...rows], align),
    c.dim(
      [
        ...(counted.length > 0 ? [`${listOf(counted)}: means.`] : []),
        ...(report.rounds || ended === 0 ? [] : ["This game does not count rounds (`round`)."]),
        ...(nobody ? ["nobody: matches without a winner."] : []),
      ].join(" "),
    ),
    "",
    ...(hasSides(report) ? scoreLines("side", report.sideWins, c) : []),
    ...runs.flatMap(({ name, sidePresent }) =>
      scoreLines(`${name}, where present`, sidePresent, c),
    ),
    ...scoreLines("character", report.characterWins, c),
    ...extremeLines(runs, c),
    ...failureLines(report.failures, c),
  ];
}

type Shown = {
  readonly sided: boolean;
  readonly nobody: boolean;
  readonly counted: readonly string[];
};

function rowsOf(run: Report & { name: string }, { sided, nobody, counted }: Shown) {
  const shares = Object.entries(run.sideWins);
  const means = counted.map((name) => (name === "rounds" ? run.rounds : run.figures[name])?.mean);
  return shares.map(([side, { played, won, share, low, high }], i) => [
    i === 0 ? run.name : "",
    ...(sided ? [side] : []),
    String(won),
    String(played),
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    ...[
      ...(nobody ? [String(run.withoutWinner)] : []),
      ...means.map((mean) => (mean === undefined ? "-" : mean.toFixed(1))),
      ...(counted.includes("rounds") ? [String(run.rounds?.p95 ?? "-")] : []),
    ].map((cell) => (i > 0 ? "" : cell)),
  ]);
}
