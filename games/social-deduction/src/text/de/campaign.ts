/** Sätze des zweiten Spiels einer Kampagne, auf Deutsch. */

export const campaignPrompts: Readonly<Record<string, string>> = {
  "campaign-id": "Die Kampagne: Wähle die ID, die du sein wirst.",
  "campaign-loyalty": "Die Kampagne: Wähle die zwei Loyalitätskarten dazu.",
  "campaign-reveal": "Du warst verwundet: Welche Loyalitätskarte liegt anfangs offen?",
  "campaign-keep": "Behalte bis zu zwei Programme. Die anderen kommen ungesehen unter den Stapel.",
};

export const campaignOptions: Readonly<Record<string, string>> = {
  "take-id": "{card}",
  wait: "Nichts passt: auf die Karten der anderen warten",
  "take-loyalty": "{card}",
  "keep-program": "{card} behalten",
};

export const campaignEvents: Readonly<Record<string, string>> = {
  "campaign-wait": "{seats}: noch keine Wahl möglich.",
  "campaign-found": "Alle haben Karten gefunden.",
  "campaign-chose": "{seat} hat gewählt.",
  "campaign-handed-on": "{seat} bekommt die Karten, die {from} nicht gebraucht hat.",
  "campaign-drew": "{seat} zieht noch eine Karte zur Auswahl.",
  unmasked: "Die ID von {seat}, {cards}, war falsch: {seat} ist {name}.",
};
