import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import {
  cancelled,
  changedOn,
  handedOver,
  markOf,
  markOn,
  notHandedOver,
  notPacked,
  packed,
  received,
  restored,
  ruthsOpening,
  undo,
} from "#domain/testing/desk-log.ts";
import type { OrderEvent } from "./desk-event.ts";
import type { Mark, OrderAction } from "./mark.ts";
import { foldOrder, type OrderState } from "./order-state.ts";

const anyAction: Arbitrary<OrderAction> = fc.constantFrom<OrderAction[]>(
  packed,
  notPacked,
  handedOver,
  notHandedOver,
  cancelled,
  restored,
  received(240),
  received(100),
  received(-35),
  { kind: "moved", toWeek: "2026-01-14" },
  { kind: "note", text: "no onions" },
  { kind: "asked", by: "whatsapp" },
);

/** What happens next on one of three devices. `at` chooses one of several marks. */
const anyStep = fc.record({
  device: fc.nat(2),
  at: fc.nat(99),
  what: fc.oneof(
    anyAction.map((action) => ({ kind: "press", action }) as const),
    fc.constant({ kind: "undo" } as const),
    fc.constant({ kind: "change" } as const),
    fc.constant({ kind: "look" } as const),
    fc.constant({ kind: "send" } as const),
    fc.constant({ kind: "send in any order" } as const),
    fc.constant({ kind: "send again" } as const),
  ),
});

/** Three devices mark, look, send and lose answers. `onSent` is called with every mark that reaches the log. */
function run(
  steps: readonly (typeof anyStep extends Arbitrary<infer Step> ? Step : never)[],
  onSent: (press: Mark, before: readonly OrderEvent[], after: readonly OrderEvent[]) => void,
): readonly OrderEvent[] {
  let log: readonly OrderEvent[] = [];
  const devices = [0, 1, 2].map(() => ({ seen: 0, queue: [] as Mark[] }));
  const sent: Mark[] = [];
  const send = (press: Mark | undefined) => {
    if (press === undefined) return;
    sent.push(press);
    const before = log;
    log = markOn(log, press).log;
    onSent(press, before, log);
  };
  for (const [index, { device: which, at, what }] of steps.entries()) {
    const device = devices[which];
    if (device === undefined) throw new Error("no such device");
    const seen = { event: device.seen, actionIds: device.queue.map(({ actionId }) => actionId) };
    const known = log.filter(({ id }) => id <= device.seen).map(({ actionId }) => actionId);
    const undoable = [...known, ...seen.actionIds];
    switch (what.kind) {
      case "press":
        device.queue.push(markOf(String(index), what.action, seen));
        break;
      case "undo":
        device.queue.push(markOf(String(index), undo(undoable[at % undoable.length] ?? ""), seen));
        break;
      case "change":
        log = changedOn(log, String(index), at);
        break;
      case "look":
        device.seen = log.length;
        break;
      case "send":
        send(device.queue.shift());
        break;
      case "send in any order":
        send(device.queue.splice(at % Math.max(1, device.queue.length), 1)[0]);
        break;
      case "send again":
        send(sent[at % Math.max(1, sent.length)]);
        break;
    }
  }
  return log;
}

const anySteps = fc.array(anyStep, { maxLength: 60, size: "max" });

/** Whether an event counts, by the definition: no event that counts undoes it. */
function counts(event: OrderEvent, log: readonly OrderEvent[]): boolean {
  return !log.some(
    (each) =>
      each.content.kind === "undone" && each.content.undoes === event.id && counts(each, log),
  );
}

/** The state by another way than `foldOrder`: each fact is looked up on its own. */
function stateByLookUp(log: readonly OrderEvent[]): Omit<OrderState, "orderNumber"> {
  const standing = log.filter((event) => counts(event, log));
  const contents = standing.map(({ content }) => content);
  const last = (...kinds: readonly string[]) =>
    contents.findLast(({ kind }) => kinds.includes(kind));
  const [pack, hand, cancel, move, change] = [
    last("packed"),
    last("handed-over"),
    last("cancelled", "restored"),
    last("moved"),
    last("changed"),
  ];
  const total = change?.kind === "changed" ? change.due : ruthsOpening.orderTotal;
  const isCancelled = cancel?.kind === "cancelled";
  return {
    week: move?.kind === "moved" ? move.toWeek : ruthsOpening.week,
    revision: change?.kind === "changed" ? change.revision : 0,
    due: (isCancelled ? 0 : total) as OrderState["due"],
    received: contents.reduce(
      (sum, content) => sum + (content.kind === "money" ? content.amount : 0),
      0,
    ) as OrderState["received"],
    isPacked: pack?.kind === "packed" && pack.isPacked,
    isHandedOver: hand?.kind === "handed-over" && hand.isHandedOver,
    isCancelled,
    isErased: false,
    askedAt: standing.findLast(({ content }) => content.kind === "asked")?.at ?? null,
    lastEvent: log.length,
  };
}

test("the sum of the events is the state, whatever was pressed, undone, repeated and delayed", () => {
  fc.assert(
    fc.property(anySteps, fc.infiniteStream(fc.nat()), (steps, random) => {
      const log = run(steps, () => {});
      const state = foldOrder(ruthsOpening, log);
      expect(state).toMatchObject(stateByLookUp(log));
      const shuffled = log
        .map((event) => ({ event, place: random.next().value }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ event }) => event);
      expect(foldOrder(ruthsOpening, shuffled)).toEqual(state);
    }),
    { numRuns: 500 },
  );
});

test("an action is one event at most, however often and late it is sent", () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const log = run(steps, (press, before, after) => {
        if (before.some(({ actionId }) => actionId === press.actionId)) expect(after).toBe(before);
      });
      expect(new Set(log.map(({ actionId }) => actionId)).size).toBe(log.length);
    }),
    { numRuns: 500 },
  );
});

test("a press that is recorded is what the order shows from then on", () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      run(steps, ({ action }, before, after) => {
        if (after === before) return;
        const state = foldOrder(ruthsOpening, after);
        if (action.kind === "packed") expect(state.isPacked).toBe(action.isPacked);
        if (action.kind === "handed-over") expect(state.isHandedOver).toBe(action.isHandedOver);
        if (action.kind === "cancelled") expect(state.isCancelled).toBe(true);
        if (action.kind === "restored") expect(state.isCancelled).toBe(false);
        if (action.kind === "moved") expect(state.week).toBe(action.toWeek);
      });
    }),
    { numRuns: 500 },
  );
});

test("money is only taken, given back or undone by a device that knew all money before", () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      run(steps, ({ seen }, before, after) => {
        const [old, now] = [before, after].map((log) => foldOrder(ruthsOpening, log).received);
        if (old === now) return;
        const isKnown = ({ id, actionId }: OrderEvent) =>
          id <= seen.event || seen.actionIds.includes(actionId);
        const known = before.filter(isKnown);
        expect(foldOrder(ruthsOpening, known).received).toBe(old);
      });
    }),
    { numRuns: 500 },
  );
});
