/** Breaks of every game: what is shown to more than may see it, and rules that are left out. */

/** @typedef {import("./index.mjs").Break} Break */

/**
 * Something is shown to all. The law of showings sees it, wherever it happens.
 * @param {string} game
 * @param {string} what
 * @param {string} file
 * @param {string} find
 * @param {string} replace
 * @param {readonly string[]} [tests] files of tests beside the laws
 * @returns {Break}
 */
function shown(game, what, file, find, replace, tests) {
  const home = homeOf(game);
  return {
    name: `${game}: ${what}`,
    file: `${home}/src/${file}.ts`,
    find,
    replace,
    tests: (tests ?? ["laws"]).map((name) => `${home}/test/${name}.test.ts`),
    ...(tests ? {} : { naming: "shows: " }),
  };
}

/**
 * A line that says "if … return" is left out.
 * @param {string} game
 * @param {string} rule
 * @param {string} file
 * @param {string} condition
 * @param {string} test
 * @returns {Break}
 */
function left(game, rule, file, condition, test) {
  const home = homeOf(game);
  return {
    name: `${game}: ${rule} is left out (${file})`,
    file: `${home}/src/${file}.ts`,
    find: `if (${condition}) return`,
    replace: "if (0 > 1) return",
    tests: [`${home}/test/${test}.test.ts`],
    naming: rule,
  };
}

/** @param {string} game */
function homeOf(game) {
  return game === "caravan" ? "examples/caravan" : `games/${game}`;
}

const caravan = [
  shown(
    "caravan",
    "a hand is dealt open",
    "setup",
    "g.show(card, seat); // CA-1.5",
    'g.show(card, "all");',
  ),
  shown(
    "caravan",
    "everybody sees what is raided",
    "actions",
    "g.show(card, [seat, target]);",
    'g.show(card, "all");',
  ),
  shown(
    "caravan",
    "a drawn card is seen by all",
    "actions",
    "g.put(nextCard(g), g.state.hands[seat], seat);",
    'g.put(nextCard(g), g.state.hands[seat], "all");',
  ),
  left("caravan", "CA-4.3", "actions", "trail.length !== LONG_TRAIL", "actions"),
  left("caravan", "CA-2.2", "steps", "s.left > 0", "turns"),
  left("caravan", "CA-8.3", "tolls", "count * 2 <= g.seats", "tolls"),
];

const cyberverse = [
  shown(
    "cyberverse",
    "drawn Stories are seen by all",
    "stories",
    "g.show(card, org < g.seats ? org : []);",
    'g.show(card, "all");',
    ["stories"],
  ),
  shown(
    "cyberverse",
    "offered Combat tokens are seen by all",
    "brawl",
    "for (const card of two) g.show(card, agent.org);",
    'for (const card of two) g.show(card, "all");',
  ),
  shown(
    "cyberverse",
    "drawn Events are seen by all",
    "support/event-and-payday",
    "for (const card of cards) g.show(card, self.owner);",
    'for (const card of cards) g.show(card, "all");',
    ["news"],
  ),
  left("cyberverse", "CV-16.10", "ambush", "victims.length === 0", "brawl"),
  left("cyberverse", "CV-14.19", "auxiliary", "agentsOf(g, org).length >= TEAM", "city"),
  left("cyberverse", "CV-14.25", "auxiliary", "g.state.orgs[org].staff === 0", "news"),
];

