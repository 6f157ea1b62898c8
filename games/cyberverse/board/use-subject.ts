/** Of whom reach and sight are drawn: whoever is pointed at, else whoever the question is about. */
import { createContext, useContext } from "react";
import { type Character, refOf } from "../src/state.js";
import { agentNamed, characterNamed } from "../src/table.js";
import type { District } from "../src/types.js";
import { attackerIn } from "./forecast.js";
import { useEden } from "./use-eden.js";

export type Looked = { readonly ref: string; look(ref: string): void };

export const LookedContext = createContext<Looked>({ ref: "", look: () => undefined });

/** Questions in which somebody moves or strikes on a board. */
const ACTS = new Set(["move", "fight-move", "hostile-move", "attack", "strike", "hostile-target"]);

export type Subject = { readonly who: Character; readonly pointed: boolean };

export function useSubject(district: District): Subject | undefined {
  const { g, state, view } = useEden();
  const { ref } = useContext(LookedContext);
  const pointed = ref === "" ? undefined : characterNamed(g, ref);
  if (pointed?.district === district) return { who: pointed, pointed: true };
  const { question } = view;
  if (!question || !ACTS.has(question.kind)) return undefined;
  const named = [question.args?.agent, question.args?.who].flatMap((id) =>
    typeof id === "string" ? [agentNamed(g, id)] : [],
  );
  const acting = state.brawl?.combat ? attackerIn(g) : undefined;
  const who = [...named, acting].find((each) => each?.district === district);
  return who && { who, pointed: false };
}

/** Marks a piece as the one that is pointed at, while it is. */
export function useLooking(who: Character) {
  const { look } = useContext(LookedContext);
  return {
    onPointerEnter: () => look(refOf(who)),
    onPointerLeave: () => look(""),
    onFocus: () => look(refOf(who)),
    onBlur: () => look(""),
  };
}
