/** SS-28: what a completed mission brings. */
import type { Rule } from "@sprawl/engine";
import { MAX_ITEMS } from "./content/components.js";
import type { Reward } from "./content/types.js";
import { theMission } from "./mission.js";
import { pick, type SinsQuestions } from "./questions.js";
import { type Sins, YOU } from "./state.js";

/** SS-28.2: all rewards are gained at the end of a successful mission. */
export function* rewards(g: Sins): Rule<void> {
  g.state.turn.phase = "over";
  if (g.state.standing !== "replay") {
    const { byteBucks, items } = rewardOf(g);
    g.state.purse.byteBucks += byteBucks; // SS-28.1, SS-1.7
    g.tell("rewarded", { byteBucks, items }, { rule: "SS-28.2" });
    for (let n = 0; n < items; n++) drawItem(g); // SS-28.4
    yield* discardDown(g); // SS-28.5
  }
  g.end({ winners: [YOU], reason: "mission-complete", rule: "SS-26.1" });
}

/** SS-28.1: the mission's own reward, and those of the Optional Objectives found. */
export function rewardOf(g: Sins): Reward {
  const { reward, optional } = theMission(g);
  const found = optional.filter(({ ref }) => g.state.objectives[ref].done); // SS-26.4
  const all = [reward, ...found.map((each) => each.reward)];
  return {
    byteBucks: all.reduce((sum, each) => sum + each.byteBucks, 0),
    items: all.reduce((sum, each) => sum + each.items, 0),
  };
}

/** SS-28.4, SS-R94: the top item of the deck; the discard pile comes back when it is empty. */
function drawItem(g: Sins): void {
  const { purse, you } = g.state;
  if (purse.itemDeck.length === 0) {
    purse.itemDeck = g.hide("item", purse.itemDiscard); // SS-R94
    purse.itemDiscard = [];
    g.shuffle("item-deck", purse.itemDeck);
  }
  if (purse.itemDeck.length === 0) return; // SS-R94: the reward is lost
  const card = g.draw("item", purse.itemDeck); // SS-28.4
  g.show(card, "all");
  purse.itemsDrawn.push(card);
  you.items.push(g.face(card)); // SS-28.3: the mission is over, so it cannot be used in it
  g.tell("item-gained", { item: g.face(card) }, { rule: "SS-28.4" });
}

type Discard = SinsQuestions["discard-items"];

/** SS-28.5: keep three items of your choice. */
function* discardDown(g: Sins): Rule<void> {
  const { you, purse } = g.state;
  const extra = you.items.length - MAX_ITEMS;
  if (extra <= 0) return; // SS-30.3
  const rule = "SS-28.5";
  const options = you.items.map(
    (item): Discard => ({ kind: "discard-item", item, on: `item/${item}`, rule }),
  );
  const picked = yield* pick(YOU, "discard-items", options, { min: extra, max: extra, rule });
  for (const { item } of picked) {
    you.items.splice(you.items.indexOf(item), 1); // SS-28.5
    purse.itemDiscard.push(item);
  }
}
