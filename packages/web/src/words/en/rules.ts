/** Words around the rules. */
export const rules = {
  "rules.title": "Rules",
  "rules.of": "{game}: the rules",
  "rules.loading": "Opening the rules.",
  "rules.none": "This game has no rules page.",
  "rules.search": "Search the rules",
  "rules.searchExample": "noise, door, SS-12.1",
  "rules.found": "{n} {n|rule|rules} found",
} as const;
