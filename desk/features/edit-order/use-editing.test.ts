import { expect, test } from "vitest";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { tornAnswers } from "#desk/testing/torn-answers.ts";
import { verdictOf } from "./use-editing.ts";

const refusal = { code: "NAME_REQUIRED", line: null, field: "name", name: null } as const;
const [order] = sampleWeek().orders;
if (order === undefined) throw new Error("the sample week has no order");
const page = sampleOrderPage(order);
const answered = (outcome: "recorded" | "refused"): AnswerOf<"changeOrder"> => ({
  outcome,
  page: outcome === "recorded" ? page : null,
  event: outcome === "recorded" ? 7 : null,
  refusals: outcome === "recorded" ? [] : [refusal],
});

test("a draft is stored only if the answer says so with the page of the order", () => {
  expect(verdictOf(answered("recorded"))?.kind).toBe("saved");
  for (const { part, answer } of tornAnswers({ whole: answered("recorded") })) {
    const isNeeded = /^whole(?:\.(?:outcome|refusals|page|page\.order))?$/u.test(part);
    expect([part, verdictOf(answer.whole)?.kind]).toEqual([part, isNeeded ? undefined : "saved"]);
  }
});

test("a refusal of which a part is missing is in doubt, or is a refusal", () => {
  expect(verdictOf(answered("refused"))?.kind).toBe("invalid");
  for (const { part, answer } of tornAnswers({ whole: answered("refused") })) {
    const isNeeded = /^whole(?:\.(?:outcome|refusals|refusals\.0))?$/u.test(part);
    expect([part, verdictOf(answer.whole)?.kind]).toEqual([part, isNeeded ? undefined : "invalid"]);
  }
});
