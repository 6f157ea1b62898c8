/** Where the tower's machines will go, as a careful player could work it out. */
import { advice, box, modelOf } from "@sprawl/human-interface";
import { stepsTo } from "@sprawl/parts";
import { expect, test } from "vitest";
import { stepsOf } from "../src/moving.js";
import { at, mission, rulesOf } from "./mission.js";

/** Two of a Team in room A1 and one elsewhere; a drone at the other end of the floor. */
const range = (drone: readonly [number, number]) =>
  rulesOf(
    mission([["tomo", "shoko", "harvey"], ["werner"]], {
      mission: "zero-hour",
      models: {
        tomo: { at: [9, 2] },
        shoko: { at: [8, 2] },
        harvey: { at: [5, 20] },
        werner: { at: [18, 20] },
        "masamune-1": { at: [...drone] },
      },
    }),
  );

test("HI-34.12, HI-14.9 a machine that sees nobody heads for where most people are, at most two Moves", () => {
  const g = range([21, 2]);
  const { areas, squaresOf, floor } = box.missions["zero-hour"].plan;
  const a1 = areas.findIndex(({ name }) => name === "A1");
  expect(advice.alarmToCome(g)[a1]).toBe(2);
  const ahead = advice.forecastOf(g, modelOf(g, "masamune-1"));
  expect(ahead?.target).toBe("");
  const way = ahead?.way ?? [];
  expect(way).toHaveLength(2 * stepsOf(g, modelOf(g, "masamune-1")));
  const left = stepsTo(floor, () => false, squaresOf[a1]);
  expect(left[way[way.length - 1]]).toBe(left[at(21, 2)] - way.length);
});

test("HI-34.11 a machine goes for the nearest it sees; HI-34.6 and stays where that one is in range", () => {
  const g = range([9, 1]);
  const ahead = advice.forecastOf(g, modelOf(g, "masamune-1"));
  expect(ahead?.target).toBe("tomo");
  expect(ahead?.way).toEqual([]);
});
