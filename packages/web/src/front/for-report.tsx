/** What went wrong in the words of whoever must mend it: folded, for a report and for nothing else. */
import { useSay } from "../words/say.js";
import css from "./for-report.module.css";

export function ForReport({ words }: { readonly words: string }) {
  const say = useSay();
  return (
    <details className={css.report}>
      <summary>{say("forReport")}</summary>
      <p>{words}</p>
    </details>
  );
}
