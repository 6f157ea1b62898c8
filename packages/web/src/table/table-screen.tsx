/** The table: one screen for every game and for every place a match can run. */
import { useMemo, useRef } from "react";
import type { Feed } from "../feed/feed.js";
import { Opening } from "../front/opening.js";
import { useSay } from "../words/say.js";
import { Curtain } from "./curtain.js";
import type { TableExtras } from "./extras.js";
import css from "./screen.module.css";
import { Seated } from "./seated.js";
import { useShown } from "./use-shown.js";
import type { Where } from "./use-side.js";

export type { TableExtras } from "./extras.js";

export type TableScreenProps = { readonly feed: Feed; readonly extras?: TableExtras };

export function TableScreen({ feed, extras }: TableScreenProps) {
  const say = useSay();
  const shown = useShown(feed);
  const { state } = shown;
  const where = useRef<Where>({ side: undefined });
  const given = useMemo((): TableExtras => extras ?? {}, [extras]);
  const { view, status, curtain } = state;
  if (status === "gone") {
    return (
      <main className={css.curtain}>
        <p role="status">{say("table.gone")}</p>
      </main>
    );
  }
  if (!view) return <Opening game={feed.entry.game.id} />;
  if (curtain) {
    return <Curtain key={curtain.seat} feed={feed} state={state} view={view} seat={curtain.seat} />;
  }
  return (
    <Seated
      key={String(view.viewer)}
      feed={feed}
      state={state}
      shown={shown}
      view={view}
      extras={given}
      // With other eyes one goes on looking at the same thing.
      where={feed.kind === "replay" ? where : undefined}
    />
  );
}