const humanInterface = [
  shown(
    "human-interface",
    "a drawn card is seen by the other team",
    "cyberwarfare/networks",
    "team.deck), team.hand, team.seats);",
    'team.deck), team.hand, "all");',
  ),
  shown(
    "human-interface",
    "everybody sees what is sniffed",
    "cyberwarfare/sniffers",
    "for (const card of shown) g.show(card, seats);",
    'for (const card of shown) g.show(card, "all");',
  ),
  shown(
    "human-interface",
    "a card laid face down is seen by all",
    "cyberwarfare/networks",
    'if (!down) g.show(card, "all");',
    'g.show(card, "all");',
    ["cyber"],
  ),
  left("human-interface", "HI-27.2", "attacks", "distance > reach", "attacks"),
  left(
    "human-interface",
    "HI-21.10",
    "cyberwarfare/assaults",
    "cost > purseOf(g, team)",
    "networks",
  ),
  left(
    "human-interface",
    "HI-23.8",
    "cyberwarfare/assaults",
    "hostileIn(g.state.teams[team], team).length > 0",
    "networks",
  ),
];

const socialDeduction = [
  shown(
    "social-deduction",
    "everybody sees what one looks at",
    "reveal",
    "g.show(laid.card, by);",
    'g.show(laid.card, "all");',
  ),
  shown(
    "social-deduction",
    "a received program is seen by all",
    "pile",
    "  g.show(card, to);",
    '  g.show(card, "all");',
  ),
  shown(
    "social-deduction",
    "IDs are dealt open",
    "setup",
    "g.show(card, seat); // SD-1.21",
    'g.show(card, "all");',
    ["setup"],
  ),
  shown(
    "social-deduction",
    "inspected programs are seen by all",
    "pile",
    "inspected, seat);",
    'inspected, "all");',
    ["programs"],
  ),
  shown(
    "social-deduction",
    "a prompt holds a hidden Boss ID",
    "reveal-id",
    "args: { target: seat },",
    "args: { target: seat, id: g.face(g.state.seats[seat].ids[hidden[0]].card) },",
    ["bosses"],
  ),
  left("social-deduction", "SD-12.2", "bosses", "open < 2", "bosses"),
  left(
    "social-deduction",
    "HG-1.12",
    "hell-gate/beside",
    "gate.marching.length < 2",
    "hell-gate-portals",
  ),
  left(
    "social-deduction",
    "HG-12.3",
    "hell-gate/bloodbeast",
    "boss.place !== seat",
    "hell-gate-turns",
  ),
];

const syntheticSins = [
  shown(
    "synthetic-sins",
    "a drawn Modifier card is not shown",
    "draws",
    'g.show(card, "all"); // SS-37.4',
    "",
    ["attack", "scenarios", "laws"],
  ),
  left("synthetic-sins", "SS-20.4", "activation", "!enemy.detected", "enemies"),
  left("synthetic-sins", "SS-14.4", "alarm", "enemy.raised", "enemies"),
  left("synthetic-sins", "SS-29.7", "cards", "least > g.state.you.energy", "attack"),
  left("synthetic-sins", "SS-18.18", "activation", "cardOf(enemy).ignoresBodies", "enemies"),
];

const theBeginning = [
  shown(
    "the-beginning",
    "loyalty cards are dealt open",
    "deal",
    "g.show(card, seat); // TB-4.9",
    'g.show(card, "all"); // TB-4.9',
  ),
  shown(
    "the-beginning",
    "drawn Influence cards are seen by all",
    "cards",
    "g.put(card, hand, seat); // TB-50.6",
    'g.put(card, hand, "all");',
  ),
  shown(
    "the-beginning",
    "objectives are seen by all",
    "deal",
    "deck), own.objectives, seat);",
    'deck), own.objectives, "all");',
  ),
  shown(
    "the-beginning",
    "the first Program is seen by all",
    "deal",
    "g.put(card, own.programs, seat);",
    'g.put(card, own.programs, "all");',
  ),
  left("the-beginning", "TB-30.8", "bars", 'elite.status === "destroyed"', "city"),
  left("the-beginning", "TB-15.4", "city", "result <= 0", "city"),
  left("the-beginning", "TB-39.22", "checks", "gag.length > 0", "health"),
];

/** @type {readonly Break[]} */
export const games = [
  ...caravan,
  ...cyberverse,
  ...humanInterface,
  ...socialDeduction,
  ...syntheticSins,
  ...theBeginning,
];
