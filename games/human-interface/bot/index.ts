/** Human Interface's rule-of-thumb player. */
import type { Instinct, Thought } from "@sprawl/engine";
import { reasonFor } from "@sprawl/parts";
import { glimpse } from "../src/advice/index.js";
import { waysToAttack } from "../src/attacks.js";
import { isFriendly, locationOf, missionOf, modelOf, sideOf, woundValue } from "../src/models.js";
import { kitFor } from "../src/preparing/kits.js";
import type { HiQuestions } from "../src/questions.js";
import { distanceBetween } from "../src/sight.js";
import type { Interface, Model, State } from "../src/state.js";
import { likingOfActions } from "./acting.js";
import { bidOf } from "./bidding.js";
import { likingOfCyber, likingOfSniffing, strengthOf, typeOf } from "./cyber.js";
import { likingOfDoors } from "./doors.js";
import { likingOfReaction, likingOfResponse } from "./reacting.js";
import { reasons } from "./reasons.js";

type Draw = (n: number) => number;

/** The option that is liked best; of equals one at random. */
function best<O extends { readonly key: string }>(
  options: readonly O[],
  draw: Draw,
  like: (option: O) => number,
): Thought {
  let found = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const liking = like(option) + draw(100) / 100;
    if (liking > most) {
      most = liking;
      found = option;
    }
  }
  return { answer: found.key };
}

type Asked = Parameters<Instinct<State, HiQuestions>>[1];

/** Who thinks, and about what. */
type Thinker = {
  readonly g: Interface;
  readonly team: number;
  readonly question: Asked;
  readonly draw: Draw;
};

export const instinct: Instinct<State, HiQuestions> = (view, question, draw) => {
  const g = glimpse(view);
  const seat = typeof view.viewer === "number" ? view.viewer : 0;
  const team = g.state.teams.findIndex(({ seats }) => seats.includes(seat));
  const thinker = { g, team, question, draw };
  const thought = onTheFloor(thinker) ??
    inTheNetworks(thinker) ??
    aboutTheTower(thinker) ??
    aboutOneself(thinker) ?? {
      answer: question.options[draw(question.options.length)]?.key ?? question.safe,
    };
  const because = reasonFor(reasons, question, thought.answer);
  return because ? { ...thought, because } : thought;
};

/** Actions and reactions. */
function onTheFloor({ g, team, question, draw }: Thinker): Thought | undefined {
  switch (question.kind) {
    case "act": {
      const like = likingOfActions(g, modelOf(g, g.state.activation.model));
      return best(question.options, draw, (option) => (option.kind === "pass" ? -9 : like(option)));
    }
    case "react":
      return best(question.options, draw, (option) => likingOfReaction(g, option));
    case "respond": {
      const model = modelOf(g, String(question.args?.model));
      const by = modelOf(g, String(question.args?.by));
      return best(question.options, draw, (option) => likingOfResponse(g, model, by, option));
    }
    case "activate":
      return best(question.options, draw, (option) =>
        option.kind === "pass" ? -1 : readiness(g, option.model),
      );
    case "burst":
      return best(question.options, draw, (option) =>
        option.kind === "shift"
          ? shift(g, String(question.args?.victim), Number(question.args?.drawn) + option.by)
          : -1,
      );
    case "cover-square":
      return best(question.options, draw, (option) => (option.kind === "stay" ? 0 : 1));
    case "second-attack":
      return best(question.options, draw, (option) =>
        option.kind === "pass" || isOwn(g, team, option.model) ? 0 : 1,
      );
    case "which-card":
      return best(question.options, draw, (option) => (option.kind === "take" ? option.value : -1));
    default:
      return undefined;
  }
}

/** Programs and System Resources. */
function inTheNetworks({ g, team, question, draw }: Thinker): Thought | undefined {
  switch (question.kind) {
    case "cyber":
      return best(question.options, draw, likingOfCyber(g, team));
    case "boost":
      return { answer: question.max ?? 0 };
    case "sniff-count":
      return { answer: question.max ?? 0 };
    case "support":
    case "also-protect":
      return best(question.options, draw, (option) =>
        option.kind === "pass"
          ? 0
          : strengthOf(g, option.card) - (question.kind === "support" ? 0 : 2),
      );
    case "defend":
      return best(question.options, draw, (option) =>
        option.kind === "reveal" ? strengthOf(g, option.card) : option.kind === "stand" ? 3 : 0,
      );
    case "sr-booster":
      return best(question.options, draw, (option) => (option.kind === "use-card" ? 1 : 0));
    case "exchange":
      return best(question.options, draw, (option) =>
        option.kind === "use-card" ? 1 - strengthOf(g, option.card) : -1,
      );
    case "sniffer":
      return best(question.options, draw, likingOfSniffing(g, team));
    case "infect":
      return best(question.options, draw, (option) => (option.kind === "infect" ? 2 : 0));
    case "go-on":
      return best(question.options, draw, (option) => (option.kind === "go-on" ? 1 : 0));
    case "counter":
      return best(question.options, draw, (option) => (option.kind === "counter" ? 1 : 0));
    case "seven":
      return best(question.options, draw, (option) => (option.kind === "seven" ? 1 : 0));
    case "fill-terminal": {
      const all = question.options.slice(0, question.max ?? 0);
      return { answer: all.map(({ key }) => key) };
    }
    case "clean-hand":
      return { answer: surplus(g, question.options) };
    case "hand-limit":
      return { answer: weakest(g, question.options, question.min ?? 0) };
    default:
      return undefined;
  }
}

