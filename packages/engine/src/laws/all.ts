/** Every law, by name. */
import { answerable } from "./answerable.js";
import { conserves } from "./conserves.js";
import { content } from "./content.js";
import { deterministic } from "./deterministic.js";
import { ends } from "./ends.js";
import { follows } from "./follows.js";
import type { Law, LawName } from "./law.js";
import { leaks } from "./leaks.js";
import { mixes } from "./mixes.js";
import { plain } from "./plain.js";
import { refuses } from "./refuses.js";
import { replays } from "./replays.js";
import { saves } from "./saves.js";
import { sealed } from "./sealed.js";
import { setupLeaks } from "./setup-leaks.js";
import { shows } from "./shows.js";
import { shuffles } from "./shuffles.js";
import { speaks } from "./speaks.js";
import { undoLaw } from "./undo-law.js";

export const LAWS: Readonly<Record<LawName, Law>> = {
  ends,
  answerable,
  refuses,
  saves,
  replays,
  deterministic,
  undo: undoLaw,
  leaks,
  "setup-leaks": setupLeaks,
  sealed,
  shuffles,
  mixes,
  follows,
  shows,
  conserves,
  plain,
  content,
  text: speaks,
};
