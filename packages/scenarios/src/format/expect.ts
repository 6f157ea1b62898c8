/** Lines of `expect`. */
import {
  either,
  type Fields,
  flag,
  type LineShape,
  listOf,
  may,
  need,
  plain,
  record,
  rule,
  text,
  whole,
  word,
} from "../shape.js";
import { audience, option, PATH, path, viewer } from "./parts.js";

const AS_SEAT = may(whole(0), "as this seat is asked; may be left out when only one is asked");

const values: Fields = {
  is: may(plain, "it is exactly this"),
  isnt: may(plain, "it is anything but this"),
  has: may(plain, "a list with this item, a text with this part, fields with these among them"),
  length: may(whole(0), "how long the list or text is"),
  missing: may(flag, "true: there is no such thing"),
};

const faces: Fields = {
  face: may(plain, "the face of the hidden thing"),
  faces: may(listOf(plain), "the faces of the pile, in any order"),
  hidden: may(flag, "true: the viewer sees none of the faces"),
};

const COUNT = may(whole(0), "how many there are");

const eventFields = record(
  {
    type: may(text, "the type of the event"),
    rule: may(rule, "the rule it is told by"),
    faces: may(listOf(plain), "the faces of the cards it speaks of, in any order"),
  },
  plain,
);

export const expectLine: LineShape = {
  is: "line",
  called: "a line of expect",
  heads: {
    path: { path: need(path, PATH), ...values },
    card: { card: need(path, `${PATH}, to a hidden thing`), face: need(plain, "its face") },
    pile: {
      pile: need(path, `${PATH}, to a list of hidden things`),
      faces: may(listOf(plain), "their faces, in any order"),
      has: may(listOf(plain), "faces that are among theirs"),
      length: may(whole(0), "how many there are"),
    },
    view: {
      view: need(
        record({
          seat: may(whole(0), "as this seat sees it"),
          spectator: may(flag, "true: as somebody with no seat sees it"),
          path: may(path, PATH),
          card: may(path, `${PATH}, to a hidden thing`),
          pile: may(path, `${PATH}, to a list of hidden things`),
        }),
        "what one viewer sees",
      ),
      ...values,
      ...faces,
    },
    offered: { offered: need(option, "an option that may be chosen"), seat: AS_SEAT, count: COUNT },
    "not-offered": {
      "not-offered": need(option, "an option that may not be chosen"),
      seat: AS_SEAT,
    },
    exactly: {
      exactly: need(listOf(option), "all that is offered, by kind, sentence or fields"),
      seat: AS_SEAT,
    },
    barred: {
      barred: need(option, "an option one would expect but may not choose"),
      rule: may(rule, "the rule that forbids it"),
      seat: AS_SEAT,
      count: COUNT,
    },
    asked: {
      asked: need(
        record({
          seat: may(whole(0), "the one seat that is asked"),
          seats: may(listOf(whole(0)), "the seats that have still to answer"),
          kind: may(text, "what is asked"),
          form: may(word("choose", "pick", "amount", "each", "window"), "how it is asked"),
          rule: may(rule, "the rule it is asked by"),
          min: may(whole(), "the least number"),
          max: may(whole(), "the greatest number"),
        }),
        "who is asked what",
      ),
    },
    event: {
      event: need(either(text, eventFields), "what happened since the last expect"),
      as: may(viewer, "as this viewer is told"),
      told: may(audience, "exactly these are told so"),
      count: COUNT,
    },
    "no-event": {
      "no-event": need(either(text, eventFields), "what did not happen since the last expect"),
      as: may(viewer, "as this viewer is told"),
    },
    over: {
      over: need(flag, "whether the match is over"),
      winner: may(whole(0), "the one seat that won"),
      winners: may(listOf(whole(0)), "the seats that won"),
      reason: may(text, "why it ended"),
      rule: may(rule, "the rule that ended it"),
      sides: may(listOf(text), "the sides that won"),
      scores: may(listOf(whole()), "the scores by seat"),
    },
  },
};
