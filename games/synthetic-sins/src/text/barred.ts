/** Why something may not be done, by the rule that forbids it. */
export const barred = {
  "barred.SS-3.2": "There is a wall between.",
  "barred.SS-5.3": "The free movement comes before the second action, once a turn.",
  "barred.SS-6.7": "It is locked, and you have no key.",
  "barred.SS-7.1": "Your second action of this turn is spent.",
  "barred.SS-9.12": "Cass cannot keep Overwatch.",
  "barred.SS-10.2": "Somebody is here who would see you hide.",
  "barred.SS-11.7": "A body is carried with the free movement and the second action together.",
  "barred.SS-23.8": "Only from hiding can you take it from somebody who stands.",
  "barred.SS-29.7": "You have not enough Energy.",
  "barred.SS-31.4": "You have no traps left.",
  "barred.SS-R18": "You are hidden already.",
  "barred.SS-R79": "There is a trap here already.",
};
