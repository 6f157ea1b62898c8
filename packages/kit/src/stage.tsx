/**
 * Where deeds are shown. A Stage stands around a table; everything with a `data-ref` in it can be
 * spoken of. Where a thing is comes from what is drawn now, never from where it was drawn before. What
 * flies shows only a face that is given, so it never shows one the viewer may not see.
 */
import type { Plain, Ref } from "@sprawl/engine";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { isStill } from "./motion.js";
import styles from "./stage.module.css";
import type { Act, Scene } from "./stage-act.js";
import { actOf, setOut } from "./stage-acts.js";
import { elementOf, putAllBack } from "./stage-places.js";
import { refsOf, type Staging } from "./staging.js";
import { follow, GLIDE } from "./world.js";

export type Theatre = {
  /** Puts figures that will step where their first step begins. */
  prepare(stagings: readonly Staging[]): void;
  /** Brings what it speaks of into sight, where that lies in a world larger than its window. */
  follow(staging: Staging): Promise<void>;
  /** Shows it for about so many ms; resolves when it is over, was skipped, or cannot be shown. */
  play(staging: Staging, ms: number): Promise<void>;
  /** All has been shown: every figure stands where it is drawn, whatever became of its steps. */
  settle(): void;
  skipAll(): void;
  /** Something lies open that is to be looked at first: nothing goes on until it is let go. */
  hold(): () => void;
  isHeld(): boolean;
  /** Something is being shown, from when it was prepared until all was. */
  isShowing(): boolean;
  onShowing(listener: () => void): () => void;
};

const dark: Theatre = {
  prepare: () => {},
  follow: async () => {},
  play: async () => {},
  settle: () => {},
  skipAll: () => {},
  hold: () => () => {},
  isHeld: () => false,
  isShowing: () => false,
  onShowing: () => () => {},
};

const TheatreContext = createContext<Theatre>(dark);

/** The theatre of the stage around; outside of one, nothing is shown. */
export function useTheatre(): Theatre {
  return useContext(TheatreContext);
}

/**
 * Holds what is shown for as long as something lies open over the table. It is drawn in an element
 * with `data-holds`: what is clicked in there skips nothing.
 */
export function useHolding(open: boolean): void {
  const theatre = useTheatre();
  useLayoutEffect(() => (open ? theatre.hold() : undefined), [open, theatre]);
}

/** Is something being shown now, whether or not anything waits for it? */
export function useShowing(): boolean {
  const { onShowing, isShowing } = useTheatre();
  return useSyncExternalStore(onShowing, isShowing);
}

type Given = { readonly id: number; readonly node: ReactNode; ready(element: HTMLElement): void };

export type StageProps = {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** How a face is drawn; undefined is a back. */
  face?(face: Plain, large: boolean): ReactNode;
};

export function Stage({ children, className, face }: StageProps) {
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [given, setGiven] = useState<readonly Given[]>([]);
  const count = useRef(0);
  const draw = useRef(face);
  draw.current = face;

  const theatre = useMemo<Theatre>(() => {
    const running = new Set<Act>();
    const holders = new Set<symbol>();
    /** The last step of every figure that steps: until then it may stand elsewhere than it is drawn. */
    const lastSteps = new Map<Ref, Staging>();
    /** How often everything was skipped: what was called before does not come on any more. */
    let skipped = 0;
    /** It is drawn by React into the wings first, then shown. */
    const drawnNode = (node: ReactNode): Promise<HTMLElement | undefined> =>
      new Promise((ready) => {
        if (node === undefined) return ready(undefined);
        count.current += 1;
        const id = count.current;
        const arrive = (element: HTMLElement) => {
          ready(element.cloneNode(true) as HTMLElement);
          setGiven((all) => all.filter((each) => each.id !== id));
        };
        setGiven((all) => [...all, { id, node, ready: arrive }]);
      });
    const drawn = (what: Plain, large: boolean) => drawnNode(draw.current?.(what, large));
    const isLast: Scene["isLast"] = (step) => (lastSteps.get(step.piece) ?? step) === step;
    const scene = (): Scene | undefined =>
      root.current && layer.current
        ? { root: root.current, sky: layer.current, still: isStill(), isLast, drawn, drawnNode }
        : undefined;
    let showing = false;
    const listeners = new Set<() => void>();
    const shows = (now: boolean) => {
      if (now === showing) return;
      showing = now;
      for (const listener of listeners) listener();
    };
    const settle = () => {
      shows(false);
      // Asking for them makes the browser lay out the whole table: only where there may be any.
      if (lastSteps.size === 0) return;
      lastSteps.clear();
      if (root.current) putAllBack(root.current);
    };
    return {
      settle,
      prepare: (stagings) => {
        shows(stagings.length > 0);
        const here = scene();
        for (const staging of stagings) {
          if (staging.shape === "step") lastSteps.set(staging.piece, staging);
        }
        if (here && !here.still) setOut(here, stagings);
      },
      follow: async (staging) => {
        const { current } = root;
        if (!current) return;
        const things = refsOf(staging).flatMap((ref) => elementOf(current, ref) ?? []);
        if (follow(things) && !isStill())
          await new Promise((seen) => setTimeout(seen, GLIDE + SETTLED));
      },
      play: async (staging, ms) => {
        const here = scene();
        const before = skipped;
        const act = here && (await actOf(here, staging));
        if (!act || before !== skipped) return;
        running.add(act);
        await act.run(ms);
        running.delete(act);
        act.stop();
      },
      skipAll: () => {
        skipped += 1;
        for (const act of running) act.stop();
        running.clear();
        layer.current?.replaceChildren();
        settle();
      },
      hold: () => {
        const holder = Symbol("holder");
        holders.add(holder);
        return () => void holders.delete(holder);
      },
      isHeld: () => holders.size > 0,
      isShowing: () => showing,
      onShowing: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  }, []);
  useEffect(() => () => theatre.skipAll(), [theatre]);

  return (
    <TheatreContext value={theatre}>
      <div ref={root} className={className}>
        {children}
      </div>
      <div ref={layer} className={styles.sky} aria-hidden="true" inert />
      <div className={styles.wings} aria-hidden="true" inert>
        {given.map((each) => (
          <Waiting key={each.id} given={each} />
        ))}
      </div>
    </TheatreContext>
  );
}

/** A moment in which one sees where one looks now, in ms. */
const SETTLED = 60;

function Waiting({ given }: { readonly given: Given }) {
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (self.current) given.ready(self.current);
  }, [given]);
  return <div ref={self}>{given.node}</div>;
}
