/** Was der erste Abend sagt, Lektion für Lektion. */
export const lessons: Readonly<Record<string, string>> = {
  "lesson.welcome":
    "New Eden: fünf Bezirke, eine Mauer, zu viele Geheimnisse. Du führst eine Organisation und löst Storys; wer am Ende die meisten Siegpunkte hat, gewinnt.",
  "lesson.organization": "Wähle, wer du bist: Führe den Eco Squad.",
  "lesson.hire":
    "Stelle deinen ersten Agenten an. Felix Zero ist zart, aber niemand hackt besser. Ein Bogen hat zwei Seiten; du stellst eine davon an.",
  "lesson.case":
    "Das ist deine Akte: eine Story und ihre Ermittlungskarten. Gelbe Missionen wollen Proben, blaue ein Hacking, rote Einfluss. Sind alle getan, ist die Story gelöst.",
  "lesson.market": "Strategie: Eine Unterstützungskarte je Zug ist umsonst. Nimm Gate Marshal Ito.",
  "lesson.activate":
    "Beende deinen Strategiezug. Dann werden die Agenten nach Initiative aufgerufen, die kleinste zuerst: Aktiviere Zero für 1 deiner 3 Aktionen.",
  "lesson.enter":
    "Vom HQ aus betritt ein Agent jeden Bezirk umsonst. Zwei deiner Missionen gehen in Independence Plaza: Geh dorthin.",
  "lesson.position":
    "Jede Zone kostet 1 Bewegungspunkt, eine taktische Position auch. Geh auf die Hacking-Position.",
  "lesson.recruit":
    "Aktionen, die übrig sind, sind Zusatzaktionen. Wirb zwei weitere an: Ingrid Johnson, und Wu Fang, der kämpfen kann.",
  "lesson.hack":
    "Die Bezirke werden nacheinander abgehandelt: Hinterhalt, Kampf, Hacking, Ermittlung, Einfluss. Lass die Bande in Ruhe, dann hacke: 100D für jeden Punkt Hacking.",
  "lesson.mission":
    "Auf das Hacking folgt eine blaue Mission. Diese will eine Probe: Hacking und eine Modifikatorkarte müssen über 2 liegen. Der Plan zeigt deine Chance.",
  "lesson.test":
    "Dann darf jeder Agent eine gelbe Mission in seinem Bezirk versuchen. Diesmal eine Probe auf Bewegung.",
  "lesson.influence":
    "Du warst allein in Independence Plaza: Das ist ein Einflussmarker, ein Siegpunkt und deine rote Mission. Am Zahltag wurde jeder Agent auf einem Plan bezahlt.",
  "lesson.weapon": "Ein neuer Zug, und Geld. Kaufe die Mono-Katana für Wu Fang.",
  "lesson.team":
    "Eine Mission ist übrig. Zero darf bleiben, wo er ist; schicke Ingrid nach Fargo Junction, wo sie ginge.",
  "lesson.fighter": "Und Wu Fang nach Millennium Mall, wo sie auch ginge.",
  "lesson.token":
    "Die letzte Aktion gilt den Nachrichten. Dann gibt es Ärger in der Mall: Im Kampf behält jeder einen von zwei Markern, geheim. Er zählt für Angriff und Abwehr.",
  "lesson.attack":
    "Erst bewegen, dann zuschlagen. Angriffswert weniger Abwehrwert ergibt das Ergebnis; die Tabelle sagt, was es tut.",
  "lesson.solve": "Wer gekämpft hat, darf noch ermitteln. Eine Probe, und die Story ist gelöst.",
  "lesson.go":
    "Sechs Siegpunkte. Zieh die nächste Story mit einer Zusatzaktion, und löse mehr davon als dein Gegner. Jede Regel ist einen Klick entfernt.",
};
