/** What a bot answers, by kind of question. What is not here gets the safe answer. */
import type { Answer } from "@sprawl/engine";
import { bestReds } from "../src/advice/fights.js";
import { chanceToBeHit } from "../src/advice/odds.js";
import type { Questions } from "../src/questions.js";
import { figureValue } from "../src/values.js";
import { chooseAction } from "./actions.js";
import { bySuspicion, hostility } from "./beliefs.js";
import { betweenWorth, reconWorth, reserved, sharpens, valueOfKeeping } from "./cards.js";
import { contribute, plea, statement } from "./checks.js";
import { bestChannel, colourOf, destination } from "./chips.js";
import { dangerousSpots } from "./deeds.js";
import { worthOf } from "./effects.js";
import { enemyWorth, generalWorth, prospects } from "./fights.js";
import {
  type Asked,
  faceOf,
  handOf,
  holds,
  type Mind,
  riotAfter,
  riotWorth,
  valueIn,
  wantsFor,
  worth,
} from "./mind.js";
import { say } from "./talk.js";

type Answering = (mind: Mind, asked: Asked) => Answer | undefined;

/** The key of the option with the highest score. */
function best(asked: Asked, score: (option: Asked["options"][number]) => number): string {
  let found = asked.options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of asked.options) {
    const value = score(option);
    if (value > most) {
      most = value;
      found = option;
    }
  }
  return found.key;
}

function keyOfKind(asked: Asked, kind: string): string | undefined {
  return asked.options.find((option) => option.kind === kind)?.key;
}

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
  const { bare, armed, strength } = prospects(mind, index, target);
  const reds = bestReds(mind.g, index);
  const weapon = !holds(mind, "armed") && (strength === 0 || armed - bare > 0.25);
  return asked.options.flatMap((option) => {
    if (option.kind === "weapon") return weapon ? [option.key] : [];
    if (option.kind === "card") return reds.includes(option.card) ? [option.key] : [];
    return option.kind === "unique" && sharpens(faceOf(mind, option.card)) ? [option.key] : [];
  });
};

