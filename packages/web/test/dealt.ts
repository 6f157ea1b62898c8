/** Tables that are the same each time: a named deal of a game, played as far as is wanted. */
import { drawFrom } from "@sprawl/engine";
import * as host from "@sprawl/engine/host";
import { findGame } from "@sprawl/games";
import { arranged, openArranged } from "@sprawl/tools/arranged";
import type { Page } from "playwright-core";

type Wanted = Parameters<typeof arranged>[3];

/** A file of this game with so much of the match behind it. */
export async function dealt(game: string, wanted: Wanted) {
  const entry = await findGame(game)?.load();
  if (!entry) throw new Error(`${game} is not there`);
  return arranged(host, drawFrom, entry, wanted);
}

/** Sits down at it, or looks at its end. */
export async function sitDownAt(page: Page, game: string, wanted: Wanted): Promise<void> {
  await openArranged(page, await dealt(game, wanted));
  await page.locator("[data-asked], [data-end]").first().waitFor();
  await page.locator("[data-board] [data-ref]:visible").first().waitFor();
}

/** Sits down as anybody would, on the game's page, at a table of so many. */
export async function begin(page: Page, game: string, seats: number): Promise<void> {
  await page.goto(`/game/${game}`);
  await page.getByRole("spinbutton").first().fill(String(seats));
  await page.getByRole("button", { name: "Start this match" }).click();
  await page.locator("[data-asked]").first().waitFor();
  await page.locator("[data-board] [data-seat]").first().waitFor();
}
