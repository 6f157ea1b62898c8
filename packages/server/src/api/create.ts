/** Opening a table. */
import { BadInput } from "@sprawl/engine";
import { checkOptions, checkSeats, createMatch, freshSeed } from "@sprawl/engine/host";
import { badInput } from "../errors.js";
import { gameOf } from "../games.js";
import type { House } from "../house.js";
import { randomId, randomSecret } from "../ids.js";
import type { Person } from "../store/people.js";
import { begunCampaign } from "../table/campaigns.js";
import { promised } from "../table/deal.js";
import type { SeatDoc, TableDoc } from "../table/doc.js";
import { botName } from "../table/lobby.js";
import type { NewTable } from "./schemas.js";

export async function newTableDoc(
  { rules, now }: Pick<House, "rules" | "now">,
  given: NewTable,
  host: Person,
): Promise<TableDoc> {
  const { game } = await gameOf(given.game);
  if (given.campaign) return newCampaignDoc(given, host, now());
  const { bots, pace, botPace, shuffleSeats } = given;
  try {
    const count = checkSeats(game, given.seats ?? Math.max(game.seats.min, bots.length + 1));
    const preset = given.preset === undefined ? {} : game.presets?.[given.preset];
    if (
      !preset ||
      (given.preset !== undefined && !Object.hasOwn(game.presets ?? {}, given.preset))
    ) {
      throw new BadInput("preset", "there is no such preset");
    }
    const options = checkOptions(game, { ...preset, ...given.options });
    if (bots.length >= count) throw new BadInput("bots", "leave a seat for yourself");
    // Some options go with some numbers of seats only; the game knows, and says so when it deals.
    const begin = { seats: count, options, seed: freshSeed() };
    await rules.run(
      game.id,
      () => createMatch(game, { ...begin, history: false }),
      () => ({ begin }),
    );
    const seats = seatsFor(count, bots, host);
    return {
      id: randomId(),
      game: game.id,
      options,
      seats,
      host: host.id,
      pace,
      botPace,
      private: given.private,
      invite: randomSecret(),
      status: "open",
      changed: now(),
      votes: [],
      ...promised(),
      shuffleSeats,
      earlier: [],
      guests: [],
    };
  } catch (error) {
    if (error instanceof BadInput) throw badInput(error.place, error.problem);
    throw error;
  }
}

/** A table for a campaign: its first match is what is played first. */
async function newCampaignDoc(given: NewTable, host: Person, now: number): Promise<TableDoc> {
  const { bots, pace, botPace, options: chosen } = given;
  try {
    const { seats: count, ...ahead } = await begunCampaign(given.game, given.seats, chosen);
    if (bots.length >= count) throw new BadInput("bots", "leave a seat for yourself");
    return {
      id: randomId(),
      ...ahead,
      seats: seatsFor(count, bots, host),
      host: host.id,
      pace,
      botPace,
      private: given.private,
      invite: randomSecret(),
      status: "open",
      changed: now,
      votes: [],
      ...promised(),
      shuffleSeats: given.shuffleSeats,
      earlier: [],
      guests: [],
    };
  } catch (error) {
    if (error instanceof BadInput) throw badInput(error.place, error.problem);
    throw error;
  }
}

/** Who opened the table sits first, bots last. */
function seatsFor(count: number, bots: NewTable["bots"], host: Person): SeatDoc[] {
  return Array.from({ length: count }, (_, seat): SeatDoc => {
    const bot = bots[seat - (count - bots.length)];
    if (bot) return { bot, name: botName(seat), ready: true };
    return seat === 0 ? { person: host.id, name: host.name, ready: false } : { ready: false };
  });
}
