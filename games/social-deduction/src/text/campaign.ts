/** Sentences of the second game of a campaign, in English. */

export const campaignPrompts: Readonly<Record<string, string>> = {
  "campaign-id": "The campaign: choose the ID you will be.",
  "campaign-loyalty": "The campaign: choose the two loyalty cards that go with it.",
  "campaign-reveal": "You were wounded: which loyalty card do you start with revealed?",
  "campaign-keep": "Keep up to two programs. The others go under the pile, unseen.",
};

export const campaignOptions: Readonly<Record<string, string>> = {
  "take-id": "{card}",
  wait: "Nothing fits: wait for the cards of others",
  "take-loyalty": "{card}",
  "keep-program": "Keep {card}",
};

export const campaignEvents: Readonly<Record<string, string>> = {
  "campaign-wait": "{seats} cannot choose yet.",
  "campaign-found": "Everybody has found cards.",
  "campaign-chose": "{seat} has chosen.",
  "campaign-handed-on": "{seat} receives the cards that {from} did not use.",
  "campaign-drew": "{seat} draws another card to choose from.",
  unmasked: "The ID of {seat}, {cards}, was false: {seat} is the {name}.",
};
