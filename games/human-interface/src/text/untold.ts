/** What the rules keep for themselves: fields of the state that nobody is told of. */
export const untold: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...["chooser", "avatarSlayer", "home", "startShock", "fastAttacks", "behind", "entry"],
    ...["guards", "felledBy", "rows", "entries", "order", "acting", "active", "again", "aside"],
    ...[
      "allowed",
      "moves",
      "stepsTaken",
      "entered",
      "opened",
      "closed",
      "charged",
      "over",
      "extra",
    ],
    ...["fought", "supports", "disables", "skilled", "silenced", "exchanged", "doubled"],
    ...["budget", "unspent", "veterans", "wins", "uses", "offUntil"],
  ].map((field) => [field, ""]),
);
