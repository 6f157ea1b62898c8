/** What a choice costs and brings, from what the viewer can see. */
import type { OptionIn, Plain } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Consequence, Table } from "@sprawl/kit";
import { chanceToBeat } from "@sprawl/parts";
import { attackSum, damageOf, dodgeSum, makeAttack, waysToAttack } from "../src/attacks.js";
import { costToAttack } from "../src/cyberwarfare/assaults.js";
import { defencesOf } from "../src/cyberwarfare/networks.js";
import {
  advice,
  box,
  type HiQuestions,
  type Interface,
  isFriendly,
  type Model,
  modelOf,
  type ShockCause,
  type State,
} from "../src/index.js";
import { sayHere } from "./here.js";
import { sayWhere } from "./where.js";

type SeatView = Table<State, HiQuestions>["view"];
type Choice<K extends string> = Extract<OptionIn<HiQuestions>, { readonly kind: K }>;

/** What is looked at, and the words for it. */
type Scene = {
  readonly view: SeatView;
  readonly g: Interface;
  /** Whoever is activated. */
  readonly acting: Model | undefined;
  /** Something else could be done. */
  readonly others: boolean;
  label(id: string, args?: Readonly<Record<string, Plain>>): string;
};

export function consequence(
  option: OptionIn<HiQuestions>,
  { view, speaker, choices: { question } }: Table<State, HiQuestions>,
): Consequence | undefined {
  const { models, activation } = view.state;
  const scene: Scene = {
    view,
    others: (question?.options.length ?? 0) > 1,
    g: advice.glimpse(view),
    acting: models.find(({ id }) => id === activation.model),
    label: (id, args = {}) => sayLabel(speaker, id, args),
  };
  const brings =
    onTheFloor(option, scene) ?? inReaction(option, scene) ?? inTheNetworks(option, scene);
  const title = sayHere(option, scene.label);
  if (title === undefined) return brings;
  const where =
    "square" in option ? sayWhere(scene.g, option.square, scene.acting, scene.label) : undefined;
  return { ...brings, title, where };
}

/** What an action of the model that is activated costs and brings. */
function onTheFloor(option: OptionIn<HiQuestions>, scene: Scene): Consequence | undefined {
  const { g, acting, others, label, view } = scene;
  switch (option.kind) {
    case "attack":
      return acting && ofAttack(scene, acting, option);
    case "throw": {
      const weapon = g.box.weapons[option.weapon];
      if (!acting || !weapon) return undefined;
      const n = Math.floor(advice.throwOdds(g, acting, weapon, option.square) / 10);
      return { cost: label("one-point"), odds: label("lands", { n }) };
    }
    case "force-door":
      return acting && { cost: label("one-point"), odds: percent(advice.forceOdds(g, acting)) };
    case "use":
      if (!acting) return undefined;
      if (option.item === "overclock") return { note: label("level-up") };
      return g.box.gear[option.item]?.tests
        ? { note: shockOf(scene, acting, "gear").join() }
        : undefined;
    case "move":
      return view.state.activation.steps > 0 ? undefined : { cost: label("one-point") };
    case "end-activation": {
      // How many points are left is said in the question.
      return view.state.activation.points > 0 && others ? { early: true } : undefined;
    }
    default:
      return undefined;
  }
}

function ofAttack(
  scene: Scene,
  attacker: Model,
  option: Choice<"attack">,
): Consequence | undefined {
  const { g, label } = scene;
  const target = modelOf(g, option.model);
  const means = waysToAttack(g, attacker, target).find(({ weapon }) => weapon.id === option.weapon);
  if (!means) return undefined;
  const charged = means.close ? g.state.activation.charged : [];
  const attack = makeAttack(g, attacker, target, means, { charged });
  const treachery = isFriendly(g, attacker, target) ? shockOf(scene, attacker, "treachery") : [];
  return {
    title: label("attack-with", { weapon: option.weapon }),
    cost: label("one-point"),
    odds: percent(advice.chanceOf(g, attack)),
    note: [label("damage", { damage: damageOf(g, attack) }), ...treachery].join("; "),
    affects: [`model/${target.id}`],
  };
}

/** What an answer to somebody else's action brings. */
function inReaction(option: OptionIn<HiQuestions>, scene: Scene): Consequence | undefined {
  const { view, label } = scene;
  switch (option.kind) {
    case "fast-attack":
      return ofFastAttack(scene, option);
    case "dodge":
    case "cover":
    case "nothing":
      return { odds: label("unhurt", { n: missed(view, option.kind) }) };
    case "answer":
      return { odds: label("unhurt-and-hits", { n: missed(view, "answer", option.weapon) }) };
    case "guard-mod":
    case "repeat": {
      const model = view.state.models.find(({ id }) => id === view.question?.args?.model);
      return model && { note: shockOf(scene, model, "gear").join() };
    }
    default:
      return undefined;
  }
}

