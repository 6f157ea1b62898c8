/** Die Worte der Missionen, auf Deutsch. Worte zwischen *Sternen* sind betont. */
import type { MissionId } from "../../content/types.js";
import type { MissionText } from "../missions.js";
import { missionTitles } from "./names.js";

const stories: Readonly<Record<MissionId, Omit<MissionText, "title">>> = {
  "back-door": {
    about: "Zwei Wachen zum Anfangen: Wege abpassen, ein Fund, ein Ausgang.",
    introduction:
      "Port Sable, Viertel nach zwei. Die Lethe-Gruppe betreibt über dem Fischmarkt eine Aufnahmeklinik, und irgendwo darin liegt ein Kassenbuch aus Papier, denn Papier kann man nicht hacken. Odalys, von der deine Aufträge kommen, hat einen Käufer. Die Feuertreppe ist nass, der Fensterriegel billig, und zwei gelangweilte Wachen drehen ihre Runden. Rein, raus, daheim vor den Kuttern.",
    things: { m1: "das Kassenbuch", o1: "einen Umschlag" },
    done: { m1: "Du nimmst das Kassenbuch.", o1: "Du steckst einen Umschlag mit ByteBucks ein." },
    read: {
      m1: "Das Kassenbuch ist ein Schulheft. In jeder Zeile stehen eine Nummer, ein Datum und dasselbe Wort: *losgesprochen*. Keine Namen. Wer das schrieb, fürchtete Namen mehr als Diebe.",
      o1: "Unter dem Empfangstresen klebt ein Umschlag mit losen ByteBucks, beschriftet: für die Nachtschwester, die nichts gesehen hat.",
    },
    success:
      "Du springst in die Gasse, das Heft unter der Jacke. Odalys ruft an, bevor du an der Ecke bist. Der Käufer ist verschwunden, sagt sie. Seine Wohnung auch.",
  },
  "paper-trail": {
    about: "Zum ersten Mal die Überwachungsdrohne.",
    introduction:
      "Die Nummern im Heft sind Aktenzeichen, und die Akten liegen in Lethes Archiv in der Innenstadt. Du willst wissen, was das Schweigen eines ganzen Wohnhauses wert war. Das Garagentor steht für die Putzkolonne bis drei offen. Danach bleibt nur das Dach, und eine Kameradrohne leistet den Archivaren neuerdings Gesellschaft.",
    things: { m1: "die Akten", o1: "das Besucherbuch" },
    done: { m1: "Du nimmst die Akten.", o1: "Du schreibst das Besucherbuch ab." },
    read: {
      m1: "Die Registertrommel dreht sich. Nummer 0417: ein Werftbesitzer, der Brandstiftung beschuldigt, ohne Prozess entlassen. Nummer 0418: wer eben diesen Brand gestanden hat, geboren elf Tage vor dem Feuer.",
      o1: "Das Besucherbuch am Empfang nennt jeden Freitag einen Gast, unterschrieben nur mit einer Dienstnummer der Polizei. Du schreibst sie ab.",
    },
    success:
      "Vom Dachgarten siehst du der Drohne zu, die in einem leeren Raum kreist. Elf Tage alt, denkst du. Mit elf Tagen ist niemand ein Verbrecher.",
  },
  "cold-scene": {
    about:
      "Zum ersten Mal Fallen, lautlose zweite Schritte und ein Ziel, das man nur erreichen muss.",
    introduction:
      "Inspektorin Cassidy Li hat ein unterschriebenes Geständnis, eine Leiche und eine versiegelte Wohnung, die sie nicht betreten darf. Das Siegel ist nicht von der Polizei, es gehört Lethe, deren Wachleute auch in die Klinik hinter dem Haus eingezogen sind. Cass hat drei Sprengladungen, die sie nach dem Hafenstreik nie zurückgab, und einen Regenkanal, an den niemand dachte.",
    things: { m1: "die Wohnung", m2: "die Aufnahme", o1: "einen zweiten Leichnam" },
    done: {
      m1: "Du bist in der versiegelten Wohnung.",
      m2: "Du nimmst die Aufnahme.",
      o1: "Du findest einen zweiten Leichnam mit demselben Gesicht.",
    },
    read: {
      m1: "Ein Teller, eine Tasse, ein Stuhl. Der Geständige schwor, hier jahrelang gewohnt zu haben. Nirgends liegt Staub, und am Bett hängt noch das Preisschild.",
      m2: "Das Gerät vom Beobachtungsdeck enthält vier Minuten Ton: Eine ruhige Stimme bringt jemandem geduldig bei, sich an einen Mord zu erinnern.",
      o1: "Im Kühlfach neben dem Opfer liegt ein zweiter Körper mit dem Gesicht des Geständigen. Sein Herz ist eine Pumpe mit Seriennummer.",
    },
    success:
      "Cass sitzt in der Nudelbar gegenüber, bis ihre Hände ruhig sind. In ihrem Bericht wird stehen, der Tatort sei kalt gewesen. Er war mehr als kalt: Er war gebaut.",
  },
  "house-keys": {
    about: "Ein verschlossener Sektor, dessen einzigen Schlüssel eine Wache auf Streife trägt.",
    introduction:
      "Kunde 0417 wohnt oben im Marlin-Haus, mit vierhundert Quadratmetern Glas und einem Schlafzimmer, das schließt wie eine Bank. Was er bei Lethe kaufte, kam mit Quittung, und vorsichtige Männer haben Quittungen gern in der Nähe. Der Chef seiner Leibwache trägt den Schlüssel an einer Kette. Du kannst ihn vom Gürtel nehmen, oder vom Boden daneben.",
    things: { m1: "die Quittung", o1: "Geld im Weinkeller", o2: "eine Geschenkschachtel" },
    done: {
      m1: "Du nimmst die Quittung.",
      o1: "Du findest Geld im Weinkeller.",
      o2: "Du nimmst die Geschenkschachtel.",
    },
    read: {
      m1: "Die Quittung ist ein Vertrag über einen *Stellvertreter*: einen künstlichen Menschen, auf Bestellung gezüchtet, dem man die Erinnerung an deine Tat gibt und der sie verantwortet. Im Kleingedruckten steht, das Produkt fühle nichts. Jemand hat die Zeile von Hand gestrichen.",
      o1: "Hinter dem Burgunder: ein Bündel ByteBucks, feucht, mit Korkgeruch.",
      o2: "Auf der Terrasse eine Schachtel von Lethe, die Schleife noch zu. Das Gerät darin ist weit besser als alles, was du dir leisten kannst.",
    },
    success:
      "Du gehst, wie du gekommen bist, den Vertrag an den Rippen. Zum ersten Mal kommt dir der Lohn zu niedrig vor.",
  },
  "shadow-walk": {
    about: "Jemand, dem man folgt: nah bleiben, nicht aufhalten.",
    introduction:
      "Ein Stellvertreter fehlt. Lethe hat ihn nicht gemeldet, denn dann hätte man ihn als Person zählen müssen, aber jede private Streife auf dem Nachtmarkt hat sein Bild. Er nennt sich Wren und geht, als hätte er ein Ziel. Cass will wissen, welches. Verliert sie Wren, verliert sie die einzige ehrliche Spur, die sie hat.",
    rules:
      "Ist Cass am Ende eines Zuges mehr als 3 Sektoren von der Zielperson entfernt, ist die Spur verloren und die Mission gescheitert. Die Mission gelingt am Ende eines Zuges, in dem die Zielperson in der Kapelle der Erneuerung (Sektor 70) am Ende ihres Weges steht und Cass höchstens 2 Sektoren entfernt ist; bei genau 3 geht es weiter. Wird die Zielperson besiegt, ist die Mission gescheitert.",
    things: { o1: "den Zettel vom Koch", o2: "ein Bündel Werkzeug" },
    done: { o1: "Du nimmst den Zettel vom Koch.", o2: "Du findest ein Bündel Werkzeug." },
    read: {
      o1: "Der Nudelkoch schiebt einen gefalteten Zettel und etwas Wechselgeld herüber. »Dein Freund hat zwei Schalen bezahlt und keine gegessen. Die zweite sei für den, der ihm folgt.«",
      o2: "Jemand hat im Pflanzkasten auf dem Dach ein Bündel Werkzeug versteckt: ein Geschenk für Flüchtige, nach dem Zettel zu schließen.",
    },
    success:
      "Wren kniet in der Kapelle der Erneuerung, unter einem Dutzend anderer mit derselben vorsichtigen Haltung. Sie beten nicht. Sie vergleichen Erinnerungen, um herauszufinden, welche ihre eigenen sind.",
  },
  "kill-corridor": {
    about: "Wachgeschütze, und ein Schalter, der sie abstellt.",
    introduction:
      "Der Vertrag nennt eine Serverhalle unter dem Kanal, in der Lethe die Originale verwahrt: die Erinnerung hinter jedem Stellvertreter. Zwei Geschütze halten die kurzen Wege durch das Gebäude. Die Wartungsleute, die ihre Familien gern wiedersähen, haben einen Schalter dafür, im Netzknoten auf dieser Seite. Du hast ein Treppenhaus, eine Pistole und keine nennenswerte Familie.",
    rules:
      "Wer O1 aufnimmt, nimmt sofort alle nicht besiegten Wachgeschütze vom Plan. Sie hinterlassen keinen Körper und gelten nicht als besiegt.",
    things: { m1: "die Originale", o1: "den Schalter", o2: "einen Prototyp" },
    done: {
      m1: "Du nimmst die Originale.",
      o1: "Du schaltest die Geschütze ab.",
      o2: "Du nimmst einen Prototyp.",
    },
    read: {
      m1: "Einundneunzig Aufnahmen. Du öffnest eine. Ein Kindergeburtstag, gefilmt aus jemandes Kopf, und er bricht genau dort ab, wo die Tat beginnt. Den Geburtstag bekommen die Stellvertreter nie.",
      o1: "Auf dem Schalter steht »Mittagspause«. Irgendwo im Gang seufzen zwei Motoren und werden schlaff.",
      o2: "Ein Koffer mit einem Prototyp, ausgeliehen an eine Forschungsgruppe, die es nicht mehr gibt.",
    },
    success:
      "Du trittst aus dem Lastenaufzug, einundneunzig gestohlene Gewissen in der Tasche, und mit dem wachsenden Verdacht, dass eines davon dir gehört.",
  },
  "eyes-everywhere": {
    about: "Drei Ziele, drei Überwachungsdrohnen, ein offenes Stockwerk.",
    introduction:
      "Aufnahmen sind nichts wert, wenn niemand sicher ist, dass sie echt sind. Lethe unterschreibt seine Erinnerungen mit drei Platinen im alten Fernmeldeturm, und mit diesen Platinen lässt sich jede Kopie beweisen. Der Turm hat wenig Wachen. Er braucht sie nicht: Er hat Kameras, die fliegen.",
    things: {
      m1: "die erste Platine",
      m2: "die zweite Platine",
      m3: "die dritte Platine",
      o1: "die Schublade",
    },
    done: {
      m1: "Du nimmst die erste Platine.",
      m2: "Du nimmst die zweite Platine.",
      m3: "Du nimmst die dritte Platine.",
      o1: "Du leerst eine Schublade.",
    },
    read: {
      m1: "Die erste Platine ist warm. Ihr Protokoll zeigt hundert Unterschriften im Monat, und es werden mehr.",
      m2: "Die zweite Platine sitzt in der Generatorhalle hinter einem Schild, das ein sichereres Port Sable verspricht.",
      m3: "Die dritte Platine ist an den Antennenmast geschraubt. Darunter hat jemand einen kleinen Vogel geritzt. Einen Zaunkönig vielleicht.",
      o1: "Die Schublade der Nachtschicht: ein Brot, ein Liebesroman, ByteBucks für den Notfall.",
    },
    success:
      "Hinter dir suchen drei kleine Motoren einen Einbrecher, der schon zwei Dächer weiter ist. Odalys schweigt lange. »An wen verkaufen wir das überhaupt?«, sagt sie dann. »Ich weiß nicht, ob wir es verkaufen«, sagst du.",
  },
  "volatile-freight": {
    about: "Bombendrohnen, die erwachen, sobald ein Entdeckungsmarker liegt.",
    introduction:
      "Die Körper kommen über das Meer, in Kühlkisten, die im Frachtbrief Landmaschinen heißen. Pier neun bewacht sie mit Drohnen, die klein sind, geduldig, und schlafen, bis jemand ruft. Du brauchst den Frachtbrief aus dem Hangar, die Probe aus dem Kühllager, die beweist, was in den Kisten ist, und vom Kran einen Blick auf die Leute, die sie ausladen. Sorg dafür, dass niemand ruft.",
    things: {
      m1: "den Frachtbrief",
      m2: "die Probe",
      m3: "den Kran",
      o1: "einen Spind",
      o2: "Überstundengeld",
    },
    done: {
      m1: "Du nimmst den Frachtbrief.",
      m2: "Du nimmst die gefrorene Probe.",
      m3: "Du bist auf dem Kran und machst das Bild.",
      o1: "Du leerst einen Spind.",
      o2: "Du nimmst das Überstundengeld.",
    },
    read: {
      m1: "Vierzig Kisten in der Woche. Empfänger ist eine Holding, deren einzige Direktorin Ines Valcourt heißt, Chefin von Lethe.",
      m2: "Die Probe ist so kalt, dass sie brennt. Im Reif öffnet und schließt sich langsam eine Hand, als lernte sie es gerade.",
      m3: "Von der Kranbrücke fotografierst du, wie die Nachtschicht eine Kiste öffnet. Sie tun es behutsam, wie man ein Kinderbett öffnet.",
      o1: "Der Spind eines Kranführers, darin etwas Nützliches und die Postkarte eines ruhigeren Meeres.",
      o2: "Geld für die Überstunden einer Generatormannschaft, die letztes Frühjahr durch Maschinen ersetzt wurde.",
    },
    success:
      "Unten im Regenkanal nimmt das Wasser den Geruch von Sprengstoff mit. Jetzt hast du den Beweis für das Produkt. Was fehlt, ist jemand mit Dienstmarke, der ihn lesen will.",
  },
  "evidence-room": {
    about:
      "Zwei verschlossene Sektoren, ein Schlüssel in der Waffenkammer, einer bei einer Truppführerin.",
    introduction:
      "Heute früh bekam Cass ein Paket ohne Absender: ein Vertrag, ein Frachtbrief, eine gefrorene Hand. Mittags lag es bei den Asservaten, und abends unterstanden die Asservaten nicht mehr der Polizei. Nun gehen Lethes Leute mit Besucherausweisen durch ihr eigenes Revier. Die Dienstnummer im Besucherbuch des Archivs gehört Polizeichef Hallam. Sein Büro ist verschlossen. Heute Nacht ist es auch alles andere.",
    things: {
      m1: "das Paket",
      m2: "das Kassenblatt",
      o1: "ein Aufnahmegerät",
      o2: "die Akte 0009",
    },
    done: {
      m1: "Du nimmst das Paket.",
      m2: "Du nimmst Hallams Kassenblatt.",
      o1: "Du steckst ein Aufnahmegerät ein.",
      o2: "Du nimmst das Geld aus der Akte 0009.",
    },
    read: {
      m1: "Das Paket ist schon zum Verbrennen gepackt, das Formular ausgefüllt, mit dem Datum von morgen.",
      m2: "In Hallams Tresor liegt kein Geld, nur ein Eintrag in seiner eigenen Schrift. Nummer 0009, losgesprochen. Vor elf Jahren ging jemand anders für die Tat des Polizeichefs ins Gefängnis.",
      o1: "Im Vernehmungsraum läuft noch ein Aufnahmegerät. Du steckst es ein, und was daneben liegt.",
      o2: "Fall 0009, abgeschlossen. Zwischen den Seiten liegt die Belohnung, die niemand abgeholt hat.",
    },
    success:
      "Um Viertel vor fünf geht Cass am Tresen vorbei, das Paket in einer Brotdose. Innen im Deckel steht eine Nummer. Sie ruft an. »Takao«, sagt die Stimme. »Das hat gedauert.«",
  },
  "the-courier": {
    about: "Jemand, den man aufhalten muss, bevor er den Landeplatz erreicht.",
    introduction:
      "Lethe weiß, dass jemand Beweise sammelt. Also trägt heute Nacht ein Kurier die allererste Aufnahme durch das Hotel Meridian zu einem Flieger auf dem Dach. Danach ist sie in der Umlaufbahn, bei Anwälten. Der Mann ist vorsichtig, die Eskorte schwer, und der Aufzug fällt in etwa zehn Minuten aus. Für den Aufzug hast du gesorgt.",
    rules:
      "Die Zielperson trägt M1, wie andere Gegner einen Schlüssel tragen: Sie lässt M1 fallen, wenn sie besiegt wird, und du kannst M1 stehlen, solange du in ihrem Sektor versteckt bist. Die Mission scheitert, wenn die Zielperson mit M1 den Landeplatz (Sektor 73) am Ende ihres Weges betritt; dein Angriff aus dem Hinterhalt dort kommt vorher.",
    things: { m1: "die Aufnahme 0001", o1: "Ware im Mehl", o2: "eine Brieftasche" },
    done: {
      m1: "Du hast die Aufnahme 0001.",
      o1: "Du findest Schmuggelware im Mehl.",
      o2: "Du hebst eine Brieftasche auf.",
    },
    read: {
      m1: "Der Koffer ist leichter als gedacht. Darin eine Aufnahme, Nummer 0001, und ein Foto von Ines Valcourt, den Arm um eine Tochter, die sie nicht hat.",
      o1: "Die Hotelküche füttert ihre Gäste gut und versteckt Schmuggelware im Mehl.",
      o2: "Die Tanzfläche klebt von Likör, und bei den Boxen liegt eine Brieftasche.",
    },
    success:
      "In der Garage spielst du Aufnahme 0001 ab, auf einem geliehenen Gerät. Es ist kein Verbrechen. Es ist ein Unfall, und eine Mutter, die nicht die sein konnte, die gefahren ist.",
  },
  kennel: {
    about: "Hundedrohnen, die weiter hören, und ein Fährtenleser, der Versteckte findet.",
    introduction:
      "Entlaufene Stellvertreter werden zurückgebracht, jede Nacht einer, und was sie zurückbringt, wird in einem Hangar nördlich des Kanals gebaut. Cass will den Jagdbefehl und den Erkennungsschlüssel, mit dem die Hunde einen Stellvertreter von einem Menschen unterscheiden. Du willst, dass die Hunde aufhören. Sie hören sehr gut. Geh leise.",
    things: {
      m1: "den Erkennungsschlüssel",
      m2: "den Jagdbefehl",
      o1: "einen Stahlkasten",
      o2: "die Wettkasse",
    },
    done: {
      m1: "Du nimmst den Erkennungsschlüssel.",
      m2: "Du nimmst den Jagdbefehl.",
      o1: "Du nimmst einen Stahlkasten.",
      o2: "Du nimmst die Wettkasse.",
    },
    read: {
      m1: "Der Erkennungsschlüssel ist eine Liste von Erinnerungen, eine je Stellvertreter: ein Lied, ein Geruch, ein Geburtstag, den ihnen niemand gab. Man bringt den Hunden bei, dem zu folgen, was Stellvertreter lieben.",
      m2: "Der Jagdbefehl trägt zwei Unterschriften, Valcourts und Hallams. Und einen neuen Namen, frisch ergänzt. Deinen.",
      o1: "Der Stahlkasten einer Chemikerin, noch versiegelt.",
      o2: "Der Tisch des Schichtleiters, darin die Wettkasse des Schichtleiters.",
    },
    success:
      "Auf dem Landeplatz löschst du die Liste und siehst zwei Maschinen, die sich verwirrt mitten auf den Boden setzen. Eine legt den Kopf schief, wie ein Tier, das vergessen hat, warum es böse war.",
  },
  "last-witnesses": {
    about: "Drei Orte tief im Werk, in beliebiger Reihenfolge zu erreichen.",
    introduction:
      "Drei Stellvertreter werden bei Tagesanbruch gelöscht, weil sie sich an zu viel erinnern, das heißt: an etwas. Wren ging hinein, um sie zu holen, und kam nicht heraus. Cass hat keinen Beschluss, denn wer Beschlüsse unterschreibt, steht auf der Liste. Sie hat noch drei Ladungen, einen Plan der Kanäle und ein Versprechen zu halten.",
    things: {
      m1: "die erste Zeugin",
      m2: "Wren",
      m3: "den letzten Zeugen",
      o1: "den Werkzeugkäfig",
      o2: "ein Handschuhfach",
    },
    done: {
      m1: "Du findest die erste Zeugin.",
      m2: "Du findest Wren.",
      m3: "Du findest den letzten Zeugen.",
      o1: "Du durchsuchst den Werkzeugkäfig.",
      o2: "Du findest die Ersparnisse eines Technikers.",
    },
    read: {
      m1: "Die Erste fragt, ob sie in Schwierigkeiten ist. Cass sagt Nein und merkt, dass sie es so meint.",
      m2: "Wren liegt festgeschnallt auf dem Tisch, wach, und sagt Straßennamen auf. »Falls sie mir den Plan nehmen«, sagt Wren.",
      m3: "Der Letzte erinnert sich an Hallams Tat, an jede Sekunde. Er hat sie elf Jahre getragen. Er ist vier Wochen alt.",
      o1: "Der Werkzeugkäfig der Kühlanlage steht offen. Jemand ist eilig gegangen.",
      o2: "Ein versiegelter Probenspeicher, und die Ersparnisse eines Technikers im Handschuhfach.",
    },
    success:
      "Fünf Menschen kommen die Hintertreppe herauf in den Regen. Cass zählt sie zweimal, denn sie zu zählen ist der Sinn der Sache.",
  },
  "thirty-ninth-floor": {
    about: "Zwei Schlösser, ein großes Stockwerk und Wachgeschütze als Verstärkung.",
    introduction:
      "Ein Fall braucht ein Geständnis, und nur zwei können es ablegen. Valcourt verwahrt ihre eigene Aufnahme, die ungeschnittene, in ihrem Büro im neununddreißigsten Stock des Lethe-Turms, und das Lesegerät dafür in der Serverhalle daneben. Beide Türen sind verschlossen. Cass hält unten die Halle, mit einer Feuerübung und ernster Miene. Du hast Zeit, bis die Feuerwehr kommt und kein Feuer findet.",
    rules:
      "Wachgeschütze, die als Verstärkung kommen, benutzen nicht den Eingang: das bei 30 erscheint in der Sicherheitsschleuse (Sektor 13), das bei 55 im Kabelschacht (Sektor 39).",
    things: {
      m1: "Valcourts Aufnahme",
      m2: "das Lesegerät",
      o1: "ein Vorführgerät",
      o2: "den Wetttopf",
    },
    done: {
      m1: "Du nimmst Valcourts Aufnahme.",
      m2: "Du nimmst das Lesegerät.",
      o1: "Du nimmst, was vorgeführt werden sollte.",
      o2: "Du nimmst den Wetttopf.",
    },
    read: {
      m1: "Valcourts eigene Nummer ist 0001. Sie nahm keinen Stellvertreter, damit er ins Gefängnis geht; es gab keinen Prozess. Sie nahm einen, damit er trauert.",
      m2: "Das Gerät nimmt die Aufnahme an. Die Kurve ist eine Mutter mit ihrer Tochter, die im Auto schlecht singen.",
      o1: "Der Besprechungsraum, mit einer Vorführung, zu der niemand blieb.",
      o2: "Der Wetttopf der Ingenieure: welcher Stock zuerst bricht.",
    },
    success:
      "Das Antennendeck summt unter deinen Sohlen. Von hier könntest du allen alles senden. Cass klingt dünn in deinem Ohr. »Nicht von dort. Das schneiden sie in einer Minute ab. Es muss das Studio sein.«",
  },
  absolution: {
    about: "Das Ende: vier Ziele, ein verschlossenes Studio, alle Arten von Verteidigern.",
    introduction:
      "Ein Studio in Port Sable sendet noch auf jede Wand der Stadt, und es gehört Lethe. Bring den Notstrom ans Netz, hol Hallams Aussage aus der Suite, in der sie ihn verstecken, zeig dich auf dem Beobachtungsdeck, damit Wren das Relais startet, und bring Aufnahme 0001 auf Sendung. Der Sicherheitschef trägt den Schlüssel des Studios. Auf dem Landeplatz steht ein Flieger mit laufendem Motor. Der letzte Auftrag, sagt Odalys. Das hat sie schon oft gesagt, aber diesmal fliegt sie selbst.",
    rules:
      "M4, die Sendung, kann erst aufgenommen werden, wenn M1, M2 und M3 erledigt sind. Wer O1 aufnimmt, senkt den Alarm um 10. Das Wachgeschütz bei 55 erscheint im Dachgarten (Sektor 9), nicht am Eingang.",
    things: {
      m1: "den Notstrom",
      m2: "Hallams Aussage",
      m3: "das Beobachtungsdeck",
      m4: "die Sendung",
      o1: "Valcourts Konsole",
    },
    done: {
      m1: "Du schaltest den Notstrom ein.",
      m2: "Du hast Hallams Aussage.",
      m3: "Du bist auf dem Beobachtungsdeck: Das Relais läuft.",
      m4: "Du startest die Sendung.",
      o1: "Du lässt Valcourts Konsole das Haus beruhigen.",
    },
    read: {
      m1: "Die Batterien übernehmen die Last mit einem Ächzen. Was jetzt auch geschieht, einfach abschalten können sie dich nicht.",
      m2: "Hallam gibt dir die Aussage, ohne dass du fragst. »Ich habe sie zurückbekommen, weißt du«, sagt er. »Die Schuld. Sie sagen einem nie, dass sie nachwächst.«",
      m3: "Jenseits der Straße hebt auf einem Dach jemand Kleines den Arm. Das Relais läuft.",
      m4: "Jede Wand in Port Sable wird dunkel und füllt sich dann mit einem Auto, einem Lied und einer Kurve, zu schnell genommen. Du bleibst nicht, um zuzusehen. Alle anderen schon.",
      o1: "Auf der Bar des Penthouses stehen eine Flasche, zwei Gläser und Valcourts Konsole, noch angemeldet. Auf dem Zettel daneben steht »für wen auch immer«. Du sagst dem Haus, es soll sich beruhigen, und für einen Augenblick tut es das.",
    },
    success:
      "Der Flieger kippt über die Dachkante, und unter dir öffnet sich die Stadt, Schirm um Schirm um Schirm. Es wird Prozesse geben. Diesmal sitzen die Richtigen darin. Cass schickt ein Wort, das aus dem Heft. Du siehst es eine Weile an, bevor du antwortest: *noch nicht*.",
  },
};

export const missionTexts: Readonly<Record<MissionId, MissionText>> = Object.fromEntries(
  Object.entries(stories).map(([id, story]) => [
    id,
    { title: missionTitles[id as MissionId], ...story },
  ]),
) as Record<MissionId, MissionText>;
