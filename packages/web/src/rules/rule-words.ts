/** What a rule says, as a reason: without its number, its sources and its marks. */
import { useEffect, useState } from "react";
import { useSettings } from "../settings/settings.js";
import type { Book } from "./book.js";

/** Where it stands in the printed book, whose it is, and which other rules it leans on. */
const BESIDE = /\s*\*?[([](?:§|ours|(?:[A-Z]{2}-R?\d))[^)\]]*[)\]]\*?/g;

export function reasonIn(book: Book, rule: string): string | undefined {
  for (const { blocks } of book.sections) {
    const found = blocks.find((block) => block.kind === "rule" && block.id === rule);
    if (found?.kind === "rule") return found.text.replace(BESIDE, "").replace(/[*_`]/g, "").trim();
  }
  return undefined;
}

/** The same, fetched when it is asked for; the books are English. */
export function useReason(game: string, rule: string | undefined): string | undefined {
  const { language } = useSettings();
  const wanted = language === "en" ? rule : undefined;
  const [known, setKnown] = useState<{ readonly rule: string; readonly says: string }>();
  useEffect(() => {
    if (wanted === undefined) return;
    let here = true;
    import("./library.js")
      .then(({ bookOf }) => bookOf(game))
      .then((book) => {
        const says = book && reasonIn(book, wanted);
        if (here && says) setKnown({ rule: wanted, says });
      })
      // Without it the number of the rule stands there, as ever.
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [game, wanted]);
  return known?.rule === wanted ? known?.says : undefined;
}
