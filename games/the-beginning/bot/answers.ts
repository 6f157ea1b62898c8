/** What a bot answers, by kind of question. What is not here gets the safe answer. */
import type { Answer } from "@sprawl/engine";
import { strengthOf } from "../src/advice/fights.js";
import { chanceToBeHit } from "../src/advice/odds.js";
import { DEUS } from "../src/attack.js";
import type { Questions } from "../src/questions.js";
import type { Colour } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { chooseAction } from "./actions.js";
import { hostility } from "./beliefs.js";
import {
  betweenWorth,
  cancels,
  programToKeep,
  reconWorth,
  reserved,
  sharpens,
  valueOfKeeping,
} from "./cards.js";
import { contribute, plea, statement } from "./checks.js";
import { bestChannel, colourOf, destination, fallenHaveIt, purples } from "./chips.js";
import { dangerousSpots, needsNexus, ownSpots } from "./deeds.js";
import { enemyWorth, generalWorth, prospects, redsFor } from "./fights.js";
import {
  type Asked,
  best,
  faceOf,
  handOf,
  keyOfKind,
  type Mind,
  valueIn,
  zealFor,
} from "./mind.js";
import {
  breakTie,
  deadZone,
  decide,
  enemyTarget,
  general,
  infect,
  keepGeneral,
  leaderCard,
  recruit,
  vote,
} from "./ranks.js";
import { say } from "./talk.js";
import { columnWorth } from "./tasks.js";
import { carriesWanted } from "./ways.js";
import { riotAfter, riotWorth, worth } from "./worth.js";

type Answering = (mind: Mind, asked: Asked) => Answer | undefined;

/** The least useful cards, as many as must be given. */
function cheapest(mind: Mind, asked: Asked, count: number): string[] {
  const kept = reserved(mind);
  return asked.options
    .map((option) => ({
      key: option.key,
      size: "card" in option ? valueOfKeeping(mind, option.card, kept) : 0,
    }))
    .sort((a, b) => a.size - b.size)
    .slice(0, count)
    .map(({ key }) => key);
}

const attackCards: Answering = (mind, asked) => {
  const { s } = mind;
  const index = s.turn.figure;
  const target = String(asked.args?.enemy ?? "");
  const { bare, armed, able, strength, weapon } = prospects(mind, index, target);
  const shoots = able && (strength === 0 || armed - bare > 0.25 || target === DEUS);
  const reds = redsFor(mind, index, target, shoots ? weapon.bonus : 0);
  return asked.options.flatMap((option) => {
    if (option.kind === "weapon") return shoots ? [option.key] : [];
    if (option.kind === "card") return reds.includes(option.card) ? [option.key] : [];
    return option.kind === "unique" && sharpens(faceOf(mind, option.card)) ? [option.key] : [];
  });
};

/** Blue cards only where they may save the last Health, or a Data Chip from a Thief. */
const defend: Answering = (mind, asked) => {
  const { g, s, me } = mind;
  const index = Number(asked.args?.figure ?? me);
  const enemy = String(asked.args?.enemy ?? "");
  const combat = Number(asked.args?.combat ?? 1);
  const steals = s.enemies.some(({ id, type }) => id === enemy && g.box.enemies[type].steals);
  const lost = steals
    ? carriesWanted(mind, index)
    : strengthOf(g, enemy) >= s.figures[index].health;
  if (!lost) return [];
  const shield = figureValue(g, index, "shield");
  const [card] = handOf(mind)
    .filter((each) => valueIn(mind, each) > 0)
    .sort((a, b) => valueIn(mind, b) - valueIn(mind, a));
  if (card === undefined) return [];
  const gain = chanceToBeHit(combat, shield) - chanceToBeHit(combat, shield + valueIn(mind, card));
  if (gain < 0.25) return [];
  return asked.options.flatMap((option) =>
    "card" in option && option.card === card ? [option.key] : [],
  );
};

