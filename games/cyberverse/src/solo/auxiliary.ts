/** CV-31.17 to CV-31.20: the Auxiliary Actions of the automaton. */
import { leastOf, mostOf } from "@sprawl/parts";
import type { AuxiliaryAction, Questions } from "../questions.js";
import type { Agent, Cyber, Org, Seen } from "../state.js";
import { names, openMissions } from "../stories.js";
import { agentNamed, agentsIn, agentsOf, profileOf } from "../table.js";
import { EVERYWHERE, FEATURES } from "../types.js";
import type { Answers } from "./automaton.js";
import { wantedFeatures } from "./strategy.js";

type Of<K extends AuxiliaryAction["kind"]> = AuxiliaryAction & { readonly kind: K };

function ofKind<K extends AuxiliaryAction["kind"]>(
  options: readonly AuxiliaryAction[],
  kind: K,
): Of<K>[] {
  return options.filter((option): option is Of<K> => option.kind === kind);
}

/** CV-31.18: the highest sum of the Features its open Missions use. */
function bestRecruit(
  g: Seen,
  org: Org,
  options: readonly Of<"recruit">[],
): Of<"recruit"> | undefined {
  const wanted = wantedFeatures(g, org);
  const sum = ({ profile }: Of<"recruit">): number => {
    let total = 0;
    for (const feature of FEATURES)
      if (wanted[feature] > 0) total += g.box.profiles[profile][feature];
    return total;
  };
  const cheap = leastOf(mostOf(options, sum), ({ profile }) => g.box.profiles[profile].salary); // CV-31.18
  return leastOf(cheap, ({ profile }) => g.box.profiles[profile].initiative)[0]; // CV-31.18
}

function canAfford(g: Seen, org: Org, { profile }: Of<"recruit">): boolean {
  let salaries = g.box.profiles[profile].salary;
  for (const agent of agentsOf(g, org)) salaries += profileOf(g, agent).salary;
  return g.state.orgs[org].money >= salaries; // CV-31.17
}

function rewardOf(g: Seen, { event }: Of<"staff">): number {
  const { reward } = g.box.events[event];
  return reward.kind === "money" ? reward.amount : 0;
}

/** CV-31.20: no Mission validated during the last 4 turns. */
function isStuck(g: Seen, org: Org): boolean {
  return g.state.turn - g.state.orgs[org].progress >= 4;
}

/** Wounded, in a District that no open Mission names. */
function isStranded(g: Seen, { wound, district, org }: Agent): boolean {
  return wound && !openMissions(g, org).some(({ mission }) => names(mission, district));
}

/** Its first possible action, in the order of CV-31.17. */
function auxiliary(
  g: Cyber,
  org: Org,
  options: readonly AuxiliaryAction[],
): AuxiliaryAction | undefined {
  const [replace] = isStuck(g, org) ? ofKind(options, "replace-story") : [];
  const rescue = ofKind(options, "rescue").find(({ agent }) => {
    const hurt = agentNamed(g, agent);
    return hurt && ((hurt.health === 1 && hurt.bleeding) || isStranded(g, hurt)); // CV-31.17
  });
  const recruit = bestRecruit(g, org, ofKind(options, "recruit"));
  const staff = ofKind(options, "staff");
  const paid = staff.filter((each) => each.slot === "reward" && rewardOf(g, each) > 0);
  const humans = (district: number): number =>
    agentsIn(g, district).filter((agent) => agent.org !== org).length;
  const traps = ofKind(options, "ambush");
  const trap = mostOf(
    traps.filter(
      ({ district }) =>
        humans(district) > 0 && agentsIn(g, district).every((agent) => agent.org !== org),
    ),
    ({ district }) => humans(district),
  )[0];
  const cancel = staff.find(({ event, slot }) => {
    const { district } = g.box.events[event];
    const touched =
      district === EVERYWHERE || agentsIn(g, district).some((agent) => agent.org === org);
    return slot === "cancel" && touched;
  });
  return (
    replace ?? // CV-31.20
    ofKind(options, "draw-story")[0] ?? // CV-31.17
    rescue ?? // CV-31.17
    (recruit && canAfford(g, org, recruit) ? recruit : undefined) ?? // CV-31.17
    mostOf(paid, (each) => rewardOf(g, each))[0] ?? // CV-31.17
    trap ?? // CV-31.17
    cancel ?? // CV-31.17
    staff.find(({ slot }) => slot === "reward") ??
    staff[0] ?? // CV-31.17
    traps[0] ?? // CV-31.17
    recruit ??
    ofKind(options, "pass")[0]
  );
}

/** CV-31.19: more VP for each Investigation card, then more VP, then the first drawn. */
function story(g: Cyber, _: Org, options: readonly Questions["story"][]): Questions["story"] {
  const card = (option: Questions["story"]) => g.box.stories[g.face(option.card)];
  const ratio = (option: Questions["story"]): number =>
    Math.floor((12 * card(option).vp) / card(option).needs.length);
  return mostOf(mostOf(options, ratio), (option) => card(option).vp)[0]; // CV-31.19
}

export const auxiliaryAnswers: Answers = { auxiliary, story };