/** Blue cards only where they may save something. */
const defend: Answering = (mind, asked) => {
  const { g, s, me } = mind;
  const index = Number(asked.args?.figure ?? me);
  const combat = Number(asked.args?.combat ?? 1);
  const shield = figureValue(g, index, "shield");
  const blues = handOf(mind)
    .filter((card) => valueIn(mind, card) > 0)
    .sort((a, b) => valueIn(mind, b) - valueIn(mind, a));
  const carrying = s.figures[index].chips.length > 0;
  if (blues.length === 0 || (s.figures[index].health > 1 && !carrying && blues.length < 3))
    return [];
  const [card] = blues;
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

const leaderCard: Answering = (mind, asked) => {
  const trusted = bySuspicion(mind).pop() ?? mind.me;
  const [suspect] = bySuspicion(mind);
  const own = mind.s.figures[mind.me].lies === "detained" ? trusted : mind.me;
  return best(asked, (option) => {
    if (option.kind === "pass") return 0.5;
    if (option.kind !== "lay") return 0;
    const value = valueIn(mind, option.card);
    if (option.target === own) return value > 0 ? value : -5;
    if (option.target === suspect) return value < 0 ? -value * 0.7 : -5;
    return -4;
  });
};

/** A known faction is wanted or not; of the others whoever looks worst. */
const worst: Answering = (mind, asked) =>
  best(asked, (option) => ("target" in option ? hostility(mind, option.target) : 0));
const trusted: Answering = (mind, asked) =>
  best(asked, (option) =>
    "target" in option ? (option.target === mind.me ? 2 : 1 - hostility(mind, option.target)) : 0,
  );

const decide: Answering = (mind, asked) => {
  const { s, g } = mind;
  const card = s.happening[s.happening.length - 1];
  const piece = g.box.events[faceOf(mind, card) ?? ""];
  if (piece?.type !== "decision") return undefined;
  const a = worthOf(mind, piece.a.effects);
  const b = worthOf(mind, piece.b.effects);
  return keyOfKind(asked, a >= b ? "option-a" : "option-b");
};

const equipChip: Answering = (mind, asked) => {
  // Of two, the other goes to the Junkyard: purple ones do less harm where one can see them.
  const last = asked.options.length === 2;
  const purple = last ? (dangerousSpots(mind).length >= 2 ? 3.5 : 2) : 0;
  const likes = {
    human: { blue: 3, red: 1, purple },
    machine: { red: 3, purple: 1, blue: 0 },
    fallen: { purple: 3, blue: 1, red: 1 },
    legion: { red: 1, purple: 1, blue: 1 },
  }[mind.faction];
  const smuggler = wantsFor(mind, "data-smuggler") && mind.faction === "human" ? 1.5 : 0;
  return best(asked, (option) => {
    if (!("card" in option)) return 0;
    const colour = colourOf(mind, option.card);
    return colour ? likes[colour] + (colour === "blue" ? 0 : smuggler) : 0;
  });
};

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

const recruit: Answering = (mind, asked) => {
  const { s } = mind;
  return best(asked, (option) => {
    if (option.kind !== "player") return 0.5;
    const rank = option.target === s.leader || option.target === s.general ? 2 : 1;
    return rank + s.seats[option.target].tally.brought * 0.3;
  });
};

const infect: Answering = (mind, asked) => {
  if (asked.options.some(({ kind }) => kind === "confirm")) {
    return asked.options.map(({ key }) => key).slice(0, 1);
  }
  const order = asked.options
    .flatMap((option) => ("target" in option ? [option] : []))
    .sort((a, b) => rank(b.target) - rank(a.target));
  function rank(seat: number): number {
    return (seat === mind.s.general ? 2 : 0) + mind.s.seats[seat].tally.eliminated * 0.2;
  }
  return order.slice(0, asked.max ?? 0).map(({ key }) => key);
};

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

/** The best blue cards, as many as are wanted; a Machine plays low at the Nexus. */
function blues(count: number, low: (mind: Mind) => boolean): Answering {
  return (mind, asked) => {
    const ranked = asked.options
      .flatMap((option) => ("card" in option ? [option] : []))
      .sort((a, b) => valueIn(mind, b.card) - valueIn(mind, a.card));
    const max = Math.min(count, asked.max ?? 0);
    const chosen = low(mind) && ranked.length > max ? ranked.slice(-max) : ranked.slice(0, max);
    return chosen.map(({ key }) => key);
  };
}

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
  "morale-cards": blues(3, () => false),
  "nexus-cards": blues(2, ({ faction }) => faction === "machine"),
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
  column: (mind, asked) => asked.options[mind.draw(asked.options.length)].key,
  "free-boost": (_mind, asked) => asked.options[0].key,
  nominee: worst,
  close: all("close"),
  vote: (mind, asked) =>
    keyOfKind(asked, hostility(mind, Number(asked.args?.target ?? -1)) > 0.6 ? "for" : "against"),
  "break-tie": (mind, asked) =>
    keyOfKind(asked, hostility(mind, Number(asked.args?.target ?? -1)) > 0.6 ? "for" : "against"),
  "leader-card": leaderCard,
  general: trusted,
  "keep-general": all("yes"),
  supply: (mind, asked) =>
    mind.s.figures[mind.me].supply.length > 0
      ? keyOfKind(asked, "pass")
      : (keyOfKind(asked, "take") ?? keyOfKind(asked, "pass")),
  sniff: (_mind, asked) => asked.options[0].key,
  "recon-card": (mind, asked) =>
    best(asked, (option) => ("card" in option ? reconWorth(faceOf(mind, option.card)) : 1)),
  "isolation-target": (mind, asked) => {
    const sum = handOf(mind).reduce((total, card) => total + valueIn(mind, card), 0);
    return keyOfKind(asked, sum >= 0 ? "plus" : "minus");
  },
  "isolation-cards": plea,
  interrogate: all("confess"),
  "enemy-target": (mind, asked) =>
    best(asked, (option) => {
      if (option.kind !== "figure") return 0;
      const carrying = mind.s.figures[option.figure].chips.length > 0 ? 0.5 : 0;
      return hostility(mind, option.target) - carrying;
    }),
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
    const bad = mind.faction === "fallen" ? [] : dangerousSpots(mind);
    return asked.options
      .flatMap((option) => (option.kind === "spot" ? [option] : []))
      .sort((a, b) => Number(bad.includes(b.spot)) - Number(bad.includes(a.spot)))
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
