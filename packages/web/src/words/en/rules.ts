/** Words around the rules. */
export const rules = {
  "rules.title": "Rules",
  "rules.of": "{game}: the rules",
  "rules.back": "Back to {game}",
  "rules.loading": "Opening the rules.",
  "rules.none": "This game has no rules page.",
  "rules.search": "Search the rules",
  "rules.searchExample": "A word, or a rule's number",
  "rules.many": "{n} {n|rule|rules}",
  "rules.found": "{n} {n|rule|rules} found",
} as const;