const interval: Answering = (mind, asked) => {
  const { s } = mind;
  return best(asked, (option) => {
    if (option.kind === "pass") return 1;
    if (option.kind === "general") return generalWorth(mind) > 6 ? 5 : 0;
    if (option.kind === "recon") return s.level === 3 ? 2 : 0;
    return option.kind === "program" ? betweenWorth(mind, faceOf(mind, option.card) ?? "") : 0;
  });
};

/** A known faction is wanted or not; of the others whoever looks worst. */
const worst: Answering = (mind, asked) =>
  best(asked, (option) => ("target" in option ? hostility(mind, option.target) : 0));
const equipChip: Answering = (mind, asked) => {
  // Of two, the other goes to the Junkyard: one purple does less harm in the Network.
  const last = asked.options.length === 2;
  const spare = purples(mind).placed === 0 && dangerousSpots(mind).length >= 3;
  const likes = {
    human: { blue: 3, red: 1, purple: last ? (spare ? 3.5 : 2) : 0 },
    machine: { red: 3, purple: 1, blue: 0 },
    fallen: likesOfFallen(mind, asked),
    legion: { red: 1, purple: 1, blue: 1 },
  }[mind.faction];
  const smuggler = zealFor(mind, 1.6, "data-smuggler");
  return best(asked, (option) => {
    if (!("card" in option)) return 0;
    const colour = colourOf(mind, option.card);
    return colour ? likes[colour] + (colour === "blue" ? 0 : smuggler) : 0;
  });
};

/** What is left of two lies in the Junkyard at once; of three, who gets purple and blue keeps blue. */
function likesOfFallen(mind: Mind, asked: Asked): Readonly<Record<Colour, number>> {
  const colours = asked.options.flatMap((option) =>
    "card" in option ? [colourOf(mind, option.card)] : [],
  );
  const count = (colour: Colour) => colours.filter((each) => each === colour).length;
  const leaves = colours.length === 2 || (count("purple") === 1 && count("blue") > 0);
  if (!leaves || fallenHaveIt(mind)) return { purple: 3, blue: 1, red: 1 };
  return { purple: 0, blue: count("blue") > 1 ? 3 : 1, red: 2 };
}

const channel: Answering = (mind, asked) => {
  const chip = mind.s.figures[mind.s.turn.figure].chips[0];
  const colour = (chip === undefined ? undefined : colourOf(mind, chip)) ?? "blue";
  const offered = asked.options.flatMap((option) => ("channel" in option ? [option.channel] : []));
  const wanted = bestChannel(mind, colour, offered);
  const open = mind.faction === "human" && colour === "blue";
  return best(asked, (option) =>
    option.kind === "slot" && option.channel === wanted ? (option.open === open ? 2 : 1) : 0,
  );
};

const column: Answering = (mind, asked) =>
  best(asked, (option) => (option.kind === "column" ? columnWorth(mind, option.column) : 0));

function keeping(mind: Mind, option: Asked["options"][number]): number {
  return option.kind === "program" ? programToKeep(mind, faceOf(mind, option.card) ?? "") : 0;
}

/** Programs that are given up: the least useful. */
function leastKept(mind: Mind, asked: Asked): string[] {
  return [...asked.options]
    .sort((a, b) => keeping(mind, a) - keeping(mind, b))
    .slice(0, asked.min ?? 0)
    .map(({ key }) => key);
}

const payment: Answering = (_mind, asked) => asked.safe;

const riotSign: Answering = (mind, asked) => {
  const { riot } = mind.s.bars;
  const calm = riot > 0 ? "negative" : "positive";
  const stir = riot > 0 ? "positive" : "negative";
  const wish = riotWorth(mind, riot, 0) >= 0;
  return keyOfKind(asked, wish ? calm : stir);
};

const riotCard: Answering = (mind, asked) => {
  const { riot } = mind.s.bars;
  const total = Number(asked.args?.total ?? 0);
  return best(asked, (option) => {
    const by = option.kind === "card" ? valueIn(mind, option.card) : 0;
    const to = riotAfter(riot, total + by);
    return riotWorth(mind, riot, to) - (option.kind === "card" ? 0.4 + Math.abs(by) * 0.1 : 0);
  });
};

