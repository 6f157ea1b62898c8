import { describe, expect, test } from "vitest";
import { lineTo, place } from "../src/place.js";

const screen = { width: 360, height: 640 };
const size = { width: 200, height: 120 };

describe("a small window beside its thing", () => {
  test("goes to the wanted side where there is room, in the middle of the thing", () => {
    const at = place({ left: 100, top: 200, width: 100, height: 40 }, size, screen, "below");
    expect(at).toEqual({ side: "below", left: 50, top: 248 });
  });

  test("goes to the other side where there is none", () => {
    const at = place({ left: 100, top: 560, width: 100, height: 40 }, size, screen, "below");
    expect(at).toEqual({ side: "above", left: 50, top: 432 });
  });

  test("leaves a wanted left or right for above or below on a narrow screen", () => {
    const anchor = { left: 130, top: 200, width: 100, height: 40 };
    expect(place(anchor, size, screen, "right").side).toBe("below");
    expect(place(anchor, size, { width: 900, height: 640 }, "right").side).toBe("right");
  });

  test("never leaves the screen, even where it has no room at all", () => {
    const large = { width: 340, height: 600 };
    for (const left of [0, 160, 340]) {
      for (const top of [0, 300, 620]) {
        const at = place({ left, top, width: 20, height: 20 }, large, screen);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + large.width).toBeLessThanOrEqual(screen.width - 8);
        expect(at.top + large.height).toBeLessThanOrEqual(screen.height - 8);
      }
    }
  });

  test("leaves the line at the top free where there is room", () => {
    const under = { ...screen, top: 44 };
    const thing = (top: number) => ({ left: 100, top, width: 40, height: 40 });
    expect(place(thing(180), size, under, "above").side).toBe("above");
    expect(place(thing(170), size, screen, "above").side).toBe("above");
    expect(place(thing(170), size, under, "above").side).toBe("below");
    expect(place(thing(60), size, under, "right")).toEqual({ side: "right", left: 148, top: 46 });
    // As high as the window, it lies over the line rather than out of sight.
    expect(place(thing(60), { width: 200, height: 620 }, under, "below").top).toBe(12);
  });

  test("stands with an end at the thing where its middle would hide something", () => {
    const anchor = { left: 160, top: 300, width: 40, height: 80 };
    const gauge = { left: 0, top: 100, width: 100, height: 100 };
    const wide = { width: 180, height: 120 };
    expect(place(anchor, wide, screen, "above")).toEqual({ side: "above", left: 90, top: 172 });
    const beside = place(anchor, wide, screen, "above", { spoken: [gauge] });
    expect(beside).toEqual({ side: "above", left: 160, top: 172 });
  });

  test("stands beside all that belongs to its thing where that leaves it in sight", () => {
    const desk = { width: 1440, height: 900, top: 44 };
    const menu = { width: 220, height: 250 };
    // Somebody at the far edge, a neighbour beside them, the cards of each below.
    const person = { left: 440, top: 60, width: 180, height: 156 };
    const cards = { left: 385, top: 225, width: 300, height: 116 };
    const neighbour = { left: 760, top: 60, width: 300, height: 281 };
    const at = place(person, menu, desk, "right", { own: [cards], others: [neighbour] });
    expect(at).toEqual({ side: "left", left: 157, top: 46 });
    // At the left wall, with the cards on the right: above them.
    const aside = { left: 6, top: 445, width: 180, height: 150 };
    const before = { left: 195, top: 452, width: 300, height: 116 };
    expect(place(aside, menu, desk, "right").side).toBe("right");
    const dock = { left: 0, top: 720, width: 1440, height: 180 };
    expect(place(aside, menu, desk, "right", { own: [before], others: [dock] })).toEqual({
      side: "above",
      left: 8,
      top: 187,
    });
  });

  test("is joined to its thing by a line, whatever side it stands at", () => {
    const anchor = { left: 160, top: 300, width: 40, height: 80 };
    const above = { left: 140, top: 100, width: 200, height: 120 };
    expect(lineTo(anchor, above, "above")).toEqual({ left: 180, top: 220, width: 0, height: 100 });
    const left = { left: 8, top: 280, width: 144, height: 120 };
    expect(lineTo(anchor, left, "left")).toEqual({ left: 152, top: 340, width: 18, height: 0 });
  });
});
