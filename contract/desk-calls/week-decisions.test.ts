import * as v from "valibot";
import { expect, test } from "vitest";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { versionOfException } from "#domain/schedule/change-exceptions.ts";
import { weekDecisionCalls } from "./week-decisions.ts";

const closing: RequestOf<"keepWeek"> = {
  actionId: "close",
  pressedAt: 1_000.4,
  week: "2026-04-01",
  seen: versionOfException(undefined),
  isClosed: true,
};
const reason = { he: " חופשת פסח ", en: "Pesach break" };
const deadline = { date: "2026-03-31", hour: 20, minute: 30 };

/** What is asked of a week by a request; undefined for one that is refused. */
function askedBy(changes: object, name: keyof typeof weekDecisionCalls = "keepWeek") {
  const { success, output } = v.safeParse(weekDecisionCalls[name].request, changes);
  return success ? output : undefined;
}

test("a decision with only its required fields leaves the orders in the week and mails nobody", () => {
  expect(askedBy(closing)).toEqual({
    ...closing,
    pressedAt: 1_000,
    deadline: null,
    reason: null,
    ofOrders: "keep",
    tellsCustomers: false,
  });
});

test("a closed week has no deadline, and an ordinary one no reason", () => {
  expect(askedBy({ ...closing, deadline, reason })).toMatchObject({
    deadline: null,
    reason: { he: "חופשת פסח", en: "Pesach break" },
  });
  expect(askedBy({ ...closing, isClosed: false, reason })).toMatchObject({ reason: null });
  expect(askedBy({ ...closing, isClosed: false, deadline })).toMatchObject({ deadline });
});

test("a decision that a device has kept since before the desk made calls is asked as it was", () => {
  const kept = {
    actionId: "kept",
    pressedAt: 1_000,
    week: "2026-04-01",
    seen: "0",
    isClosed: false,
    deadline: null,
    reason: null,
    ofOrders: "keep",
    tellsCustomers: true,
    handOver: { date: "2026-04-02", from: "09:00", to: "12:30" },
  };
  const handOver = {
    date: "2026-04-02",
    from: { hour: 9, minute: 0 },
    to: { hour: 12, minute: 30 },
  };
  expect(askedBy(kept)).toEqual({ ...kept, handOver });
  expect(askedBy({ ...kept, handOver: null })).toEqual({ ...kept, handOver: null });
  const { handOver: _, ...asItIs } = kept;
  expect(askedBy(asItIs)).toEqual(asItIs);
});

test.each<readonly [string, Partial<typeof closing>]>([
  ["an action id with a blank", { actionId: "a b" }],
  ["a week that is no date", { week: "2026-02-30" }],
  ["a version that the server never gives", { seen: "Soup" }],
  ["a deadline a week away", { deadline: { ...deadline, date: "2026-04-08" } }],
  ["a deadline on no date", { deadline: { ...deadline, date: "31.3" } }],
  ["a deadline at 24:00", { deadline: { ...deadline, hour: 24 } }],
  ["a deadline at 20:60", { deadline: { ...deadline, minute: 60 } }],
  ["a reason in one language", { reason: { he: "חופשה", en: " " } }],
  ["a reason of two lines", { reason: { ...reason, en: "Pesach\nbreak" } }],
  ["a long reason", { reason: { ...reason, he: "ב".repeat(121) } }],
])("%s is no decision about a week", (_, changes) => {
  expect(askedBy({ ...closing, ...changes })).toBeUndefined();
});

test("an undo names a week and an action", () => {
  const undo = { actionId: "back", pressedAt: -5, week: "2026-04-01", undoes: "close" };
  expect(askedBy(undo, "takeBackWeek")).toEqual({ ...undo, pressedAt: 0 });
  expect(askedBy({ ...undo, undoes: "" }, "takeBackWeek")).toBeUndefined();
  expect(askedBy({ ...undo, week: "Wednesday" }, "takeBackWeek")).toBeUndefined();
});
