import { expect, test } from "vitest";
import { handedOver, notPacked, packed, received, weekLogOf } from "#domain/testing/desk-log.ts";
import type { OrderEvent } from "./desk-event.ts";
import { actionIdOfPart, pressesTogether } from "./presses-together.ts";

const frame = { pressedAt: 1, deviceId: 2, week: "2026-01-07" };

function eventOf(
  id: number,
  actionId: string,
  orderNumber: string,
  content: OrderEvent["content"],
): OrderEvent {
  return { ...frame, id, at: 2_000 + id, actionId, orderNumber, content };
}

const first = actionIdOfPart("place", 1);
const second = actionIdOfPart("place", 2);

test("boxes that were packed by one press are one entry, with what still counts of it", () => {
  const log = [
    eventOf(1, "alone", "a", packed),
    eventOf(2, first, "b", packed),
    eventOf(3, second, "c", packed),
    eventOf(4, actionIdOfPart("door", 1), "b", handedOver),
    eventOf(5, actionIdOfPart("not", 1), "b", notPacked),
    eventOf(6, actionIdOfPart("not", 2), "c", notPacked),
    eventOf(7, actionIdOfPart("single", 1), "d", packed),
  ];
  const entry = { at: 2_003, deviceId: 2, lines: [], orders: ["b", "c"], handedOver: [] };
  const both = [
    { actionId: first, orderNumber: "b" },
    { actionId: second, orderNumber: "c" },
  ];
  expect(pressesTogether([], log)).toEqual([{ ...entry, standing: both }]);
  const undone = eventOf(8, "undo", "b", { kind: "undone", undoes: 2 });
  expect(pressesTogether([], [...log, undone])).toEqual([{ ...entry, standing: both.slice(1) }]);
});

test("boxes that were handed over by one press are one entry, with what was paid for them", () => {
  const log = [
    eventOf(1, actionIdOfPart("stop", 1), "a", received(24, "cash")),
    eventOf(2, actionIdOfPart("stop", 2), "a", handedOver),
    eventOf(3, actionIdOfPart("stop", 3), "b", handedOver),
    // One order that is paid and handed over is no such press.
    eventOf(4, actionIdOfPart("door", 1), "c", received(24, "cash")),
    eventOf(5, actionIdOfPart("door", 2), "c", handedOver),
  ];
  const all = ["a", "a", "b"].map((orderNumber, index) => ({
    actionId: actionIdOfPart("stop", index + 1),
    orderNumber,
  }));
  const entry = { at: 2_003, deviceId: 2, lines: [], orders: [], handedOver: ["a", "b"] };
  expect(pressesTogether([], log)).toEqual([{ ...entry, standing: all }]);
  const undone = eventOf(6, "undo", "a", { kind: "undone", undoes: 1 });
  expect(pressesTogether([], [...log, undone])).toEqual([{ ...entry, standing: all.slice(1) }]);
});

test("kitchen lines that were set by one press are one entry, the newest first, and none of a single count", () => {
  const lines = (...keys: readonly string[]) =>
    ({ kind: "cooked", lines: keys.map((line) => ({ line, done: 2 })) }) as const;
  const log = weekLogOf(
    { kind: "cooked", line: "soup", done: 1 },
    lines("soup", "stew"),
    lines("cake"),
    { kind: "undone", undoes: 2 },
  );
  const actionIds = log.map(({ actionId }) => actionId);
  expect(pressesTogether(log, [])).toMatchObject([
    { lines: ["cake"], orders: [], standing: [{ actionId: actionIds[2], orderNumber: null }] },
    { lines: ["soup", "stew"], standing: [] },
  ]);
});
