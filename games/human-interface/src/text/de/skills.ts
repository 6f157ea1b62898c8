/** Wie jede besondere Fähigkeit heißt, und was sie tut. */
const SKILLS: Readonly<Record<string, readonly [name: string, text: string]>> = {
  codebreaker: ["Codebreaker", "Zwei Karten in jedem Netzkampf; die bessere zählt."],
  "terminal-hunter": ["Terminal Hunter", "+1 Stärke gegen alles, was ein Terminal schützt."],
  "net-jammer": ["Net Jammer", "Eine missglückte Cyberschock-Probe darf einmal wiederholt werden."],
  juggernaut: ["Juggernaut", "Jeder Treffer macht 1 Wunde weniger."],
  "bull-rush": ["Bull Rush", "Nach zwei Schritten +2 Schaden im Nahkampf."],
  rage: ["Rage", "+2 im Nahkampf; keine Deckung."],
  "desert-warrior": ["Desert Warrior", "+2 auf Ausweichen und Deckung gegen Schüsse."],
  "covering-fire": ["Covering Fire", "Schnellangriff auf Bewegte nur mit -1."],
  "twin-bond": ["Twin Bond", "+1 auf Angriffe, solange der Zwilling höchstens 3 Felder weit ist."],
  snapshot: ["Snapshot", "Nach einem Schuss bis zu 2 Schritte umsonst."],
  "duck-and-weave": ["Duck and Weave", "+2 auf Ausweichen."],
  "duck-and-weave-crippled": ["Duck and Weave", "+1 auf Ausweichen."],
  swordmaster: ["Swordmaster", "Zwei Karten im Nahkampf; die bessere zählt."],
  "watch-your-back": ["Watch Your Back", "Wen er im Nahkampf angreift, der kann nur ausweichen."],
  breacher: ["Breacher", "+2 im Nahkampf in einem Bereich, den er in dieser Aktivierung betrat."],
  steady: ["Steady", "Gewehre und Schrotflinten ohne Abzug im Nahkampf."],
  stubborn: ["Stubborn", "Jeder Brusttreffer macht 1 Wunde weniger."],
  marksman: ["Marksman", "+1 auf Schüsse ohne Bewegung."],
  overwatch: ["Overwatch", "Zwei Schnellangriffe im Zug auf Bewegte; der zweite mit -5."],
  "system-architect": ["System Architect", "Abwehrprogramme haben +1 Stärke."],
  backdoor: ["Backdoor", "Nur -1 gegen Terminals aus der Ferne."],
  suppression: ["Suppression", "Wen eine schwere Waffe verfehlt, hat -1 auf Reaktionen."],
  "pain-mask": ["Pain Mask", "Verliert in jeder Aufräumphase 1 Wunde."],
  "adrenal-surge": ["Adrenal Surge", "Einmal eine Probe auf PH, um wieder aufzustehen."],
  ghost: ["Ghost", "Anwesenheit macht keinen Alarm."],
  "double-agent": ["Double Agent", "Einmal bis zu 2 SR mehr, nachdem die Gebote offen sind."],
  bulwark: ["Bulwark", "-2 auf Angriffe gegen sie aus 7 Feldern oder mehr."],
  "twin-core": ["Twin Core", "3 AP und zwei Angriffe."],
};

export const skills: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SKILLS).flatMap(([id, [name, text]]) => [
    [`skill.${id}`, name],
    [`skill.${id}.text`, text],
  ]),
);
