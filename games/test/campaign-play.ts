/** A whole campaign, played at random. */
import { drawFrom, type GameEntry, type OptionValues } from "@sprawl/engine";
import {
  answer,
  beginCampaign,
  beginNext,
  type Campaign,
  concludeMatch,
  type Match,
  namedSeed,
  offersOf,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { findGame } from "@sprawl/games";

async function entryOf(id: string): Promise<GameEntry> {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game.load();
}

export async function begun(
  id: string,
  seats: number,
  options: OptionValues = {},
): Promise<Campaign> {
  const { campaign: definition } = await entryOf(id);
  if (!definition) throw new Error(`${id} has no campaign`);
  const entries = await Promise.all(definition.games.map(entryOf));
  const games = entries.map(({ game }) => game);
  return beginCampaign(definition, games, { seats, options });
}

/** Play the match that comes next to its end, and conclude it; gives back that match. */
export function playNext(campaign: Campaign, seed: string): Match {
  const [{ name }] = offersOf(campaign);
  const match = beginNext(campaign, name, namedSeed(`${seed} ${name}`));
  const draw = drawFrom(`${seed} ${name}`);
  for (let [seat] = waitingFor(match); seat !== undefined; [seat] = waitingFor(match)) {
    const { question } = view(match, seat);
    if (!question) throw new Error(`seat ${seat} is waited for and not asked`);
    const { form, options, safe } = question;
    answer(match, seat, form === "choose" ? options[draw(options.length)].key : safe);
  }
  concludeMatch(campaign);
  return match;
}
