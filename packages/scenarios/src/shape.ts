/**
 * Shapes of data in a file: what a scenario may say, as a table. One reader checks a file against
 * it and points at the place that is wrong; schema.ts writes the same table down for editors.
 */

/** What may stand at one place. */
export type Shape =
  | { readonly is: "text" | "flag" | "plain" }
  | { readonly is: "whole"; readonly least?: number }
  | { readonly is: "rule" }
  | { readonly is: "word"; readonly words: readonly string[] }
  | { readonly is: "list"; readonly of: Shape; readonly least?: number }
  /** Names of somebody's own, all with the same kind of value. */
  | { readonly is: "map"; readonly of: Shape }
  | RecordShape
  /** A record that is told from its brothers by the one field that heads it. */
  | LineShape
  /** One of these, told apart by whether it is a list, a record, a number… */
  | { readonly is: "either"; readonly shapes: readonly Shape[] };

export type Field = { readonly shape: Shape; readonly says: string; readonly needed?: boolean };
export type Fields = Readonly<Record<string, Field>>;

export type RecordShape = {
  readonly is: "record";
  readonly fields: Fields;
  /** Other names are somebody's own, with values of this shape. */
  readonly others?: Shape;
};

export type LineShape = {
  readonly is: "line";
  /** What such a line is called: "a line of play". */
  readonly called: string;
  /** The fields that may go with each head, the head among them. */
  readonly heads: Readonly<Record<string, Fields>>;
  /** A line with one unknown field is a verb of the game's own. */
  readonly verbs?: Shape;
  /** What a line is that has none of the heads. */
  readonly others?: Shape;
};

export const text: Shape = { is: "text" };
export const flag: Shape = { is: "flag" };
/** Any plain data: JSON without null and without fractions. */
export const plain: Shape = { is: "plain" };
export const rule: Shape = { is: "rule" };
export const whole = (least?: number): Shape => ({
  is: "whole",
  ...(least !== undefined && { least }),
});
export const word = (...words: readonly string[]): Shape => ({ is: "word", words });
export const listOf = (of: Shape, least?: number): Shape => ({
  is: "list",
  of,
  ...(least !== undefined && { least }),
});
export const mapOf = (of: Shape): Shape => ({ is: "map", of });
export const record = (fields: Fields, others?: Shape): RecordShape => ({
  is: "record",
  fields,
  ...(others && { others }),
});
export const either = (...shapes: readonly Shape[]): Shape => ({ is: "either", shapes });

export const need = (shape: Shape, says: string): Field => ({ shape, says, needed: true });
export const may = (shape: Shape, says: string): Field => ({ shape, says });

/** What a shape is called in an error. */
export function called(shape: Shape): string {
  switch (shape.is) {
    case "text":
      return "a text";
    case "flag":
      return "true or false";
    case "plain":
      return "a value";
    case "rule":
      return 'the id of a rule, such as "SS-5.4"';
    case "whole":
      return shape.least === undefined ? "a whole number" : `a whole number from ${shape.least}`;
    case "word":
      return shape.words.map((each) => `"${each}"`).join(" or ");
    case "list":
      return "a list";
    case "map":
    case "record":
      return "a set of fields";
    case "line":
      return shape.called;
    case "either":
      return shape.shapes.map(called).join(", or ");
    default:
      return shape satisfies never;
  }
}
