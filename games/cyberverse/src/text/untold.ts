/** What the rules keep for themselves: fields of the state that nobody is told of. */
export const untold: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...["numbered", "order", "sheet", "ones", "twos", "called", "layout", "staff", "auxiliary"],
    ...["used", "asked", "done", "eliminators", "scores", "recruited", "table", "taken"],
  ].map((field) => [field, ""]),
);
