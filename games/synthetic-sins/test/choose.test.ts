/** SS-33: ties are yours to settle, the options show what they mean, and "choose for me" settles them. */
import { type Answer, drawFrom, type OptionView } from "@sprawl/engine";
import { answer, namedSeed, view } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import { type content, geography, type SinsState, syntheticSins } from "@sprawl/synthetic-sins";
import { expect, test } from "vitest";
import { instinct } from "./instinct.js";

const TIES = new Set([
  "who-acts",
  "attack-order",
  "overwatch-order",
  "intercept-order",
  "detonation-order",
  "trap-order",
  "enemy-path",
  "next-waypoint",
  "drop-where",
]);
const MISSIONS = ["absolution", "last-witnesses", "the-courier"] as const;
/** More answers than any of these matches takes. */
const MOST = 3000;
const long = { timeout: 120_000 };

function begin(mission: content.MissionId, chooseForMe: boolean): OpenMatch {
  const options = { mission, chooseForMe };
  return createMatch(syntheticSins, { seats: 1, seed: namedSeed(`ties ${mission}`), options });
}

const seenIn = (match: OpenMatch) => {
  const seen = view<SinsState>(match, 0);
  if (!seen.question) throw new Error("nobody is asked");
  return { seen, question: seen.question };
};

test(
  "SS-33.1, SS-R114 whoever lets the game choose is never asked about ties, and gets the first of each",
  long,
  () => {
    let settled = 0;
    for (const mission of MISSIONS) {
      const asked = begin(mission, false);
      const spared = begin(mission, true);
      const draw = drawFrom(mission);
      for (let left = MOST; asked.pending && left > 0; left--) {
        const { seen, question } = seenIn(asked);
        let said: Answer;
        if (TIES.has(question.kind)) {
          said = question.options[0].key;
          settled++;
        } else {
          const other = seenIn(spared);
          expect(TIES.has(other.question.kind)).toBe(false);
          expect(other.seen.state).toEqual(seen.state);
          expect(other.question.options).toEqual(question.options);
          said = instinct(seen, question, draw).answer;
          answer(spared, 0, said);
        }
        answer(asked, 0, said);
      }
      expect(asked.play.result).toBeDefined();
      expect(spared.play.result).toEqual(asked.play.result);
    }
    expect(settled).toBeGreaterThan(50);
  },
);

const refsOf = ({ on }: OptionView): readonly string[] => [on ?? []].flat();

test(
  "SS-19.2, SS-33.1 equal paths are shown from their first step to their end, and enemies by name",
  long,
  () => {
    const shown = new Set<string>();
    for (const mission of MISSIONS) {
      const match = begin(mission, false);
      const draw = drawFrom(mission);
      for (let left = MOST; match.pending && left > 0; left--) {
        const { seen, question } = seenIn(match);
        if (TIES.has(question.kind)) {
          shown.add(question.kind);
          for (const option of question.options) {
            if (option.kind === "step") expectPath(seen.state, option);
            else if (option.kind === "enemy")
              expect(refsOf(option)).toEqual([`enemy/${option.enemy}`]);
            else expect(refsOf(option)).toEqual([`sector/${option.sector}`]);
          }
        }
        answer(match, 0, instinct(seen, question, draw).answer);
      }
    }
    expect([...shown]).toEqual(expect.arrayContaining(["who-acts", "enemy-path"]));
  },
);

/** The enemy, then every sector of the way, each beside the one before. */
function expectPath({ map, enemies }: SinsState, option: OptionView): void {
  const [who, ...way] = refsOf(option);
  expect(who).toBe(`enemy/${option.enemy}`);
  const sectors = way.map((ref) => Number(ref.replace("sector/", "")));
  expect(sectors[0]).toBe(option.sector);
  let at = enemies[String(option.enemy)].sector;
  for (const sector of sectors) {
    expect(geography.isAdjacent(map, at, sector)).toBe(true);
    at = sector;
  }
}
