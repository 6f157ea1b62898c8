/** One token is not placed. */
import { reaction } from "./item.js";

export const soundDampener = reaction("token", {
  id: "sound-dampener",
  number: 15,
  rules: ["SS-36.18", "SS-R98"],
});
