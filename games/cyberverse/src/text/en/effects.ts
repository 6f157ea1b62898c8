/** What Skills, Gear, Support, Ambush and Event cards do, in a sentence. */

export const effects: Readonly<Record<string, string>> = {
  igor: "His Hacking credits 100D more for each rival Agent on the board.",
  vladimir:
    "While another Agent of his Organization is on the same board, he has +1 Hacking (maximum 5).",
  alena: "+1 to her attacks with a RANGED Weapon when the target is in a different zone.",
  ingrid: "She ignores Ambush cards, Van icon or not.",
  "wu-fang": "His unarmed attacks have Combat bonus +2.",
  anvil: "Other Agents of his Organization in his zone have +1 Defense.",
  "q-bert":
    "Once per turn, one Cyber-Implant or Gear bought for him costs 100D less (at least 100D).",
  echo: "Once per turn, when he fails a Feature test, he may draw one more Modifier card and use it instead; the first stays discarded.",
  kristina:
    "When her Organization places an Influence token in the District she is in, it gains 200D.",
  molly: "The first Tactical Position she occupies in each activation costs her 0 Movement points.",
  bakemono:
    "She is no candidate of a Hostile that has another candidate, of whatever Organization.",
  shroud: "In the Activation phase she may leave a District from any zone.",
  ledger:
    "While he is in play, tokens his Organization sells in Payday give half price rounded up to a multiple of 100.",
  tollgate:
    "When a rival Agent enters his District in the Activation phase, its Organization pays 100D to his Organization if it has them.",
  static:
    "Once per turn, after Combat tokens are placed on her board, she may look secretly at one face-down token of another character.",
  prism:
    "Once per turn, before a Feature test of hers and before XP is spent, she may look secretly at the top Modifier card and then leaves it there or puts it at the bottom of the deck; others see which. If the deck is empty, it is reshuffled first.",
  rust: "When his attack eliminates a Henchman, his Organization gains 100D.",
  "pale-bear":
    "He ignores Suppression tokens and Grapple; Suppression tokens still count for healing and Rescue.",
  lantern: "She may attempt two different Missions in each Investigation step.",
  verdict: "+1 to her Feature tests while a rival Agent is on her board.",
  gallo: "Teammates he recruits have +1 Attack.",
  sermon:
    "Once per turn, when asked to recruit, he may turn 1 Hostile into a Teammate without discarding a Support card; this is his Organization's recruitment for that board.",
  kettle: "+1 Defense.",
  mother:
    "At the start of the Hacking step of her District she may heal one Agent of her Organization on her board, herself included, by 1.",
  saffron:
    "Her Organization may hold one Support card more than its Reputation sum, but never more than 3.",
  needle:
    "When the result of her attack gives a Suppression token, it gives a Wound token instead.",
  zero: "After his Hacking he may stay on the Hacking position.",
  clockwork:
    "At the start of Payday he may repair for free one damaged Supply token of an Agent of his Organization on his board (in HQ: of an Agent in HQ).",
  "corpo-fashion": "+1 Reputation (maximum 3).",
  "kevlar-vest": "+1 Defense.",
  "ceramic-armour": "+2 Defense.",
  "riot-shield": "+2 Defense against CLOSE COMBAT attacks.",
  "medi-gel":
    "In your Strategy turn, or when this Agent is called in the Activation phase: heal this Agent by 1. One use.",
  "trauma-kit":
    "In your Strategy turn: heal by 2 this Agent or another of your Agents in the same place (same board, or both in HQ). One use.",
  "clotting-patch": "This Agent does not lose Health because of Bleeding tokens.",
  "scanner-goggles": "+1 to Analysis tests.",
  "code-breaker": "+1 to Hacking tests.",
  "signal-siphon": "A Hacking by this Agent credits 200D more.",
  "forged-pass":
    "During its activation in the Activation phase this Agent may leave the District from any zone. One use.",
  "grapple-line":
    "Once per activation this Agent may move through one wall as if the zones were adjacent.",
  "holo-decoy":
    "When this Agent is named as a target, before the targets' tokens are revealed: the attack on it is cancelled and its token stays hidden. One use.",
  jammer: "A Hacking by a rival Agent in this Agent's District credits 200D less (at least 0).",
  "bribe-chip":
    "After a Brawl card is drawn for this Agent's board: a red card counts as green. One use.",
  "body-cam":
    "When a test or a Hacking of this Agent validates a Mission, its Organization gains 100D more.",
  "stim-injector":
    "When this Agent is activated (Activation phase or Combat): +2 Movement for that activation (maximum 5). One use.",
  "double-v":
    "At the beginning of the Event phase, instead of the normal draw, you draw 2 Event cards and choose 1 to be placed; the other goes to the bottom of the deck.",
  "el-duque":
    "Once per turn, after the Henchmen of a Brawl card have been placed on a board with your Agent, remove 1 Hostile there of your choice.",
  "mama-oyelaran": "Once per turn, heal one of your Agents in HQ by 1.",
  "chrome-sally": "Cyber-Implants cost you 100D less (at least 100D) and their repair is free.",
  "old-bolts": "Weapons cost you 100D less (at least 100D) and their repair is free.",
  "dispatch-nine":
    "Once per turn, one of your activated Agents changes District for 0 Movement points.",
  "sister-ashes":
    "Rescue costs you 100D instead of 200D and nothing for Status tokens, which are removed all the same.",
  "inspector-vale":
    "Once per turn, after a Brawl card is drawn for a board with your Agent, change its colour.",
  "the-archivist": "Once per turn, +1 to an Analysis test of your Agent, declared before the draw.",
  "glitch-twins":
    "Once per turn, +1 to a Hacking test of your Agent, declared before the draw, or +100D to its Hacking.",
  "madame-lumen": "You pay no Salary for your Agents in JoyTown.",
  "coyote-sands":
    "Once per turn, put one stocked token of a store under its stack and refill the stock.",
  "ada-quill": "Each Staff token you place on a reward slot gives you 100D more.",
  "councillor-petrov":
    "Once per turn, when you place an Influence token, you may also remove 1 rival Influence token in that District.",
  "mister-fold":
    "In each Payday the bank pays 200D of the Salaries you owe, or all of them if they are less; you choose for which Agents.",
  "big-tuna": "Your Agents and Teammates in Cold Harbor have +1 Defense.",
  whisper:
    "Once per turn, when you are about to take your first Auxiliary Action of the phase, you may pay 100D to return one rival Ambush token to its owner; this is no Action.",
  "gate-marshal-ito":
    "Once per turn, one of your Agents coming from HQ may be placed in any zone with room instead of the Entry zone.",
  "professor-nwosu": "Your Agents who train receive an XP token of value 2 instead of 1.",
  "razor-kids": "Teammates you recruit have +1 Movement.",
  "sniper-nest": "Loses 1 Health.",
  "spike-strip": "Receives Suppression; its Vehicle, if any, is broken.",
  "tear-gas": "Receives Suppression.",
  "live-wire": "One active Cyber-Implant of its owner's choice is grilled.",
  "bag-snatchers": "Scraps one active Gear of its owner's choice.",
  shakedown: "Its Organization loses 200D.",
  "glue-bomb":
    "Moves out of its Tactical Position, if any, and counts as Grappled in this turn's Combat.",
  "pipe-bomb": "Test Movement > 2 or lose 1 Health and receive Suppression.",
  "knife-alley": "Test Combat > 2 or receive Bleeding.",
  "false-checkpoint": "Is moved to the Entry zone of its board if there is room.",
  "signal-flood": "Cannot perform a Hacking in this turn.",
  "planted-evidence": "Cannot attempt Missions in this turn.",
  "hit-and-run": "Loses 1 Health; Agents with a Vehicle of any kind receive Suppression instead.",
  "dosed-drink": "Test Analysis > 2 or receive Suppression and Wound.",
  "virus-mine": "Test Hacking > 2 or one active Cyber-Implant of its owner's choice is grilled.",
  "smear-campaign": "Has −1 Reputation for this turn (at least 0).",
  "weapon-jam": "One active Weapon of its owner's choice is broken.",
  "hired-muscle": "One random Henchman is placed in its zone if limits allow, as Hostile.",
  "collapsing-catwalk": "Test Movement > 3 or receive Wound.",
  "tracker-dart":
    "In this turn's Combat a Hostile that has a candidate with a Tracker Dart has no other candidates; this goes before Mask.",
  "ransom-note": "Its Organization pays 200D or the Agent loses 1 Health.",
  "acid-rain-pipe": "Loses 1 Health unless it has an active Gear with a Defense bonus.",
  "double-agent": "Its Organization discards one Support card of its choice.",
  "nowhere-to-run": "Receives Wound.",
  "empty-street": "Nothing happens to Agents; the owner of the Ambush token gains 100D once.",
  "bargain-stampede": "Moving between zones costs 2 Movement points in Millennium Mall.",
  "checkout-blackout": "A Hacking in Millennium Mall credits 200D less.",
  "mannequin-malfunction": "Sec-Drones have +1 Attack in Millennium Mall.",
  "luxury-lockdown":
    "Entering Millennium Mall costs 1 more Movement point (from HQ too; Express and Dispatch Nine do not help).",
  "shoplifter-season":
    "In Payday each Organization pays 100D for each of its Agents in Millennium Mall, as far as it can.",
  "brand-ambassadors": "No Influence token can be placed in Millennium Mall.",
  "rooftop-drone-race": "Advantageous positions give no bonus in Millennium Mall.",
  "attack-of-neuro-murderers": "Every Brawl card in Fargo Junction counts as red.",
  "derailed-express":
    "Entering Fargo Junction costs 1 more Movement point (from HQ too; Express and Dispatch Nine do not help).",
  "scrap-fire":
    "Each Agent in Fargo Junction at the start of the Hacking step receives Suppression.",
  "ticket-sweep": "Thresholds of tests in Fargo Junction are 1 higher.",
  "signal-thieves": "A Hacking in Fargo Junction credits 200D less.",
  "midnight-train":
    "Agents cannot leave Fargo Junction by movement in the Activation phase (Rescue is possible).",
  "strike-at-the-yard": "Bruisers have +1 Defense in Fargo Junction.",
  "neon-carnival": "Moving between zones costs 2 Movement points in JoyTown.",
  "bad-batch": "Healing has no effect on Agents in JoyTown.",
  "debt-collectors":
    "In Payday each Organization pays 100D for each of its Agents in JoyTown, as far as it can.",
  "memory-parlour-raid": "Agents in JoyTown have −1 Analysis.",
  "stolen-faces": "Reputation of Agents in JoyTown counts as 0 for recruiting.",
  "amp-blackout": "No Hacking can be performed in JoyTown.",
  "gang-wedding": "Every Brawl card in JoyTown counts as green.",
  "gentech-super-container-attack": "Covered positions give no bonus in Cold Harbor.",
  "toxic-fog": "RANGED attacks in Cold Harbor can only target the attacker's own zone.",
  "frozen-locks": "Moving between zones costs 2 Movement points in Cold Harbor.",
  "smuggler-feud": "Hostiles have +1 Attack in Cold Harbor.",
  "customs-audit": "No Influence token can be placed in Cold Harbor.",
  "rat-swarm":
    "Each Agent in Cold Harbor at the start of the Investigation step tests Combat > 1 or receives Suppression.",
  "sunken-server": "Agents in Cold Harbor have −1 Hacking.",
  "state-funeral":
    "No attacks can be declared in Independence Plaza; Hostiles there do nothing (a Combat still takes place and counts for Missions).",
  "loyalty-march": "Influence tokens cannot be removed from Independence Plaza.",
  "water-cannons":
    "Each Agent in Independence Plaza at the start of the Hacking step is moved to the Entry zone if there is room.",
  "martial-decree": "No Ambush token can be placed in Independence Plaza.",
  "live-broadcast": "Thresholds of tests in Independence Plaza are 1 higher.",
  "assassin-on-the-podium": "Killers have +1 Attack in Independence Plaza.",
  "statue-defaced":
    "In Payday each Organization pays 100D for each of its Agents in Independence Plaza, as far as it can.",
  "currency-crash": "At the start of Payday each Organization loses 200D.",
  "arms-embargo": "Weapons cost 200D more.",
  "implant-recall": "Cyber-Implants cost 100D more and cannot be repaired.",
  "center-update": "Every Hacking credits 100D less.",
  "wage-riot": "Every Salary is 100D higher.",
  "silent-phones": "No Support cards can be taken in the Strategy phase.",
  "academy-closed": "Training gives no XP.",
  "fuel-shortage": "Boost has no effect.",
  "ambulance-strike": "Rescue costs 200D more.",
  "wall-breach-alarm": "Every Brawl card counts as red.",
};

