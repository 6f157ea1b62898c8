/** Words that many screens share. */
export const common = {
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  bot: "Bot",
  you: "You",
  forReport: "For a report",
} as const;
