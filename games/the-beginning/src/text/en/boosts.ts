/** What each skill of a character asks for, and what it brings. */

export const boosts: Readonly<Record<string, string>> = {
  "boost.jayden-hacking-1":
    "Move Riot from a yellow zone into the blue zone. Then: +1 blue-card limit.",
  "boost.jayden-hacking-2":
    "Raise Morale so that it ends at 4 or more. Then: +1 AP each turn, usable only while no other character is in his Area.",
  "boost.jayden-implants-1": "Roll 5 or 6 in City Action 4. Then: Maximum Health 3.",
  "boost.jayden-implants-2":
    "Have all 7 All-Rounder cards played. Then: He may play 2 All-Rounder cards each turn.",
  "boost.jayden-security-1": "Bring a Data Chip into the Network. Then: +1 Program limit.",
  "boost.jayden-security-2":
    "Eliminate 2 Enemies of Level 2 or 3. Then: Draw 1 more card at the start of each own turn.",
  "boost.jayden-rigging-1":
    "Take Junkyard Action 2. Then: Draw 2 Programs, keep 1, discard the other.",
  "boost.jayden-rigging-2":
    "Take a Censure Motion that sends a character to the Isolation Cube. Then: +1 movement.",
  "boost.feykah-hacking-1": "Take Junkyard Action 3. Then: +1 Program limit.",
  "boost.feykah-hacking-2": "Her Personal Influence deck is empty. Then: +1 AP.",
  "boost.feykah-implants-1": "Take 2 different City actions. Then: Hand limit 10.",
  "boost.feykah-implants-2":
    "Discard 6 cards from hand at once. Then: Once on each own turn she may reroll one of her dice.",
  "boost.feykah-security-1": "Bring a Data Chip into the Network. Then: +1 blue-card limit.",
  "boost.feykah-security-2": "Eliminate 2 Enemies of Level 2 or 3. Then: +1 movement.",
  "boost.feykah-rigging-1": "Play 1 of her unique star cards. Then: Maximum Health 3.",
  "boost.feykah-rigging-2":
    "Use the free action of the Med Center. Then: In Dark Net Action 2 draw 3 Programs, keep 1, discard 2.",
  "boost.nova-hacking-1":
    "Play 1 of her unique cards. Then: +1 Strength (she can then deal damage without a weapon).",
  "boost.nova-hacking-2": "Obtain 2 weapons at HQ, bought or by her bar. Then: +1 AP.",
  "boost.nova-implants-1":
    "Take Junkyard Action 3. Then: Once on each own turn she may reroll one of her dice.",
  "boost.nova-implants-2":
    "Raise Morale so that it ends at 4 or more. Then: She may carry 2 Data Chips (never more than 1 per action).",
  "boost.nova-security-1": "Take a successful Nexus action. Then: +1 blue-card limit.",
  "boost.nova-security-2":
    "Equip a Data Chip from Sector III. Then: In Dark Net Action 2 draw 3 Programs, keep 1, discard 2.",
  "boost.nova-rigging-1": "Eliminate 1 Enemy. Then: +1 Program limit.",
  "boost.nova-rigging-2": "Have no card in hand. Then: +1 movement.",
  "boost.havoc-hacking-1":
    "Receive a Recon card. Then: Whenever he discards a blue Influence card of value 5, he may draw 2 Programs.",
  "boost.havoc-hacking-2":
    "Eliminate an Enemy of Level 2 or 3 that is at Range 1 and not at Range 0. Then: +1 Strength.",
  "boost.havoc-implants-1": "Bring a Data Chip into the Network. Then: +1 Program limit.",
  "boost.havoc-implants-2": "Reach 4 on the Combat Bar. Then: +1 Range.",
  "boost.havoc-security-1": "Take Junkyard Action 3. Then: +1 blue-card limit.",
  "boost.havoc-security-2": "Equip a Data Chip from Sector III. Then: +1 AP.",
  "boost.havoc-rigging-1": "Take 2 City actions. Then: +1 red-card limit.",
  "boost.havoc-rigging-2": "Set Riot to exactly 0. Then: +1 movement.",
  "boost.dryden-hacking-1":
    "Take Junkyard Action 1. Then: New action (1 AP): remove 1 Wound from a character in range and draw 1 Personal Influence card.",
  "boost.dryden-hacking-2": "Discard 5 cards from hand at once. Then: +1 AP.",
  "boost.dryden-implants-1":
    "Heal a character with his healing or with his treatment. Then: Maximum Health 3.",
  "boost.dryden-implants-2":
    "Restore 2 Health to one character with a single healing. Then: +1 Program limit.",
  "boost.dryden-security-1":
    "Buy or receive 2 Programs after setup. Then: +1 Strength (he can then deal damage without a weapon).",
  "boost.dryden-security-2": "Buy 2 weapons at HQ. Then: +1 movement.",
  "boost.dryden-rigging-1": "Eliminate 1 Enemy. Then: Junkyard Action 1 is a free action for him.",
  "boost.dryden-rigging-2":
    "Take a Censure Motion that sends a character to the Isolation Cube. Then: +1 red-card limit.",
  "boost.dee-coy-hacking-1": "Take a successful Nexus action. Then: +1 Program limit.",
  "boost.dee-coy-hacking-2": "Play 1 of Dee Coy's unique cards. Then: Maximum Health 3 (Dee Coy).",
  "boost.dee-coy-implants-1":
    "Move Riot from a yellow zone into the blue zone. Then: +1 red-card limit (Dee Coy).",
  "boost.dee-coy-implants-2":
    "Dee Coy himself brings a Data Chip into the Network carrying both Scanners. Then: +1 movement (Dee Coy).",
  "boost.dee-coy-security-1":
    "Take Junkyard Action 1. Then: Dee Coy has +1 Shield while he is in Kuro's Area.",
  "boost.dee-coy-security-2":
    "Sniff a Supply Box. Then: Kuro may take 1 action and 1 movement each turn.",
  "boost.dee-coy-rigging-1":
    "2 Kuro markers are face-down. Then: When Kuro eliminates an Enemy, draw 1 further Influence card.",
  "boost.dee-coy-rigging-2":
    "Kuro eliminates an Enemy of Level 2 or 3. Then: Turn 2 face-down Kuro markers face-up.",
};
