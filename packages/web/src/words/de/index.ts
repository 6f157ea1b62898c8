/** Die Oberfläche auf Deutsch: eine Datei je Bereich. */
import { common } from "./common.js";

export const de = { ...common } as const;
