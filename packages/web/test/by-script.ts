/** Several people at one table online who answer what was found beforehand; see rehearsal.ts. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Rehearsed } from "./rehearsal.js";
import type { Person } from "./stage.js";

const LONG = { timeout: 60_000 };

export type Table = { readonly id: string; readonly all: readonly Person[] };

export async function allReady({ id, all }: Table): Promise<void> {
  await lookAt({ id, all });
  // Whoever still reads the end of the match before comes along.
  for (const { page } of all) {
    const ready = page.getByRole("button", { name: "I am ready" });
    const join = page.getByRole("button", { name: "Join them" });
    await ready.or(join).first().waitFor();
    if (await join.isVisible()) await join.click();
  }
  for (const { page } of all) await page.getByRole("button", { name: "I am ready" }).click();
}

async function lookAt({ id, all }: Table): Promise<void> {
  for (const { page } of all) if (!page.url().endsWith(id)) await page.goto(`/table/${id}`);
}

/** Their browsers send these answers, each as soon as it is asked for, and show something else. */
async function send({ id, all }: Table, lines: Rehearsed["lines"]): Promise<void> {
  for (const { page } of all) await page.goto("/settings");
  for (const { seat, decision, answer } of lines) {
    const { request } = all[seat].context;
    const given = async () => {
      const reply = await request.post(`/api/tables/${id}/answer`, { data: { decision, answer } });
      return reply.ok() ? "accepted" : reply.text();
    };
    await expect.poll(given, { ...LONG, interval: 5 }).toBe("accepted");
  }
}

/** They give these answers by hand. */
async function play(table: Table, lines: Rehearsed["lines"]): Promise<void> {
  await lookAt(table);
  for (const { seat, decision, answer } of lines) {
    const { page } = table.all[seat];
    const choice = (key: string) => page.locator(`[data-choice=${JSON.stringify(key)}]`).first();
    await isAsked(table.all[seat], decision);
    if (typeof answer === "string") await choice(answer).dispatchEvent("click");
    else {
      const picked = Array.isArray(answer) ? answer.map(String) : [];
      for (const key of picked) await choice(key).dispatchEvent("click");
      await page.locator("[data-main]").click();
    }
    await expect.poll(() => askedOn(page), LONG).not.toBe(decision);
  }
}

const askedOn = (page: Page) =>
  page.evaluate(() => document.querySelector("[data-asked]")?.getAttribute("data-asked"));

export async function isAsked({ page }: Person, decision: string): Promise<void> {
  await expect.poll(() => askedOn(page), LONG).toBe(decision);
}

export type Scene = {
  /** Lines that are given by hand: from, and up to but without. */
  readonly from: number;
  readonly to: number;
  after?(): Promise<void>;
};

/** A match from its first question to its end; what is in no scene is sent. */
export async function perform(table: Table, { lines }: Rehearsed, scenes: readonly Scene[]) {
  let at = 0;
  for (const { from, to, after } of scenes) {
    if (from > at) await send(table, lines.slice(at, from));
    await play(table, lines.slice(Math.max(at, from), to));
    at = Math.max(at, to);
    const next = lines[at];
    if (next) await isAsked(table.all[next.seat], next.decision);
    await after?.();
  }
  for (const { page } of table.all) await page.locator("[data-end]").first().waitFor(LONG);
}
