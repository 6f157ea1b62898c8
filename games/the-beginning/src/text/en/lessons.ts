/** What the first match says, lesson by lesson. */

export const lessons: Readonly<Record<string, string>> = {
  "lesson.welcome":
    "A city riots, machines come out of the Factory, and a few operatives are sent in. Not all of them are what they seem. You lead one. This takes ten minutes.",
  "lesson.faction":
    "Down here lies your secret: your faction and your Objective. You win if your faction is victorious and you have fulfilled the Objective. Nobody else can see it.",
  "lesson.city":
    "Above are the bars of the city. Each says how far it is from ending the game: at Morale -10 the Outlaws win, at Resource 0 the Machines, at Threat 4 or Security 0 Legion.",
  "lesson.draw":
    "It is your turn. It begins with cards: draw all you may. Blue and red ones pay, fight, defend and decide checks.",
  "lesson.move":
    "Now you have movement and Action Points. Set out for the Sectors: press the glowing Area, the first on the way. Arrows show which Areas lie side by side.",
  "lesson.chip":
    "The Sectors hold Data Chips, blue, red or purple. Take one: it costs 1 Action Point. Only you see its colour.",
  "lesson.chip.move": "The Sectors are the next Area: go in. There you take a Data Chip.",
  "lesson.enemies":
    "End your turn. Then the dice speak: one Area is activated and its Enemies attack, and a new Enemy appears on a numbered spot. Dots under a number say how likely it is.",
  "lesson.check":
    "Every turn ends with an Event, often a check: everybody gives up to 3 cards face-down, blue ones count up, red ones down. When you are asked, give a card that helps.",
  "lesson.statement":
    "That was a check: two random cards came to it, all were shuffled and turned over. Everybody sees who gave how many and said what, nobody who gave which: so somebody can spoil it, and lie.",
  "lesson.network":
    "Now bring your Data Chip into the Network: Area 6, through the City. Whoever has entered it this turn may place, and draws Programs for it.",
  "lesson.network.pass":
    "A new round has begun: everybody may say something to the table. You need not: pass.",
  "lesson.network.end": "You can go no farther this turn. End it; the next one brings you there.",
  "lesson.fight":
    "Enemies on the streets raise Threat when a new one finds no place. Attack one: red cards help, a random card decides. If none is near, go to one.",
  "lesson.fight.end": "None can be reached this turn. End it, and look for one in the next.",
  "lesson.secrets":
    "When Tier 2 of the Network is full, all close their eyes: a lone Machine may recruit a Human, Legion may infect. From then on your best friend may be another. Look at what everybody does: point at a player.",
  "lesson.winning":
    "When Tier 3 is full, all Data Chips are turned over. The colour with most Channels wins: blue the Humans, red the Machines. Purple ones in the Junkyard are for the Fallen.",
  "lesson.go-on":
    "That is all you need. Play this match on if you like: you are a Human, so bring blue Data Chips, help in checks, and watch who does not.",
};
