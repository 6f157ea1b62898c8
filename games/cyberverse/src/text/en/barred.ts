/** Why something may not be done, by the rule that forbids it. */
export const barred = {
  "barred.CV-1.7": "You cannot pay for it.",
  "barred.CV-11.11": "There is no free slot for it.",
  "barred.CV-22.22": "Who is in Stealth cannot attack.",
};
