import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ActionEntry,
  cancelled,
  logOf,
  packed,
  restored,
  ruthsOpening,
  undo,
} from "#domain/testing/desk-log.ts";
import { type MailOfEvent, notifiedChange, whatWasNotified } from "./notified-change.ts";

const moved = { kind: "moved", toWeek: "2026-01-14" } as const;

test.each<[string, readonly ActionEntry[], string]>([
  ["cancelling", [["a", cancelled]], "cancelled"],
  [
    "canceling what is canceled",
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
    "taking a canceling back",
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
])("the mail about %s says what it makes of the order", (_, actions, kind) => {
  const events = logOf(...actions);
  expect(notifiedChange(ruthsOpening, events, events.length)?.kind).toBe(kind);
});

test("the mail about a move that is taken back names the week that the order came from", () => {
  const events = logOf(["a", moved], ["b", undo("a")]);
  expect(notifiedChange(ruthsOpening, events, 2)).toMatchObject({
    before: { week: "2026-01-14" },
    after: { week: "2026-01-07" },
  });
});

test("a canceling is the customer's own if no device made it, also after it was restored and canceled again", () => {
  const own = logOf(["a", cancelled], ["b", undo("a")], ["c", undo("b")]);
  const bySeller = own.map((event) => ({ ...event, deviceId: 1 }));
  const isOwn = (events: typeof own, id: number) =>
    notifiedChange(ruthsOpening, events.slice(0, id), id)?.isOwnCancelling;
  expect([isOwn(own, 2), isOwn(own, 3), isOwn(bySeller, 3)]).toEqual([false, true, false]);
});

test("later events do not change what a mail says", () => {
  const events = logOf(["a", cancelled]);
  const later = logOf(["a", cancelled], ["b", packed], ["c", restored], ["d", moved]);
  expect(notifiedChange(ruthsOpening, later, 1)).toEqual(notifiedChange(ruthsOpening, events, 1));
});

test("an event that was undone causes no mail", () => {
  expect(
    notifiedChange(ruthsOpening, logOf(["a", cancelled], ["b", undo("a")]), 1),
  ).toBeUndefined();
});

const mail = (eventId: number, changes: Partial<MailOfEvent> = {}): MailOfEvent => ({
  id: eventId * 10,
  eventId,
  status: "waiting",
  attempts: 0,
  isBeingSent: false,
  ...changes,
});
const sent = { status: "sent", attempts: 1 } as const;
const withdrawn = { status: "withdrawn" } as const;

describe("an undo", () => {
  test.each<[string, readonly MailOfEvent[], readonly number[], boolean]>([
    ["of what waits withdraws it, and nobody has to be told", [mail(1)], [10], false],
    ["of what was sent has to be told", [mail(1, sent)], [], true],
    [
      "of what is being sent has to be told",
      [mail(1, { attempts: 1, isBeingSent: true })],
      [],
      true,
    ],
    [
      "of what was tried withdraws it and has to be told, since it may have arrived",
      [mail(1, { attempts: 1 })],
      [10],
      true,
    ],
    [
      "of what never arrived withdraws it, and nobody has to be told",
      [mail(1, { status: "dead", attempts: 1 })],
      [10],
      false,
    ],
    ["of what was done without a mail has nothing to tell", [], [], false],
  ])("%s", (_, mails, withdraws, needsMail) => {
    expect(whatWasNotified([1], mails)).toEqual({ withdraws, needsMail });
  });
});

describe("an undo of an undo", () => {
  test.each<[string, readonly MailOfEvent[], readonly number[], boolean]>([
    ["tells again what was withdrawn", [mail(1, withdrawn)], [], true],
    [
      "withdraws the mail of the undo, and then the first one is true",
      [mail(1, sent), mail(2)],
      [20],
      false,
    ],
    ["of which the customer knows has to be told", [mail(1, sent), mail(2, sent)], [], true],
    [
      "that was done without a mail leaves the customer with the current state",
      [mail(1, sent)],
      [],
      false,
    ],
  ])("%s", (_, mails, withdraws, needsMail) => {
    expect(whatWasNotified([1, 2], mails)).toEqual({ withdraws, needsMail });
  });
});

test("whatever is marked and sent, the last mail has the current state", () => {
  const steps = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(steps, (isSentBeforeNext) => {
      /** One event, the undo of it and so on, each with a mail; some mails are sent before the next mark. */
      let mails: readonly MailOfEvent[] = [];
      isSentBeforeNext.forEach((isSent, index) => {
        const chain = Array.from({ length: index }, (_, at) => at + 1);
        const { withdraws, needsMail } = whatWasNotified(chain, mails);
        mails = mails.map((each) =>
          withdraws.includes(each.id) ? { ...each, ...withdrawn } : each,
        );
        if (index === 0 || needsMail) mails = [...mails, mail(index + 1)];
        if (isSent)
          mails = mails.map((each) => (each.status === "waiting" ? { ...each, ...sent } : each));
      });
      const told = mails.findLast(({ status }) => status !== "withdrawn");
      const stands = isSentBeforeNext.length % 2 === 1;
      expect((told?.eventId ?? 0) % 2 === 1).toBe(stands);
      expect(mails.filter(({ status }) => status === "waiting").length).toBeLessThanOrEqual(1);
    }),
  );
});
