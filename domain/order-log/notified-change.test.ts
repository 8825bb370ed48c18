import { expect, test } from "vitest";
import {
  type ActionEntry,
  cancelled,
  logOf,
  packed,
  restored,
  ruthsOpening,
  undo,
} from "#domain/testing/desk-log.ts";
import { notifiedChange } from "./notified-change.ts";

const moved = { kind: "moved", toWeek: "2026-01-14" } as const;

test.each<[string, readonly ActionEntry[], string]>([
  ["cancelling", [["a", cancelled]], "cancelled"],
  [
    "cancelling what is cancelled",
    [
      ["a", cancelled],
      ["b", cancelled],
    ],
    "cancelled",
  ],
  [
    "restoring",
    [
      ["a", cancelled],
      ["b", restored],
    ],
    "restored",
  ],
  [
    "taking a cancelling back",
    [
      ["a", cancelled],
      ["b", undo("a")],
    ],
    "restored",
  ],
  [
    "taking that back",
    [
      ["a", cancelled],
      ["b", undo("a")],
      ["c", undo("b")],
    ],
    "cancelled",
  ],
  ["moving", [["a", moved]], "moved"],
  [
    "taking a move back",
    [
      ["a", moved],
      ["b", undo("a")],
    ],
    "moved",
  ],
])("%s is told by what it makes of the order", (_, actions, kind) => {
  const events = logOf(...actions);
  expect(notifiedChange(ruthsOpening, events, events.length)?.kind).toBe(kind);
});

test("a move that is taken back is told with the week that the order came from", () => {
  const events = logOf(["a", moved], ["b", undo("a")]);
  expect(notifiedChange(ruthsOpening, events, 2)).toMatchObject({
    before: { week: "2026-01-14" },
    after: { week: "2026-01-07" },
  });
});

test("a cancelling is the customer's own if no device made it, also after it was restored and cancelled again", () => {
  const own = logOf(["a", cancelled], ["b", undo("a")], ["c", undo("b")]);
  const bySeller = own.map((event) => ({ ...event, deviceId: 1 }));
  const isOwn = (events: typeof own, id: number) =>
    notifiedChange(ruthsOpening, events.slice(0, id), id)?.isOwnCancelling;
  expect([isOwn(own, 2), isOwn(own, 3), isOwn(bySeller, 3)]).toEqual([false, true, false]);
});

test("what happens later changes nothing of what is told", () => {
  const events = logOf(["a", cancelled]);
  const later = logOf(["a", cancelled], ["b", packed], ["c", restored], ["d", moved]);
  expect(notifiedChange(ruthsOpening, later, 1)).toEqual(notifiedChange(ruthsOpening, events, 1));
});

test("an event that was undone is not told", () => {
  expect(
    notifiedChange(ruthsOpening, logOf(["a", cancelled], ["b", undo("a")]), 1),
  ).toBeUndefined();
});
