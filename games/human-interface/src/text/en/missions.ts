/** What the missions say on the board: how they are won, what is special, how near one is. */
export const missionLabels: Readonly<Record<string, string>> = {
  "victory.firing-range":
    "After turn {turns}: 2 points for each enemy out of action, 1 for each that is crippled. More points win, then fewer wounds of one's own. A Team with nobody conscious loses.",
  "victory.zero-hour":
    "Übermensch win in the second Clean-Up Phase running in which they hold the orange Terminal. Nakamura win if that has not happened by turn {turns}, or if no Übermensch is left standing.",
  "victory.signal-hunt":
    "When all cores are out, or after turn {turns}: 3 points for each core brought out, 2 for each one carried, 1 for each Security Terminal. More points win, then fewer out of action.",
  "victory.extraction":
    "Whoever drags the doctor onto their own lift wins at once. After turn {turns} she belongs to the Team whose lift is nearer, if it has somebody standing.",
  "victory.core-meltdown":
    "Hold the red Terminal in two Clean-Up Phases running; or, with the Avatar destroyed, be the only Team in E1. After turn {turns} whoever destroyed the Avatar wins.",
  "victory.lone-wolf":
    "Copy both files, then bring a hacker and one more out by the exit, by turn {turns} at the latest. Lost when no hacker is left.",
  "victory.night-shift":
    "Hold all three Terminals in a Clean-Up Phase, by turn {turns} at the latest. Lost when three of the Team are out of action.",
  "victory.common-enemy":
    "Destroy the Avatar by turn {turns} at the latest. Lost when one of the two Teams has nobody standing.",
  "victory.three-way-split":
    "After turn {turns}: 3 points for each case carried, 1 for each Security Terminal, 1 for each enemy put out of action. Most points win, then cases, then Terminals.",
  "victory.kill-switch":
    "8 points in a Clean-Up Phase, and more than the others, win. After turn {turns} more points win, then more Terminals.",
  "victory.dry-run":
    "After turn {turns}: 1 point for the Terminal, 1 for each of your programs in the other network, 1 for each enemy out of action.",
  "special.firing-range": "No infection, no Cyberwarfare, no machines: SR are for the bid alone.",
  "special.zero-hour":
    "The orange Terminal is attacked only from beside it. Until the first takeover machines and Nakamura leave each other alone. Once the orange Terminal has been taken, everybody takes a Cybershock test in turns 6 and 7.",
  "special.signal-hunt":
    "A character carries up to two cores and leaves by an exit of its own side. Everybody takes a Cybershock test in turns 4 and 7.",
  "special.extraction":
    "The doctor can be dragged while no enemy stands beside her. Everybody takes a Cybershock test in turns 3, 6 and 9.",
  "special.core-meltdown":
    "The red Terminal is attacked only from beside it; each other Terminal you hold adds 1 there. The Avatar stays on tile E and acts last. Everybody takes a Cybershock test in every even turn.",
  "special.lone-wolf":
    "The white Terminals hold the files and are attacked only from beside them. A file once copied stays yours.",
  "special.night-shift":
    "Terminals are attacked only from beside them. With one of them your presence raises no alarm; with two, machines arrive where the lowest card is drawn.",
  "special.common-enemy":
    "The Avatar stays on tile B and takes no wounds while you hold fewer than two Terminals. Whoever attacks an ally takes a Cybershock test; so does everybody in turns 4 and 8.",
  "special.three-way-split":
    "A character carries one case. Freelance choose whose Cyberwarfare cards they play with.",
  "special.kill-switch":
    "From turn 2 on each Security Terminal you hold gives 1 point in every Clean-Up Phase.",
  "special.dry-run": "No machines here.",
  "progress.points": "{n} {n|point|points}",
  "progress.points-of": "{n} of {of} points",
  "progress.held": "held {n} of {of} times",
  "progress.turns": "{n} {n|turn|turns} to go",
  "progress.lift": "lift {n} {n|step|steps} away",
  "progress.avatar": "Avatar: {n} of {of} wounds",
  "progress.files": "{n} of {of} files",
  "progress.out": "{n} of {of} outside",
  "progress.terminals": "{n} of {of} Terminals",
  "progress.down": "{n} of {of} lost",
  "wins-by": "How it is won",
  "special-rules": "What is special here",
  covers: "Covers {areas}",
  initiative: "has the initiative",
  drags: "drags somebody",
  "shock-from": "Cybershock {n} of 10, from {start}",
  "test-fails": "{n}% fail the Cybershock test",
  "test-breaks": "{n}% fail, and that is the end",
  "level-up": "Cybershock +1",
  holds: "{n}% hold",
  "fails-lost": "Strength {n}; if it fails, the program is lost",
  lands: "{n}% land there",
  tower: "The tower",
  "alarm-of": "{area}: alarm {level}",
  "alarm-more": "{area}: +{n} by presence",
  "alarm-quiet": "No alarm yet.",
  due: "{n} still to come",
  "goes-for": "{model} goes for {victim}",
  "goes-to": "{model} goes to {square}",
  stays: "{model} stays",
};
