/** Words around replays. */
export const replay = {
  "replay.title": "Replay",
  "replay.opening": "Opening the replay.",
  "replay.failed": "This replay cannot be opened.",
  "replay.where": "Step of the replay",
  "replay.first": "To the start",
  "replay.back": "One step back",
  "replay.play": "Play",
  "replay.pause": "Pause",
  "replay.on": "One step on",
  "replay.last": "To the end",
  "replay.place": "Step {step} of {steps}",
  "replay.speed": "Speed",
  "replay.eyes": "Seen by",
  "replay.nobody": "Spectators",
  "replay.insight": "Beliefs",
  "replay.insightOf":
    "What {name} could believe at this step, worked out from what {name} had seen by then and nothing else.",
  "replay.insightEyes": "Choose a player under “Seen by” to see what that player could believe.",
  "replay.toEnd": "Back to the end",
  "replay.playOn": "Play on from here",
  "replay.noPlayOn": "The match is over at this step.",
  "replay.thought": "{name} thought: {why}",
  "replay.cutShort": "What came after was played by rules we no longer have.",
  "replay.verify": "Verify the deal",
  "replay.verifying": "Playing the match again from its seed.",
  "replay.verified": "The deal is the one that was committed to, and the match follows from it.",
  "replay.runsTrue": "The match follows from its seed.",
  "replay.notVerified": "This does not fit:",
  "replay.commitment": "Commitment, public before the first draw",
  "replay.seed": "Seed, public after the end",
  "replay.proofKept":
    "Checked by this browser against what it kept when the cards were dealt: the server's promise, your share, everybody's seats and the options.",
  "replay.proofShares":
    "The seed is made of shares of all who played. You were not at this table, so this browser kept nothing to compare it with.",
  "replay.proofCommitment":
    "One machine drew this deal alone. That the match follows from its seed is proved; that the seed was not chosen is not.",
  "replay.promise": "The server's promise, as you saw it before you were ready",
  "replay.share": "Your share of the deal",
  "replay.howVerified": "How a deal is made and checked",
  "fair.title": "Fair deals",
  "fair.lead": "At a table online nobody can choose the cards: not a player, and not the server.",
  "fair.promise":
    "When a table is opened, the server draws a secret number and shows its fingerprint, the promise. It cannot change the number any more.",
  "fair.shares":
    "When you are ready, your browser adds a number of its own. So does everybody else's.",
  "fair.seed":
    "All numbers, the game, its options and the order of people together make the seed. Every card, die and mixed seat follows from it.",
  "fair.kept":
    "Your browser keeps the promise, the numbers and the order. The menu shows the beginning of the promise, to be read out to each other.",
  "fair.end":
    "After the end the server shows its number. Your browser checks that it is the promised one, that yours is in the deal, that the seed fits, and that the match follows from it.",
  "fair.limits": "What is not proved",
  "fair.notProved":
    "A server that plays one of the seats itself could try several numbers for that seat. The server deals, so it knows the cards while you play. A bot adds nothing of its own.",
  "fair.alone":
    "Alone and around one screen your own device deals: the match follows from its seed, and nothing more is proved. Matches from before there were shares say so too.",
} as const;
