/** Was jede Fähigkeit einer Figur verlangt, und was sie bringt. */

export const boosts: Readonly<Record<string, string>> = {
  "boost.jayden-hacking-1":
    "Bewege Aufruhr aus einer gelben Zone in die blaue. Dann: Grenze für blaue Karten +1.",
  "boost.jayden-hacking-2":
    "Hebe Moral so, dass sie bei 4 oder mehr steht. Dann: +1 AP in jedem Zug, nur solange keine andere Figur in seinem Gebiet ist.",
  "boost.jayden-implants-1": "Würfle 5 oder 6 in City-Aktion 4. Dann: höchste Gesundheit 3.",
  "boost.jayden-implants-2":
    "Alle 7 All-Rounder-Karten sind gespielt. Dann: Er darf in jedem Zug 2 All-Rounder-Karten spielen.",
  "boost.jayden-security-1": "Bringe einen Datenchip ins Netzwerk. Dann: Programmgrenze +1.",
  "boost.jayden-security-2":
    "Schalte 2 Feinde der Stufe 2 oder 3 aus. Dann: Ziehe zu Beginn jedes eigenen Zuges 1 Karte mehr.",
  "boost.jayden-rigging-1":
    "Führe Aktion 2 des Schrottplatzes aus. Dann: Ziehe 2 Programme, behalte 1, wirf das andere ab.",
  "boost.jayden-rigging-2":
    "Stelle einen Misstrauensantrag, der eine Figur in den Isolationswürfel schickt. Dann: +1 Bewegung.",
  "boost.feykah-hacking-1": "Führe Aktion 3 des Schrottplatzes aus. Dann: Programmgrenze +1.",
  "boost.feykah-hacking-2": "Ihr Stapel persönlicher Einflusskarten ist leer. Dann: +1 AP.",
  "boost.feykah-implants-1": "Führe 2 verschiedene City-Aktionen aus. Dann: Handgrenze 10.",
  "boost.feykah-implants-2":
    "Wirf 6 Handkarten auf einmal ab. Dann: Einmal in jedem eigenen Zug darf sie einen ihrer Würfel neu werfen.",
  "boost.feykah-security-1":
    "Bringe einen Datenchip ins Netzwerk. Dann: Grenze für blaue Karten +1.",
  "boost.feykah-security-2": "Schalte 2 Feinde der Stufe 2 oder 3 aus. Dann: +1 Bewegung.",
  "boost.feykah-rigging-1": "Spiele 1 ihrer eigenen Karten mit Stern. Dann: höchste Gesundheit 3.",
  "boost.feykah-rigging-2":
    "Nutze die freie Aktion des Med Centers. Dann: Ziehe in Aktion 2 des Dark Net 3 Programme, behalte 1, wirf 2 ab.",
  "boost.nova-hacking-1":
    "Spiele 1 ihrer eigenen Karten. Dann: +1 Stärke (sie macht dann auch ohne Waffe Schaden).",
  "boost.nova-hacking-2": "Bekomme im HQ 2 Waffen, gekauft oder durch ihre Leiste. Dann: +1 AP.",
  "boost.nova-implants-1":
    "Führe Aktion 3 des Schrottplatzes aus. Dann: Einmal in jedem eigenen Zug darf sie einen ihrer Würfel neu werfen.",
  "boost.nova-implants-2":
    "Hebe Moral so, dass sie bei 4 oder mehr steht. Dann: Sie darf 2 Datenchips tragen (nie mehr als 1 je Aktion).",
  "boost.nova-security-1": "Eine Nexus-Aktion gelingt dir. Dann: Grenze für blaue Karten +1.",
  "boost.nova-security-2":
    "Nimm einen Datenchip aus Sektor III. Dann: Ziehe in Aktion 2 des Dark Net 3 Programme, behalte 1, wirf 2 ab.",
  "boost.nova-rigging-1": "Schalte 1 Feind aus. Dann: Programmgrenze +1.",
  "boost.nova-rigging-2": "Habe keine Karte auf der Hand. Dann: +1 Bewegung.",
  "boost.havoc-hacking-1":
    "Bekomme eine Aufklärungskarte. Dann: Immer wenn er eine blaue Einflusskarte vom Wert 5 abwirft, darf er 2 Programme ziehen.",
  "boost.havoc-hacking-2":
    "Schalte einen Feind der Stufe 2 oder 3 aus, der in Reichweite 1 und nicht in Reichweite 0 ist. Dann: +1 Stärke.",
  "boost.havoc-implants-1": "Bringe einen Datenchip ins Netzwerk. Dann: Programmgrenze +1.",
  "boost.havoc-implants-2": "Erreiche 4 auf der Kampfleiste. Dann: +1 Reichweite.",
  "boost.havoc-security-1":
    "Führe Aktion 3 des Schrottplatzes aus. Dann: Grenze für blaue Karten +1.",
  "boost.havoc-security-2": "Nimm einen Datenchip aus Sektor III. Dann: +1 AP.",
  "boost.havoc-rigging-1": "Führe 2 City-Aktionen aus. Dann: Grenze für rote Karten +1.",
  "boost.havoc-rigging-2": "Setze Aufruhr auf genau 0. Dann: +1 Bewegung.",
  "boost.dryden-hacking-1":
    "Führe Aktion 1 des Schrottplatzes aus. Dann: Neue Aktion (1 AP): Entferne 1 Wunde einer Figur in Reichweite und ziehe 1 persönliche Einflusskarte.",
  "boost.dryden-hacking-2": "Wirf 5 Handkarten auf einmal ab. Dann: +1 AP.",
  "boost.dryden-implants-1":
    "Heile eine Figur mit seiner Heilung oder mit seiner Behandlung. Dann: höchste Gesundheit 3.",
  "boost.dryden-implants-2":
    "Gib einer Figur mit einer einzigen Heilung 2 Gesundheit zurück. Dann: Programmgrenze +1.",
  "boost.dryden-security-1":
    "Kaufe oder bekomme nach dem Aufbau 2 Programme. Dann: +1 Stärke (er macht dann auch ohne Waffe Schaden).",
  "boost.dryden-security-2": "Kaufe im HQ 2 Waffen. Dann: +1 Bewegung.",
  "boost.dryden-rigging-1":
    "Schalte 1 Feind aus. Dann: Aktion 1 des Schrottplatzes ist für ihn eine freie Aktion.",
  "boost.dryden-rigging-2":
    "Stelle einen Misstrauensantrag, der eine Figur in den Isolationswürfel schickt. Dann: Grenze für rote Karten +1.",
  "boost.dee-coy-hacking-1": "Eine Nexus-Aktion gelingt dir. Dann: Programmgrenze +1.",
  "boost.dee-coy-hacking-2":
    "Spiele 1 von Dee Coys eigenen Karten. Dann: höchste Gesundheit 3 (Dee Coy).",
  "boost.dee-coy-implants-1":
    "Bewege Aufruhr aus einer gelben Zone in die blaue. Dann: Grenze für rote Karten +1 (Dee Coy).",
  "boost.dee-coy-implants-2":
    "Dee Coy selbst bringt einen Datenchip ins Netzwerk und trägt beide Scanner. Dann: +1 Bewegung (Dee Coy).",
  "boost.dee-coy-security-1":
    "Führe Aktion 1 des Schrottplatzes aus. Dann: Dee Coy hat +1 Schild, solange er in Kuros Gebiet ist.",
  "boost.dee-coy-security-2":
    "Erschnüffle eine Kiste. Dann: Kuro darf in jedem Zug 1 Aktion und 1 Bewegung ausführen.",
  "boost.dee-coy-rigging-1":
    "2 Marker von Kuro sind verdeckt. Dann: Wenn Kuro einen Feind ausschaltet, ziehe 1 weitere Einflusskarte.",
  "boost.dee-coy-rigging-2":
    "Kuro schaltet einen Feind der Stufe 2 oder 3 aus. Dann: Decke 2 verdeckte Marker von Kuro auf.",
};
