/** Die erste Partie, auf Deutsch; siehe tutorial.ts. */
export const lessons: Readonly<Record<string, string>> = {
  "first.want":
    "Deine ID und deine Loyalitätskarten bilden dein Team. Ist die andere Seite ausgeschieden, gewinnt dein Team.",
  "first.can":
    "In deinem Zug: eine Karte ansehen, eine Waffe nehmen, schießen oder ein Programm ziehen. Reden kannst du immer, auch unwahr.",
  "first.threat": "Wer auf dich zielt, kann im nächsten Zug schießen. Bei 0 HP bist du raus.",
  "lesson.welcome":
    "Vier Personen, drei Seiten, und niemand weiß, wer wer ist. Deine ID und deine zwei Loyalitätskarten ergeben deine Seite. Drücke Meine Karten zeigen oder das Auge an deinem Platz, und merk dir die Farben.",
  "lesson.look":
    "Vor und nach jeder Aktion darf jeder ein Programm spielen oder passen. Wenn du dran bist, untersuche eine Loyalitätskarte von jemandem: Nur du siehst sie.",
  "lesson.teams":
    "Die häufigste Farbe ist die Seite: blau Menschen, rot Maschinen, grau Gesetzlose; bei Gleichstand gesetzlos. Was du gesehen hast, steht in deinem Notizbuch.",
  "lesson.aim":
    "Jetzt bewaffne dich. Nimm in deinem nächsten Zug eine Waffe: Sie ist sofort auf jemanden gerichtet, und alle sehen die Linie.",
  "lesson.round":
    "Eine Waffe, die gerade genommen wurde, schießt nicht im selben Zug. Der Tisch hat eine ganze Runde zum Reden, zum Verstecken und um dich aufzuhalten.",
  "lesson.shoot":
    "Passe, bis du wieder dran bist, dann schieß. Hat dir jemand die Waffe genommen, nimm eine andere.",
  "lesson.reveal":
    "Wen eine leichte Waffe trifft, deckt eine Loyalitätskarte auf oder nimmt 1 Schaden; bei einer schweren die ID oder 2 Schaden. Eine aufgedeckte ID tut, was sie sagt. Dasselbe wirst du gefragt, wenn du getroffen wirst.",
  "lesson.programs":
    "Programme spielt man in den Momenten, die auf ihnen stehen. Spiel eines, oder zieh eines als Aktion. Am Ende deines Zuges behältst du höchstens zwei.",
  "lesson.check":
    "Wer keine HP mehr hat, scheidet aus und dreht alle Karten um. Dann werden die Seiten geprüft: Sind nur Menschen übrig, gewinnen sie; ist kein Mensch mehr da, gewinnen die Maschinen. Schalte jemanden aus.",
  "lesson.go-on":
    "Ausgeschiedene sehen die Seiten der Lebenden; die anderen erfahren nur, ob das Spiel weitergeht. Ein Gesetzloser gewinnt, wenn er als Letzter lebt. Jetzt spiel es zu Ende.",
};
