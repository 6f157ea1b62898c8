/** Deeds as the page shows them: small things in a layer above the table, moved by the browser. */
import type { Plain, Ref } from "@sprawl/engine";
import styles from "./stage.module.css";
import { type Act, actWith, EASE, made, type Of, ring, type Scene } from "./stage-act.js";
import { aim, look, shot } from "./stage-aims.js";
import { middleOf, type Spot, spotOf, stepped } from "./stage-places.js";
import type { Staging, TestSide } from "./staging.js";

/** Puts figures that will step where their first step begins. */
export function setOut(scene: Scene, stagings: readonly Staging[]): void {
  const seen = new Set<Ref>();
  for (const staging of stagings) {
    if (staging.shape !== "step" || seen.has(staging.piece)) continue;
    seen.add(staging.piece);
    const { piece, from } = staging;
    if (from !== undefined) stepped(scene.root, { piece, from, to: from, last: false }, 1);
  }
}

/** How this is shown here; undefined if what it speaks of is not drawn. */
export async function actOf(scene: Scene, staging: Staging): Promise<Act | undefined> {
  switch (staging.shape) {
    case "step":
      return step(scene, staging);
    case "pass":
      return pass(scene, staging);
    case "shot":
      return shot(scene, staging);
    case "aim":
      return aim(scene, staging);
    case "look":
      return look(scene, staging);
    case "card":
      return card(scene, staging);
    case "pulse":
      return ring(scene, staging.at, staging.tone ?? "warm", staging.label);
    case "test":
      return test(scene, staging);
    case "out":
      return ring(scene, staging.at, "danger", staging.label);
    case "scene":
      return moment(scene, staging);
    case "say":
      return say(scene, staging);
    default:
      return staging satisfies never;
  }
}

function step(scene: Scene, staging: Of<"step">): Act | undefined {
  const { piece, from, to } = staging;
  if (scene.still) return ring(scene, to, "warm", undefined);
  let over = () => {};
  return {
    run: (ms) =>
      new Promise((done) => {
        over = done;
        const walk = stepped(scene.root, { piece, from, to, last: scene.isLast(staging) }, ms);
        if (walk)
          walk.finished.then(
            () => done(),
            () => done(),
          );
        else done();
      }),
    stop: () => over(),
  };
}

