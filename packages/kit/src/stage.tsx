/**
 * Where things fly. A Stage stands around a table; every thing with a `data-ref` in it can be flown
 * from or to. It remembers where things lay before the last change, so that a thing which is gone
 * can still be flown from. What flies is a copy of what the viewer sees at the end (or a node that is
 * given), so it never shows a face the viewer may not see.
 */
import type { Ref } from "@sprawl/engine";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createFlightQueue } from "./flight-queue.js";
import {
  animateFlight,
  animateRing,
  type Flying,
  hideMeanwhile,
  measure,
  type Places,
} from "./flight-view.js";
import { flightPace } from "./motion.js";
import styles from "./stage.module.css";

export type Flight = {
  readonly from: Ref;
  readonly to: Ref;
  /** What flies; without it, a copy of the thing at the end (or else at the start). */
  readonly node?: ReactNode;
  /** A word that flies along: "+2". */
  readonly label?: string | undefined;
};

export type Flights = {
  /** Resolves when it has landed, was skipped, or could not fly. Never throws. */
  fly(flight: Flight): Promise<void>;
  /** Look here. */
  pulse(ref: Ref): Promise<void>;
  skipAll(): void;
  busy(): boolean;
};

const still: Flights = {
  fly: async () => {},
  pulse: async () => {},
  skipAll: () => {},
  busy: () => false,
};

const FlightsContext = createContext<Flights>(still);

/** The flights of the stage around; outside of one, nothing moves. */
export function useFlights(): Flights {
  return useContext(FlightsContext);
}

type Given = { readonly id: number; readonly node: ReactNode; ready(element: HTMLElement): void };

export type StageProps = { readonly children: ReactNode; readonly className?: string | undefined };

export function Stage({ children, className }: StageProps) {
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const places = useRef<{ before: Places; now: Places }>({ before: new Map(), now: new Map() });
  const [given, setGiven] = useState<readonly Given[]>([]);
  const count = useRef(0);

  // After every change of what is drawn; flights' own nodes do not count as one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: children are what is drawn.
  useLayoutEffect(() => {
    if (root.current) places.current = { before: places.current.now, now: measure(root.current) };
  }, [children]);

  const flights = useMemo<Flights>(() => {
    const queue = createFlightQueue(flightPace);
    /** A given node is drawn by React into the layer first, then flown. */
    const drawn = (node: ReactNode): Promise<HTMLElement> =>
      new Promise((ready) => {
        count.current += 1;
        const id = count.current;
        const arrive = (element: HTMLElement) => {
          ready(element.cloneNode(true) as HTMLElement);
          setGiven((all) => all.filter((each) => each.id !== id));
        };
        setGiven((all) => [...all, { id, node, ready: arrive }]);
      });
    const add = (make: () => Promise<Flying | undefined>, over = () => {}) => {
      let view: Flying | undefined;
      let cancelled = false;
      return queue.add({
        run: async (ms) => {
          view = await make();
          if (!cancelled) await view?.start(ms);
          over();
        },
        cancel: () => {
          cancelled = true;
          view?.stop();
          over();
        },
      });
    };
    return {
      fly: async ({ from, to, node, label }) => {
        if (flightPace() === 0 || !root.current || !layer.current) return;
        const stage = root.current;
        const sky = layer.current;
        // A place that a given node flies to stays; a thing that is copied must not be seen twice.
        const show = node === undefined ? hideMeanwhile(stage, to) : undefined;
        // By the next turn the stage has measured this change; later it may have measured others.
        await undefined;
        const seen = places.current;
        await add(async () => {
          const copy = node === undefined ? undefined : await drawn(node);
          return animateFlight({ stage, sky, places: seen, from, to, copy, label });
        }, show);
      },
      pulse: async (ref) => {
        if (flightPace() === 0 || !root.current || !layer.current) return;
        const stage = root.current;
        const sky = layer.current;
        await add(async () => animateRing({ stage, sky, places: places.current, ref }));
      },
      skipAll: () => queue.skipAll(),
      busy: () => queue.busy,
    };
  }, []);
  useEffect(() => () => flights.skipAll(), [flights]);

  return (
    <FlightsContext value={flights}>
      <div ref={root} className={className}>
        {children}
      </div>
      <div ref={layer} className={styles.sky} aria-hidden="true" inert />
      <div className={styles.wings} aria-hidden="true" inert>
        {given.map((each) => (
          <Waiting key={each.id} given={each} />
        ))}
      </div>
    </FlightsContext>
  );
}

function Waiting({ given }: { readonly given: Given }) {
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (self.current) given.ready(self.current);
  }, [given]);
  return <div ref={self}>{given.node}</div>;
}