function ofFastAttack(
  { view, g, label }: Scene,
  option: Choice<"fast-attack">,
): Consequence | undefined {
  const model = modelOf(g, option.model);
  const active = view.state.models.find(({ id }) => id === view.state.active);
  const means =
    active &&
    waysToAttack(g, model, active, true).find(({ weapon }) => weapon.id === option.weapon);
  if (!active || !means) return undefined;
  const moving = view.question?.args?.moving === 1;
  const second = model.fastAttacks > 0;
  const attack = makeAttack(g, model, active, means, { fast: true, moving, second });
  return {
    title: label("fast-attack-with", { weapon: option.weapon }),
    odds: percent(advice.chanceOf(g, attack)),
    note: label("damage", { damage: damageOf(g, attack) }),
  };
}

/** What a program costs, and how likely it wins. */
function inTheNetworks(
  option: OptionIn<HiQuestions>,
  { view, g, label }: Scene,
): Consequence | undefined {
  switch (option.kind) {
    case "stand":
    case "bare":
    case "reveal":
      return { odds: label("holds", { n: held(view, option) }) };
    case "attack-network":
    case "attack-terminal":
    case "protect":
    case "purge": {
      const face = view.faces[option.card];
      const program = typeof face === "string" ? box.programs[face] : undefined;
      if (!program) return undefined;
      const odds = chanceOver(view, option);
      const lost = option.kind === "protect" ? "strength" : "fails-lost";
      return {
        cost: label("system-resources", { n: costToAttack(g, teamOfViewer(view), option.card) }),
        ...(odds !== undefined && { odds: `${odds}%` }),
        note: label(lost, { n: program.strength }),
      };
    }
    default:
      return undefined;
  }
}

/** How likely the Cybershock test that follows fails, and whether that would be the end. */
function shockOf({ g, label }: Scene, model: Model, cause: ShockCause): string[] {
  const chance = advice.shockOdds(g, model, cause);
  if (chance === undefined) return [];
  const said = advice.isNearBreaking(model) ? "test-breaks" : "test-fails";
  return [label(said, { n: Math.floor(chance / 10) })];
}

const percent = (chance: number): string => `${Math.floor(chance / 10)}%`;

type Answered = "dodge" | "cover" | "nothing" | "answer";

/** Of 100: how often what comes misses whoever answers so. */
function missed(view: SeatView, kind: Answered, own?: string): number {
  const { by, model, weapon } = view.question?.args ?? {};
  const g = advice.glimpse(view);
  const attacker = modelOf(g, String(by));
  const target = modelOf(g, String(model));
  const fast = view.state.active !== attacker.id;
  const means = waysToAttack(g, attacker, target, fast).find((each) => each.weapon.id === weapon);
  if (!means) return 0;
  const attack = makeAttack(g, attacker, target, means, { fast });
  const back = waysToAttack(g, target, attacker, true).find((each) => each.weapon.id === own);
  const against = back
    ? attackSum(g, makeAttack(g, target, attacker, back, { fast: true })).value
    : kind === "nothing"
      ? 0
      : dodgeSum(g, attack, kind === "cover").value;
  const lead = attackSum(g, attack).value - against;
  return 100 - Math.floor(chanceToBeat(advice.leftInDeck(g), lead) / 10);
}

/** Of 100: how often an attack over the networks wins its first battle, without SR and Boosters. */
function chanceOver(view: SeatView, option: OptionIn<HiQuestions>): number | undefined {
  const g = advice.glimpse(view);
  const team = teamOfViewer(view);
  if (option.kind === "purge") return Math.floor(advice.purgeOdds(g, { team, ...option }) / 10);
  if (option.kind === "attack-network") {
    const network = view.state.teams.findIndex(({ faction }) => faction === option.faction);
    return Math.floor(advice.assaultOdds(g, team, option.card, { network }) / 10);
  }
  if (option.kind !== "attack-terminal") return undefined;
  const terminal = view.state.terminals.find(({ id }) => id === option.terminal);
  return terminal && Math.floor(advice.assaultOdds(g, team, option.card, { terminal }) / 10);
}

const teamOfViewer = (view: SeatView): number =>
  view.state.teams.findIndex(({ seats }) => seats.some((seat) => seat === view.viewer));

/** Of 100: how often this defence holds, before SR and support cards. */
function held(view: SeatView, option: OptionIn<HiQuestions>): number {
  const g = advice.glimpse(view);
  const { faction, sum } = view.question?.args ?? {};
  const attacker = view.state.teams.findIndex((team) => team.faction === faction);
  const defender = teamOfViewer(view);
  const [first] = defencesOf(g, defender);
  const card =
    option.kind === "reveal" ? option.card : option.kind === "stand" ? first?.card : undefined;
  return Math.floor(advice.defenceOdds(g, Number(sum), attacker, defender, card) / 10);
}
