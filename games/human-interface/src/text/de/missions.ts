/** Was Missionen auf dem Brett sagen: wie man gewinnt, was anders ist, wie nah man daran ist. */
export const missionLabels: Readonly<Record<string, string>> = {
  "victory.firing-range":
    "Nach Zug {turns}: 2 Punkte je ausgeschaltetem Gegner, 1 je verkrüppeltem. Mehr Punkte gewinnen, dann weniger eigene Wunden. Ein Team ohne jemanden bei Bewusstsein verliert.",
  "victory.zero-hour":
    "Übermensch gewinnen, wenn sie das orange Terminal in der zweiten Aufräumphase hintereinander halten. Nakamura gewinnen, wenn das bis Zug {turns} nicht geschehen ist oder kein Übermensch mehr steht.",
  "victory.signal-hunt":
    "Sind alle Kerne draußen, oder nach Zug {turns}: 3 Punkte je hinausgebrachtem Kern, 2 je getragenem, 1 je Sicherheitsterminal. Mehr Punkte gewinnen, dann weniger Ausgeschaltete.",
  "victory.extraction":
    "Wer die Ärztin auf den eigenen Aufzug schleift, gewinnt sofort. Nach Zug {turns} gehört sie dem Team, dessen Aufzug näher ist, wenn dort noch jemand steht.",
  "victory.core-meltdown":
    "Halte das rote Terminal in zwei Aufräumphasen hintereinander; oder sei nach dem Ende des Avatars als einziges Team in E1. Nach Zug {turns} gewinnt, wer den Avatar zerstört hat.",
  "victory.lone-wolf":
    "Kopiere beide Dateien und bring spätestens in Zug {turns} einen Hacker und noch jemanden durch den Ausgang. Verloren, wenn kein Hacker mehr da ist.",
  "victory.night-shift":
    "Halte alle drei Terminals in einer Aufräumphase, spätestens in Zug {turns}. Verloren, wenn drei aus dem Team ausgeschaltet sind.",
  "victory.common-enemy":
    "Zerstört den Avatar spätestens in Zug {turns}. Verloren, wenn in einem der beiden Teams niemand mehr steht.",
  "victory.three-way-split":
    "Nach Zug {turns}: 3 Punkte je getragenem Koffer, 1 je Sicherheitsterminal, 1 je ausgeschaltetem Gegner. Die meisten Punkte gewinnen, dann Koffer, dann Terminals.",
  "victory.kill-switch":
    "8 Punkte in einer Aufräumphase, und mehr als die anderen, gewinnen. Nach Zug {turns} gewinnen mehr Punkte, dann mehr Terminals.",
  "victory.dry-run":
    "Nach Zug {turns}: 1 Punkt für das Terminal, 1 je eigenem Programm im anderen Netz, 1 je ausgeschaltetem Gegner.",
  "special.firing-range":
    "Keine Infektion, kein Cyberkrieg, keine Maschinen: SR sind nur für das Gebot da.",
  "special.zero-hour":
    "Das orange Terminal wird nur von daneben angegriffen. Bis zur ersten Übernahme lassen Maschinen und Nakamura einander in Ruhe. War das orange Terminal einmal übernommen, legen alle in Zug 6 und 7 eine Cyberschock-Probe ab.",
  "special.signal-hunt":
    "Jede Person trägt bis zu zwei Kerne und geht durch einen Ausgang der eigenen Seite. In Zug 4 und 7 legen alle eine Cyberschock-Probe ab.",
  "special.extraction":
    "Die Ärztin kann geschleift werden, solange kein Gegner neben ihr steht. In Zug 3, 6 und 9 legen alle eine Cyberschock-Probe ab.",
  "special.core-meltdown":
    "Das rote Terminal wird nur von daneben angegriffen; jedes andere Terminal, das du hältst, gibt dort 1 dazu. Der Avatar bleibt auf Plättchen E und handelt zuletzt. In jedem geraden Zug legen alle eine Cyberschock-Probe ab.",
  "special.lone-wolf":
    "Die weißen Terminals enthalten die Dateien und werden nur von daneben angegriffen. Eine kopierte Datei bleibt dein.",
  "special.night-shift":
    "Terminals werden nur von daneben angegriffen. Mit einem davon löst eure Anwesenheit keinen Alarm aus; mit zweien kommen Maschinen dort an, wo die niedrigste Karte gezogen wird.",
  "special.common-enemy":
    "Der Avatar bleibt auf Plättchen B und nimmt keine Wunden, solange ihr weniger als zwei Terminals haltet. Wer Verbündete angreift, legt eine Cyberschock-Probe ab; in Zug 4 und 8 tun es alle.",
  "special.three-way-split":
    "Jede Person trägt einen Koffer. Freelance wählen, mit wessen Cyberkrieg-Karten sie spielen.",
  "special.kill-switch":
    "Ab Zug 2 gibt jedes Sicherheitsterminal, das du hältst, in jeder Aufräumphase 1 Punkt.",
  "special.dry-run": "Hier gibt es keine Maschinen.",
  "progress.points": "{n} {n|Punkt|Punkte}",
  "progress.points-of": "{n} von {of} Punkten",
  "progress.held": "{n} von {of} Mal gehalten",
  "progress.turns": "noch {n} {n|Zug|Züge}",
  "progress.lift": "Aufzug {n} {n|Schritt|Schritte} weit",
  "progress.avatar": "Avatar: {n} von {of} Wunden",
  "progress.files": "{n} von {of} Dateien",
  "progress.out": "{n} von {of} draußen",
  "progress.terminals": "{n} von {of} Terminals",
  "progress.down": "{n} von {of} verloren",
  "wins-by": "So wird gewonnen",
  "special-rules": "Was hier anders ist",
  covers: "Überwacht {areas}",
  initiative: "hat die Initiative",
  drags: "schleift jemanden",
  "shock-from": "Cyberschock {n} von 10, ab {start}",
  "test-fails": "{n}% bestehen die Cyberschock-Probe nicht",
  "test-breaks": "{n}% bestehen nicht, und das ist das Ende",
  "level-up": "Cyberschock +1",
  holds: "{n}% halten",
  "fails-lost": "Stärke {n}; misslingt es, ist das Programm verloren",
  lands: "{n}% landen dort",
  tower: "Der Turm",
  "alarm-of": "{area}: Alarm {level}",
  "alarm-more": "{area}: +{n} durch Anwesenheit",
  "alarm-quiet": "Noch kein Alarm.",
  due: "{n} kommen noch",
  "goes-for": "{model} geht auf {victim} los",
  "goes-to": "{model} geht nach {square}",
  stays: "{model} bleibt",
};
