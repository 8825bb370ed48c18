import { expect, test } from "vitest";
import type {
  ChangeOrderMutation,
  PlaceOrderMutation,
} from "#contract/generated/desk-operations.ts";
import { sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { tornAnswers } from "#desk/testing/torn-answers.ts";
import { verdictOfChange, verdictOfNew } from "./use-editing.ts";

const refusal = { code: "NAME_REQUIRED", line: null, field: "name", name: null } as const;
const [order] = sampleWeek().orders;
if (order === undefined) throw new Error("the sample week has no order");
const page = sampleOrderPage(order);
const placed = (outcome: "recorded" | "refused"): PlaceOrderMutation => ({
  placeOrder: {
    outcome,
    number: outcome === "recorded" ? "730512037" : null,
    page: outcome === "recorded" ? page : null,
    refusals: outcome === "recorded" ? [] : [refusal],
  },
});

test("a new order is stored only if the answer says so with its number and its page", () => {
  expect(verdictOfNew(placed("recorded"))).toBe("stored");
  for (const { part, answer } of tornAnswers(placed("recorded"))) {
    const isNeeded = /^placeOrder(?:\.(?:outcome|number|refusals|page|page\.order))?$/u.test(part);
    expect([part, verdictOfNew(answer)]).toEqual([part, isNeeded ? "in-doubt" : "stored"]);
  }
});

test("a refusal of which a part is missing is in doubt, or is a refusal", () => {
  expect(verdictOfNew(placed("refused"))).toBe("refused");
  for (const { part, answer } of tornAnswers(placed("refused"))) {
    const isNeeded = /^placeOrder(?:\.(?:outcome|refusals|refusals\.0))?$/u.test(part);
    expect([part, verdictOfNew(answer)]).toEqual([part, isNeeded ? "in-doubt" : "refused"]);
  }
});

test("a change of which the answer does not say what came is in doubt", () => {
  const changed: ChangeOrderMutation = {
    changeOrder: { outcome: "recorded", event: 7, page, refusals: [] },
  };
  expect(verdictOfChange(changed)).toBe("stored");
  for (const { part, answer } of tornAnswers(changed)) {
    const isNeeded = /^changeOrder(?:\.(?:outcome|refusals))?$/u.test(part);
    expect([part, verdictOfChange(answer)]).toEqual([part, isNeeded ? "in-doubt" : "stored"]);
  }
});
