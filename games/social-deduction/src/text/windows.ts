/** What each window is for, whoever it is about: for those who want to be passed for in it. */
export const windowLabels: Readonly<Record<string, string>> = {
  "window.start": "Programs before an action",
  "window.interrupt": "Programs against an announced action",
  "window.end": "Programs after an action",
  "window.hit": "Programs against damage",
  "wish.end": "Never ask me after my own action",
};
