/** What the Firing Range and the Dry Run say, lesson by lesson. */

export const lessons: Readonly<Record<string, string>> = {
  "lesson.welcome":
    "A tower, two Teams, no dice: one deck of forty cards from 1 to 10 decides everything, and you can count it. This takes five minutes.",
  "lesson.team":
    "Your Team is two: Harvey, who shoots far, and Shoko, who is strong close by. Field them.",
  "lesson.deploy":
    "Now they enter the tower. Put Shoko into the corner, and Harvey beside the door.",
  "lesson.initiative":
    "Who has the initiative says who goes first. Elsewhere Teams bid for it; here there is nothing to bid, a card each decides.",
  "lesson.initiative.first": "Yours is the higher card: let the Übermensch, your Team, go first.",
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
  "lesson.shoot.attack":
    "An enemy is in sight. Press the one that is lit, read the chance, and shoot.",
  "lesson.shoot.move": "Nobody is in sight yet. Walk on towards them, to the lit square.",
  "lesson.shoot.end-activation":
    "Nothing can be shot from here. End the activation: then one of the others acts.",
  "lesson.shoot.activate": "Now another of yours acts: press the one that is lit.",
  "lesson.odds":
    "Both sides add a card. Higher hits, and the same card says where: low the legs, high the head. What has been drawn is gone until a 10 comes up, so the chance changes.",
  "lesson.react":
    "When they move or shoot in your sight, you may answer: a Fast Attack, a Dodge, or cover. Play on until that happens.",
  "lesson.react.move":
    "Teams take turns, so the other one of yours comes nearer now: walk to the lit square. What they do in your sight you may answer.",
  "lesson.react.end-activation":
    "No point is left. End the activation, and watch what the others do.",
  "lesson.react.fast-attack":
    "One of them is in your sight, in the middle of a Move or a shot. Answer with a Fast Attack: each of yours may react once a turn.",
  "lesson.react.dodge":
    "You are shot at. A Dodge makes you harder to hit; beside each answer stands how often you stay unhurt.",
  "lesson.crippled":
    "Hits leave wounds; here you count them. Whoever has taken all of them is turned over: crippled, weaker, not out. The second time they are down.",
  "lesson.winning":
    "Put both of the others out of action, or have more points after the last turn. That is all: the missions add networks, alarm and machines.",
  "tutorial.dry-run": "Learn the networks",
  "tutorial.dry-run.note": "A Terminal, an infection, and what it does to a body",
  "lesson.net-welcome":
    "Under the floor lies a second board. Each Team has a network with four fields for programs, and a hacker who fights in it. What happens there, happens to bodies. Five minutes.",
  "lesson.net-deploy":
    "Put Tomo, your hacker, right beside the orange Terminal, and Shoko on its other side, before the door.",
  "lesson.net-purse":
    "System Resources, SR for short, pay for everything your hacker does. You have nine. The same tokens can be bid for going first: keep them, bid none.",
  "lesson.net-hand":
    "These are your programs; only you see them. Viruses and Worms attack. ICE, IDS and Bastions defend. Boosters make either stronger. Each costs SR when it is laid out.",
  "lesson.net-terminal":
    "Beside a Terminal a hacker attacks it directly. Attack the orange one with Lovebite: the tower guards it with one hidden card.",
  "lesson.net-boost":
    "Add what you can: a Booster, and two SR. All of it and a card from the one deck count against the tower's card and its own. The higher sum wins, the tower wins ties.",
  "lesson.net-taken":
    "The Terminal is yours. Its doors have locked and obey you alone. Its cameras see for you: where it looks, nothing spoils your aim any more, TAC is 0.",
  "lesson.net-attack":
    "Lovebite is still at work. Send it on, into the network of Nakamura. From afar it has 3 less, and this time people defend.",
  "lesson.net-infect":
    "Add two SR again. When the last defence is beaten the network lies open: infect it.",
  "lesson.net-body":
    "Look at Rin, their hacker. The wound is real, and no Armour helps. Her Cybershock Level has risen; at 10 a mind is lost. And while Lovebite sits there she has 1 Action Point less, and they pay for it, every turn.",
  "lesson.net-doors":
    "Leave the networks and come back to the floor. Before anybody moves, your Terminal sets its doors: open the one before Shoko.",
  "lesson.net-shoot":
    "Now Shoko sees through it. Let him shoot: the chance stands at the target, and TAC is 0, because the cameras are yours.",
  "lesson.net-again":
    "Play this turn to its end. At the start of the next one the infection strikes again.",
  "lesson.net-purge":
    "There it was. To get rid of such a guest, purge it: lay a defensive program against it and win that battle. Better, lay one out before anybody comes.",
  "lesson.net-winning":
    "Here a Terminal counts 1 point, so does each program in the other network and each enemy out of action. In the missions Terminals open ways and win nights. You know both worlds now.",
};
