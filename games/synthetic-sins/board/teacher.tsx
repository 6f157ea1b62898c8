/** Odalys, who explains the first night. */
import { Portrait } from "@sprawl/art";
import { faces, grounds } from "./cast.js";

export const Teacher = () => (
  <Portrait face={faces.odalys} ground={grounds.odalys} size={120} mood="glad" />
);
