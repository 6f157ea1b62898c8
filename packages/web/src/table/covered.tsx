/** The word that stands where something private is covered; pressed, it shows for a while. */
import { Icon, useCover } from "@sprawl/kit";
import type { ReactNode } from "react";
import { useSay } from "../words/say.js";
import css from "./covered.module.css";

type Props = {
  /** What is covered, in a few words; without it, only that something is. */
  readonly words?: string | undefined;
  readonly pointed?: boolean;
};

export function Covered({ words, pointed }: Props) {
  const { peek } = useCover();
  const say = useSay();
  return (
    <button
      type="button"
      className={css.covered}
      data-covered-text=""
      data-pointed={pointed || undefined}
      title={say("table.uncover")}
      onClick={peek}
    >
      <Icon name="eye-off" />
      {words ?? say("table.covered")}
      <span className="hidden-but-read">, {say("table.uncover")}</span>
    </button>
  );
}

/** Something private: itself, or the word that it is covered. */
export function Private({ children }: { readonly children: ReactNode }) {
  return useCover().shown ? children : <Covered />;
}
