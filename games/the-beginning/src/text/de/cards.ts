/** Was auf den Karten steht; ihre Namen behalten sie. */

export const cardLabels: Readonly<Record<string, string>> = {
  // Programme.
  "card.medkit-routine":
    "Eine wache Figur ohne volle Gesundheit, egal wo, bekommt bis zu 2 Gesundheit zurück.",
  "card.adrenal-patch": "+1 Aktionspunkt in diesem Zug.",
  "card.slipstream": "+2 Bewegung in diesem Zug.",
  "card.target-lock":
    "2 Ladungen. Vor der Zufallskarte eines Angriffs irgendeiner Figur: +2 für diesen Angriff.",
  "card.firewall-shell":
    "2 Ladungen. Vor den roten Karten, wenn ein Feind eine Figur angreift: +2 Schild für diese Abwehr.",
  "card.dice-driver":
    "2 Ladungen. Gleich nach einem Wurf des rosa Würfels: Er wird noch einmal geworfen; der zweite Wurf gilt.",
  "card.deep-scan":
    "Sieh heimlich einen Datenchip an: einen getragenen in deinem Gebiet, einen auf dem Schrottplatz oder den obersten eines Sektors.",
  "card.remote-detonator": "1 Schaden für einen Feind, egal wo, auch für Deus.",
  "card.crowd-control": "Aufruhr +2 oder Aufruhr -2.",
  "card.patrol-routine": "Sicherheit +1.",
  "card.sandbox":
    "Wenn jemand anders ein Programm spielt: Es wirkt nicht und wird abgelegt. Nicht gegen eine Ladung.",
  "card.data-mine": "Ziehe 3 allgemeine Einflusskarten.",
  "card.de-escalation": "Bedrohung -1.",
  "card.wiretap": "Sieh alle Einflusskarten auf der Hand einer Person an.",
  "card.kill-switch": "Deus -2.",
  "card.overdrive-reactor": "Apex +2.",
  "card.dirty-patch": "Moral +1 oder Moral -1.",
  "card.exo-frame": "Dauerhaft. Deine Grenze für rote Karten ist um 1 höher.",
  "card.neural-cache": "Dauerhaft. Deine Handgrenze ist um 3 höher.",
  "card.grav-boots": "Dauerhaft. Deine Bewegung ist um 1 höher.",
  "card.long-barrel": "Dauerhaft. Deine Reichweite ist um 1 höher.",
  "card.reinforced-vest": "Dauerhaft. Dein Schild ist um 1 höher.",
  "card.skeleton-key": "Befreie eine festgesetzte Figur, auch deine eigene.",
  "card.frame-up":
    "Stelle sofort einen Misstrauensantrag, ohne Aktionspunkte und wo immer du bist.",
  "card.backdoor":
    "Bis zum Ende dieses Zuges darfst du aus jedem Gebiet für 1 Bewegung nach Gebiet 6, Blockade hin oder her.",
  "card.salvage-drone":
    "Lege die oberste Kiste des Stapels verdeckt in dein Gebiet; du darfst sie gleich nehmen.",
  "card.cargo-sling":
    "Dauerhaft. Du darfst 2 Datenchips tragen; verlierst du diese Karte, kommt einer von zweien auf den Schrottplatz.",
  "card.memory-wipe":
    "Nachdem die Karten einer Probe aufgedeckt sind: Eine davon wird durch die oberste allgemeine Karte ersetzt.",
  // Wunden.
  "card.broken-leg": "-1 Bewegung.",
  "card.concussion": "Ziehe zu Beginn deines Zuges 1 Karte weniger.",
  "card.shattered-hand": "Grenze für rote Karten -1.",
  "card.cracked-ribs": "-1 Schild.",
  "card.nerve-damage": "Programmgrenze -1.",
  "card.blurred-vision": "Du darfst zu einer Probe höchstens 2 Karten beitragen.",
  "card.deep-cut": "Gesundheit bekommst du nur im Med Center zurück.",
  "card.exhaustion": "Handgrenze -2.",
  "card.tremor":
    "Wirf zu Beginn deiner Aktionen den rosa Würfel: Bei 1 hast du 1 Aktionspunkt weniger.",
  "card.nanite-rash":
    "Ansteckend: Jede andere Figur im Gebiet wirft 1 Einflusskarte ab. Du: Handgrenze -1.",
  "card.viral-cough":
    "Ansteckend: Alle anderen im Gebiet zeigen allen ein verdecktes Programm. Du: keine City-Aktionen.",
  "card.howling-implant": "Ansteckend: Aufruhr +1. Du: -1 Schild.",
  // Aufträge.
  "card.data-smuggler":
    "Du hast mindestens 1 roten oder violetten Datenchip ins Netzwerk gebracht.",
  "card.courier": "Du hast mindestens 2 Datenchips ins Netzwerk gebracht.",
  "card.hunter": "Du hast mindestens 3 Feinde ausgeschaltet.",
  "card.augmented": "Du hast mindestens 4 Boosts.",
  "card.specialist": "Du hast mindestens 1 Boost der Stufe 2.",
  "card.unbroken": "Du hast volle Gesundheit und keine Wunde.",
  "card.archivist": "Du besitzt mindestens 2 Programme.",
  "card.armed": "Du trägst Pistole, Gewehr, Raketenwerfer oder Laser.",
  "card.chain-of-command": "Du bist Anführer oder General.",
  "card.insider": "Du hast eine Aufklärungskarte verwendet.",
  "card.scavenger": "Du hast in mindestens 2 verschiedenen Zügen auf dem Schrottplatz gehandelt.",
  "card.public-servant": "Du hast mindestens 4-mal City-Aktion 1, 2 oder 4 ausgeführt.",
  "card.mechanic": "Dir sind mindestens 2 Nexus-Aktionen gelungen.",
  "card.team-player": "Du hast zu mindestens 8 Ereignisproben beigetragen.",
  "card.well-connected":
    "Du hast mindestens 6 Einflusskarten auf der Hand und bist nicht festgesetzt.",
  // Aufklärung.
  "card.sector-sweep":
    "Im eigenen Zug, in Gebiet 1: Sieh bis zu 3 Datenchips an, die in den Sektoren oben liegen.",
  "card.packet-sniffer":
    "Im eigenen Zug, in Gebiet 6: Sieh 1 verdeckten Datenchip des Netzwerks an.",
  "card.dossier": "Im eigenen Zug: Sieh einen Auftrag einer anderen Person an.",
  "card.pickpocket-lens":
    "Im eigenen Zug: Sieh einen Datenchip an, den eine Figur in deinem Gebiet trägt.",
  "card.open-book": "Jederzeit: Sieh alle Einflusskarten auf der Hand einer anderen Person an.",
  "card.cold-case": "Jederzeit: Eine der Loyalitätskarten außerhalb des Spiels wird dir gezeigt.",
  // Alleskönner.
  "card.runners-trick": "+2 Bewegung in diesem Zug.",
  "card.gunners-trick": "Dein nächster Angriff in diesem Zug: +1 Reichweite und 1 rote Karte mehr.",
  "card.medics-trick":
    "Eine Figur in Reichweite bekommt 2 Gesundheit zurück oder verliert 1 Wunde.",
  "card.coders-trick": "Ziehe 2 Programme, behalte 1.",
  "card.diplomats-trick": "Bewege Aufruhr um bis zu 2 in eine Richtung.",
  "card.fixers-trick": "Ziehe 2 allgemeine Einflusskarten.",
  "card.workers-trick": "+1 Aktionspunkt in diesem Zug.",
  // Verhöre.
  "card.bright-lamp":
    "Menschen, Gefallene: 1 Wunde. Maschinen, Legion: 3 Einflusskarten zufällig abwerfen.",
  "card.blueprints": "Menschen, Gefallene: Apex -1. Maschinen, Legion: Deus -1.",
  "card.public-confession": "Menschen, Legion: Moral -1. Maschinen, Gefallene: 1 Wunde.",
  "card.confiscated-gear":
    "Menschen, Gefallene: 1 Programm abwerfen, sonst 2 Einflusskarten. Maschinen, Legion: 1 Datenchip auf den Schrottplatz, sonst 2 Einflusskarten abwerfen.",
  "card.double-game": "Menschen, Gefallene: Deus +1. Maschinen, Legion: Apex +1.",
  // Karten mit Stern.
  "card.twice-as-far": "Im eigenen Zug: +1 Aktionspunkt und +1 Bewegung.",
  "card.out-of-time":
    "Nachdem die Karten einer Ereignisprobe aufgedeckt sind: Eine davon zählt 0 und hat keine Farbe.",
  "card.overclock":
    "Während deines Angriffs: +4 außerhalb der Grenze für rote Karten; bei Erfolg 1 Schaden mehr.",
  "card.system-restore": "Im eigenen Zug: Entferne bis zu 2 deiner Wunden, dann ziehe 1 Programm.",
  "card.shortcut":
    "Im eigenen Zug: Geh in ein beliebiges Gebiet außer Gebiet 6, ohne Bewegung auszugeben.",
  "card.right-tool":
    "Im eigenen Zug: Nimm eine Waffe aus dem HQ, ohne zu zahlen, wo immer du bist.",
  "card.ticking-bomb":
    "Während deines Angriffs: Er gilt allen Feinden in Reichweite; danach verlierst du 1 Gesundheit.",
  "card.battle-scars": "Wenn der Angriff eines Feindes dir Gesundheit nähme: Du verlierst keine.",
  "card.triage": "Wenn eine Figur auf 0 Gesundheit fiele: Sie bleibt bei 1.",
  "card.combat-stims":
    "Im eigenen Zug: Jede Figur in deinem Gebiet ohne volle Gesundheit bekommt 1 zurück.",
  "card.last-command":
    "Im eigenen Zug: Zerstöre Kuro; alle Feinde in seinem Gebiet außer Deus sind ausgeschaltet.",
  "card.good-boy":
    "Im eigenen Zug: Kuro kehrt zurück, wenn er zerstört war, oder führt ohne Marker 1 Aktion mehr aus.",
  "card.static-burst": "In einer Ereignisprobe zählt die höchste blaue Karte 0.",
  "card.red-filter": "In einer Ereignisprobe zählt die rote Karte, die am weitesten von 0 ist, 0.",
  "card.white-noise": "In einer Ereignisprobe zählen alle Karten vom Wert +1 und -1 0.",
  "card.tailwind":
    "In einer Ereignisprobe rückt die Summe um 3 zum Ziel; bei Grau und Grün zählt sie als eine Karte.",
  // Kisten und Waffen.
  "card.pistol": "+2 für einen Angriff, 1 Schaden mehr; ziehe 1 Programm.",
  "card.hq-rifle": "+3 für einen Angriff, 2 Schaden mehr.",
  "card.rifle": "+3 für einen Angriff, 2 Schaden mehr.",
  "card.rocket-launcher":
    "+3 für einen Angriff auf alle Feinde in Reichweite, 1 Schaden mehr; ziehe 1 Programm.",
  "card.companion": "+1 Bewegung und +1 Aktionspunkt.",
  "card.laser": "2 Schaden für einen Feind, egal wo.",
  "card.flash-mine": "Wirf 3 Einflusskarten zufällig ab.",
  "card.logic-bomb": "Wirf 1 Programm ab.",
  "card.magnet-snare": "Ein Datenchip kommt auf den Schrottplatz.",
  "card.gag-wire": "Keine Einflusskarten im nächsten Ereignis.",
};
