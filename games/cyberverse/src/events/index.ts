/** The 45 Event cards. */
import { pieces } from "../box/pieces.js";
import type { EventCard } from "../types.js";
import { city } from "./city.js";
import { harbor } from "./harbor.js";
import { joytown } from "./joytown.js";
import { junction } from "./junction.js";
import { mall } from "./mall.js";
import { plaza } from "./plaza.js";

export const events = pieces<EventCard>([
  ...mall,
  ...junction,
  ...joytown,
  ...harbor,
  ...plaza,
  ...city,
]);