/** The best blue cards, as many as are wanted. */
function blues(count: number): Answering {
  return (mind, asked) =>
    asked.options
      .flatMap((option) => ("card" in option ? [option] : []))
      .sort((a, b) => valueIn(mind, b.card) - valueIn(mind, a.card))
      .slice(0, Math.min(count, asked.max ?? 0))
      .map(({ key }) => key);
}

/** A Machine plays its lowest card, so that nothing comes of it. */
const nexusCards: Answering = (mind, asked) => {
  if (mind.faction !== "machine" || needsNexus(mind)) return blues(2)(mind, asked);
  const [lowest] = asked.options
    .flatMap((option) => ("card" in option ? [option] : []))
    .sort((a, b) => valueIn(mind, a.card) - valueIn(mind, b.card));
  return lowest ? [lowest.key] : [];
};

function all(kind: string): Answering {
  return (_mind, asked) => keyOfKind(asked, kind);
}

export const answers: Readonly<Partial<Record<keyof Questions, Answering>>> & {
  readonly [kind: string]: Answering | undefined;
} = {
  character: (mind, asked) => asked.options[mind.draw(asked.options.length)].key,
  start: (mind, asked) => asked.options[mind.draw(asked.options.length)].key,
  loyalty: (_mind, asked) => asked.options[0].key,
  "draw-count": (_mind, asked) => asked.max,
  act: (mind, asked) => {
    const options = asked.options.flatMap((option) => (isAction(option) ? [option] : []));
    return chooseAction(mind, options).key;
  },
  pay: payment,
  "riot-sign": riotSign,
  "riot-card": riotCard,
  "morale-cards": blues(3),
  "nexus-cards": nexusCards,
  "hand-limit": (mind, asked) => cheapest(mind, asked, asked.min ?? 0),
  "lose-cards": (mind, asked) => cheapest(mind, asked, asked.min ?? 0),
  "spend-cards": (mind, asked) => cheapest(mind, asked, 1),
  outbreak: (mind, asked) => (handOf(mind).length > 4 ? cheapest(mind, asked, 2) : []),
  "equip-chip": equipChip,
  "lose-chip": (mind, asked) =>
    best(asked, (option) =>
      "card" in option && destination(mind, option.card) === "junkyard" ? 1 : 0,
    ),
  "junk-chips": (mind, asked) =>
    asked.options
      .filter((option) => "card" in option && destination(mind, option.card) === "junkyard")
      .map(({ key }) => key)
      .concat(asked.options[0].key)
      .slice(0, 1),
  "place-chip": (_mind, asked) => asked.options[0].key,
  channel,
  "tier-one": (mind, asked) =>
    best(asked, (option) =>
      "card" in option &&
      colourOf(mind, option.card) === (mind.faction === "machine" ? "red" : "blue")
        ? 1
        : 0,
    ),
  reward: all("boost"),
  column,
  "free-boost": column,
  "keep-program": (mind, asked) => best(asked, (option) => keeping(mind, option)),
  "lose-program": (mind, asked) => leastKept(mind, asked),
  "program-limit": (mind, asked) => leastKept(mind, asked),
  played: (mind, asked) =>
    cancels(mind, Number(asked.args?.seat ?? -1))
      ? (keyOfKind(asked, "program") ?? asked.safe)
      : asked.safe,
  spawn: deadZone,
  sweep: (_mind, asked) => asked.options[0].key,
  nominee: worst,
  close: all("close"),
  vote,
  "break-tie": breakTie,
  "leader-card": leaderCard,
  general,
  "keep-general": keepGeneral,
  supply: (mind, asked) =>
    mind.s.figures[mind.me].supply.length > 0
      ? keyOfKind(asked, "pass")
      : (keyOfKind(asked, "take") ?? keyOfKind(asked, "pass")),
  sniff: (_mind, asked) => asked.options[0].key,
  "recon-card": (mind, asked) =>
    best(asked, (option) => ("card" in option ? reconWorth(mind, faceOf(mind, option.card)) : 1)),
  "isolation-target": (mind, asked) => {
    const sum = handOf(mind).reduce((total, card) => total + valueIn(mind, card), 0);
    return keyOfKind(asked, sum >= 0 ? "plus" : "minus");
  },
  "isolation-cards": plea,
  interrogate: all("confess"),
  "enemy-target": enemyTarget,
  commit: attackCards,
  defend,
  enemies: (mind, asked) =>
    asked.options
      .flatMap((option) => (option.kind === "enemy" ? [option] : []))
      .sort((a, b) => enemyWorth(mind, b.enemy) - enemyWorth(mind, a.enemy))
      .slice(0, asked.min ?? 0)
      .map(({ key }) => key),
  enemy: (mind, asked) =>
    best(asked, (option) => (option.kind === "enemy" ? enemyWorth(mind, option.enemy) : 0)),
  spots: (mind, asked) => {
    // Fallen look at or remove what is none of theirs.
    const sign = mind.faction === "fallen" ? -1 : 1;
    const bad = mind.faction === "fallen" ? ownSpots(mind) : dangerousSpots(mind);
    return asked.options
      .flatMap((option) => (option.kind === "spot" ? [option] : []))
      .sort((a, b) => sign * (Number(bad.includes(b.spot)) - Number(bad.includes(a.spot))))
      .slice(0, asked.min ?? 1)
      .map(({ key }) => key);
  },
  wounds: (_mind, asked) => asked.options.slice(0, asked.max ?? 0).map(({ key }) => key),
  figure: (mind, asked) =>
    best(asked, (option) =>
      option.kind === "figure"
        ? option.target === mind.me
          ? 1
          : -hostility(mind, option.target)
        : 0,
    ),
  "heal-or-treat": (_mind, asked) => asked.options[0].key,
  way: (mind, asked) => {
    if (asked.args?.bar === "morale")
      return keyOfKind(asked, worth(mind, "morale") > 0 ? "up" : "down");
    return keyOfKind(asked, mind.s.bars.riot > 0 ? "down" : "up");
  },
  steps: (mind, asked) => {
    const { riot } = mind.s.bars;
    return best(asked, (option) =>
      option.kind === "riot-by" ? riotWorth(mind, riot, riot + option.change) : 0,
    );
  },
  contribute,
  statement: (mind, asked) => keyOfKind(asked, statement(mind)),
  talk: (mind, asked) => say(mind, asked.options.filter(isWord))?.key,
  decide,
  victims: (mind, asked) =>
    asked.options
      .flatMap((option) => ("target" in option ? [option] : []))
      .sort((a, b) => hostility(mind, b.target) - hostility(mind, a.target))
      .slice(0, 2)
      .map(({ key }) => key),
  player: worst,
  reroll: all("pass"),
  may: all("yes"),
  recruit,
  infect,
  interval,
  pink: all("pass"),
  strike: (mind, asked) =>
    mind.s.turn.seat === mind.me ? (keyOfKind(asked, "charge") ?? asked.safe) : asked.safe,
  guard: (mind, asked) =>
    mind.s.figures[Number(asked.args?.figure ?? -1)]?.seat === mind.me
      ? (keyOfKind(asked, "charge") ?? asked.safe)
      : asked.safe,
  hit: (_mind, asked) => asked.options[0].key,
  zero: (mind, asked) =>
    mind.s.figures[Number(asked.args?.figure ?? -1)]?.seat === mind.me
      ? asked.options[0].key
      : asked.safe,
};

type AskedOption = Asked["options"][number];
type Word = Parameters<typeof say>[1][number];

function isWord(option: AskedOption): option is Word {
  return ["claim", "vouch", "accuse"].includes(option.kind);
}

type ActOption = Parameters<typeof chooseAction>[1][number];

/** Whatever is offered under `act` is an action. */
function isAction(_option: AskedOption): _option is ActOption {
  return true;
}
