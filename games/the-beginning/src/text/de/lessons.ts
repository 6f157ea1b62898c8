/** Was die erste Partie sagt, Lektion um Lektion. */

export const lessons: Readonly<Record<string, string>> = {
  "lesson.welcome":
    "Eine Stadt im Aufruhr, Maschinen kommen aus der Fabrik, und ein paar Leute werden hineingeschickt. Nicht alle sind, was sie scheinen. Einen davon führst du. Das dauert zehn Minuten.",
  "lesson.faction":
    "Hier unten liegt dein Geheimnis: deine Fraktion und dein Auftrag. Du gewinnst, wenn deine Fraktion siegt und du den Auftrag erfüllt hast. Niemand sonst kann es sehen.",
  "lesson.city":
    "Oben sind die Anzeigen der Stadt. Jede sagt, wie weit es noch bis zum Ende ist: Bei Moral -10 siegen die Gesetzlosen, bei Ressourcen 0 die Maschinen, bei Bedrohung 4 oder Sicherheit 0 Legion.",
  "lesson.draw":
    "Du bist am Zug. Er beginnt mit Karten: Zieh so viele, wie du darfst. Blaue und rote bezahlen, kämpfen, wehren ab und entscheiden Proben.",
  "lesson.move":
    "Nun hast du Bewegung und Aktionspunkte. Mach dich auf zu den Sektoren: Drücke das leuchtende Gebiet, das erste auf dem Weg. Pfeile zeigen, was nebeneinander liegt.",
  "lesson.chip":
    "In den Sektoren liegen Datenchips, blau, rot oder violett. Nimm einen: Das kostet 1 Aktionspunkt. Nur du siehst seine Farbe.",
  "lesson.chip.move":
    "Die Sektoren sind das nächste Gebiet: Geh hinein. Dort nimmst du einen Datenchip.",
  "lesson.enemies":
    "Beende deinen Zug. Dann sprechen die Würfel: Ein Gebiet wird aktiviert, seine Feinde greifen an, und auf einer Zahl erscheint ein neuer. Punkte unter der Zahl sagen, wie wahrscheinlich sie ist.",
  "lesson.check":
    "Jeder Zug endet mit einem Ereignis, oft einer Probe: Alle geben bis zu 3 Karten verdeckt, blaue zählen hinauf, rote hinunter. Wirst du gefragt, gib eine Karte, die hilft.",
  "lesson.statement":
    "Das war eine Probe: Zwei Zufallskarten kamen dazu, alles wurde gemischt und aufgedeckt. Alle sehen, wer wie viele gab und was er sagte, niemand, wer welche gab: So kann jemand sie verderben und lügen.",
  "lesson.network":
    "Bring nun deinen Datenchip ins Netzwerk: Gebiet 6, durch die City. Wer es in diesem Zug betreten hat, darf legen und zieht dafür Programme.",
  "lesson.network.pass":
    "Eine neue Runde hat begonnen: Alle dürfen etwas sagen. Du musst nicht: passe.",
  "lesson.network.end":
    "Weiter kommst du in diesem Zug nicht. Beende ihn; der nächste bringt dich hin.",
  "lesson.fight":
    "Feinde auf den Straßen heben die Bedrohung, wenn ein neuer keinen Platz findet. Greif einen an: Rote Karten helfen, eine Zufallskarte entscheidet. Ist keiner nah, geh zu einem.",
  "lesson.fight.end":
    "In diesem Zug ist keiner zu erreichen. Beende ihn, und such im nächsten einen.",
  "lesson.secrets":
    "Ist Ebene 2 des Netzwerks voll, schließen alle die Augen: Eine einsame Maschine darf einen Menschen anwerben, Legion darf anstecken. Von da an kann dein bester Freund ein anderer sein. Sieh dir an, was alle tun: Zeige auf jemanden.",
  "lesson.winning":
    "Ist Ebene 3 voll, werden alle Datenchips umgedreht. Die Farbe mit den meisten Kanälen siegt: Blau für die Menschen, Rot für die Maschinen. Violette auf dem Schrottplatz zählen für die Gefallenen.",
  "lesson.go-on":
    "Mehr brauchst du nicht. Spiel diese Partie weiter, wenn du magst: Du bist ein Mensch, also bring blaue Datenchips, hilf in Proben, und achte darauf, wer es nicht tut.",
};
