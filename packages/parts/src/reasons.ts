/** Why a rule-of-thumb player answers as it does: said by what was asked, and by what was chosen. */
import type { Answer, Grounds } from "@sprawl/engine";

type KindOf<O> = O extends { readonly kind: infer K extends string } ? K : never;

/**
 * By kind of question the id of a reason, or one for each kind of option. The sentences are the
 * labels "why.<id>" of the game's text.
 */
export type Reasons<Q, Id extends string> = {
  readonly [K in keyof Q]?: Id | { readonly [O in KindOf<Q[K]>]?: Id };
};

/** The ids that have a sentence among these labels. */
export type ReasonIn<Labels> = Extract<keyof Labels, string> extends `why.${infer Id}` ? Id : never;

type Asked = {
  readonly kind: string;
  readonly options: readonly { readonly key: string; readonly kind: string }[];
};

/** The reason for this answer, by the first option it names; undefined where there is none to give. */
export function reasonFor<Q, Id extends string>(
  reasons: Reasons<Q, Id>,
  { kind, options }: Asked,
  answer: Answer,
): Grounds | undefined {
  const said = (reasons as Readonly<Record<string, Id | Readonly<Record<string, Id>> | undefined>>)[
    kind
  ];
  if (said === undefined || typeof said === "string") return said && { id: said };
  const [key] = typeof answer === "object" ? answer : [answer];
  const chosen = options.find((option) => option.key === key);
  const id = chosen && said[chosen.kind];
  return id && { id };
}