/** What machines do where the rules leave it to a player. */
function aboutTheTower({ g, team, question, draw }: Thinker): Thought | undefined {
  switch (question.kind) {
    case "drone":
      return best(question.options, draw, (option) =>
        option.kind === "drone" ? nearEnemy(g, team, option.model) : -1,
      );
    case "route":
      return best(question.options, draw, (option) =>
        option.kind === "pass" ? 0 : awayFromOwn(g, team, option.square),
      );
    case "aim":
      return best(question.options, draw, (option) =>
        option.kind === "aim" ? weakness(g, team, option.model) : -1,
      );
    default:
      return undefined;
  }
}

/** The Team, the initiative, and what is left as it is. */
function aboutOneself({ g, team, question, draw }: Thinker): Thought | undefined {
  switch (question.kind) {
    case "bid": {
      const bid = bidOf(g, team, draw(3) === 0 ? 2 : draw(2));
      return { answer: Math.min(question.max ?? 0, bid) };
    }
    case "raise":
      return { answer: 0 };
    case "first":
      return best(question.options, draw, (option) =>
        option.kind === "first" && option.faction === g.state.teams[team].faction ? 1 : 0,
      );
    case "team": {
      const members = strongTeam(g, question.options, question.min ?? 0);
      return { answer: members };
    }
    case "buy": {
      const wishes = kitFor(
        g,
        team,
        g.state.models.filter((model) => model.team === team),
      );
      const picked = question.options.filter((option) =>
        wishes.some(
          ({ kind, item, model }) =>
            kind === option.kind && item === option.item && model === option.model,
        ),
      );
      return { answer: picked.map(({ key }) => key) };
    }
    case "doors":
      return best(question.options, draw, likingOfDoors(g, team));
    case "remove":
      return { answer: question.safe };
    default:
      return undefined;
  }
}

const isOwn = (g: Interface, team: number, id: string): boolean => modelOf(g, id).team === team;

/** Those who can shoot at once go first, hackers and carriers last. */
function readiness(g: Interface, id: string): number {
  const model = modelOf(g, id);
  const hacker = g.box.characters[model.card].hacker ? -5 : 0;
  const shot = g.state.models.some(
    (other) => other.at >= 0 && waysToAttack(g, model, other).length > 0,
  )
    ? 4
    : 0;
  return hacker + shot + (model.stunned ? 8 : 0);
}

/** The location with the least Armour. */
function shift(g: Interface, victim: string, card: number): number {
  const { armour } = sideOf(g, modelOf(g, victim));
  const location = locationOf(card);
  return 10 - armour[location] + (location === "head" ? 1 : 0);
}

/** Machines near the enemy act first. */
function nearEnemy(g: Interface, team: number, id: string): number {
  const machine = modelOf(g, id);
  const at = machine.at >= 0 ? machine.at : machine.entry;
  const far = g.state.models
    .filter((model) => model.at >= 0 && model.team >= 0 && model.team !== team)
    .map((model) => distanceBetween(g, at, model.at));
  return far.length === 0 ? 0 : 40 - Math.min(...far);
}

/** A machine shall end far from one's own, and near the enemy. */
function awayFromOwn(g: Interface, team: number, at: number): number {
  const nearest = (wanted: (model: Model) => boolean): number =>
    Math.min(20, ...g.state.models.filter(wanted).map((model) => distanceBetween(g, at, model.at)));
  const own = nearest((model) => model.at >= 0 && model.team === team);
  return own - nearest((model) => model.at >= 0 && model.team >= 0 && model.team !== team);
}

function weakness(g: Interface, team: number, id: string): number {
  const model = modelOf(g, id);
  const own = g.state.models.find((other) => other.team === team);
  const friend = own !== undefined && isFriendly(g, own, model);
  return (friend ? -50 : 0) - (woundValue(g, model) - model.wounds) + (model.crippled ? 5 : 0);
}

function weakest(
  g: Interface,
  options: readonly { readonly key: string; readonly kind: string; readonly card?: number }[],
  count: number,
): string[] {
  const sorted = options
    .slice()
    .sort((a, b) => strengthOf(g, a.card ?? -1) - strengthOf(g, b.card ?? -1));
  return sorted.slice(0, count).map(({ key }) => key);
}

const LIKED: readonly string[] = [
  "tomo",
  "rin",
  "phantom",
  "shoko",
  "markus",
  "harvey",
  "isamu",
  "yuko",
  "werner",
  "tetsuo",
  "shinsu",
];

/** One hacker, then the best of the others. */
function strongTeam(
  g: Interface,
  options: readonly { readonly key: string; readonly kind: string; readonly character?: string }[],
  count: number,
): string[] {
  const rank = (name: string | undefined): number => LIKED.indexOf(name ?? "");
  const sorted = options.slice().sort((a, b) => rank(a.character) - rank(b.character));
  const isHacker = ({ character = "" }: (typeof options)[number]): boolean =>
    g.box.characters[character]?.hacker === true;
  const hacks = !missionOf(g).skips?.includes(4);
  const first = hacks ? sorted.find(isHacker) : undefined;
  const rest = sorted.filter((option) => option !== first && !isHacker(option));
  return [...(first ? [first] : []), ...rest].slice(0, count).map(({ key }) => key);
}

/** Of each kind of program so many are kept; the others make room for new ones. */
const KEPT: Readonly<Record<string, number>> = {
  virus: 2,
  worm: 2,
  ice: 1,
  ids: 1,
  bastion: 1,
  booster: 1,
  "sr-booster": 1,
};

function surplus(
  g: Interface,
  options: readonly { readonly key: string; readonly kind: string; readonly card?: number }[],
): string[] {
  const held: Record<string, number> = {};
  return options.flatMap(({ key, card }) => {
    const type = typeOf(g, card ?? -1);
    held[type] = (held[type] ?? 0) + 1;
    return held[type] > (KEPT[type] ?? 0) ? [key] : [];
  });
}
