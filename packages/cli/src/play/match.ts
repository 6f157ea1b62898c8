/** A whole match at one screen: whose turn it is, and who may look. */
import type { Seat } from "@sprawl/engine";
import { view, waitingFor } from "@sprawl/engine/host";
import { type Speaker, sayWhy } from "@sprawl/engine/speech";
import { tableLines } from "./screen.js";
import { namesOf, type Screen } from "./show.js";
import { give, type PlayTable } from "./table.js";
import { takeTurn } from "./turn.js";
import { placeOf, resultLines, sentencesFor } from "./voice.js";

/** Play until it is over; false if somebody left before. */
export async function playMatch(table: PlayTable, screen: Screen): Promise<boolean> {
  const people = table.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  let atScreen: Seat | undefined = people.length === 1 ? people[0] : undefined;
  while (waitingFor(table.match).length > 0) {
    if (screen.io.interrupted.aborted) return false;
    const waiting = waitingFor(table.match);
    const seat = waiting.find((each) => table.bots[each]) ?? waiting[0];
    if (table.bots[seat]) {
      botAnswers(table, seat, screen, people.length === 0);
      await new Promise((wake) => setImmediate(wake)); // a Ctrl+C may be waiting
      continue;
    }
    if (seat !== atScreen) {
      if (!(await handOver(table, seat, screen))) return false;
      atScreen = seat;
    }
    if ((await takeTurn(table, seat, screen)) === "gone") return false;
  }
  return true;
}

/** Puts what bots think into words. They speak of no card that is hidden. */
function thinker({ entry, players }: PlayTable): Speaker {
  return {
    text: entry.text.en,
    seat: (seat) => players[seat]?.name ?? `seat ${seat}`,
    face: () => undefined,
  };
}

function botAnswers(table: PlayTable, seat: Seat, { say }: Screen, watched: boolean): void {
  const before = table.events.length;
  const thought = table.bots[seat]?.decide();
  if (!thought) throw new Error(`seat ${seat} is asked, and its bot says nothing`);
  const outcome = give(table, seat, thought.answer, sayWhy(thinker(table), thought));
  if (outcome.status === "failed") {
    throw new Error(`a rule went wrong after a bot's answer${placeOf(outcome.report)}`);
  }
  if (outcome.status === "refused") throw new Error(`a bot's answer: ${outcome.refusal.message}`);
  if (!watched) return;
  const fresh = table.events.slice(before);
  say(...sentencesFor(fresh, table.match, "spectator", table.entry.text.en, namesOf(table)));
}

/** Nobody but the next person may see what comes now, nor what stood here before. */
async function handOver(table: PlayTable, seat: Seat, screen: Screen): Promise<boolean> {
  const { io, lines, say, shown, colours: c } = screen;
  io.out.write(io.out.isTTY ? "\x1b[2J\x1b[3J\x1b[H" : `${"\n".repeat(3)}${"-".repeat(40)}\n`);
  shown.delete(seat);
  say(c.bold(`Hand over to ${table.players[seat].name}.`));
  return (await lines.next("Press Enter when you sit here. ")) !== undefined;
}

export function showEnd(table: PlayTable, { say, io, colours }: Screen): void {
  const { match, entry, players, told, events } = table;
  const names = namesOf(table);
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const [only] = people;
  const viewer = people.length === 1 ? only : "spectator";
  const fresh = people.length === 1 ? events.slice(told[only]) : [];
  const text = entry.text.en;
  say("", ...sentencesFor(fresh, match, viewer, text, names).map((line) => `  ${line}`), "");
  const showing = { game: entry.game, text, names, colours, width: io.out.columns };
  say(...tableLines(view(match, viewer), showing), "");
  say(...resultLines(match, text, names));
  if (!table.keeper) say(`sprawl replay ${table.path} shows it again.`);
}
