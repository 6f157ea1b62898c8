/** Loyalty programs, seven of the 66 core programs (SD-14.1), and Spam: never played (SD-14). */
import type { Program } from "../cards.js";
import type { Colour } from "../state.js";

function loyaltyProgram(loyalty: Colour, order: number, copies: number): Program {
  return {
    id: `${loyalty}-loyalty`,
    order,
    copies,
    box: "core",
    timing: "immediate",
    loyalty, // SD-14.2, SD-14.6
    changesLoyalty: true, // SD-21.2
  };
}

export const humanLoyalty = loyaltyProgram("human", 1, 2);
export const machineLoyalty = loyaltyProgram("machine", 2, 2);
export const outlawLoyalty = loyaltyProgram("outlaw", 3, 2);
export const legionLoyalty = loyaltyProgram("legion", 4, 1); // SD-14.4

export const spam: Program = {
  id: "spam",
  order: 5,
  copies: 3,
  box: "core",
  timing: "none", // SD-14.11
  protected: true, // SD-14.6
};
