import { expect, test, vi } from "vitest";
import { tornAnswers } from "#desk/testing/torn-answers.ts";
import { sampleWeeks } from "./testing/sample-weeks.ts";
import { orNull } from "./use-keep-week.ts";

test("a change of a week whose answer lacks what came of it or the weeks is in doubt", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const data = {
    keepWeek: {
      outcome: "recorded" as const,
      orders: 3,
      told: 2,
      toWeek: "2026-03-25",
      weeks: sampleWeeks(),
    },
  };
  expect(await orNull(async () => Promise.resolve({ data }), "keepWeek")).toBe(data.keepWeek);
  for (const { part, answer } of tornAnswers(data)) {
    const given = await orNull(async () => Promise.resolve({ data: answer }), "keepWeek");
    const isNeeded = /^keepWeek(?:\.(?:outcome|weeks|weeks\.\d))?$/u.test(part);
    expect([part, given === null]).toEqual([part, isNeeded]);
  }
});
