/** Was der Schießstand und der Trockenlauf sagen, Lektion für Lektion. */
export const lessons: Readonly<Record<string, string>> = {
  "lesson.welcome":
    "Ein Turm, zwei Teams, keine Würfel: Ein Stapel von vierzig Karten von 1 bis 10 entscheidet alles, und man kann ihn zählen. Das dauert fünf Minuten.",
  "lesson.team":
    "Dein Team sind zwei: Harvey, der weit schießt, und Shoko, der aus der Nähe stark ist. Schick sie hinein.",
  "lesson.deploy":
    "Jetzt betreten sie den Turm. Stelle Shoko in die Ecke, und Harvey neben die Tür.",
  "lesson.initiative":
    "Wer die Initiative hat, sagt, wer beginnt. Sonst bieten die Teams darum; hier gibt es nichts zu bieten, je eine Karte entscheidet.",
  "lesson.initiative.first": "Deine Karte ist höher: Lass Übermensch, dein Team, beginnen.",
  "lesson.activate":
    "Die Teams wechseln sich ab. Lass Harvey handeln: Drücke auf ihn oder seinen Namen.",
  "lesson.door":
    "Eine Figur hat 2 Aktionspunkte. Türen kosten keinen: Öffne die neben dir. Farbige Türen gehören einem Terminal, graue allen.",
  "lesson.move":
    "Eine Bewegung kostet 1 Punkt und bringt dich so viele Felder weit wie deine Geschwindigkeit. Ecken zeigen, wohin du kommst. Geh auf die anderen zu.",
  "lesson.sight":
    "Helle Felder siehst du in der besten Reichweite deiner Waffe; schraffierte sind weiter weg, mit weniger Schaden. Wände und geschlossene Türen versperren die Sicht.",
  "lesson.shoot":
    "Schieß, sobald du kannst: Drücke auf einen Gegner, und lies zuerst die Chance. Ist niemand in Sicht, geh weiter.",
  "lesson.shoot.attack":
    "Ein Gegner ist in Sicht. Drücke auf den, der leuchtet, lies die Chance, und schieß.",
  "lesson.shoot.move": "Noch ist niemand in Sicht. Geh weiter auf sie zu, auf das leuchtende Feld.",
  "lesson.shoot.end-activation":
    "Von hier aus lässt sich nichts treffen. Beende die Aktivierung: Dann handelt einer der anderen.",
  "lesson.shoot.activate": "Jetzt handelt ein anderer von dir: Drücke auf den, der leuchtet.",
  "lesson.odds":
    "Beide Seiten ziehen eine Karte dazu. Die höhere Summe trifft, und dieselbe Karte sagt, wo: niedrig die Beine, hoch der Kopf. Was gezogen ist, ist weg, bis eine 10 kommt; so ändert sich die Chance.",
  "lesson.react":
    "Bewegen sie sich oder schießen sie in deiner Sicht, darfst du antworten: Schnellangriff, Ausweichen oder Deckung. Spiel weiter, bis es so weit ist.",
  "lesson.react.move":
    "Die Teams wechseln sich ab, also kommt jetzt dein anderer näher: Geh auf das leuchtende Feld. Was sie in deiner Sicht tun, darfst du beantworten.",
  "lesson.react.end-activation":
    "Kein Punkt ist übrig. Beende die Aktivierung, und sieh zu, was die anderen tun.",
  "lesson.react.fast-attack":
    "Einer von ihnen ist in deiner Sicht, mitten in einer Bewegung oder einem Schuss. Antworte mit einem Schnellangriff: Jeder von dir darf einmal im Zug reagieren.",
  "lesson.react.dodge":
    "Du wirst beschossen. Ausweichen macht dich schwerer zu treffen; neben jeder Antwort steht, wie oft du heil bleibst.",
  "lesson.crippled":
    "Treffer hinterlassen Wunden; hier zählst du sie. Wer alle hat, wird umgedreht: verkrüppelt, schwächer, nicht draußen. Beim zweiten Mal liegt er am Boden.",
  "lesson.winning":
    "Schalte beide anderen aus, oder habe nach dem letzten Zug mehr Punkte. Das ist alles: Die Missionen bringen Netze, Alarm und Maschinen dazu.",
  "tutorial.dry-run": "Die Netze lernen",
  "tutorial.dry-run.note": "Ein Terminal, eine Infektion, und was sie einem Körper antut",
  "lesson.net-welcome":
    "Unter dem Boden liegt ein zweites Brett. Jedes Team hat ein Netz mit vier Feldern für Programme und jemanden, der darin kämpft. Was dort geschieht, geschieht Körpern. Fünf Minuten.",
  "lesson.net-deploy":
    "Stelle Tomo, deinen Hacker, direkt neben das orange Terminal, und Shoko auf die andere Seite, vor die Tür.",
  "lesson.net-purse":
    "Systemressourcen, kurz SR, bezahlen alles, was dein Hacker tut. Du hast neun. Mit denselben Markern bietet man darum, wer beginnt: Behalte sie, biete keine.",
  "lesson.net-hand":
    "Das sind deine Programme; nur du siehst sie. Viren und Würmer greifen an. ICE, IDS und Bastionen wehren ab. Booster verstärken beides. Jedes kostet SR, wenn es ausgelegt wird.",
  "lesson.net-terminal":
    "Neben einem Terminal greift ein Hacker es direkt an. Greif das orange mit Lovebite an: Der Turm schützt es mit einer verdeckten Karte.",
  "lesson.net-boost":
    "Gib dazu, was du kannst: einen Booster und zwei SR. All das und eine Karte vom einen Stapel zählen gegen die Karte des Turms und seine eigene. Die höhere Summe gewinnt, bei Gleichstand der Turm.",
  "lesson.net-taken":
    "Das Terminal gehört dir. Seine Türen haben sich verriegelt und gehorchen nur dir. Seine Kameras sehen für dich: Wo sie hinblicken, stört nichts mehr dein Zielen, TAC ist 0.",
  "lesson.net-attack":
    "Lovebite ist noch bei der Arbeit. Schick es weiter, in das Netz von Nakamura. Aus der Ferne hat es 3 weniger, und diesmal wehren sich Menschen.",
  "lesson.net-infect":
    "Gib wieder zwei SR dazu. Ist die letzte Abwehr geschlagen, liegt das Netz offen: Infiziere es.",
  "lesson.net-body":
    "Sieh dir Rin an, ihre Hackerin. Die Wunde ist echt, und keine Panzerung hilft. Ihre Cyberschock-Stufe ist gestiegen; bei 10 ist ein Geist verloren. Und solange Lovebite dort sitzt, hat sie 1 Aktionspunkt weniger, und sie zahlen dafür, jeden Zug.",
  "lesson.net-doors":
    "Verlass die Netze und komm zurück auf den Flur. Bevor sich jemand bewegt, stellt dein Terminal seine Türen: Öffne die vor Shoko.",
  "lesson.net-shoot":
    "Jetzt sieht Shoko hindurch. Lass ihn schießen: Die Chance steht am Ziel, und TAC ist 0, weil die Kameras dir gehören.",
  "lesson.net-again":
    "Spiel diesen Zug zu Ende. Am Anfang des nächsten schlägt die Infektion wieder zu.",
  "lesson.net-purge":
    "Da war sie. So einen Gast wird man los, indem man ihn entfernt: Leg ein Abwehrprogramm gegen ihn und gewinne diesen Kampf. Besser, es liegt schon da, bevor jemand kommt.",
  "lesson.net-winning":
    "Hier zählt ein Terminal 1 Punkt, ebenso jedes Programm im anderen Netz und jeder Gegner außer Gefecht. In den Missionen öffnen Terminals Wege und gewinnen Nächte. Jetzt kennst du beide Welten.",
};
