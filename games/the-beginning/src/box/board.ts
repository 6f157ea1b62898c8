/** What the bars of the board set free: Apex, Deus X Machina, and EX Events. */
import type { Contents } from "../content.js";
import { enterApex, enterDeus } from "../elites.js";
import { exEvent } from "../happen.js";

export const elites: Contents["elites"] = {
  apex: { id: "apex", enters: enterApex }, // TB-29.2
  deus: { id: "deus", enters: enterDeus }, // TB-30.2
};

export const riot: Contents["riot"] = { red: { id: "red", breaksOut: exEvent } }; // TB-33.6
