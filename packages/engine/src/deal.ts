/**
 * Deals anybody can check. Before the first draw a hash of the deal is public, after the end the seed
 * itself; playing the record again from that seed must give the same match.
 *
 * Online nobody has to trust the server either. It promises a share of its own before anybody is
 * ready; every person adds one at the ready check; the seed is made of all of them. Whoever has kept
 * what they saw then can check it at the end by themselves: docs/fair-deals.md.
 */
import { canonical, sha256Hex } from "./canonical.js";
import { drawFrom } from "./resample.js";
import type { Header } from "./snapshot.js";
import type { Seat } from "./words.js";

/** A seed made from a name: for scenarios and solo play, never where others must trust the deal. */
export function namedSeed(name: string): string {
  return sha256Hex(`sprawl named seed\n${name}`);
}

/** What is published before the first draw. The seed has 256 random bits, so it cannot be guessed. */
export function commitmentOf(header: Header): string {
  const { game, version, seats, options, seed } = header;
  return sha256Hex(`sprawl deal\n${seed}\n${canonical({ game, version, seats, options })}`);
}

/** A share of a deal: 32 random bytes in hex. */
export type Share = string;

/** Somebody at the ready check: who sat there, and what they gave. Bots give nothing of their own. */
export type Sat = { readonly person?: string | undefined; readonly share?: Share | undefined };

/** What a deal was made of: everything but the server's share is public from the ready check on. */
export type SharedDeal = {
  /** The server's share, promised before anybody was ready; public after the end. */
  readonly server: Share;
  /** In the order they sat in. */
  readonly sat: readonly Sat[];
  /** Were seats mixed when play began? */
  readonly mixed: boolean;
};

/** What the server shows of its share before anybody is ready. */
export function promiseOf(share: Share): string {
  return sha256Hex(`sprawl share\n${share}`);
}

type About = Pick<Header, "game" | "version" | "options">;

/** The seed that all shares, the game, its options and the order of people make. */
export function seedFrom({ server, sat, mixed }: SharedDeal, about: About): string {
  const { game, version, options } = about;
  return sha256Hex(`sprawl shares\n${canonical({ server, sat, mixed, game, version, options })}`);
}

/** Who of those who sat plays which seat: by seat, the place at the ready check. */
export function placesFrom(
  seed: string,
  { sat, mixed }: Pick<SharedDeal, "sat" | "mixed">,
): number[] {
  const places = sat.map((_, place) => place);
  if (!mixed) return places;
  const draw = drawFrom(`${seed} seats`);
  for (let i = places.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [places[i], places[j]] = [places[j], places[i]];
  }
  return places;
}

/** What one person kept of a deal when it was made. */
export type KeptDeal = {
  readonly promise: string;
  readonly sat: readonly Sat[];
  readonly mixed: boolean;
  readonly options: Header["options"];
  /** Where this person sat at the ready check, what they gave, and which seat they got. */
  readonly place: number;
  readonly share: Share;
  readonly seat: Seat;
  /** Who they were there, as they were known before they gave anything. */
  readonly person?: string | undefined;
};

/** What is wrong with a deal, as somebody sees it who kept what was shown when it was made. */
export function checkKept(
  kept: KeptDeal,
  header: Header & { readonly deal?: SharedDeal | undefined },
): string[] {
  const { deal } = header;
  if (!deal) return ["the shares of this deal are no longer shown"];
  const problems: string[] = [];
  if (promiseOf(deal.server) !== kept.promise) {
    problems.push("the server's share is not the one it promised");
  }
  if (kept.sat[kept.place]?.share !== kept.share || deal.sat[kept.place]?.share !== kept.share) {
    problems.push("your share is not in the deal");
  }
  if (kept.person !== undefined && deal.sat[kept.place]?.person !== kept.person) {
    problems.push("your place in the deal is somebody else's");
  }
  if (canonical(deal.sat) !== canonical(kept.sat) || deal.mixed !== kept.mixed) {
    problems.push("somebody else's share or place was changed");
  }
  if (canonical(header.options) !== canonical(kept.options)) {
    problems.push("the options are not those you agreed to");
  }
  if (placesFrom(header.seed, deal)[kept.seat] !== kept.place) {
    problems.push("you were given another seat than the deal says");
  }
  return [...problems, ...checkShared(deal, header)];
}

/**
 * What is wrong with a deal in itself. Nothing may stand in it that could have been chosen when all
 * shares were known: a seat without a person has none, and a person's seat nothing beside one.
 */
export function checkShared(deal: SharedDeal, header: Header): string[] {
  if (!deal.sat.every(isPlain)) return ["the deal holds more than a share of each person"];
  if (deal.sat.length !== header.seats) return ["the deal was made for another number of seats"];
  if (seedFrom(deal, header) === header.seed) return [];
  return ["the seed is not the one the shares make"];
}

function isPlain({ person, share, ...more }: Sat): boolean {
  return Object.keys(more).length === 0 && (person !== undefined || share === undefined);
}
