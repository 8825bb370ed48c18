import fc from "fast-check";
import { expect, test } from "vitest";
import { signedAgorot } from "#domain/money/agorot.ts";
import type { OrderAction, UndoAction } from "#domain/order-log/mark.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { markOf } from "#domain/testing/desk-log.ts";
import { answerOf } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const monday = Date.UTC(2026, 0, 5, 9);

const anyContact = fc.record({
  name: fc.constantFrom("רות כהן", "דנה לוי"),
  phoneNumber: fc.constantFrom("0520000001", "0520000002", "0520000003"),
  email: fc.constantFrom("", "a@example.com", "b@example.com"),
});
const at = fc.nat(99);
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("order" as const), contact: anyContact }) },
  fc.record({ kind: fc.constant("change" as const), at, contact: anyContact }),
  fc.record({ kind: fc.constant("join" as const), at, with: at }),
  fc.record({ kind: fc.constant("undo" as const), at }),
  fc.record({
    kind: fc.constant("press" as const),
    at,
    action: fc.constantFrom<OrderAction[]>(
      { kind: "cancelled" },
      { kind: "restored" },
      { kind: "parted" },
      { kind: "moved", toWeek: "2026-01-14" },
      { kind: "money", amount: signedAgorot(5_000), way: "cash" },
      { kind: "money", amount: signedAgorot(-90_000), way: "app" },
    ),
  }),
);

test("whatever is ordered, changed, canceled, paid, joined, parted and undone, a person is the sum of their orders, and people are all orders", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 25 }), async (steps) => {
      const { app, store } = await openShop({ clock: () => monday, config: { callsPerMinute: 0 } });
      const owner = await letIn(store, "owner", monday);
      const numbers: string[] = [];
      const marks: (readonly [number: string, actionId: string])[] = [];
      const press = async (
        orderNumber: string,
        actionId: string,
        action: OrderAction | UndoAction,
      ) => {
        marks.push([orderNumber, actionId]);
        await store.mark({
          ...markOf(actionId, action, { event: 1_000 }),
          orderNumber,
          at: monday,
        });
      };
      for (const [index, step] of steps.entries()) {
        const actionId = `step-${String(index)}`;
        const number = "at" in step ? numbers[step.at % numbers.length] : undefined;
        if (step.kind === "order") {
          const { order } = newOrder();
          const customerData = { ...order.customerData, ...step.contact };
          const placed = newOrder({
            number: String(100_000_001 + index),
            order: { ...order, customerData },
          });
          await store.saveOrders([placed]);
          numbers.push(placed.number);
        } else if (step.kind === "undo") {
          const [of, undone] = marks[step.at % marks.length] ?? [];
          if (of !== undefined && undone !== undefined)
            await press(of, actionId, { kind: "undone", actionId: undone });
        } else if (number !== undefined) {
          if (step.kind === "press") await press(number, actionId, step.action);
          if (step.kind === "join")
            await press(number, actionId, {
              kind: "joined",
              with: numbers[step.with % numbers.length] ?? "",
            });
          if (step.kind === "change") {
            const change = newRevision({ orderNumber: number, actionId });
            const basedOn = (await store.findWorkingOrder(number))?.state.revision ?? 0;
            const customerData = { ...change.order.customerData, ...step.contact };
            await store.changeOrder({
              ...change,
              basedOn,
              order: { ...change.order, customerData },
            });
            marks.push([number, actionId]);
          }
        }
      }
      const { orders } = await store.workingOrdersWith(numbers);
      const balances = new Map(
        orders.map(({ stored, state }) => [stored.number, state.due - state.received]),
      );
      const people = await store.readPeople(numbers, numbers);
      const among = people.map((of) => of.map((order) => order.number));
      const seen = new Set<string>();
      for (const number of numbers) {
        const person = await answerOf(app, owner, "person", { number, language: "he" });
        if (person === null) throw new Error("an order is of nobody");
        const own = person.orders.map((order) => order.number);
        expect(own).toContain(number);
        expect(own).toEqual(own.toSorted().toReversed());
        expect(among).toContainEqual(own.toReversed());
        // Two orders are of one person also if only others say so, which are not asked for.
        const [first = ""] = numbers;
        const two = [...new Set([first, number])];
        expect(await store.readPeople(two, two)).toHaveLength(own.includes(first) ? 1 : two.length);
        const open = own.map((each) => balances.get(each) ?? 0);
        const sum = (sign: number) =>
          open.reduce((total, balance) => total + Math.max(0, sign * balance), 0);
        expect(sumOrders(person.orders)).toMatchObject({ toPay: sum(1), toGiveBack: sum(-1) });
        const found = await store.findPeople({ text: number, limit: 9 });
        const served = person.orders.find(({ state }) => !state.isCancelled);
        expect(found).toMatchObject([
          {
            number: served?.number ?? own[0],
            orders: own.length,
            toPay: sum(1),
            toGiveBack: sum(-1),
          },
        ]);
        // A person who has one of these orders has all of them.
        if (seen.has(number)) continue;
        for (const each of own) expect(seen.has(each)).toBe(false);
        for (const each of own) seen.add(each);
      }
      expect([...seen].toSorted()).toEqual(numbers);
    }),
    { numRuns: 25 },
  );
});
