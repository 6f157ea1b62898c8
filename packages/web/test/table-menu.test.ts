import type { OptionView } from "@sprawl/engine";
import { expect, test } from "vitest";
import { type MenuWants, tableMenu } from "../src/table/table-menu.js";

const nothing = () => {};
const wants = {
  say: (id: string) => id,
  speaker: { text: { options: { "give-up": "Give up" } } },
  extras: { menu: [{ id: "abandon", title: "Give this match up", apart: true, run: nothing }] },
  grave: [],
  spoken: true,
} as unknown as MenuWants;

test("there is one way to give up: the game's own, where it has one", () => {
  const ids = (grave: readonly OptionView[]) => tableMenu({ ...wants, grave }).map(({ id }) => id);
  expect(ids([])).toContain("abandon");
  const givingUp = ids([{ kind: "give-up", key: "give-up" } as OptionView]);
  expect(givingUp).toContain("give-up");
  expect(givingUp).not.toContain("abandon");
});
