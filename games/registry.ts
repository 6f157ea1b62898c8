/**
 * The registry: one line a game, and the only place that names it outside of its folder. A game
 * whose `about` does not say how to load it is listed as one to come.
 */
export { about as caravan } from "@sprawl/caravan/about";
export { about as cyberverse } from "@sprawl/cyberverse/about";
export { about as humanInterface } from "@sprawl/human-interface/about";
export { about as socialDeduction } from "@sprawl/social-deduction/about";
export { about as syntheticSins } from "@sprawl/synthetic-sins/about";
export { about as theBeginning } from "@sprawl/the-beginning/about";
