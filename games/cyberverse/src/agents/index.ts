/** The 28 profiles of the 14 Agent sheets. */
import { pieces } from "../box/pieces.js";
import type { Profile } from "../types.js";
import { igor, vladimir } from "./s1.js";
import { alena, ingrid } from "./s2.js";
import { anvil, wuFang } from "./s3.js";
import { echo, qBert } from "./s4.js";
import { kristina, molly } from "./s5.js";
import { bakemono, shroud } from "./s6.js";
import { ledger, tollgate } from "./s7.js";
import { prism, whiteNoise } from "./s8.js";
import { paleBear, rust } from "./s9.js";
import { lantern, verdict } from "./s10.js";
import { gallo, sermon } from "./s11.js";
import { kettle, mother } from "./s12.js";
import { needle, saffron } from "./s13.js";
import { clockwork, zero } from "./s14.js";

export const profiles = pieces<Profile>([
  igor,
  vladimir,
  alena,
  ingrid,
  wuFang,
  anvil,
  qBert,
  echo,
  kristina,
  molly,
  bakemono,
  shroud,
  ledger,
  tollgate,
  whiteNoise,
  prism,
  rust,
  paleBear,
  lantern,
  verdict,
  gallo,
  sermon,
  kettle,
  mother,
  saffron,
  needle,
  zero,
  clockwork,
]);
