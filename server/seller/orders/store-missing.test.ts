import { describe, expect, test } from "vitest";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { orderIn } from "#domain/order/order.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { orderLines } from "#domain/order-log/order-lines.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import { orderWeekOn } from "#server/ordering/order-week.ts";
import { readWeek } from "#server/seller/reads/read-week.ts";
import { checkedPress } from "#server/testing/checked-press.ts";
import { pressOn } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { changeOrderAtDesk } from "./change-order.ts";
import { storeMark } from "./store-mark.ts";

const thursday = Date.UTC(2026, 0, 8, 9);
const ruths = newOrder();
const { number } = ruths;
const lines = orderLines(orderIn(ruths.order, "he"));
const [half = { key: "", price: 0, amount: 0 }] = lines;
const challah = lines.find(({ name }) => name === "חלה") ?? { key: "", price: 0, amount: 0 };
const placed = 21_930;

describe.each(shopDatabases)("something missing from a box, on $name", ({ prepare }) => {
  async function openPacking() {
    const { store } = await prepare();
    await store.saveOrders([ruths]);
    const open = async (role: DeviceRole, name?: string) =>
      contextOf(await letIn(store, role, thursday, name), store, thursday);
    const helper = await open("helper");
    const pressed: string[] = [];
    const press = async (
      actionId: string,
      action: RequestOf<"press">["action"],
      context = helper,
      seen = { event: 0, actionIds: [...pressed] },
    ) => {
      pressed.push(actionId);
      const input = pressOn(number, action, { actionId, seen, tellsCustomer: true });
      return (await storeMark(context, checkedPress(input))).outcome;
    };
    const missing = (line: string, amount: number) => ({ missing: { line, amount } });
    const now = async () => {
      const working = await store.findWorkingOrder(number);
      const { stored, state } = working ?? expect.unreachable("the order is gone");
      const { adjustment, adjustmentText, order } = stored;
      return { due: state.due, adjustment, adjustmentText, total: order.orderTotal };
    };
    const shown = async (context = helper) =>
      readWeek(context, orderWeekOn(ruths.week, context.current.catalogue.shop), "en");
    const mails = async () =>
      (await store.mailsOfOrder(number)).flatMap(({ kind, status, revision, nextAttemptAt }) =>
        kind === "change" ? [{ status, revision, waits: nextAttemptAt - thursday }] : [],
      );
    return { store, open, press, pressed, missing, now, shown, mails };
  }

  test("is pressed by a helper, adds up, and is taken back as a whole", async () => {
    const { store, press, missing, now, shown, mails } = await openPacking();
    const kitchen = (await shown()).kitchen;
    const before = await now();
    expect(before).toMatchObject({ due: placed, adjustment: 0 });

    expect(await press("a", missing(challah.key, 1))).toBe("recorded");
    const bread = challah.price / challah.amount;
    expect(await now()).toEqual({
      due: placed - bread,
      total: placed - bread,
      adjustment: -bread,
      adjustmentText: "חסר בהזמנה: 1 × חלה (מרק עוף)",
    });
    expect(await press("a", missing(challah.key, 1))).toBe("repeated");
    expect(await press("a", missing(challah.key, 2))).toBe("action_reused");
    expect(await press("b", missing(half.key, 2))).toBe("recorded");
    expect(await now()).toMatchObject({
      due: placed - bread - half.price,
      adjustmentText: "חסר בהזמנה: 1 × חלה (מרק עוף), 2 × מרק עוף (חצי ליטר)",
    });
    for (const line of [half.key, "other"])
      await expect(press("c", missing(line, 1))).rejects.toMatchObject({
        refusal: { code: "BAD_REQUEST" },
      });

    const week = await shown();
    expect(week.kitchen).toEqual(kitchen);
    expect(
      week.orders[0]?.lines.map(({ key, price, missing: gone }) => [key, price, gone]),
    ).toEqual(
      lines.map(({ key }) => [key, null, key === half.key ? 2 : key === challah.key ? 1 : 0]),
    );
    expect(await mails()).toEqual([
      { status: "waiting", revision: 1, waits: 120_000 },
      { status: "waiting", revision: 2, waits: 120_000 },
    ]);

    expect(await press("undo-b", { undo: "b" })).toBe("recorded");
    expect(await press("undo-a", { undo: "a" })).toBe("recorded");
    expect(await now()).toEqual(before);
    expect((await shown()).orders[0]?.lines.map((line) => line.missing)).toEqual(
      lines.map(() => 0),
    );
    expect((await mails()).map(({ status }) => status)).toEqual(["withdrawn", "withdrawn"]);
    expect(await press("d", missing(half.key, 2))).toBe("recorded");
    expect(await now()).toMatchObject({ due: placed - half.price });
    expect((await store.eventsOfOrder(number)).at(-1)?.content).toEqual({
      kind: "changed",
      revision: 3,
      due: placed - half.price,
      missing: { line: half.key, amount: 2 },
    });
  });

  test("goes along with a change by hand, or ends where the change says so, and adjustment and line agree", async () => {
    const { store, open, press, pressed, missing, now, shown } = await openPacking();
    const owner = await open("owner");
    /** Changes the order as the editor does, with so many half liters. */
    const change = async (
      actionId: string,
      halves: number,
      more: Partial<RequestOf<"changeOrder">> = {},
    ) => {
      const { stored, state } =
        (await store.findWorkingOrder(number)) ?? expect.unreachable("gone");
      const order = orderIn(stored.order, "he");
      const changed = orderLinesOf(order).map((line) => ({
        ...line,
        selections: line.selections.map((each) =>
          each.name === "חצי ליטר" ? { ...each, amount: halves } : each,
        ),
      }));
      const { orderType, city: place, address } = order.customerData;
      const input = { actionId, pressedAt: thursday, number, revision: state.revision };
      const plain = { adjustment: 0, adjustmentText: "", tellsCustomer: false };
      const where = { namesIn: "he", lines: changed, orderType, place, address } as const;
      const answer = await changeOrderAtDesk(owner, { ...input, ...plain, ...where, ...more });
      pressed.push(actionId);
      return answer;
    };
    const missingNow = async () =>
      (await shown()).orders[0]?.lines.find(({ key }) => key === half.key)?.missing;
    const one = half.price / half.amount;
    expect(await press("a", missing(half.key, 2))).toBe("recorded");

    // One of two is taken off, and there is a discount besides.
    const birthday = { adjustment: -500, adjustmentText: "הנחה", keepsMissing: true };
    const { page, outcome } = await change("kept", 1, birthday);
    expect(outcome).toBe("recorded");
    expect(page).toMatchObject({ ownAdjustment: -500, ownAdjustmentText: "הנחה" });
    expect(await missingNow()).toBe(1);
    expect(await now()).toMatchObject({
      due: placed - one - one - 500,
      adjustment: -500 - one,
      adjustmentText: "הנחה; חסר בהזמנה: 1 × מרק עוף (חצי ליטר)",
    });
    await expect(press("b", missing(half.key, 1))).rejects.toMatchObject({
      refusal: { code: "BAD_REQUEST" },
    });
    expect(await change("more", 3, birthday)).toMatchObject({ outcome: "recorded" });
    expect(await missingNow()).toBe(1);
    expect(await press("c", missing(half.key, 2))).toBe("recorded");
    expect(await now()).toMatchObject({ due: placed + one - 3 * one - 500 });
    expect(await press("undo-c", { undo: "c" })).toBe("recorded");
    expect(await now()).toMatchObject({ due: placed + one - one - 500 });

    // An earlier build does not send it: what it shows is all that is taken off.
    expect(await change("ended", 2, { adjustment: 0 })).toMatchObject({ outcome: "recorded" });
    expect(await missingNow()).toBe(0);
    expect(await now()).toEqual({ due: placed, total: placed, adjustment: 0, adjustmentText: "" });
    for (const actionId of ["ended", "more", "kept"])
      expect(await press(`undo-${actionId}`, { undo: actionId }, owner)).toBe("recorded");
    expect(await missingNow()).toBe(2);
    expect(await now()).toMatchObject({ due: placed - half.price });
  });

  test("stays missing, and is counted as cooked, when the menu gives its size a measure", async () => {
    const { store, open, press, missing, now, shown, pressed } = await openPacking();
    const cake = lines.find(({ name }) => name === "עוגה") ?? { key: "", price: 0 };
    const week = { orderNumber: null, week: ruths.week } as const;
    const cook = pressOn("", { cooked: { line: cake.key, done: 1 } }, week);
    await storeMark(await open("helper", "cook"), checkedPress(cook));
    expect(await press("a", missing(cake.key, 1))).toBe("recorded");
    const { catalogue } = (await store.currentCatalogue()) ?? expect.unreachable("no menu");
    const measured = JSON.parse(JSON.stringify(catalogue.menu), (_, value) =>
      value?.name?.he === "עוגה"
        ? { ...value, measure: { quantity: 8, unit: "portion" } }
        : (value as unknown),
    );
    await store.saveCatalogue({
      catalogue: { ...catalogue, menu: measured },
      after: 1,
      savedAt: thursday,
    });
    const isAsBefore = async () => {
      const { orders, kitchen } = await shown(await open("helper", crypto.randomUUID()));
      const ofOrder = orders[0]?.lines.find(({ key }) => key === cake.key);
      expect(ofOrder).toMatchObject({ measure: { quantity: 8 }, missing: 1 });
      expect(kitchen.find(({ key }) => key === cake.key)).toMatchObject({ amount: 1, cooked: 1 });
      expect(await now()).toMatchObject({ due: placed - cake.price });
    };
    await isAsBefore();
    const order = orderIn(ruths.order, "he");
    const { orderType, city: place } = order.customerData;
    const plain = { adjustment: 0, adjustmentText: "", tellsCustomer: false, keepsMissing: true };
    const where = { namesIn: "he", lines: orderLinesOf(order), orderType, place } as const;
    const input = { actionId: "street", pressedAt: thursday, number, revision: 1 };
    const asked = { ...input, ...plain, ...where, address: "רחוב אחר 9" };
    expect((await changeOrderAtDesk(await open("owner"), asked)).outcome).toBe("recorded");
    pressed.push("street");
    await isAsBefore();
    await expect(press("b", missing(cake.key, 1))).rejects.toMatchObject({
      refusal: { code: "BAD_REQUEST" },
    });
  });

  test("and what is cooked count by the keys that a version before 1.1 gave lines, also those that it stored", async () => {
    const { store, open, press, now, missing, shown } = await openPacking();
    /** Of the challah and of half a liter. */
    const [challahThen, halfThen] = ["7ebmlxni4t", "1ci90i5ia6v"];
    const base = { deviceId: null, pressedAt: 1, at: 1, seen: { event: 0, actionIds: [] } };
    const cooked = (actionId: string, done: number) =>
      store.mark({
        ...base,
        actionId,
        orderNumber: null,
        week: ruths.week,
        action: { kind: "cooked", line: halfThen, done },
      });
    await cooked("stored", 1);
    const helper = await open("helper", "cook");
    const week = { orderNumber: null, week: ruths.week } as const;
    const more = pressOn("", { cooked: { line: halfThen, more: 1 } }, week);
    const answer = await storeMark(helper, checkedPress(more));
    expect(answer.week?.cooked).toEqual([{ line: half.key, done: 2 }]);
    expect(await storeMark(helper, checkedPress(more))).toMatchObject({ outcome: "repeated" });

    expect(await press("a", missing(challahThen, 1))).toBe("recorded");
    expect(await press("a", missing(challahThen, 1))).toBe("repeated");
    expect(await now()).toMatchObject({ due: placed - challah.price / challah.amount });
    const { orders, kitchen } = await shown();
    expect(orders[0]?.lines.find(({ key }) => key === challah.key)?.missing).toBe(1);
    expect(kitchen.find(({ key }) => key === half.key)?.cooked).toBe(2);
  });

  test("is refused where the order was changed or canceled without the device knowing of it", async () => {
    const { open, press, missing, now } = await openPacking();
    const other = await open("helper", "other");
    const unseen = { event: 0, actionIds: [] };
    const both = await Promise.all([
      press("a", missing(half.key, 1), undefined, unseen),
      press("b", missing(half.key, 1), other, unseen),
    ]);
    expect(both.toSorted()).toEqual(["outdated", "recorded"]);
    expect(await now()).toMatchObject({ due: placed - half.price / half.amount });
    expect(await press("cancel", { cancelled: true }, await open("owner"))).toBe("recorded");
    expect(await press("c", missing(half.key, 1))).toBe("outdated");
    expect(await now()).toMatchObject({ due: 0 });
    expect(await press("restore", { cancelled: false }, await open("owner"))).toBe("recorded");
    expect(await now()).toMatchObject({ due: placed - half.price / half.amount });
  });

  test("is nothing for a driver, for an unknown order and for one that was erased", async () => {
    const { store, open, press, missing } = await openPacking();
    await expect(press("a", missing(half.key, 1), await open("driver"))).rejects.toMatchObject({
      refusal: { code: "NOT_ALLOWED" },
    });
    const owner = await open("owner");
    const unknown = checkedPress(pressOn("999999999", missing(half.key, 1)));
    expect((await storeMark(owner, unknown)).outcome).toBe("unknown_order");
    expect(await store.eventsOfOrder(number)).toEqual([]);
    const over = { overBefore: "2026-02-01", now: thursday, deviceId: null };
    await store.eraseOrders({ which: { numbers: [number] }, ...over });
    expect(await press("b", missing(half.key, 1))).toBe("erased");
  });
});
