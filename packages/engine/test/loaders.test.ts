/**
 * What comes from outside may be anything. Saves, records, campaigns, options and submissions are
 * changed at random: each still loads, or is refused with the place that is wrong; nothing else.
 */
import {
  type Answer,
  type AnyGame,
  BadInput,
  type CampaignDefinition,
  type Plain,
} from "@sprawl/engine";
import {
  answer,
  beginCampaign,
  beginNext,
  checkOptions,
  decisionId,
  loadCampaign,
  namedSeed,
  recordOf,
  safeAnswerFor,
  save,
  saveCampaign,
  submit,
  verify,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { createMatch, fingerprint, load, type OpenMatch, replay } from "@sprawl/engine/search";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { bazaar } from "./broken/bazaar.js";

vi.setConfig({ testTimeout: 120_000 });

const RUNS = { seed: 20, numRuns: 600 };
const seed = namedSeed("loaders");

/** A match after so many safe answers. */
function matchAfter(answers: number, carried: Plain = 2): OpenMatch {
  const match = createMatch(bazaar, { seats: 3, seed, carried });
  for (let n = 0; n < answers && match.pending; n++) {
    const [seat] = waitingFor(match);
    answer(match, seat, safeAnswerFor(match, seat) as Answer);
  }
  return match;
}

const text = (value: unknown): string => JSON.stringify(value);

/** A change: at which place of the data, and what is put there instead; nothing removes it. */
type Change = { readonly place: number; readonly put: string | undefined };

const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

/** What may be put somewhere, as JSON. */
const stuff = fc.oneof(
  fc.constantFrom(
    undefined,
    "null",
    "true",
    "-1",
    "0",
    "1",
    "0.5",
    "1e99",
    "-1e-7",
    "9007199254740993",
    '""',
    '"pass"',
    '"__proto__"',
    "[]",
    "{}",
    "[null]",
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"step":"turn"}',
    '{"scope":"turn"}',
    deep(200),
    text("x".repeat(5000)),
  ),
  fc.json({ maxDepth: 2 }),
);

const changes = fc.array(fc.record({ place: fc.nat(), put: stuff }), {
  minLength: 1,
  maxLength: 3,
});

