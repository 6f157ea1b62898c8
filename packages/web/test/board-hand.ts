/**
 * A hand on a page at a table that presses what lies on the board: pieces, squares, cards of one's own,
 * the menu at a piece, and the big button. It never opens the list of all choices. It lasts until
 * the page is loaded anew.
 */
import type { Page } from "playwright-core";

export type Hand = {
  /** Beginnings of names of things, as patterns: the first that can act is pressed. */
  readonly wishes: readonly string[];
  /** After so many pieces only the big button is pressed, where there is one. */
  readonly most?: number;
  /** Lines of menus that are liked, as patterns; otherwise the first line is taken. */
  readonly lines?: readonly string[];
};

type Pressing = {
  pressed: string[];
  wishes: readonly string[];
  lines: readonly string[];
  most: number;
};

/** Lays a hand on the page, or gives the one that is there other wishes. */
export async function layHand(page: Page, hand: Hand): Promise<void> {
  const { wishes, most = 1000, lines = [] } = hand;
  await page.evaluate(
    (given) => {
      const here = window as unknown as { hand?: Pressing };
      if (here.hand) {
        Object.assign(here.hand, given);
        return;
      }
      const hand: Pressing = { ...given, pressed: [] };
      here.hand = hand;
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const firstLiked = (those: readonly HTMLElement[], likes: readonly string[], by: string) => {
        for (const like of likes) {
          const found = those.find((each) =>
            new RegExp(like).test((by === "" ? each.textContent : each.dataset[by]) ?? ""),
          );
          if (found) return found;
        }
        return undefined;
      };
      let last = "";
      let since = 0;
      const press = () => {
        const items = all("[role=menu] [role=menuitem]:not([aria-disabled=true])");
        if (items.length > 0) return (firstLiked(items, hand.lines, "") ?? items[0]).click();
        const asked = document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? "";
        const main = document.querySelector<HTMLButtonElement>("[data-asked] [data-main]");
        const isPick = main?.hasAttribute("data-picks") ?? false;
        // Asked the same after a while: the press did not count. Several are picked one by one.
        if (asked === "" || (asked === last && Date.now() - since < (isPick ? 60 : 1000))) return;
        last = asked;
        since = Date.now();
        const things = all(
          ":is([data-board], [data-me]) [data-state=open][data-ref]:not([data-picked])",
        );
        const thing = firstLiked(things, hand.wishes, "ref");
        const isDone = isPick && main?.disabled === false && main.ariaDisabled !== "true";
        if (thing && !isDone && (hand.pressed.length < hand.most || isPick || !main)) {
          hand.pressed.push(thing.dataset.ref ?? "");
          return thing.querySelector<HTMLElement>("button")?.click();
        }
        if (main && (isDone || !isPick)) return main.click();
        all("[data-dock-choice]:not([aria-pressed=true])").at(-1)?.click();
      };
      setInterval(press, 20);
    },
    { wishes, most, lines },
  );
}

/** The names of the things that were pressed. */
export async function pressed(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { hand?: Pressing }).hand?.pressed ?? []);
}
