import { describe, expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import {
  type ActionEntry,
  cancelled,
  handedOver,
  logOf,
  notPacked,
  packed,
  received,
  restored,
  ruthsOpening,
  undo,
} from "#domain/testing/desk-log.ts";
import type { OrderContent } from "./desk-event.ts";
import { balanceOf, foldOrder } from "./order-state.ts";

const stateOf = (...actions: readonly ActionEntry[]) => foldOrder(ruthsOpening, logOf(...actions));

describe("an order on the desk", () => {
  test("is neither packed, handed over, canceled nor paid at first", () => {
    expect(stateOf()).toEqual({
      orderNumber: "100000001",
      week: "2026-01-07",
      revision: 0,
      due: 24_000,
      received: 0,
      isPacked: false,
      isHandedOver: false,
      isCancelled: false,
      isErased: false,
      askedAt: null,
      lastEvent: 0,
    });
  });

  test("can be handed over before it is packed or paid: no fact blocks another", () => {
    expect(stateOf(["a", handedOver])).toMatchObject({ isPacked: false, isHandedOver: true });
    expect(stateOf(["a", packed], ["b", cancelled])).toMatchObject({
      isPacked: true,
      isCancelled: true,
    });
  });

  test("is what the last press said", () => {
    expect(stateOf(["a", packed], ["b", notPacked])).toMatchObject({
      isPacked: false,
      lastEvent: 2,
    });
  });

  test("of a week before the desk counts as paid, packed and handed over", () => {
    const state = foldOrder({ ...ruthsOpening, isBeforeDesk: true }, []);
    expect(state).toMatchObject({ isPacked: true, isHandedOver: true, received: 24_000 });
    expect(balanceOf(state)).toBe(0);
  });

  test("is due at its new total after a change, and cooked in its new week after a move", () => {
    const [event] = logOf(["a", packed]);
    if (event === undefined) throw new Error("the press was not recorded");
    const changes: readonly OrderContent[] = [
      { kind: "changed", revision: 1, due: agorot(20_000) },
      { kind: "moved", toWeek: "2026-01-14" },
    ];
    const events = changes.map((content, index) => ({ ...event, id: index + 1, content }));
    expect(foldOrder(ruthsOpening, events)).toMatchObject({
      revision: 1,
      due: 20_000,
      week: "2026-01-14",
    });
  });
});

describe("the balance", () => {
  test("is what is due less all payments", () => {
    expect(balanceOf(stateOf(["a", received(100)]))).toBe(14_000);
    expect(balanceOf(stateOf(["a", received(100)], ["b", received(140, "cash")]))).toBe(0);
  });

  test("is below 0 where too much was paid, until it is given back", () => {
    const paid = [["a", received(275)]] as const;
    expect(balanceOf(stateOf(...paid))).toBe(-3_500);
    expect(balanceOf(stateOf(...paid, ["b", received(-35, "cash")]))).toBe(0);
  });

  test("of a canceled order is the refund, and of a restored one what it was", () => {
    const paid = [
      ["a", received(240)],
      ["b", cancelled],
    ] as const;
    expect(balanceOf(stateOf(...paid))).toBe(-24_000);
    expect(balanceOf(stateOf(["a", cancelled]))).toBe(0);
    expect(balanceOf(stateOf(...paid, ["c", restored]))).toBe(0);
  });
});

describe("undo", () => {
  test("brings back the earlier state, and undoing the undo brings the mark back", () => {
    const presses = [
      ["a", packed],
      ["b", undo("a")],
    ] as const;
    expect(stateOf(...presses).isPacked).toBe(false);
    expect(stateOf(...presses, ["c", undo("b")]).isPacked).toBe(true);
    expect(stateOf(...presses, ["c", undo("b")], ["d", undo("c")]).isPacked).toBe(false);
  });

  test("of an old press leaves what newer presses said", () => {
    expect(stateOf(["a", notPacked], ["b", packed], ["c", undo("a")]).isPacked).toBe(true);
  });

  test("of a payment takes only that payment away", () => {
    const state = stateOf(["a", received(100)], ["b", received(140)], ["c", undo("a")]);
    expect(state.received).toBe(14_000);
  });
});
