/** Lines of `play`. */
import {
  either,
  type Fields,
  flag,
  type LineShape,
  listOf,
  mapOf,
  may,
  need,
  record,
  rule,
  text,
  whole,
  word,
} from "../shape.js";
import { arrangeLine } from "./arrange.js";
import { expectLine } from "./expect.js";
import { option } from "./parts.js";

const SEAT = may(whole(0), "the seat; may be left out when only one is asked");

const answers: Fields = {
  choose: need(option, "one option"),
  pick: need(listOf(option), "several options"),
  amount: need(whole(), "a number"),
  pass: need(flag, "the option of kind pass"),
  answer: need(
    either(text, whole(), listOf(text)),
    "the answer as it is stored: a key, keys, a number",
  ),
};

const REFUSED = may(
  record({
    code: need(
      word(
        "not-asked",
        "stale",
        "unknown-option",
        "barred",
        "out-of-range",
        "not-together",
        "malformed",
        "over",
      ),
      "the code of the refusal",
    ),
    rule: may(rule, "the rule that forbids it"),
  }),
  "this answer must be refused, and change nothing",
);

function answering(head: string): Fields {
  return {
    [head]: answers[head],
    seat: SEAT,
    times: may(whole(1), "how often, each time for whoever is asked"),
    refused: REFUSED,
  };
}

const sealed = either(whole(), text, listOf(option), {
  is: "line",
  called: "an answer",
  heads: Object.fromEntries(Object.keys(answers).map((head) => [head, { [head]: answers[head] }])),
  others: option,
});

export const playLine: LineShape = {
  is: "line",
  called: "a line of play",
  heads: {
    ...Object.fromEntries(Object.keys(answers).map((head) => [head, answering(head)])),
    each: {
      each: need(mapOf(sealed), 'answers by seat; "others" stands for all who are asked besides'),
    },
    undo: {
      undo: need(flag, "true: the last answer is taken back; false: it cannot be"),
      why: may(
        word("nothing-yet", "chance", "shown", "another-seat"),
        "what stands in the way: nothing was answered, chance has decided, something was shown, somebody else has acted",
      ),
      seat: may(whole(0), "whose answer; the seat that answered last if left out"),
    },
    expect: {
      expect: need(listOf(expectLine, 1), "what must hold at this moment"),
    },
    arrange: {
      arrange: need(listOf(arrangeLine, 1), "changes at this moment"),
    },
  },
};
