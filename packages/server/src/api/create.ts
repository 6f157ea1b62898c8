/** Opening a table. */
import { type AnyGame, BadInput } from "@sprawl/engine";
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

/** What is played at a table, and by how many. */
type Played = Pick<TableDoc, "game" | "options" | "campaign"> & { readonly count: number };

export async function newTableDoc(
  house: Pick<House, "rules" | "now">,
  given: NewTable,
  host: Person,
): Promise<TableDoc> {
  const { game } = await gameOf(given.game);
  try {
    // The first match of a campaign is what is played first.
    const { count, ...played } = given.campaign
      ? await campaignFor(given)
      : await matchFor(house, game, given);
    return {
      id: randomId(),
      ...played,
      seats: seatsFor(count, given.bots, host),
      host: host.id,
      pace: given.pace,
      botPace: given.botPace,
      private: given.private,
      invite: randomSecret(),
      status: "open",
      changed: house.now(),
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

async function matchFor(
  { rules }: Pick<House, "rules">,
  game: AnyGame,
  given: NewTable,
): Promise<Played> {
  const { bots } = given;
  const count = checkSeats(game, given.seats ?? Math.max(game.seats.min, bots.length + 1));
  const preset = given.preset === undefined ? {} : game.presets?.[given.preset];
  if (!preset || (given.preset !== undefined && !Object.hasOwn(game.presets ?? {}, given.preset))) {
    throw new BadInput("preset", "there is no such preset");
  }
  const options = checkOptions(game, { ...preset, ...given.options });
  leaveSeat(count, given);
  // Some options go with some numbers of seats only; the game knows, and says so when it deals.
  const begin = { seats: count, options, seed: freshSeed() };
  await rules.run(
    game.id,
    () => createMatch(game, { ...begin, history: false }),
    () => ({ begin }),
  );
  return { game: game.id, options, count };
}

async function campaignFor({ game, seats, options, bots }: NewTable): Promise<Played> {
  const { seats: count, ...ahead } = await begunCampaign(game, seats, options);
  leaveSeat(count, { bots });
  return { ...ahead, count };
}

function leaveSeat(count: number, { bots }: Pick<NewTable, "bots">): void {
  if (bots.length >= count) throw new BadInput("bots", "leave a seat for yourself");
}

/** Who opened the table sits first, bots last. */
function seatsFor(count: number, bots: NewTable["bots"], host: Person): SeatDoc[] {
  return Array.from({ length: count }, (_, seat): SeatDoc => {
    const bot = bots[seat - (count - bots.length)];
    if (bot) return { bot, name: botName(seat), ready: true };
    return seat === 0 ? { person: host.id, name: host.name, ready: false } : { ready: false };
  });
}
