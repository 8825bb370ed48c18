import { expect, test } from "vitest";
import { logOf, received, ruthsOpening, undo } from "#domain/testing/desk-log.ts";
import { askingPause, mayBeAsked } from "./asking.ts";
import { undoableEvents } from "./decide-mark.ts";
import { foldOrder } from "./order-state.ts";

const open = foldOrder(ruthsOpening, []);
const now = 10 * askingPause;
const [justNow, yesterday] = [now - 1, now - askingPause];

test.for([
  ["nobody asked yet", open, [], true, true],
  ["asked in a chat", { ...open, askedAt: justNow }, [], false, true],
  ["asked by mail", { ...open, askedAt: justNow }, [justNow], false, true],
  ["a mail was sent and its event undone", open, [justNow], false, true],
  ["asked a day ago", { ...open, askedAt: yesterday }, [yesterday], true, true],
  ["asked by a clock that was days ahead", { ...open, askedAt: now + askingPause }, [], true, true],
  ["three mails in a day", open, [justNow, justNow, justNow], false, false],
  ["part of it is paid", foldOrder(ruthsOpening, logOf(["a", received(100)])), [], true, true],
  ["paid", foldOrder(ruthsOpening, logOf(["a", received(240)])), [], false, false],
  ["cancelled", foldOrder(ruthsOpening, logOf(["a", { kind: "cancelled" }])), [], false, false],
  ["erased", { ...open, isErased: true }, [], false, false],
] as const)("$0", ([, state, mailsAt, first, again]) => {
  expect(mayBeAsked(state, { mailsAt, now, again: false })).toBe(first);
  expect(mayBeAsked(state, { mailsAt, now, again: true })).toBe(again);
});

test("what was asked is so until it is taken back, which cannot be taken back", () => {
  const asked = logOf(["a", { kind: "asked", by: "whatsapp" }]);
  expect(foldOrder(ruthsOpening, asked).askedAt).toBe(1);
  const log = logOf(["a", { kind: "asked", by: "whatsapp" }], ["b", undo("a")], ["c", undo("b")]);
  expect(log).toHaveLength(2);
  expect(foldOrder(ruthsOpening, log).askedAt).toBeNull();
  expect(undoableEvents(log).size).toBe(0);
});
