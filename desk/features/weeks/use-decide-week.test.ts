import { beforeEach, expect, test, vi } from "vitest";
import type { CallAnswer } from "#desk/data/calls/call-desk.ts";
import { sampleWeeks } from "#desk/features/weeks/testing/sample-weeks.ts";
import { tornAnswers } from "#desk/testing/torn-answers.ts";
import { sendWeek } from "./use-decide-week.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const decision = {
  isClosed: true,
  deadline: null,
  reason: null,
  ofOrders: "cancel",
  tellsCustomers: true,
} as const;

async function sent(answer: CallAnswer<unknown>) {
  const change = { week: "2026-03-18", seen: "0", decision };
  const call = async () => Promise.resolve(answer as never);
  return sendWeek(call, change, { actionId: "a", pressedAt: 1_000 });
}

test("a change of a week whose answer lacks its outcome or the weeks is in doubt", async () => {
  const data = {
    outcome: "recorded" as const,
    orders: 3,
    told: 2,
    toWeek: "2026-03-25",
    weeks: sampleWeeks(),
  };
  expect(await sent({ answer: data })).toEqual({ kind: "answered", data });
  for (const { part, answer } of tornAnswers(data)) {
    const { kind } = await sent({ answer });
    const isNeeded = /^(?:outcome|weeks|weeks\.\d)$/u.test(part);
    expect([part, kind]).toEqual([part, isNeeded ? "in-doubt" : "answered"]);
  }
});

test("a change that the role of the device does not allow is refused, and not in doubt", async () => {
  expect((await sent({ refused: { code: "NOT_ALLOWED" } })).kind).toBe("not-accepted");
});
