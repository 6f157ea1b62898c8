/** Lines of `arrange`. */
import {
  either,
  flag,
  type LineShape,
  listOf,
  may,
  need,
  plain,
  record,
  text,
  whole,
} from "../shape.js";
import { audience, PATH, path } from "./parts.js";

const SEEN = may(audience, 'who sees them: "all", "none" or a list of seats');

export const arrangeLine: LineShape = {
  is: "line",
  called: "a line of arrange",
  heads: {
    set: {
      set: need(path, PATH),
      to: need(plain, "the value it gets"),
      new: may(flag, "true if the field is not there yet"),
    },
    push: {
      push: need(path, `${PATH}, to a list`),
      value: need(plain, "what is added at its end"),
    },
    remove: {
      remove: need(path, `${PATH}, to a field or an item of a list`),
      value: may(plain, "with a path to a list: the item that is removed from it"),
    },
    card: {
      card: need(path, `${PATH}, to a hidden thing; of a pile, the top one`),
      face: need(plain, "the face it has; it changes places with the thing that has it now"),
      seen: SEEN,
    },
    pile: {
      pile: need(path, `${PATH}, to a list of hidden things`),
      faces: need(listOf(plain), "exactly these lie there, in this order, the last on top"),
      from: may(path, "the pile where what is missing comes from and what is too much goes to"),
      seen: SEEN,
    },
    move: {
      move: need(path, `${PATH}, to a pile`),
      to: need(path, "the pile on whose top they come"),
      count: may(whole(1), "how many, from the top; all if left out"),
      seen: SEEN,
    },
    show: {
      show: need(path, `${PATH}, to a hidden thing or a pile`),
      to: need(audience, "who has seen it"),
    },
    hide: { hide: need(path, `${PATH}, to a hidden thing or a pile nobody has seen`) },
    steps: {
      steps: need(
        listOf(
          either(text, record({ step: need(text, "its name"), arg: may(plain, "its argument") })),
          1,
        ),
        "the steps that are still to run, first one first, instead of those that were",
      ),
    },
  },
  verbs: plain,
};
