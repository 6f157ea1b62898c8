/** What the Firing Range says, lesson by lesson. */

export const lessons: Readonly<Record<string, string>> = {
  "lesson.welcome":
    "A tower, two Teams, no dice: one deck of forty cards from 1 to 10 decides everything, and you can count it. This takes five minutes.",
  "lesson.team":
    "Choose your Team. Take Harvey, who shoots far, and Shoko, who is strong close by.",
  "lesson.deploy": "Put them on the glowing squares. The first one beside the door.",
  "lesson.initiative":
    "Who has the initiative says who goes first. There is nothing to bid with here: go on.",
  "lesson.activate":
    "Teams take turns, one character each time. Let Harvey act: press him or his name.",
  "lesson.door":
    "A character has 2 Action Points. Doors cost none: open the one beside you. Coloured doors belong to a Terminal, grey ones to everybody.",
  "lesson.move":
    "A Move costs 1 point and takes you as many squares as your Speed. Corners mark where you can get. Walk towards the others.",
  "lesson.sight":
    "Bright squares are those you see within your weapon's best range; hatched ones are farther off, with less Damage. Walls and closed doors block sight.",
  "lesson.shoot":
    "Shoot as soon as you can: press an enemy, and read the chance first. If nobody is in sight, go on.",
  "lesson.odds":
    "Both sides add a card. Higher hits, and the same card says where: low the legs, high the head. What has been drawn is gone until a 10 comes up, so the chance changes.",
  "lesson.react":
    "When they move in your sight or shoot at you, you may answer: a Fast Attack, a Dodge, or cover. Once a turn each. Play on until that happens.",
  "lesson.crippled":
    "Whoever has taken all wounds is turned over: crippled, weaker, not out. The second time they are down.",
  "lesson.winning":
    "Put both of the others out of action, or have more points after the last turn. That is all: the missions add networks, alarm and machines.",
};
