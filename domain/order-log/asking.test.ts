import { expect, test } from "vitest";
import { logOf, received, ruthsOpening, undo } from "#domain/testing/desk-log.ts";
import { askingPause, mayBeAsked } from "./asking.ts";
import { undoableEvents } from "./decide-mark.ts";
import type { OrderEvent } from "./desk-event.ts";
import { foldOrder } from "./order-state.ts";

const minute = 60_000;
const now = 10 * askingPause;
const yesterday = now - askingPause;
const byMail = { kind: "asked", by: "mail" } as const;
const again = { kind: "asked", by: "again" } as const;
const inChat = { kind: "asked", by: "whatsapp" } as const;
const log = (...entries: readonly (readonly [number, OrderEvent["content"]])[]) =>
  entries.map(([at, content], index): OrderEvent => {
    const { orderNumber, week } = ruthsOpening;
    const frame = { id: index + 1, at, pressedAt: at, actionId: String(index), deviceId: null };
    return { ...frame, orderNumber, week, content };
  });
const firstUndone = { kind: "undone", undoes: 1 } as const;

test.for([
  ["nobody asked yet", log(), true, true],
  ["asked in a chat", log([now - 1, inChat]), false, true],
  ["asked by mail", log([now - 2 * minute, byMail]), false, true],
  ["undone before its mail went out", log([now - 2, byMail], [now - 1, firstUndone]), true, true],
  [
    "undone when its mail was gone",
    log([now - 2 * minute, byMail], [now, firstUndone]),
    false,
    true,
  ],
  ["asked a day ago", log([yesterday, byMail]), true, true],
  ["asked by a clock that was days ahead", log([now + askingPause, byMail]), true, true],
  ["asked at the same moment, not again", log([now - 1, byMail]), false, false],
  ["asked again on another device", log([now - 3, byMail], [now - 1, again]), false, false],
  [
    "asked again a while ago",
    log([now - 3 * minute, byMail], [now - 2 * minute, again]),
    false,
    true,
  ],
  [
    "three mails in a day",
    log([now - 9 * minute, byMail], [now - 6 * minute, again], [now - 3 * minute, again]),
    false,
    false,
  ],
  ["part of it is paid", log([1, received(100)]), true, true],
  ["paid", log([1, received(240)]), false, false],
  ["cancelled", log([1, { kind: "cancelled" }]), false, false],
  ["erased", log([1, { kind: "erased" }]), false, false],
] as const)("$0", ([, events, first, repeated]) => {
  const state = foldOrder(ruthsOpening, events);
  expect(mayBeAsked("mail", state, events, now)).toBe(first);
  expect(mayBeAsked("again", state, events, now)).toBe(repeated);
});

test("an order counts as asked until the request is undone, and that undo cannot be undone", () => {
  const asked = logOf(["a", { kind: "asked", by: "whatsapp" }]);
  expect(foldOrder(ruthsOpening, asked).askedAt).toBe(1);
  const twice = logOf(["a", { kind: "asked", by: "whatsapp" }], ["b", undo("a")], ["c", undo("b")]);
  expect(twice).toHaveLength(2);
  expect(foldOrder(ruthsOpening, twice).askedAt).toBeNull();
  expect(undoableEvents(twice).size).toBe(0);
});
