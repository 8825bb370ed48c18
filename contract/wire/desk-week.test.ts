import { expect, test } from "vitest";
import type { KeepWeekInput } from "#contract/generated/desk-schema-types.ts";
import { versionOfException } from "#domain/schedule/change-exceptions.ts";
import { askedDecision, askedUndo } from "./desk-week.ts";

const closing: KeepWeekInput = {
  actionId: "close",
  pressedAt: 1_000.4,
  week: "2026-04-01",
  seen: versionOfException(undefined),
  isClosed: true,
};
const reason = { he: " חופשת פסח ", en: "Pesach break" };
const deadline = { date: "2026-03-31", hour: 20, minute: 30 };

test("a decision that says little leaves the orders in the week and tells nobody", () => {
  expect(askedDecision(closing)).toEqual({
    ...closing,
    pressedAt: 1_000,
    deadline: null,
    reason: null,
    ofOrders: "keep",
    tellsCustomers: false,
  });
});

test("a closed week has no deadline, and an ordinary one no reason", () => {
  expect(askedDecision({ ...closing, deadline, reason })).toMatchObject({
    deadline: null,
    reason: { he: "חופשת פסח", en: "Pesach break" },
  });
  expect(askedDecision({ ...closing, isClosed: false, reason })?.reason).toBeNull();
  expect(askedDecision({ ...closing, isClosed: false, deadline })?.deadline).toEqual(deadline);
});

test.each<readonly [string, Partial<KeepWeekInput>]>([
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
  expect(askedDecision({ ...closing, ...changes })).toBeUndefined();
});

test("an undo names a week and an action", () => {
  const undo = { actionId: "back", pressedAt: -5, week: "2026-04-01", undoes: "close" };
  expect(askedUndo(undo)).toEqual({ ...undo, pressedAt: 0 });
  expect(askedUndo({ ...undo, undoes: "" })).toBeUndefined();
  expect(askedUndo({ ...undo, week: "Wednesday" })).toBeUndefined();
});
