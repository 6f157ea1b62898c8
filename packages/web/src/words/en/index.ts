/** The interface in English: one file an area. */
import { common } from "./common.js";

export const en = { ...common } as const;
