/** What floats over the board: the past one looks at, news, votes. It pushes nothing. */
import { Button, useTable } from "@sprawl/kit";
import { type ReactNode, useEffect, useState } from "react";
import type { FeedState } from "../feed/feed.js";
import { Sentence } from "../log/sentence.js";
import { useSay } from "../words/say.js";
import css from "./frame.module.css";
import { noticeWords } from "./prompt-words.js";
import type { Past } from "./use-past.js";

export type NewsProps = {
  readonly state: FeedState;
  readonly past: Past;
  readonly children: ReactNode;
};

export function News({ state, past, children }: NewsProps) {
  const { recent } = useTable();
  const say = useSay();
  const all = state.view?.answers ?? 0;
  const notice = useNotice(state);
  return (
    <div className={css.news}>
      {state.status === "away" && (
        <p role="status" className={css.banner} data-tone="warm">
          {say("table.away")}
        </p>
      )}
      {notice.code !== undefined && (
        <div role="status" className={css.banner} data-tone="warm">
          <span>{noticeWords(notice.code, say) ?? notice.code}</span>
          <Button size="s" variant="quiet" onClick={notice.dismiss}>
            {say("table.dismiss")}
          </Button>
        </div>
      )}
      {past.moment && (
        <div role="status" className={css.banner} data-tone="signal">
          <b>
            {past.playing
              ? say("table.sinceAt", past.playing)
              : say("table.lookingBack", { n: past.moment.answers, all })}
          </b>
          {past.playing && (
            <span className={css.playing}>
              {recent.slice(0, 3).map((event, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change.
                <span key={i}>
                  <Sentence event={event} />{" "}
                </span>
              ))}
            </span>
          )}
          <Button size="s" onClick={past.leave}>
            {say(past.playing ? "table.skip" : "table.return")}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}

/** A notice is told until it is dismissed, or until another comes. */
function useNotice({ notice }: FeedState) {
  const [seen, setSeen] = useState<number>();
  const id = notice?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setSeen(id), 12_000);
    return () => clearTimeout(timer);
  }, [id]);
  return {
    code: notice && notice.id !== seen ? notice.code : undefined,
    dismiss: () => setSeen(notice?.id),
  };
}
