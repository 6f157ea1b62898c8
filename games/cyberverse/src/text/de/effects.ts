/** Was Fähigkeiten, Ausrüstung, Unterstützung, Hinterhalte und Ereignisse tun, in einem Satz. */

export const effects: Readonly<Record<string, string>> = {
  igor: "Sein Hacking bringt 100D mehr für jeden gegnerischen Agenten auf dem Plan.",
  vladimir:
    "Solange ein anderer Agent seiner Organisation auf demselben Plan ist, hat er +1 Hacking (höchstens 5).",
  alena: "+1 auf ihre Angriffe mit einer FERNKAMPF-Waffe, wenn das Ziel in einer anderen Zone ist.",
  ingrid: "Sie ignoriert Hinterhalt-Karten, mit oder ohne Lieferwagen.",
  "wu-fang": "Seine unbewaffneten Angriffe haben Kampfbonus +2.",
  anvil: "Andere Agenten seiner Organisation in seiner Zone haben +1 Abwehr.",
  "q-bert":
    "Einmal je Zug kostet ein Cyber-Implantat oder eine Ausrüstung für ihn 100D weniger (mindestens 100D).",
  echo: "Einmal je Zug darf er nach einer misslungenen Probe noch eine Modifikatorkarte ziehen und sie stattdessen nehmen; die erste bleibt abgelegt.",
  kristina: "Legt ihre Organisation einen Einflussmarker in ihrem Bezirk, erhält sie 200D.",
  molly: "Die erste taktische Position in jeder Aktivierung kostet sie 0 Bewegungspunkte.",
  bakemono: "Sie ist kein Ziel eines Feindes, der ein anderes Ziel hat, gleich von wem.",
  shroud: "In der Aktivierungsphase darf sie einen Bezirk aus jeder Zone verlassen.",
  ledger:
    "Solange er im Spiel ist, bringt am Zahltag Verkauftes den halben Preis, auf volle 100 aufgerundet.",
  tollgate:
    "Betritt ein gegnerischer Agent in der Aktivierungsphase seinen Bezirk, zahlt dessen Organisation ihm 100D, wenn sie sie hat.",
  static:
    "Einmal je Zug darf sie, wenn auf ihrem Plan Kampfmarker liegen, geheim einen verdeckten fremden ansehen.",
  prism:
    "Einmal je Zug darf sie vor einer eigenen Probe, vor dem Ausgeben von XP, geheim die oberste Modifikatorkarte ansehen und sie liegen lassen oder unter den Stapel legen; andere sehen, welches von beiden. Ein leerer Stapel wird zuvor neu gemischt.",
  rust: "Schaltet sein Angriff einen Handlanger aus, erhält seine Organisation 100D.",
  "pale-bear":
    "Er ignoriert Niederhalten und Umklammern; Niederhalten zählt aber für Heilung und Heimholen.",
  lantern: "Sie darf in jedem Ermittlungsschritt zwei verschiedene Missionen versuchen.",
  verdict: "+1 auf ihre Proben, solange ein gegnerischer Agent auf ihrem Plan ist.",
  gallo: "Mitstreiter, die er anwirbt, haben +1 Angriff.",
  sermon:
    "Einmal je Zug darf er, wenn er anwerben könnte, 1 Feind ohne Unterstützungskarte zum Mitstreiter machen; damit hat seine Organisation auf diesem Plan angeworben.",
  kettle: "+1 Abwehr.",
  mother:
    "Zu Beginn des Hacking-Schritts ihres Bezirks darf sie einen Agenten ihrer Organisation auf ihrem Plan, auch sich selbst, um 1 heilen.",
  saffron:
    "Ihre Organisation darf eine Unterstützungskarte mehr halten, als ihr Ruf trägt, aber nie mehr als 3.",
  needle: "Gäbe ihr Angriff Niederhalten, gibt er stattdessen eine Wunde.",
  zero: "Nach seinem Hacking darf er auf der Hacking-Position bleiben.",
  clockwork:
    "Zu Beginn des Zahltags darf er einen beschädigten Gegenstand eines Agenten seiner Organisation auf seinem Plan umsonst reparieren (im HQ: eines Agenten im HQ).",
  "corpo-fashion": "+1 Ruf (höchstens 3).",
  "kevlar-vest": "+1 Abwehr.",
  "ceramic-armour": "+2 Abwehr.",
  "riot-shield": "+2 Abwehr gegen NAHKAMPF-Angriffe.",
  "medi-gel":
    "In deinem Strategiezug, oder wenn dieser Agent aufgerufen wird: Heile ihn um 1. Einmal.",
  "trauma-kit":
    "In deinem Strategiezug: Heile diesen oder einen anderen deiner Agenten am selben Ort (selber Plan, oder beide im HQ) um 2. Einmal.",
  "clotting-patch": "Dieser Agent verliert durch Blutung keine Gesundheit.",
  "scanner-goggles": "+1 auf Analyse-Proben.",
  "code-breaker": "+1 auf Hacking-Proben.",
  "signal-siphon": "Ein Hacking dieses Agenten bringt 200D mehr.",
  "forged-pass":
    "In seiner Aktivierung in der Aktivierungsphase darf dieser Agent den Bezirk aus jeder Zone verlassen. Einmal.",
  "grapple-line":
    "Einmal je Aktivierung darf dieser Agent durch eine Mauer gehen, als wären die Zonen benachbart.",
  "holo-decoy":
    "Wird dieser Agent als Ziel genannt, bevor die Marker der Ziele aufgedeckt werden: Der Angriff auf ihn entfällt, sein Marker bleibt verdeckt. Einmal.",
  jammer:
    "Ein Hacking eines gegnerischen Agenten im Bezirk dieses Agenten bringt 200D weniger (mindestens 0).",
  "bribe-chip":
    "Nachdem für den Plan dieses Agenten eine Schlägerei-Karte gezogen wurde: Eine rote gilt als grün. Einmal.",
  "body-cam":
    "Erfüllt eine Probe oder ein Hacking dieses Agenten eine Mission, erhält seine Organisation 100D mehr.",
  "stim-injector":
    "Wird dieser Agent aktiviert (Aktivierungsphase oder Kampf): +2 Bewegung für diese Aktivierung (höchstens 5). Einmal.",
  "double-v":
    "Zu Beginn der Ereignisphase ziehst du statt des normalen Zugs 2 Ereigniskarten und wählst 1; die andere kommt unter den Stapel.",
  "el-duque":
    "Einmal je Zug, nachdem die Handlanger einer Schlägerei-Karte auf einen Plan mit deinem Agenten gestellt wurden: Entferne dort 1 Feind deiner Wahl.",
  "mama-oyelaran": "Einmal je Zug: Heile einen deiner Agenten im HQ um 1.",
  "chrome-sally":
    "Cyber-Implantate kosten dich 100D weniger (mindestens 100D), ihre Reparatur ist umsonst.",
  "old-bolts": "Waffen kosten dich 100D weniger (mindestens 100D), ihre Reparatur ist umsonst.",
  "dispatch-nine":
    "Einmal je Zug wechselt einer deiner aktivierten Agenten den Bezirk für 0 Bewegungspunkte.",
  "sister-ashes":
    "Heimholen kostet dich 100D statt 200D und nichts für Zustände, die trotzdem entfernt werden.",
  "inspector-vale":
    "Einmal je Zug, nachdem eine Schlägerei-Karte für einen Plan mit deinem Agenten gezogen wurde: Ändere ihre Farbe.",
  "the-archivist":
    "Einmal je Zug +1 auf eine Analyse-Probe deines Agenten, vor dem Ziehen angesagt.",
  "glitch-twins":
    "Einmal je Zug +1 auf eine Hacking-Probe deines Agenten, vor dem Ziehen angesagt, oder +100D auf sein Hacking.",
  "madame-lumen": "Du zahlst kein Gehalt für deine Agenten in JoyTown.",
  "coyote-sands":
    "Einmal je Zug: Lege einen ausliegenden Gegenstand unter seinen Stapel und fülle auf.",
  "ada-quill": "Jeder Personalmarker, den du auf eine Belohnung legst, bringt dir 100D mehr.",
  "councillor-petrov":
    "Einmal je Zug, wenn du einen Einflussmarker legst, darfst du dort auch 1 gegnerischen entfernen.",
  "mister-fold":
    "An jedem Zahltag zahlt die Bank 200D deiner Gehälter, oder alle, wenn es weniger sind; du wählst, für wen.",
  "big-tuna": "Deine Agenten und Mitstreiter in Cold Harbor haben +1 Abwehr.",
  whisper:
    "Einmal je Zug, vor deiner ersten Zusatzaktion der Phase, darfst du 100D zahlen und einen gegnerischen Hinterhaltmarker zurückgeben; das ist keine Aktion.",
  "gate-marshal-ito":
    "Einmal je Zug darf einer deiner Agenten aus dem HQ in jede Zone mit Platz gestellt werden statt in die Eingangszone.",
  "professor-nwosu": "Deine Agenten, die trainieren, erhalten XP im Wert von 2 statt 1.",
  "razor-kids": "Mitstreiter, die du anwirbst, haben +1 Bewegung.",
  "sniper-nest": "Verliert 1 Gesundheit.",
  "spike-strip": "Erhält Niederhalten; sein Fahrzeug, wenn vorhanden, geht kaputt.",
  "tear-gas": "Erhält Niederhalten.",
  "live-wire": "Ein aktives Cyber-Implantat nach Wahl des Besitzers brennt durch.",
  "bag-snatchers": "Verschrottet eine aktive Ausrüstung nach Wahl des Besitzers.",
  shakedown: "Seine Organisation verliert 200D.",
  "glue-bomb":
    "Verlässt seine taktische Position, wenn er eine hat, und gilt im Kampf dieses Zuges als umklammert.",
  "pipe-bomb": "Probe Bewegung > 2, sonst 1 Gesundheit verlieren und Niederhalten.",
  "knife-alley": "Probe Kampf > 2, sonst Blutung.",
  "false-checkpoint": "Wird in die Eingangszone seines Plans gestellt, wenn dort Platz ist.",
  "signal-flood": "Kann in diesem Zug nicht hacken.",
  "planted-evidence": "Kann in diesem Zug keine Missionen versuchen.",
  "hit-and-run":
    "Verliert 1 Gesundheit; Agenten mit irgendeinem Fahrzeug erhalten stattdessen Niederhalten.",
  "dosed-drink": "Probe Analyse > 2, sonst Niederhalten und Wunde.",
  "virus-mine":
    "Probe Hacking > 2, sonst brennt ein aktives Cyber-Implantat nach Wahl des Besitzers durch.",
  "smear-campaign": "Hat in diesem Zug −1 Ruf (mindestens 0).",
  "weapon-jam": "Eine aktive Waffe nach Wahl des Besitzers geht kaputt.",
  "hired-muscle":
    "Ein zufälliger Handlanger kommt in seine Zone, wenn die Grenzen es erlauben, als Feind.",
  "collapsing-catwalk": "Probe Bewegung > 3, sonst Wunde.",
  "tracker-dart":
    "Im Kampf dieses Zuges hat ein Feind, der ihn angreifen könnte, kein anderes Ziel; das geht vor Mask.",
  "ransom-note": "Seine Organisation zahlt 200D, oder der Agent verliert 1 Gesundheit.",
  "acid-rain-pipe": "Verliert 1 Gesundheit, wenn er keine aktive Ausrüstung mit Abwehrbonus hat.",
  "double-agent": "Seine Organisation wirft eine Unterstützungskarte ihrer Wahl ab.",
  "nowhere-to-run": "Erhält eine Wunde.",
  "empty-street":
    "Den Agenten geschieht nichts; der Besitzer des Hinterhaltmarkers erhält einmal 100D.",
  "bargain-stampede": "In Millennium Mall kostet der Zonenwechsel 2 Bewegungspunkte.",
  "checkout-blackout": "Ein Hacking in Millennium Mall bringt 200D weniger.",
  "mannequin-malfunction": "Sec-Drones haben in Millennium Mall +1 Angriff.",
  "luxury-lockdown":
    "Millennium Mall zu betreten kostet 1 Bewegungspunkt mehr (auch vom HQ; Express und Dispatch Nine helfen nicht).",
  "shoplifter-season":
    "Am Zahltag zahlt jede Organisation 100D für jeden ihrer Agenten in Millennium Mall, soweit sie kann.",
  "brand-ambassadors": "In Millennium Mall kann kein Einflussmarker gelegt werden.",
  "rooftop-drone-race": "Erhöhte Positionen geben in Millennium Mall keinen Bonus.",
  "attack-of-neuro-murderers": "Jede Schlägerei-Karte in Fargo Junction gilt als rot.",
  "derailed-express":
    "Fargo Junction zu betreten kostet 1 Bewegungspunkt mehr (auch vom HQ; Express und Dispatch Nine helfen nicht).",
  "scrap-fire": "Jeder Agent in Fargo Junction erhält zu Beginn des Hacking-Schritts Niederhalten.",
  "ticket-sweep": "Die Schwellen der Proben in Fargo Junction sind 1 höher.",
  "signal-thieves": "Ein Hacking in Fargo Junction bringt 200D weniger.",
  "midnight-train":
    "In der Aktivierungsphase können Agenten Fargo Junction nicht verlassen (Heimholen geht).",
  "strike-at-the-yard": "Bruisers haben in Fargo Junction +1 Abwehr.",
  "neon-carnival": "In JoyTown kostet der Zonenwechsel 2 Bewegungspunkte.",
  "bad-batch": "Heilung wirkt nicht auf Agenten in JoyTown.",
  "debt-collectors":
    "Am Zahltag zahlt jede Organisation 100D für jeden ihrer Agenten in JoyTown, soweit sie kann.",
  "memory-parlour-raid": "Agenten in JoyTown haben −1 Analyse.",
  "stolen-faces": "Der Ruf von Agenten in JoyTown zählt beim Anwerben als 0.",
  "amp-blackout": "In JoyTown kann nicht gehackt werden.",
  "gang-wedding": "Jede Schlägerei-Karte in JoyTown gilt als grün.",
  "gentech-super-container-attack": "Gedeckte Positionen geben in Cold Harbor keinen Bonus.",
  "toxic-fog": "FERNKAMPF-Angriffe in Cold Harbor treffen nur die eigene Zone des Angreifers.",
  "frozen-locks": "In Cold Harbor kostet der Zonenwechsel 2 Bewegungspunkte.",
  "smuggler-feud": "Feinde haben in Cold Harbor +1 Angriff.",
  "customs-audit": "In Cold Harbor kann kein Einflussmarker gelegt werden.",
  "rat-swarm":
    "Jeder Agent in Cold Harbor macht zu Beginn des Ermittlungsschritts eine Probe Kampf > 1 oder erhält Niederhalten.",
  "sunken-server": "Agenten in Cold Harbor haben −1 Hacking.",
  "state-funeral":
    "In Independence Plaza kann kein Angriff angesagt werden; Feinde tun dort nichts (ein Kampf findet statt und zählt für Missionen).",
  "loyalty-march": "Einflussmarker können aus Independence Plaza nicht entfernt werden.",
  "water-cannons":
    "Jeder Agent in Independence Plaza wird zu Beginn des Hacking-Schritts in die Eingangszone gestellt, wenn dort Platz ist.",
  "martial-decree": "In Independence Plaza kann kein Hinterhaltmarker gelegt werden.",
  "live-broadcast": "Die Schwellen der Proben in Independence Plaza sind 1 höher.",
  "assassin-on-the-podium": "Killers haben in Independence Plaza +1 Angriff.",
  "statue-defaced":
    "Am Zahltag zahlt jede Organisation 100D für jeden ihrer Agenten in Independence Plaza, soweit sie kann.",
  "currency-crash": "Zu Beginn des Zahltags verliert jede Organisation 200D.",
  "arms-embargo": "Waffen kosten 200D mehr.",
  "implant-recall": "Cyber-Implantate kosten 100D mehr und können nicht repariert werden.",
  "center-update": "Jedes Hacking bringt 100D weniger.",
  "wage-riot": "Jedes Gehalt ist 100D höher.",
  "silent-phones": "In der Strategiephase können keine Unterstützungskarten genommen werden.",
  "academy-closed": "Training bringt keine XP.",
  "fuel-shortage": "Schub wirkt nicht.",
  "ambulance-strike": "Heimholen kostet 200D mehr.",
  "wall-breach-alarm": "Jede Schlägerei-Karte gilt als rot.",
};

/** Belohnungen, die kein Betrag sind. */
const REWARDS: Readonly<Record<string, string>> = {
  "Free Gear token": "Eine Ausrüstung umsonst",
  "Free Vehicle token": "Ein Fahrzeug umsonst",
  "Free Weapon token": "Eine Waffe umsonst",
  "Free Cyber-Implant token": "Ein Cyber-Implantat umsonst",
  "Heal one Agent by 1": "Heile einen Agenten um 1",
  "Heal one Agent by 2": "Heile einen Agenten um 2",
  "Free Support card": "Eine Unterstützung umsonst",
  "1 Influence token in Independence Plaza": "1 Einflussmarker in Independence Plaza",
};

export const rewardIn = (english: string): string => REWARDS[english] ?? english;
