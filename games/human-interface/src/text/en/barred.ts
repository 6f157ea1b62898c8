/** Why something may not be done, by the rule that forbids it. */
export const barred = {
  "barred.HI-15.5": "The team needs a hacker.",
  "barred.HI-15.6": "A team may have one special character only.",
  "barred.HI-19.30": "You cannot pay for all of it.",
};