/** Rewards of Events. */
export const rewards: Readonly<Record<string, string>> = {
  "bargain-stampede": "200D",
  "checkout-blackout": "300D",
  "mannequin-malfunction": "Free Gear token",
  "luxury-lockdown": "200D",
  "shoplifter-season": "300D",
  "brand-ambassadors": "1-XP",
  "rooftop-drone-race": "200D",
  "attack-of-neuro-murderers": "400D",
  "derailed-express": "200D",
  "scrap-fire": "Heal one Agent by 1",
  "ticket-sweep": "200D",
  "signal-thieves": "2-XP",
  "midnight-train": "300D",
  "strike-at-the-yard": "Free Vehicle token",
  "neon-carnival": "300D",
  "bad-batch": "Heal one Agent by 2",
  "debt-collectors": "300D",
  "memory-parlour-raid": "2-XP",
  "stolen-faces": "Free Support card",
  "amp-blackout": "300D",
  "gang-wedding": "200D",
  "gentech-super-container-attack": "Free Weapon token",
  "toxic-fog": "200D",
  "frozen-locks": "300D",
  "smuggler-feud": "400D",
  "customs-audit": "300D",
  "rat-swarm": "1-XP",
  "sunken-server": "2-XP",
  "state-funeral": "200D",
  "loyalty-march": "1 Influence token in Independence Plaza",
  "water-cannons": "200D",
  "martial-decree": "400D",
  "live-broadcast": "300D",
  "assassin-on-the-podium": "400D",
  "statue-defaced": "1-XP",
  "currency-crash": "300D",
  "arms-embargo": "Free Weapon token",
  "implant-recall": "Free Cyber-Implant token",
  "center-update": "300D",
  "wage-riot": "200D",
  "silent-phones": "Free Support card",
  "academy-closed": "2-XP",
  "fuel-shortage": "Free Vehicle token",
  "ambulance-strike": "Heal one Agent by 2",
  "wall-breach-alarm": "400D",
};
