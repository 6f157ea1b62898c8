/** Shapes that have a name in the API's document. */
import { z } from "zod";

export const named = z.registry<{ id: string }>();

/** The same shape, called so. */
export function called<T extends z.ZodType>(id: string, shape: T): T {
  named.add(shape, { id });
  return shape;
}

export const seat = z.int().min(0);
export const rule = z.string().describe("the id of a rule of the game");
export const optionValues = z.record(z.string(), z.union([z.boolean(), z.string(), z.number()]));
