/** The table's menu: what is rarely wanted, and, apart, what ends something. Pure. */
import type { OptionView } from "@sprawl/engine";
import { type Speaker, sayOption } from "@sprawl/engine/speech";
import type { MenuItem } from "@sprawl/kit";
import type { Say } from "../words/say.js";
import type { TableExtras } from "./extras.js";

export type MenuWants = {
  readonly say: Say;
  readonly speaker: Speaker;
  readonly extras: TableExtras;
  readonly grave: readonly OptionView[];
  readonly spoken: boolean;
  /** Is the plain board shown? Undefined where there is no other. */
  readonly plain: boolean | undefined;
  readonly listKept: boolean;
  /** Are ties settled? Undefined where there are none. */
  readonly tiesSettled: boolean | undefined;
  rules(): void;
  keys(): void;
  settings(): void;
  since: (() => void) | undefined;
  toggleSpoken(): void;
  togglePlain(): void;
  toggleList(): void;
  toggleTies(): void;
  report(): void;
  arm(option: OptionView): void;
};

export function tableMenu(wants: MenuWants): readonly MenuItem[] {
  const { say, speaker, extras, grave, spoken, plain } = wants;
  const ordinary = (extras.menu ?? []).filter(({ apart }) => !apart);
  // Where the game itself lets one give up, there is no second way to.
  const isSecond = (id: string) => id === "abandon" && grave.length > 0;
  const ending = (extras.menu ?? []).filter(({ id, apart }) => apart && !isSecond(id));
  return [
    { id: "rules", title: say("table.rules"), note: "R", run: wants.rules },
    { id: "keys", title: say("table.keys"), note: "?", run: wants.keys },
    { id: "settings", title: say("settings.title"), run: wants.settings },
    ...(wants.since
      ? [{ id: "since", title: say("table.since"), note: "S", run: wants.since }]
      : []),
    ...(spoken
      ? []
      : [{ id: "list", title: say("table.keepList"), on: wants.listKept, run: wants.toggleList }]),
    ...(wants.tiesSettled === undefined
      ? []
      : [
          {
            id: "ties",
            title: say(wants.tiesSettled ? "table.askTies" : "settings.settleTies"),
            run: wants.toggleTies,
          },
        ]),
    {
      id: "spoken",
      title: say(spoken ? "table.spokenOff" : "table.spokenOn"),
      run: wants.toggleSpoken,
    },
    ...(plain === undefined || spoken
      ? []
      : [
          {
            id: "plain",
            title: say(plain ? "table.plainOff" : "table.plainOn"),
            run: wants.togglePlain,
          },
        ]),
    ...ordinary,
    { id: "report", title: say("table.report"), run: wants.report },
    ...grave.map((option, i) => ({
      id: option.key,
      title: sayOption(speaker, option),
      apart: i === 0,
      run: () => wants.arm(option),
    })),
    ...ending.map((item, i) => ({ ...item, apart: i === 0 && grave.length === 0 })),
  ];
}
