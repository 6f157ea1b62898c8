/** What the rule-of-thumb player says: it fits what it does, what it said, and what everybody sees. */
import { drawFrom, type View } from "@sprawl/engine";
import type { State } from "@sprawl/social-deduction";
import { instinct, type Table } from "@sprawl/social-deduction/bot";
import { expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE, type Round } from "./gather.js";

const isStatement = ({ kind }: { readonly kind: string }) =>
  ["claim", "vouch", "accuse", "propose", "report"].includes(kind);

const SEEDS = ["a", "b", "c", "d", "e", "f"];
const options = { talk: true };
const open = { revealed: ["id", "left", "right"] };
const human = { id: "seeker", ...HUMAN };
const machine = { id: "execute", ...MACHINE };
const openHuman = { id: "waitress", ...HUMAN, ...open };

/** Everything seat 0 might say now, whatever its dice show. */
function words(t: Round) {
  const seen = t.until(0).view(0) as View<State>;
  const { question } = seen;
  if (!question) throw new Error("nothing is asked");
  return SEEDS.map((seed) => {
    const { answer } = instinct(
      seen as unknown as Table,
      { ...question, kind: "talk" } as Parameters<typeof instinct>[1],
      drawFrom(seed),
    );
    return question.options.find(({ key }) => key === answer);
  });
}

const said = (about: Gathering) => words(gather({ options, ...about }));

test("nobody speaks for somebody they aim at", () => {
  const players = { 0: human, 1: openHuman };
  expect(said({ players })[0]).toMatchObject({ kind: "vouch", target: 1 });
  const weapons = [{ kind: "pistol", holder: 0, target: 1 }];
  for (const word of said({ players, weapons }))
    expect(word).not.toMatchObject({ kind: "vouch", target: 1 });
});

test("a Machine calls nobody a Machine whose Human cards lie open", () => {
  for (const word of said({ players: { 0: machine, 1: openHuman } }))
    expect(word).not.toMatchObject({ kind: "accuse", target: 1 });
});

test("whoever was called a Machine in the last round does not let it stand", () => {
  const accusation = { kind: "accuse", by: 1, target: 0, team: "machine", round: 1 };
  const claim = { kind: "claim", by: 0, team: "human", round: 1 };
  const set = { said: [claim, accusation], round: 2 };
  const denies = (accuser: Record<string, string | string[]>) =>
    said({ players: { 0: human, 1: accuser }, set })[0];
  expect(denies(openHuman)).toMatchObject({ kind: "claim", team: "human" });
  expect(denies({ ...machine, ...open })).toMatchObject({
    kind: "accuse",
    target: 1,
    team: "machine",
  });
});

test("what was seen is told the same way, asked again", () => {
  const t = gather({
    options,
    players: { 0: machine, 1: { id: "seer", loyalty: ["human", "outlaw"] } },
  });
  t.act({ kind: "investigate", target: 1, side: "left" });
  const all = words(t);
  expect(all[0]).toMatchObject({ kind: "report", target: 1, place: "left" });
  expect(new Set(all.map((word) => word?.key)).size).toBe(1);
});

test("to the last one left there is nothing to say", () => {
  for (const word of said({ players: { 0: human }, out: [2, 3, 4, 5] }))
    expect(isStatement(word ?? { kind: "pass" })).toBe(false);
});
