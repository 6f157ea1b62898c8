/** Die Oberfläche auf Deutsch: eine Datei je Bereich. */
import { common } from "./common.js";
import { front } from "./front.js";
import { learn } from "./learn.js";
import { local } from "./local.js";
import { offline } from "./offline.js";
import { online } from "./online.js";
import { replay } from "./replay.js";
import { rules } from "./rules.js";
import { settings } from "./settings.js";
import { table } from "./table.js";
import { trouble } from "./trouble.js";

export const de = {
  ...common,
  ...front,
  ...learn,
  ...local,
  ...offline,
  ...online,
  ...replay,
  ...rules,
  ...settings,
  ...table,
  ...trouble,
} as const;