async function pass(scene: Scene, staging: Of<"pass">): Promise<Act | undefined> {
  const { from, to, face, label } = staging;
  const [start, end] = [spotOf(scene.root, from), spotOf(scene.root, to)];
  if (scene.still || !start || !end) return ring(scene, to, "warm", label);
  const flyer = made("flyer");
  const drawn = await scene.drawn(face, false);
  if (drawn) flyer.append(drawn);
  if (label !== undefined) flyer.append(made("label", label));
  return actWith(scene, flyer, (ms) => {
    const { width, height } = flyer.getBoundingClientRect();
    const at = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`;
    return flyer.animate(
      [
        { transform: at(middleOf(start), 0.7), opacity: 0.2 },
        { transform: at(middleOf(start), 1), opacity: 1, offset: 0.2 },
        { transform: at(middleOf(end), 1), opacity: 1, offset: 0.85 },
        { transform: at(middleOf(end), 0.7), opacity: 0 },
      ],
      { duration: ms, easing: EASE, fill: "both" },
    );
  });
}

/** Large, in the middle; it stays twice as long as other deeds, for it is to be read. */
async function card(scene: Scene, { face, name, over }: Of<"card">): Promise<Act> {
  const spot = over === undefined ? undefined : spotOf(scene.root, over);
  if (spot) return turned(scene, face, name, spot);
  const drawn = await scene.drawn(face, true);
  const large = made("large");
  if (drawn) large.append(drawn);
  large.append(made("name", name));
  return actWith(scene, large, (ms) => {
    if (scene.still) return undefined;
    return large.animate(
      [
        { opacity: 0, transform: "translate(-50%, -50%) rotateY(90deg) scale(0.6)" },
        { opacity: 1, transform: "translate(-50%, -50%) rotateY(0) scale(1)", offset: 0.25 },
        { opacity: 1, transform: "translate(-50%, -50%) rotateY(0) scale(1)", offset: 0.9 },
        { opacity: 0, transform: "translate(-50%, -50%) rotateY(0) scale(0.9)" },
      ],
      { duration: ms, easing: "ease-out", fill: "both" },
    );
  });
}

/** How much room a card that is turned needs over a thing, and to its side, in px. */
const TURNED = { above: 270, half: 58 };

/** Small, over the thing that it is drawn for, or beside it where there is no room: it stays in sight. */
async function turned(scene: Scene, face: Plain, name: string, spot: Spot): Promise<Act> {
  const small = made("turned");
  const drawn = await scene.drawn(face, false);
  if (drawn) small.append(drawn);
  small.append(made("name", name));
  const isOver = spot.top >= TURNED.above;
  const right = spot.left + spot.width + TURNED.half;
  const beside = right + TURNED.half < window.innerWidth ? right : spot.left - TURNED.half;
  const x = isOver ? middleOf(spot).x : beside;
  const left = Math.max(TURNED.half, Math.min(window.innerWidth - TURNED.half, x));
  const top = isOver ? spot.top : Math.max(TURNED.above, spot.top + spot.height);
  Object.assign(small.style, { left: `${left}px`, top: `${top}px` });
  return actWith(scene, small, (ms) => {
    if (scene.still) return undefined;
    return small.animate(
      [
        { opacity: 0, transform: "rotateY(90deg)" },
        { opacity: 1, transform: "rotateY(0)", offset: 0.3 },
        { opacity: 1, transform: "rotateY(0)", offset: 0.85 },
        { opacity: 0, transform: "rotateY(0)" },
      ],
      { duration: ms, easing: "ease-out", fill: "both" },
    );
  });
}

/** What the game draws, over the board and nothing else. */
async function moment(scene: Scene, { node }: Of<"scene">): Promise<Act | undefined> {
  const drawn = await scene.drawnNode(node);
  const board = scene.root.querySelector("[data-board]")?.getBoundingClientRect();
  if (!drawn || !board) return undefined;
  const all = made("moment");
  Object.assign(all.style, {
    left: `${board.left}px`,
    top: `${board.top}px`,
    width: `${board.width}px`,
    height: `${board.height}px`,
  });
  // The game's own colours: they hang on its name.
  const game = scene.root.closest("[data-game]")?.getAttribute("data-game");
  if (game) all.dataset.game = game;
  all.append(drawn);
  return actWith(scene, all, (ms) => {
    if (scene.still) return undefined;
    // What moves inside goes by this.
    all.style.setProperty("--ms", `${ms}ms`);
    all.dataset.moves = "";
    return all.animate(
      [
        { opacity: 0, scale: 1.06 },
        { opacity: 1, scale: 1, offset: 0.12 },
        { opacity: 1, scale: 1, offset: 0.9 },
        { opacity: 0, scale: 1 },
      ],
      { duration: ms, easing: "ease-out", fill: "both" },
    );
  });
}

/** Half of what is said at most, in px. */
const REACH = 136;

function say(scene: Scene, { at, words }: Of<"say">): Act | undefined {
  const spot = spotOf(scene.root, at);
  if (!spot) return undefined;
  const bubble = made("bubble", words);
  // Whoever sits at the edge speaks inwards.
  const x = Math.max(REACH, Math.min(window.innerWidth - REACH, middleOf(spot).x));
  Object.assign(bubble.style, { left: `${x}px`, top: `${Math.max(80, spot.top)}px` });
  return actWith(scene, bubble, () => undefined);
}

/** Both sums build up, then the verdict. */
function test(scene: Scene, { left, right, verdict, good }: Of<"test">): Act {
  const panel = made("test");
  panel.append(sideOf(left), sideOf(right));
  const word = made("verdict", verdict);
  word.dataset.tone = good ? "good" : "danger";
  panel.append(word);
  return actWith(scene, panel, (ms) => {
    if (scene.still) return undefined;
    const lines = [...panel.querySelectorAll<HTMLElement>(`.${styles.part}`), word];
    for (const [i, line] of lines.entries()) {
      const offset = Math.min(0.9, 0.1 + (0.6 * i) / lines.length);
      line.animate(
        [
          { opacity: 0 },
          { opacity: 0, offset },
          { opacity: 1, offset: offset + 0.08 },
          { opacity: 1 },
        ],
        {
          duration: ms,
          fill: "both",
        },
      );
    }
    return panel.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.92 }, { opacity: 0 }],
      {
        duration: ms,
        fill: "both",
      },
    );
  });
}

function sideOf({ name, parts }: TestSide): HTMLElement {
  const side = made("side");
  side.append(made("name", name));
  for (const [number, words] of parts) {
    const line = made("part");
    const sign = number < 0 ? "−" : "+";
    line.textContent = `${sign}${Math.abs(number)} ${words}`;
    side.append(line);
  }
  const sum = parts.reduce((all, [number]) => all + number, 0);
  side.append(made("sum", String(sum)));
  return side;
}
