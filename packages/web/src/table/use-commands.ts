/** What the table's keys do. */
import type { Cover, Verb } from "@sprawl/kit";
import { type RefObject, useMemo } from "react";
import { isPrivate, listedGroups, numbered } from "./choices.js";
import type { TableExtras } from "./extras.js";
import type { Command } from "./keys.js";
import type { Answering } from "./use-choices.js";
import type { Hint } from "./use-hint.js";
import { moveFocus, useKeys } from "./use-keys.js";
import type { Past } from "./use-past.js";

export type Desk = {
  readonly root: RefObject<HTMLElement | null>;
  readonly answering: Answering;
  readonly cover: Cover;
  readonly past: Past;
  readonly hint: Hint;
  readonly tabs: TableExtras["tabs"];
  readonly verbs: readonly Verb[];
  readonly undoable: boolean;
  /** The list of all choices is open: digits choose from it. */
  readonly listed: boolean;
  toggleList(open?: boolean): void;
  toggleSide(id: string): void;
  toggleSpoken(): void;
  showKeys(): void;
  toggleRules(): void;
  /** Closes what lies over the table; false if nothing does. */
  closeSomething(): boolean;
};

export function useCommands(on: boolean, desk: Desk): void {
  const { verbs } = desk;
  const letters = useMemo(() => new Set(verbs.flatMap(({ key }) => key ?? [])), [verbs]);
  useKeys(on, letters, (command) => run(command, desk));
}

/** Does it; false if there was nothing to do. */
function run(command: Command, desk: Desk): boolean {
  const { root, answering, cover, past, hint } = desk;
  const { question } = answering.choices;
  switch (command.do) {
    case "verb":
      return runVerb(desk, command.key);
    case "list":
      desk.toggleList();
      return true;
    case "option": {
      if (!desk.listed) return false;
      // What is covered is looked at first, and chosen with open eyes.
      const option = numbered(listedGroups(answering))[command.n - 1];
      const covered = option !== undefined && isPrivate(option) && !cover.shown;
      if (covered) cover.peek();
      return covered || pressLine(root.current, command.n);
    }
    case "default":
      if (past.playing) return cancel(desk);
      // A lesson that only explains is gone on with wherever one has clicked.
      return press(root.current, "[data-lesson-on]") || answering.answerDefault();
    case "move":
      return moveFocus(root.current, command.towards);
    case "undo":
      if (desk.undoable) answering.undo();
      return desk.undoable;
    case "hint":
      if (question) hint.ask?.();
      return question !== undefined;
    case "since":
      if (past.playing) past.leave();
      else if (past.missed > 0) past.playSince();
      return true;
    case "log":
      desk.toggleSide("log");
      return true;
    case "chat": {
      const chat = desk.tabs?.find(({ id }) => id === "chat") ?? desk.tabs?.[0];
      if (chat) desk.toggleSide(chat.id);
      return chat !== undefined;
    }
    case "rules":
      desk.toggleRules();
      return true;
    case "spoken":
      desk.toggleSpoken();
      return true;
    case "keys":
      desk.showKeys();
      return true;
    case "cancel":
      return cancel(desk);
    default:
      return command satisfies never;
  }
}

/** Presses the line of the list that shows this digit: of what was searched for, too. */
const pressLine = (root: HTMLElement | null, digit: number): boolean =>
  press(root, `[data-palette] [data-digit="${digit}"]`);

/** Presses what is drawn there; false if nothing is. */
function press(root: HTMLElement | null, what: string): boolean {
  const button = root?.querySelector<HTMLElement>(what);
  button?.click();
  return button !== null && button !== undefined;
}

/** Chosen by its letter: what it can be done to is listed, and digits choose. */
function runVerb({ verbs, answering, toggleList }: Desk, key: string): boolean {
  const verb = verbs.find((each) => each.key === key);
  const { question } = answering.choices;
  const options = question?.options.filter(({ kind }) => verb?.kinds.includes(kind)) ?? [];
  if (!verb || options.length === 0) return false;
  if (options.length === 1) answering.choices.choose(options[0]);
  else {
    answering.setVerb(verb);
    toggleList(true);
  }
  return true;
}

function cancel({ past, answering, closeSomething }: Desk): boolean {
  if (past.moment) past.leave();
  else if (answering.armed || answering.verb || answering.begun) answering.dismiss();
  else if (!closeSomething()) {
    if (!answering.remark) return false;
    answering.dismiss();
  }
  return true;
}
