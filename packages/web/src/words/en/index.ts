/**
 * The interface in English: one file an area. What goes wrong (`trouble.ts`) and replays are not
 * here: no first page needs them, and they come with what says them (`say-trouble.ts`,
 * `of-replays.ts`).
 */
import { common } from "./common.js";
import { front } from "./front.js";
import { learn } from "./learn.js";
import { local } from "./local.js";
import { offline } from "./offline.js";
import { online } from "./online.js";
import { rules } from "./rules.js";
import { settings } from "./settings.js";
import { table } from "./table.js";

export const en = {
  ...common,
  ...front,
  ...learn,
  ...local,
  ...offline,
  ...online,
  ...rules,
  ...settings,
  ...table,
} as const;
