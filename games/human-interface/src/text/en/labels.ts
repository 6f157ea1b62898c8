/** What boards and panels write. */
export const labels: Readonly<Record<string, string>> = {
  "window.react": "Reactions to a move or an attack",
  turn: "Turn {turn} of {turns}",
  "phase.0": "Preparation",
  "phase.1": "Infection",
  "phase.2": "System Resources",
  "phase.3": "Initiative",
  "phase.4": "Cyberwarfare",
  "phase.5": "Real World",
  "phase.6": "AI Operations",
  "phase.7": "Clean-Up",
};
