/**
 * A world that may be larger than its window: moved by dragging, arrows and wheel, made larger and
 * smaller by pinch, wheel with Ctrl, + and -, and brought home by 0 or a button, from home to the
 * whole of it. It comes up framed on what matters. A drag is not a click: what lies in the world is pressed as ever.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "./class-names.js";
import { Icon } from "./icon.js";
import { isStill } from "./motion.js";
import { useKitWords } from "./words.js";
import styles from "./world.module.css";
import { framed, type Look, moved, nearer, type Size, together, zoomed } from "./world-look.js";

export type WorldProps = {
  /** What the world is, for those who hear it. */
  readonly label: string;
  /** Its size in px at 100%. */
  readonly size: Size;
  /** What should be in sight at first and at home, in the world's px; without it, all of it. */
  readonly frame?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly most?: number | undefined;
  /** The lower corner its buttons lie in. */
  readonly toolsAt?: "left" | "right" | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

const STEP = 64;
/** What is drawn may follow how near one looks (`--zoom`), in so many steps from nothing to 100%; never
 *  more than it is, so that what is written larger for it is large enough. */
const STEPS = 40;
/** A finger trembles: less than this is a press. */
const DRAG = 6;

export function World(props: WorldProps) {
  const { label, size, frame, most = 2.5, toolsAt = "right", children, className } = props;
  const words = useKitWords();
  const box = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const { show, home, zoom } = useLook(box, ground, size, frame, most);
  useGestures(box, show, most);
  const keys = (event: KeyboardEvent) => {
    const by = {
      ArrowLeft: [STEP, 0],
      ArrowRight: [-STEP, 0],
      ArrowUp: [0, STEP],
      ArrowDown: [0, -STEP],
    }[event.key];
    if (event.target !== box.current) return;
    if (by) show((look, window) => moved(look, by[0] ?? 0, by[1] ?? 0, size, window));
    else if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0" || event.key === "Home") home();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classNames(styles.world, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of fields it is not. */}
      <div
        ref={box}
        className={styles.window}
        data-world=""
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves must be moved by keys too.
        tabIndex={0}
        onKeyDown={keys}
      >
        <div
          ref={ground}
          className={styles.ground}
          style={{ width: size.width, height: size.height }}
        >
          {children}
        </div>
      </div>
      <div className={styles.tools} data-at={toolsAt} data-tools="">
        <button type="button" aria-label={words.less} onClick={() => zoom(0.8)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={words.more} onClick={() => zoom(1.25)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={words.home} onClick={home}>
          <Icon name="grid" />
        </button>
      </div>
    </div>
  );
}

type Show = (change: (look: Look, window: Size) => Look) => void;

/** Where one looks. Kept outside of React: a drag draws nothing anew. */
function useLook(
  box: RefObject<HTMLDivElement | null>,
  ground: RefObject<HTMLDivElement | null>,
  size: Size,
  frame: WorldProps["frame"],
  most: number,
) {
  const { width, height } = size;
  const at = frame && [frame.x, frame.y, frame.width, frame.height].join(" ");
  const now = useRef<Look>({ x: 0, y: 0, scale: 1 });
  /** Where one looked before what happened was followed; undefined once one looks around oneself. */
  const before = useRef<Look>(undefined);
  const gliding = useRef(0);
  const windowOf = useCallback(
    (): Size => ({
      width: box.current?.clientWidth ?? 0,
      height: box.current?.clientHeight ?? 0,
    }),
    [box],
  );
  const draw = useCallback(
    (look: Look) => {
      now.current = look;
      const { x, y, scale } = now.current;
      if (ground.current) {
        ground.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
        // In steps: whatever is written on the ground is laid out anew with each.
        const zoom = String(Math.max(1, Math.floor(scale * STEPS)) / STEPS);
        if (ground.current.style.getPropertyValue("--zoom") !== zoom)
          ground.current.style.setProperty("--zoom", zoom);
      }
      const room = windowOf();
      const whole = !at && width * scale <= room.width + 1 && height * scale <= room.height + 1;
      box.current?.toggleAttribute("data-whole", whole);
      // Whoever follows what scrolls follows this too.
      box.current?.dispatchEvent(new Event("scroll"));
    },
    [box, ground, windowOf, at, width, height],
  );
  const show = useCallback<Show>(
    (change) => {
      cancelAnimationFrame(gliding.current);
      before.current = undefined;
      draw(change(now.current, windowOf()));
    },
    [draw, windowOf],
  );
  const home = useCallback(() => {
    const [x = 0, y = 0, w = width, h = height] = at?.split(" ").map(Number) ?? [];
    show((_, window) => framed({ x, y, width: w, height: h }, { width, height }, window, most));
  }, [at, width, height, most, show]);
  /** From wherever one looks to what matters, and from there to all of it. */
  const out = useCallback(() => {
    const before = now.current;
    home();
    const { x, y, scale } = now.current;
    if (before.x !== x || before.y !== y || before.scale !== scale) return;
    show((_, window) => framed({ x: 0, y: 0, width, height }, { width, height }, window, most));
  }, [home, show, width, height, most]);
  const zoom = useCallback(
    (by: number) =>
      show((look, window) =>
        zoomed(
          look,
          by,
          { x: window.width / 2, y: window.height / 2 },
          { width, height },
          window,
          most,
        ),
      ),
    [show, width, height, most],
  );
  useLayoutEffect(() => {
    home();
    const element = box.current;
    if (!element) return;
    let room = windowOf();
    // It reports at once, too: what has been looked at since stays in sight.
    const watch = new ResizeObserver(() => {
      const { width, height } = windowOf();
      if (width === room.width && height === room.height) return;
      room = { width, height };
      home();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, home, windowOf]);
  // A thing that gets the focus, or is to be looked at, comes into sight.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const reveal = (thing: Element, below = 0) => {
      const [at, view] = [thing.getBoundingClientRect(), element.getBoundingClientRect()];
      const dx = nearer(at.left, at.right, view.left, view.right);
      const dy = nearer(at.top, at.bottom, view.top, view.bottom - below);
      if (dx !== 0 || dy !== 0)
        show((look, window) => moved(look, dx, dy, { width, height }, window));
      element.scrollTo(0, 0);
    };
    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === element) return;
      if (target.matches(":focus-visible")) reveal(target);
    };
    const asked = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      event.preventDefault();
      reveal(event.target, event instanceof CustomEvent ? Number(event.detail) : 0);
    };
    element.addEventListener("focusin", focused);
    element.addEventListener(LOOK_AT, asked);
    return () => {
      element.removeEventListener("focusin", focused);
      element.removeEventListener(LOOK_AT, asked);
    };
  }, [box, show, width, height]);
  // What happens is followed, and then one looks where one looked before.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const glide = (to: Look) => {
      cancelAnimationFrame(gliding.current);
      if (isStill()) return draw(to);
      const [from, began] = [now.current, performance.now()];
      const step = (time: number) => {
        const part = Math.min(1, Math.max(0, (time - began) / GLIDE));
        draw(between(from, to, part * (2 - part)));
        if (part < 1) gliding.current = requestAnimationFrame(step);
      };
      gliding.current = requestAnimationFrame(step);
    };
    const followed = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const { left, top } = element.getBoundingClientRect();
      const { x, y, scale } = now.current;
      const boxes = (event.detail as readonly Element[]).map((thing) => {
        const at = thing.getBoundingClientRect();
        return {
          x: (at.left - left - x) / scale,
          y: (at.top - top - y) / scale,
          width: at.width / scale,
          height: at.height / scale,
        };
      });
      const to = together(now.current, boxes, { width, height }, windowOf());
      if (to === now.current) return;
      before.current ??= now.current;
      event.preventDefault();
      glide(to);
    };
    const back = (event: Event) => {
      const to = before.current;
      if (!to) return;
      before.current = undefined;
      event.preventDefault();
      glide(to);
    };
    element.addEventListener(FOLLOW, followed);
    element.addEventListener(BACK, back);
    return () => {
      cancelAnimationFrame(gliding.current);
      element.removeEventListener(FOLLOW, followed);
      element.removeEventListener(BACK, back);
    };
  }, [box, draw, windowOf, width, height]);
  return { show, home: out, zoom };
}

