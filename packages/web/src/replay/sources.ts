/** Where a replay comes from: this browser, the server, or a file. */
import { BadInput, type GameEntry } from "@sprawl/engine";
import { checkSeats, type MatchRecord } from "@sprawl/engine/host";
import { ask } from "../feed/online-http.js";
import type { ReplaySource } from "../feed/replay.js";
import { CLOSED, isOpen } from "../local/campaigns.js";
import { GONE } from "../local/file-fault.js";
import { readMatchFile } from "../local/files.js";
import type { KeptWhole, LocalPlayer } from "../local/kept.js";
import { recordOfKept } from "../local/standing.js";
import { here } from "../local/start.js";
import { keptDeal } from "../online/kept-deals.js";
import { loadSpoken } from "../words/spoken-game.js";

/** Which place of the address means what: /replay/local/…, /replay/match/…, /replay/file/last. */
export async function openSource(source: string, id: string, link?: string): Promise<ReplaySource> {
  switch (source) {
    case "local": {
      const whole = await here().store.read(id);
      if (!whole) throw new BadInput("match", "is not kept in this browser");
      if (!(await isOpen(here(), whole.match))) {
        throw new BadInput("match", CLOSED);
      }
      return sourceOf(await loadSpoken(whole.match.game), whole);
    }
    case "match":
      return fromServer(id, link);
    case "file": {
      const text = lastFile();
      if (text === undefined) throw new BadInput("file", GONE);
      const whole = await readMatchFile(here(), text);
      return sourceOf(await loadSpoken(whole.match.game), whole);
    }
    default:
      throw new BadInput("address", `there are no replays of "${source}"`);
  }
}

/** A kept match as something to play back. */
export function sourceOf(entry: GameEntry, whole: KeptWhole): ReplaySource {
  const { match, answers } = whole;
  const given = answers.map(({ a }) => a);
  return {
    entry,
    record: recordOfKept(whole, given, match.hash),
    players: match.players,
    thoughts: new Map(
      answers.flatMap(({ why }, i) => (why === undefined ? [] : [[i + 1, why] as const])),
    ),
    commitment: match.commitment,
    over: match.result !== undefined || match.abandoned === true,
  };
}

type TableNames = {
  readonly match?: string;
  readonly seats: readonly { readonly name?: string; readonly bot?: string }[];
};

type VerdictThere = { readonly commitment?: string; readonly link?: string };

async function fromServer(id: string, link: string | undefined): Promise<ReplaySource> {
  const path = `/api/matches/${encodeURIComponent(id)}`;
  const by = link === undefined ? "" : `?link=${encodeURIComponent(link)}`;
  const [record, verdict, table] = await Promise.all([
    ask<MatchRecord>("GET", `${path}/record${by}`),
    ask<VerdictThere>("GET", `${path}/verify${by}`),
    ask<TableNames>("GET", `/api/tables/${encodeURIComponent(id.split(".", 1)[0])}`),
  ]);
  if (!record.ok) throw new BadInput("match", record.error.message);
  const { game } = record.body;
  const entry = await loadSpoken(game);
  const seats = checkSeats(entry.game, record.body.seats);
  // Between two matches of a table people may have changed seats: then their names say nothing.
  const named = table.ok && table.body.match === id ? table.body.seats : [];
  return {
    entry,
    record: record.body,
    players: Array.from({ length: seats }, (_, seat) => playerAt(named[seat], seat)),
    thoughts: new Map(),
    commitment: verdict.ok ? verdict.body.commitment : undefined,
    ...(verdict.ok && { link: verdict.body.link }),
    kept: keptDeal(id),
    over: true,
  };
}

function playerAt(seat: TableNames["seats"][number] | undefined, n: number): LocalPlayer {
  const name = seat?.name ?? `Seat ${n + 1}`;
  return seat?.bot === undefined ? { name } : { name, bot: seat.bot };
}

const LAST = "sprawl.replay-file";
let opened: string | undefined;

/** The file that was opened last, for as long as this tab lives. */
function lastFile(): string | undefined {
  return opened ?? sessionStorage.getItem(LAST) ?? undefined;
}

/** Remembers a file to be replayed; its address is then /replay/file/last. */
export function openReplayFile(text: string): void {
  opened = text;
  try {
    sessionStorage.setItem(LAST, text);
  } catch {
    // Too large to survive a reload; the page still has it.
  }
}
