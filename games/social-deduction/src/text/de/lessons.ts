/** Die erste Partie, auf Deutsch; siehe tutorial.ts. */
export const lessons: Readonly<Record<string, string>> = {
  "first.want":
    "Deine ID und deine Loyalitätskarten bilden dein Team. Die Zeile daneben sagt, was du bist und wie du gewinnst.",
  "short.want":
    "Deine ID und zwei Loyalitätskarten bilden dein Team, das nur du kennst. Menschen gewinnen, wenn nur noch Menschen übrig sind, Maschinen, wenn alle Menschen raus sind, Gesetzlose, wer als Letzte oder Letzter übrig ist.",
  "first.can":
    "In deinem Zug: eine Karte ansehen, eine Waffe nehmen, schießen oder ein Programm ziehen. Davor und zu Beginn jeder Runde darfst du reden, auch unwahr.",
  "first.threat": "Wer auf dich zielt, kann im nächsten Zug schießen. Bei 0 HP bist du raus.",
  "lesson.welcome": "Vier Personen, drei Seiten, und niemand weiß, wer wer ist.",
  "lesson.mine":
    "Deine ID und deine zwei Loyalitätskarten liegen vor dir: Ihre Farben ergeben deine Seite. Du bist Mensch.",
  "lesson.look":
    "Du bist am Zug. Sieh dir eine Loyalitätskarte von gegenüber an: Nur du siehst sie.",
  "lesson.teams":
    "Die häufigste Farbe ist die Seite: blau Menschen, rot Maschinen, grau Gesetzlose. Bei Gleichstand: gesetzlos.",
  "lesson.seen":
    "Niemand merkt sich alles: Die Karte, die du angesehen hast, trägt ein Auge. Zeig auf sie oder halte sie, um sie wieder zu sehen.",
  "lesson.aim":
    "Eine Karte beweist noch nichts: Eine Pistole fragt nach. Nimm sie und ziele über den Tisch; alle sehen die Linie.",
  "lesson.round":
    "Eine Waffe, die gerade genommen wurde, schießt nicht im selben Zug. Der Tisch hat eine ganze Runde zum Reden, zum Verstecken und um dich aufzuhalten.",
  "lesson.shoot": "Niemand hat dich aufgehalten. Schieß.",
  "lesson.reveal":
    "Wen eine leichte Waffe trifft, der zeigt eine Loyalitätskarte oder verliert 1 HP. Dasselbe wirst du gefragt, wenn du getroffen wirst.",
  "lesson.heavy":
    "Gewehr und Laser sind schwer: Wen sie treffen, der zeigt die ID oder verliert 2 HP. Eine gezeigte ID tut, was sie sagt.",
  "lesson.programs":
    "Programme spielst du in deinem Zug, vor oder nach deiner Aktion. Wirf jetzt die Granate.",
  "lesson.out": "Wer keine HP mehr hat, ist raus und dreht alle Karten um.",
  "lesson.check":
    "Dann werden die Seiten geprüft: Sind nur Menschen übrig, gewinnen sie; ist kein Mensch mehr da, gewinnen die Maschinen.",
  "lesson.eyes":
    "Wer raus ist, sieht die Seiten der Lebenden; die anderen erfahren nur, dass das Spiel weitergeht.",
  "lesson.last": "Gesetzlose haben keine Freunde: Wer gesetzlos ist, gewinnt allein als Letzter.",
};
