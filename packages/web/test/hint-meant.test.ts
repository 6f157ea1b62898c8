/** A hint names what one would press for it. */
import type { QuestionView } from "@sprawl/engine";
import { expect, test } from "vitest";
import { answerMeant } from "../src/table/use-hint.js";

const option = (key: string) => ({ key, kind: key, rule: "T-1.1" });
const question = { options: [option("run"), option("step")] } as unknown as QuestionView;

test("what the board chooses instead is hinted at; else the answer itself", () => {
  const quiet = answerMeant("run", question, (_, offered) => offered[1]);
  expect(quiet).toBe("step");
  expect(answerMeant("run", question, () => undefined)).toBe("run");
  expect(answerMeant(["run"], question, (_, offered) => offered[1])).toEqual(["run"]);
  expect(answerMeant(3, question, (_, offered) => offered[1])).toBe(3);
});
