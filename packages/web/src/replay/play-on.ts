/** "Play on from here": what was played up to some step becomes a match of one's own, against bots. */
import type { Seat } from "@sprawl/engine";
import { createMatch, giveAgain } from "@sprawl/engine/host";
import type { ReplaySource } from "../feed/replay.js";
import { type Place, rowOf } from "../local/begin.js";
import type { KeptAnswer, LocalPlayer } from "../local/kept.js";

/** Keeps the match as it stood after `step` answers, with this seat played by a person. */
export async function playOnFrom(
  place: Pick<Place, "store" | "now">,
  { entry, record, players, thoughts }: ReplaySource,
  step: number,
  seat: Seat,
  you: string,
): Promise<string> {
  const match = createMatch(entry.game, record);
  const answers: KeptAnswer[] = [];
  for (const a of record.answers.slice(0, step)) {
    if (!giveAgain(match, a)) break;
    const why = thoughts.get(answers.length + 1);
    answers.push(why === undefined ? { a } : { a, why });
  }
  const seated = players.map(
    ({ name, bot }, each): LocalPlayer =>
      each === seat ? { name: bot === undefined ? name : you } : { name, bot: bot ?? "instinct" },
  );
  const row = rowOf(match, seated, place.now());
  await place.store.begin({ match: row, answers });
  return row.id;
}
