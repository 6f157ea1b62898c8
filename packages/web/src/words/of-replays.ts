/** The English words around replays: for whatever says one of them, as its first page needs none. */
import { replay } from "./en/replay.js";
import { alsoInEnglish } from "./say.js";

alsoInEnglish(replay);