/** Every place in some data: what holds it, and under which key. */
function placesIn(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function changed(original: string, todo: readonly Change[]): unknown {
  const root = { data: JSON.parse(original) };
  for (const { place, put } of todo) {
    const places = placesIn(root);
    if (places.length === 0) break;
    const { holder, key } = places[place % places.length];
    if (put !== undefined) holder[key] = JSON.parse(put);
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }
  return root.data;
}

/** Runs it; true if it went well, false if it was refused as bad input. Anything else is a fault. */
function goesWellOrIsRefused(load: () => unknown): boolean {
  try {
    load();
    return true;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    expect(error.place).not.toBe("");
    expect(error.problem).not.toBe("");
    return false;
  } finally {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  }
}

/** Tries many changes of each original; both outcomes must come up, or nothing was tried. */
function fuzz(originals: readonly string[], load: (given: unknown) => unknown): void {
  const outcomes = { loaded: 0, refused: 0 };
  fc.assert(
    fc.property(fc.nat(originals.length - 1), changes, (which, todo) => {
      const given = changed(originals[which], todo);
      outcomes[goesWellOrIsRefused(() => load(given)) ? "loaded" : "refused"]++;
    }),
    RUNS,
  );
  expect(outcomes.loaded).toBeGreaterThan(10);
  expect(outcomes.refused).toBeGreaterThan(RUNS.numRuns / 4);
}

const moments = [0, 1, 3, 5, 8, 12, 99].map((n) => matchAfter(n));

describe("changed at random", () => {
  test("saves", () => {
    fuzz(
      moments.map((match) => text(save(match))),
      (given) => load(bazaar, given),
    );
  });

  test("records", () => {
    fuzz(
      moments.map((match) => text(recordOf(match))),
      (given) => {
        replay(bazaar, given);
        verify(bazaar, given, "0".repeat(64));
      },
    );
  });

  test("campaigns", () => {
    const campaign = beginCampaign(travels, [bazaar as AnyGame]);
    beginNext(campaign, "market-1", seed);
    const early = text(saveCampaign(campaign));
    if (campaign.current) campaign.current.match = matchAfter(6);
    fuzz([early, text(saveCampaign(campaign))], (given) =>
      loadCampaign(travels, [bazaar as AnyGame], given),
    );
  });

  test("options of a table", () => {
    fuzz(['{"hasty":true,"stock":"scarce","rounds":1}'], (given) => checkOptions(bazaar, given));
    fuzz(['{"hasty":true,"stock":"scarce","rounds":1}'], (options) =>
      createMatch(bazaar, { seats: 2, seed, options }),
    );
  });

  test("submissions never throw, and change nothing unless they are accepted", () => {
    fc.assert(
      fc.property(fc.nat(4), fc.anything(), changes, (n, other, todo) => {
        const match = matchAfter(n);
        const [seat] = waitingFor(match);
        const good = { seat, decision: decisionId(match), answer: safeAnswerFor(match, seat) };
        const before = fingerprint(match);
        const given = changed(text(good), todo);
        const bad = [given, other, { ...good, answer: other }, { ...good, seat: other }];
        for (const submission of bad) {
          const { status } = submit(match, submission as typeof good & { answer: Answer });
          expect(["accepted", "refused", "repeated"]).toContain(status);
          if (status === "accepted") return;
          expect(fingerprint(match)).toBe(before);
        }
      }),
      RUNS,
    );
  });
});

/** From market to market, with what was earned. */
const travels: CampaignDefinition<{ coins: number }> = {
  id: "travels",
  version: 1,
  games: ["bazaar"],
  begin: () => ({ coins: 1 }),
  next: ({ coins }) => [{ name: "market-1", game: "bazaar", seats: 2, brings: coins }],
  after: (carried) => carried,
};

describe("what is wrong is named", () => {
  const saved = text(save(matchAfter(5)));
  const broken = (change: (data: Record<string, never>) => void) => () => {
    const data = JSON.parse(saved);
    change(data);
    load(bazaar, data);
  };

  test("the place is where the fault is", () => {
    const at = (place: string) => expect.objectContaining({ name: "BadInput", place });
    const cases: [place: string, change: (data: never) => void][] = [
      ["save.game", (data: { game: string }) => (data.game = "chess")],
      ["save.seats", (data: { seats: unknown }) => (data.seats = "2")],
      ["save.seed", (data: { seed: string }) => (data.seed = "seed")],
      ["save.options.hasty", (data: { options: { hasty: unknown } }) => (data.options.hasty = 1)],
      [
        "save.snapshot.state.round",
        (d: { snapshot: { state: { round: unknown } } }) => (d.snapshot.state.round = null),
      ],
    ];
    for (const [place, change] of cases) {
      let thrown: unknown;
      try {
        broken(change as (data: Record<string, never>) => void)();
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toEqual(at(place));
    }
  });

  test("a key that would become a prototype is refused", () => {
    const data = saved.replace('"round":', '"__proto__":{"polluted":1},"round":');
    expect(() => load(bazaar, JSON.parse(data))).toThrow(BadInput);
  });

  test("a record whose campaign cannot be understood is bad input, not a crash", () => {
    const fussy: AnyGame = {
      ...bazaar,
      setup(g) {
        (g.carried as unknown as { list: string[] }).list.push("here");
        return (bazaar as AnyGame).setup(g);
      },
    };
    const record = JSON.parse(text(recordOf(matchAfter(2))));
    expect(() => replay(fussy, record)).toThrow(BadInput);
    expect(() => verify(fussy, record)).toThrow(BadInput);
  });

  test("what was not changed loads, and shows the same", () => {
    const match = matchAfter(5);
    const again = load(bazaar, JSON.parse(text(save(match)))).match;
    expect(view(again, 1)).toEqual({ ...view(match, 1), undo: view(again, 1).undo });
  });
});
