/** What a replay shows of beliefs: whole percents, from one seat's view and nothing else. */
import { view } from "@sprawl/engine/host";
import { resample } from "@sprawl/engine/search";
import type { State } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { believedBy, type Share } from "../board/beliefs.js";
import { colourOf, faceOf, laidAt, PLACES } from "../board/know.js";
import { deal } from "./deal.js";
import { playOn } from "./play-on.js";

const total = (shares: readonly Share<unknown>[]) =>
  shares.reduce((sum, { percent }) => sum + percent, 0);

test("at any step, of every other seat: likely teams first, about a hundred percent in all", () => {
  const { match } = deal(6, {}, "believed");
  for (let n = 0; n < 4; n++) {
    playOn(match, `believed ${n}`, 30);
    for (let seat = 0; seat < 6; seat++) {
      const { others } = believedBy(view<State>(match, seat)) ?? { others: [] };
      expect(others.map((other) => other.seat)).toEqual(
        [0, 1, 2, 3, 4, 5].filter((s) => s !== seat),
      );
      for (const { teams, cards } of others) {
        const percents = teams.map(({ percent }) => percent);
        expect(percents).toEqual(percents.toSorted((one, other) => other - one));
        for (const shares of [teams, cards.left, cards.id, cards.right]) {
          expect(Math.abs(total(shares) - 100)).toBeLessThanOrEqual(3); // each is rounded
        }
      }
    }
  }
}, 60_000);

test("what lies open or was looked at is certain", () => {
  const { match } = deal(5, {}, "open");
  playOn(match, "open", 160);
  let certain = 0;
  for (let viewer = 0; viewer < 5; viewer++) {
    const seen = view<State>(match, viewer);
    for (const { seat, cards } of believedBy(seen)?.others ?? []) {
      for (const place of PLACES) {
        const [laid, ...more] = laidAt(seen, seat, place);
        const face = faceOf(seen, laid.card);
        if (face === undefined || more.length > 0) continue;
        expect(cards[place]).toEqual([{ of: colourOf(face), percent: 100 }]);
        certain++;
      }
    }
  }
  expect(certain).toBeGreaterThan(5);
}, 60_000);

test("whoever has no seat believes nothing; and the hidden world does not matter", () => {
  const { match } = deal(5, {}, "elsewhere");
  playOn(match, "elsewhere", 50);
  expect(believedBy(view<State>(match, "spectator"))).toBeUndefined();
  const other = resample(match, 2, "another world");
  expect(other).toBeDefined();
  if (other) expect(believedBy(view<State>(other, 2))).toEqual(believedBy(view<State>(match, 2)));
}, 60_000);
