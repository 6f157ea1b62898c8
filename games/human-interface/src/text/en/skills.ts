/** What each special skill is called, and what it does. */
const SKILLS: Readonly<Record<string, readonly [name: string, text: string]>> = {
  codebreaker: ["Codebreaker", "Two cards in each network battle; the better one counts."],
  "terminal-hunter": ["Terminal Hunter", "+1 strength against what defends a Terminal."],
  "net-jammer": ["Net Jammer", "A failed Cybershock test may be repeated once."],
  juggernaut: ["Juggernaut", "Each hit causes 1 wound less."],
  "bull-rush": ["Bull Rush", "After two steps, +2 Damage in Close Combat."],
  rage: ["Rage", "+2 in Close Combat; no Take Cover."],
  "desert-warrior": ["Desert Warrior", "+2 to Dodge and Take Cover against shots."],
  "covering-fire": ["Covering Fire", "Fast Attack on a moving model with -1 only."],
  "twin-bond": ["Twin Bond", "+1 to attacks while the twin is within 3 squares."],
  snapshot: ["Snapshot", "After a shot, a Move of up to 2 steps for nothing."],
  "duck-and-weave": ["Duck and Weave", "+2 to Dodge."],
  "duck-and-weave-crippled": ["Duck and Weave", "+1 to Dodge."],
  swordmaster: ["Swordmaster", "Two cards in Close Combat; the better one counts."],
  "watch-your-back": ["Watch Your Back", "Whoever he fights close by can only Dodge."],
  breacher: ["Breacher", "+2 in Close Combat in an area entered this activation."],
  steady: ["Steady", "Rifles and shotguns without penalty in Close Combat."],
  stubborn: ["Stubborn", "Each hit on the chest causes 1 wound less."],
  marksman: ["Marksman", "+1 to shots without having moved."],
  overwatch: ["Overwatch", "Two Fast Attacks a turn on moving models; the second with -5."],
  "system-architect": ["System Architect", "Defensive programs have +1 strength."],
  backdoor: ["Backdoor", "Only -1 against Terminals from afar."],
  suppression: ["Suppression", "Whom a heavy weapon misses has -1 to Reaction."],
  "pain-mask": ["Pain Mask", "Loses 1 wound in each Clean-Up Phase."],
  "adrenal-surge": ["Adrenal Surge", "Once, a test on PH to get up again."],
  ghost: ["Ghost", "Being there raises no alarm."],
  "double-agent": ["Double Agent", "Once, up to 2 SR more after the bids are shown."],
  bulwark: ["Bulwark", "-2 to attacks on it from 7 squares or farther."],
  "twin-core": ["Twin Core", "3 AP and two attacks."],
};

export const skills: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SKILLS).flatMap(([id, [name, text]]) => [
    [`skill.${id}`, name],
    [`skill.${id}.text`, text],
  ]),
);
