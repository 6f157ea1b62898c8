/** A signal: its strength, as a number and as bars. */
import type { Plain } from "@sprawl/engine";
import { Card } from "@sprawl/kit";
import css from "./uplink.module.css";

const BARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function Face({ face, large }: { readonly face: Plain; readonly large?: boolean }) {
  const size = large ? "l" : "fit";
  if (typeof face !== "number") return <Card down size={size} />;
  return (
    <Card size={size}>
      <span className={css.face}>
        <b>{face}</b>
        <svg viewBox="0 0 30 20" aria-hidden="true">
          {BARS.map((bar) => (
            <path
              key={bar}
              d={`M${bar * 3 - 3} 20v-${bar * 2}h2v${bar * 2}z`}
              opacity={bar <= face ? 1 : 0.2}
            />
          ))}
        </svg>
      </span>
    </Card>
  );
}
