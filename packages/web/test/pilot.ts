/**
 * A pilot for a page at a table: it answers by clicks, by a list of wishes that can be changed at any
 * time, and remembers what the log of this page said, and what something else on it said when it
 * was last seen. It lasts until the page is loaded anew.
 */
import type { Page } from "playwright-core";

export type Pilot = {
  /** Beginnings of keys of options, as patterns: the first that fits anything is chosen. */
  readonly wishes: readonly string[];
  /** Nothing is answered once the log has said something like this, until the pilot is sent on. */
  readonly stopAt?: string;
  /** Where no wish fits, it is left to somebody else; otherwise the first option is taken. */
  readonly only?: boolean;
  /** A selector: the lines found there are remembered. */
  readonly watch?: string;
};

type Flight = {
  wishes: readonly string[];
  stopAt: string;
  only: boolean;
  watch: string;
  lines: string[];
  seen: readonly string[];
};

/** Puts a pilot on the page, or gives the one that is there other wishes. */
export async function fly(page: Page, pilot: Pilot): Promise<void> {
  const { wishes, stopAt = "", only = false, watch = "" } = pilot;
  if ((await page.getByRole("log").count()) === 0) await page.keyboard.press("l");
  await page.evaluate(
    (given) => {
      const here = window as unknown as { flight?: Flight };
      if (here.flight) {
        Object.assign(here.flight, given);
        return;
      }
      const flight: Flight = { ...given, lines: [], seen: [] };
      here.flight = flight;
      const known = new Set<string>();
      const done = new WeakSet<Element>();
      const read = () => {
        const there = flight.watch === "" ? [] : [...document.querySelectorAll(flight.watch)];
        if (there.length > 0) flight.seen = there.map((each) => (each as HTMLElement).innerText);
        for (const line of document.querySelectorAll("[role=log] :is(h3, li)")) {
          // Lines do not change: a page that is read all the time would do little else.
          if (done.has(line)) continue;
          done.add(line);
          const words = line.querySelector("span")?.cloneNode(true) as Element | undefined;
          for (const mark of words?.querySelectorAll("svg") ?? []) mark.remove();
          const said = words?.textContent ?? "";
          const at = line.querySelector("button")?.textContent ?? "";
          if (said === "" || known.has(`${at} ${said}`)) continue;
          known.add(`${at} ${said}`);
          flight.lines.push(said);
        }
      };
      let last = "";
      let since = 0;
      const answer = () => {
        read();
        if (
          flight.stopAt !== "" &&
          flight.lines.some((line) => new RegExp(flight.stopAt).test(line))
        )
          return;
        const asked = document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? "";
        // Asked the same after a while: the answer did not count.
        if (asked === "" || (asked === last && Date.now() - since < 2000)) return;
        const said = /^(claim|vouch|accuse|propose|report)/;
        const all = [
          ...document.querySelectorAll<HTMLElement>("[data-asked] [data-choice]"),
        ].filter(({ dataset }) => !said.test(dataset.choice ?? ""));
        const fits = (like: string) =>
          all.find(({ dataset }) => new RegExp(like).test(dataset.choice ?? ""));
        const wish = flight.wishes.find(fits);
        const chosen = wish !== undefined ? fits(wish) : flight.only ? undefined : all[0];
        if (!chosen) return;
        last = asked;
        since = Date.now();
        chosen.click();
        const done = () => document.querySelector<HTMLElement>("[data-asked] [data-main]");
        setTimeout(() => done()?.hasAttribute("data-picks") && done()?.click(), 10);
      };
      setInterval(answer, 50);
    },
    { wishes, stopAt, only, watch },
  );
}

/** Everything the log of this page has said since its pilot came. */
export async function told(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { flight?: Flight }).flight?.lines ?? []);
}

/** What was watched for, as it was last seen on this page; nothing if it never was. */
export async function watched(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { flight?: Flight }).flight?.seen ?? []);
}