/** How long it takes to look elsewhere, in ms. */
export const GLIDE = 240;

function between(from: Look, to: Look, part: number): Look {
  const at = (a: number, b: number) => a + (b - a) * part;
  return { x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) };
}

const LOOK_AT = "sprawl-look-at";
const FOLLOW = "sprawl-follow";
const BACK = "sprawl-look-back";

const WORLDS = "[data-world]";

/** Brings what happens into sight, all of it that lies in one world; says whether that takes a moment. */
export function follow(things: readonly Element[]): boolean {
  const worlds = new Set(things.flatMap((thing) => thing.closest(WORLDS) ?? []));
  return [...worlds]
    .map((world) =>
      tell(
        world,
        FOLLOW,
        things.filter((each) => world.contains(each)),
      ),
    )
    .some(Boolean);
}

/** After what happened has been followed one looks where one did before; says whether that takes a moment. */
export function lookBack(root: Element): boolean {
  return [...root.querySelectorAll(WORLDS)].map((world) => tell(world, BACK)).some(Boolean);
}

function tell(world: Element, type: string, detail?: readonly Element[]): boolean {
  return !world.dispatchEvent(new CustomEvent(type, { cancelable: true, detail }));
}

/** Brings a thing into sight: in a world by moving that, elsewhere by scrolling. `below` px of it are hidden. */
export function lookAt(thing: Element, below = 0): void {
  const asked = new CustomEvent(LOOK_AT, { bubbles: true, cancelable: true, detail: below });
  const unheard = thing.dispatchEvent(asked);
  if (unheard) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Wheel, drag and pinch. */
function useGestures(box: RefObject<HTMLDivElement | null>, show: Show, most: number): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ground = element.firstElementChild as HTMLElement;
    const sizeNow = (): Size => ({ width: ground.offsetWidth, height: ground.offsetHeight });
    const here = (event: { clientX: number; clientY: number }) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const fingers = new Map<number, { x: number; y: number }>();
    let dragged = 0;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.shiftKey) {
        show((look, window) => moved(look, -event.deltaY, 0, sizeNow(), window));
        return;
      }
      const by = Math.exp(-event.deltaY / 500);
      show((look, window) => zoomed(look, by, here(event), sizeNow(), window, most));
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, here(event));
      if (fingers.size === 1) dragged = 0;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      dragged += Math.abs(dx) + Math.abs(dy);
      if (other) {
        const by = distance(now, other) / Math.max(1, distance(before, other));
        show((look, window) => zoomed(look, by, other, sizeNow(), window, most));
      } else if (dragged > DRAG) {
        if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
        show((look, window) => moved(look, dx, dy, sizeNow(), window));
      }
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (dragged <= DRAG) return;
      event.stopPropagation();
      event.preventDefault();
      dragged = 0;
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
    };
  }, [box, show, most]);
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
