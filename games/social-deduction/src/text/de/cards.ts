/** Was auf den Karten steht, auf Deutsch; ihre Namen behalten sie. */
export const cardLabels: Readonly<Record<string, string>> = {
  "card.undercover-cop":
    "Immer Mensch. Nimm die Waffe einer Person, die eine hält. Hält sonst niemand eine, zieh 1 Programm.",
  "card.secret-agent": "Wähle eine Person und sieh ihre verdeckten Loyalitätskarten an.",
  "card.lifesaver":
    "Hol eine ausgeschiedene Person mit 1 HP zurück. Ist niemand ausgeschieden, heile dich um 1 HP.",
  "card.sleepless":
    "Beginnt offen, mit 2 Programmen mehr. Dein Programmlimit ist um 1 höher, ob diese ID offen liegt oder nicht.",
  "card.photographer": "Heile bis zu zwei Personen um je 1 HP.",
  "card.waitress":
    "Du und bis zu zwei Personen deiner Wahl ziehen je 1 Programm, im Uhrzeigersinn ab dir.",
  "card.astronaut":
    "Sieh die obersten 5 Programme an. Zieh 2 davon; leg die anderen in beliebiger Folge unter den Stapel.",
  "card.mistress":
    "Dauerhaft. Eine Waffe darf nur neu auf dich gerichtet werden, wenn es kein anderes erlaubtes Ziel gibt.",
  "card.stealth": "Dreh alle deine offenen Loyalitätskarten um. Hast du keine, zieh 1 Programm.",
  "card.seeker": "Sieh die verdeckten IDs von bis zu zwei Personen an.",
  "card.whistleblower":
    "Deck eine Loyalitätskarte einer Person auf. Dann eine Loyalitätskarte einer anderen Person.",
  "card.fbi-agent":
    "Wähle eine Person. Sieh eine ihrer verdeckten Loyalitätskarten an; dann legt sie ihre Waffe ab.",
  "card.fortune-teller":
    "Dauerhaft. Sieh zu Beginn jedes deiner Züge das oberste Programm an; du darfst es unter den Stapel legen.",
  "card.assassin":
    "Solange verdeckt: Unmittelbar bevor dein eigener Schuss beantwortet wird, darfst du diese ID aufdecken. Dann darf kein Ziel durch Aufdecken antworten. Anders aufgedeckt tut sie nichts.",
  "card.execute":
    "Wähle eine Person mit genau 1 HP, oder irgendeine, wenn sonst niemand so viel hat: 1 Schaden.",
  "card.nemesis":
    "Wer dieses Aufdecken verursacht hat, auch du selbst, nimmt 1 Schaden. War es niemand, wähle eine Person: 1 Schaden.",
  "card.mindless-bot":
    "Deck eine Loyalitätskarte irgendeiner Person auf; danach die ID von jemand anderem.",
  "card.musician":
    "Nenne für jede Waffe, die andere halten, ein erlaubtes Ziel, außer für einen Laser.",
  "card.virus": "Wähle zwei Personen und je eine Loyalitätskarte: Sie werden getauscht.",
  "card.firewall": "Dauerhaft. Programme anderer können dich nicht zum Ziel haben.",
  "card.joke":
    "Zieh 3 Programme. Du hast den Raketenwerfer freigeschaltet; hält ihn niemand und du keine Waffe, darfst du ihn jetzt nehmen.",
  "card.eye-d":
    "Dauerhaft. Beim Untersuchen darfst du eine verdeckte ID ansehen, auch wenn Loyalitätskarten verdeckt sind.",
  "card.mercenary":
    "Du darfst eine Waffe aus der Mitte nehmen und legst deine dafür ab. Ist die Mitte leer, zieh 1 Programm.",
  "card.01011012": "Immer Maschine. Alle anderen werfen 1 zufälliges Programm ab.",
  "card.bounty-hunter":
    "Wähle eine Person. Scheidet sie aus, während du lebst und diese ID offen ist, zieh 2 Programme und heile 1 HP.",
  "card.hal-watson":
    "Deine beiden lebenden Nachbarn decken die Loyalitätskarte auf, die dir am nächsten liegt; an großen Tischen die auf ihrer fernen Seite.",
  "card.thief": "Stiehl bis zu zwei Personen je 1 zufälliges Programm.",
  "card.deathbringer":
    "Immer gefallen. Hol eine ausgeschiedene Person mit 1 HP zurück; sie wird gefallen, außer Legion. Ist niemand ausgeschieden, kommt die nächste so zurück.",
  "card.homeless": "Immer gesetzlos. Dauerhaft. Andere können keine Programme ziehen.",
  "card.collector":
    "Dauerhaft. Dein Programmlimit ist 4 (an großen Tischen 3). Beim Aufdecken zieh 1 Programm.",
  "card.awesome-backer": "Zieh 2 Programme und heile dich um 1 HP.",
  "card.ait":
    "Alle anderen legen ihre Waffen ab. Dann darfst du eine aus der Mitte nehmen, wenn du keine hältst.",
  "card.mindeater":
    "Immer Legion. Wähle eine Person: Sie wird Legion. Ihr beide erfahrt, wer Legion ist.",
  "card.insider": "Dauerhaft. Bei jeder Prüfung siehst du, was die ausgeschiedene Person sieht.",
  "card.seer": "Wähle eine Person und sieh ihre ID und ihre Loyalitätskarten an.",
  "card.alice":
    "Tausche deine Loyalitätskarten mit denen einer Person, links mit links, rechts mit rechts.",
  "card.kick-starter":
    "Nimm die beiseitegelegte ID verdeckt als deine ID. Diese kommt an ihre Stelle.",
  "card.apex": "Dauerhaft. Deine leichten Schüsse machen 2 statt 1 Schaden.",
  "card.marshal-of-the-last-line":
    "Boss der Menschen. Heile bis zu drei Personen, auch dich, um je 1 HP.",
  "card.voice-of-the-bunker":
    "Boss der Menschen. Sieh je eine verdeckte Loyalitätskarte von bis zu drei Personen an.",
  "card.prime-processor":
    "Boss der Maschinen. Wähle bis zu zwei Personen: Jede deckt eine Loyalitätskarte auf oder nimmt 1 Schaden.",
  "card.purge-protocol":
    "Boss der Maschinen. Alle anderen legen ihre Waffe ab und werfen 1 zufälliges Programm ab.",
  "card.king-of-the-scrapyard":
    "Boss der Gesetzlosen. Heile dich ganz. Wer zwei oder mehr Programme hat, gibt dir 1 zufälliges.",
  "card.dust":
    "Wähle eine Loyalitätskarte irgendeiner Person. Sie kommt in die Schachtel, eine zufällige von dort verdeckt an ihre Stelle.",
  "card.believer":
    "Immer Mensch. Wähle eine Person: Sie heilt 1 HP und darf eine eigene offene Loyalitätskarte umdrehen.",
  "card.grunwald":
    "Dauerhaft. Nimmt ein Nachbar Schaden durch eine Waffe, darfst du 1 davon nehmen, einmal je Schuss.",
  "card.destiny": "Sieh die obersten 3 Programme an und gib jedes einer Person deiner Wahl.",
  "card.longshot": "Dauerhaft. Hast du das Ziel gewechselt, darfst du gleich danach schießen.",
  "card.puppet-master": "Wähle zwei Personen: Sie tauschen ihre IDs.",
  "card.network":
    "Immer Maschine. Sieh alle verdeckten Programme einer Person an und wirf 1 davon ab.",
  "card.damien":
    "Ist kein EX Boss im Spiel, kommt Bloodbeast zu einer Person deiner Wahl. Sonst wähle eine Person: 1 Schaden.",
  "card.cheater":
    "Dauerhaft. Deine Aktion Ziehen: Sieh die obersten 2 Programme an, zieh 1, leg das andere unter den Stapel.",
  "card.destroyer": "Wähle eine Person: Sie deckt ihre ID auf oder nimmt 2 Schaden.",
  "card.balance":
    "Wähle eine Person. Eure Loyalitätskarten werden umgedreht, zusammen gemischt und wieder ausgelegt.",
  "card.cultist":
    "Du wirst gefallen, außer Legion. Wähle eine Person: Sie wird gefallen, außer Legion.",
  "card.rocky":
    "Verdeckt ausgeschieden: Nach der Prüfung kommst du mit 1 HP zurück und wirst gefallen, außer Legion. Sonst aufgedeckt: Heile dich ganz.",
  "card.spy": "Tausche diese ID mit der einer Person; beide werden umgedreht.",
  "card.lightbringer":
    "Hol eine ausgeschiedene Person mit 1 HP zurück; ihr zieht beide 1 Programm. Ist niemand ausgeschieden, heile dich um 1 HP.",
  "card.leader": "Immer gesetzlos. Wähle eine Person: Du sagst die Aktion ihres nächsten Zuges an.",
  "card.doppelganger": "Führe die Fähigkeit einer offenen ID einer Person als deine aus.",
  "card.human-loyalty": "Zählt 1 Blau für deine Seite. Wird nie aufgedeckt.",
  "card.machine-loyalty": "Zählt 1 Rot für deine Seite. Wird nie aufgedeckt.",
  "card.outlaw-loyalty": "Zählt 1 Grau für deine Seite. Wird nie aufgedeckt.",
  "card.legion-loyalty": "Solange du es besitzt, bist du Legion. Wird nie aufgedeckt.",
  "card.legion-loyalty-2": "Solange du es besitzt, bist du Legion. Wird nie aufgedeckt.",
  "card.spam": "Keine Wirkung. Kann nicht gespielt werden.",
  "card.rocket-launcher": "Dauerhaft. Du hast den Raketenwerfer freigeschaltet.",
  "card.laser": "Dauerhaft. Du hast den Laser freigeschaltet.",
  "card.human-boss": "Bist du Mensch und sind zwei deiner Karten offen: Werde Boss der Menschen.",
  "card.machine-boss":
    "Bist du Maschine und sind zwei deiner Karten offen: Werde Boss der Maschinen.",
  "card.outlaw-boss":
    "Bist du gesetzlos, Legion oder gefallen und sind zwei deiner Karten offen: Werde Boss der Gesetzlosen.",
  "card.bug": "Tausche eine deiner Loyalitätskarten mit einer einer anderen Person.",
  "card.wrong-button": "Sofort: Tausche die ID mit der nächsten lebenden Person links von dir.",
  "card.screensaver": "Zwei Personen tauschen ihre IDs, und beide werden umgedreht.",
  "card.orellana-effect":
    "Alle wählen geheim eine eigene Loyalitätskarte und geben sie nach links weiter.",
  "card.backup-exe":
    "Hol eine ausgeschiedene Person mit 1 HP zurück. Gerade ausgeschieden, darfst du es für dich spielen.",
  "card.sleeper": "Sieh die verdeckten Programme einer ausgeschiedenen Person an und nimm 1 davon.",
  "card.gavrick-files":
    "Sieh entweder die ID oder alle verdeckten Loyalitätskarten einer Person an.",
  "card.gevers-attack":
    "Dauerhaft. Das Programmlimit einer Person ist um 1 niedriger. Zählt nicht zu deinem Limit.",
  "card.doe-spynetwork":
    "Dauerhaft. Sieh alle verdeckten Programme einer Person an, auch jedes spätere. Zählt nicht zu deinem Limit.",
  "card.disarm": "Jederzeit. Eine Person mit Waffe legt sie ab.",
  "card.jammed-trigger":
    "Wenn gerade ein Schuss angesagt wurde: Diese Waffe kann in diesem Zug nicht schießen.",
  "card.nano-medkit": "Jederzeit. Irgendeine Person heilt 1 HP.",
  "card.body-armour": "Wenn du gerade Schaden nehmen würdest: Dieser Schaden fällt weg.",
  "card.ricochet":
    "Wenn gerade ein Schuss auf dich angesagt wurde: Richte die Waffe auf jemand anderen. Du kannst in diesem Zug nicht wieder Ziel werden.",
  "card.grab": "Wenn du keine Waffe hältst: Nimm die Waffe einer Person.",
  "card.magnetic-glove":
    "Dauerhaft. Gibt dir eine Aktion, solange du unbewaffnet bist: Nimm die Waffe einer Person.",
  "card.wiretap": "Sieh eine verdeckte Loyalitätskarte einer Person an.",
  "card.deep-scan": "Sieh die verdeckte ID einer Person an.",
  "card.spotlight": "Deck eine Loyalitätskarte einer Person auf.",
  "card.exposed": "Deck die ID irgendeiner Person auf.",
  "card.blackout": "Dreh eine deiner offenen Karten um.",
  "card.data-theft": "Stiehl einer Person ein Programm: zufällig, oder ein offenes dauerhaftes.",
  "card.corrupted-memory": "Jederzeit. Eine Person wirft 1 zufälliges Programm ab.",
  "card.download": "Zieh 2 Programme.",
  "card.overclock": "Nach deiner Aktion führst du in diesem Zug noch eine aus.",
  "card.stasis": "Jederzeit. Der nächste Zug einer Person, die nicht am Zug ist, fällt aus.",
  "card.hijack": "Jederzeit. Nenne ein neues erlaubtes Ziel für eine gehaltene Waffe.",
  "card.emp": "Alle gehaltenen Waffen werden abgelegt.",
  "card.grenade": "Eine Person deckt eine Loyalitätskarte auf oder nimmt 1 Schaden.",
  "card.safe-house":
    "Dauerhaft. Niemand sonst kann deine verdeckte ID und Loyalitätskarten ansehen.",
  "card.trojan": "Sofort: Du deckst eine deiner verdeckten Loyalitätskarten auf.",
  "card.system-update": "Sofort: Alle Lebenden ziehen 1 Programm, im Uhrzeigersinn ab dir.",
  "card.march-of-the-fallen":
    "Sofort: Leg es neben den Stapel und zieh neu. Liegen beide dort, kommen alle Ausgeschiedenen mit 1 HP zurück und werden gefallen, außer Legion.",
  "card.shadow-existence":
    "Deine ID kommt in die Schachtel; nimm eine zufällige von dort, verdeckt.",
  "card.roulette":
    "Die linken Loyalitätskarten aller Lebenden werden gemischt und verdeckt neu verteilt.",
  "card.bloody-track":
    "Ist kein EX Boss im Spiel und jemand ausgeschieden: Bloodbeast kommt zu einer Person deiner Wahl.",
  "card.hell-gate": "Dauerhaft. Du hast die Waffe Hell Gate freigeschaltet.",
  "card.seal-the-rift":
    "Jederzeit, solange kein EX Boss im Spiel ist: Leg ein Portal unter den Stapel.",
  "card.rift-echo":
    "Sofort: Dreh die obersten 3 Programme um. Portale werden ausgelegt, die anderen kommen unter den Stapel. Dann zieh 1 Programm.",
  "card.second-wind":
    "Irgendeine Person heilt 1 HP und darf eine eigene offene Loyalitätskarte umdrehen.",
  "card.smoke-screen": "Jederzeit. Alle Waffen, die auf dich zielen, werden neu gerichtet.",
  "card.cross-fire": "Zwei Bewaffnete tauschen ihre Waffen und zielen neu.",
  "card.firmware-lock":
    "Dauerhaft. Eine Person zieht nach eigenen leichten Schüssen kein Programm.",
  "card.cold-storage": "Dauerhaft. Dein Programmlimit ist um 2 höher.",
  "card.hostage":
    "Dauerhaft. Einmal, wenn dich eine Waffe verletzen würde, nimmt eine Person 1 des Schadens.",
  "card.mirror-protocol":
    "Wenn gerade ein Schuss auf dich angesagt wurde: Überlebst du ihn, deckt der Schütze eine Loyalitätskarte auf oder nimmt 1 Schaden.",
  "card.dead-mans-switch":
    "Dauerhaft. Wer dich ausschaltet, deckt die ID auf oder nimmt 2 Schaden.",
  "card.data-leak": "Sofort: Wie viele Loyalitätsprogramme jeder Lebende hat, wird angesagt.",
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((n) => [
      `card.portal-${n}`,
      "Sofort: Leg es neben den Stapel und zieh neu.",
    ]),
  ),
};
