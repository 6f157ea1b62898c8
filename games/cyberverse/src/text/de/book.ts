/** Warum die Organisation ohne Spieler tut, was sie tut. */
export const book: Readonly<Record<string, string>> = {
  reserve: "rührt die Gehälter ihrer Agenten und 200D nicht an",
  district: "wägt ab, was jeder Bezirk ihrem Agenten wert ist",
  "hacking-first":
    "geht dorthin, wo am meisten zu holen ist: zuerst die Hacking-Position, dann Deckung",
  "first-possible": "nimmt die erste ihrer Aktionen, die möglich ist",
  "points-a-card": "behält die Story mit mehr Siegpunkten je Karte",
  teammates: "ruft Mitstreiter gegen zwei Feinde oder gegen dich",
  "best-place": "geht dorthin, wo ihr bestes Ziel angegriffen werden kann",
  "best-target": "nimmt, wen sie sicher ausschaltet, sonst deinen schwächsten Agenten",
  harm: "nutzt, was dir schadet oder die Ihren heilt",
  "below-60": "gibt XP aus, wo ihre Chance unter 60% liegt und eine Stufe sie hebt",
  influence: "entfernt einen Marker, wo du führst und sie einen hat, sonst legt sie",
  "lowest-salary": "zahlt das niedrigste Gehalt zuerst",
  weakest: "schickt die Bande auf dem kürzesten Weg zu deinem schwächsten Agenten",
  "most-teammates": "nimmt die freie Unterstützung mit den meisten Mitstreitern",
  "cheapest-repair": "repariert, was am wenigsten kostet",
  "hurt-train": "trainiert, wer halbe Gesundheit oder einen Status hat",
  "one-purchase": "macht ihren einen Kauf für einen Agenten",
  "best-recruit": "wirbt an, wer für ihre offenen Missionen am besten ist",
  "no-progress": "ersetzt eine Story ohne Fortschritt seit 4 Zügen",
  safe: "gibt die sichere Antwort",
};
