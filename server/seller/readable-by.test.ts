import { expect, test } from "vitest";
import { owner } from "#contract/desk-calls/call-rules.ts";
import { rolesOfAnswers } from "#contract/desk-calls/shown-order.ts";
import { readPerson } from "#server/seller/customers/customers.ts";
import { findOrdersOfAllWeeks, readOrdersWithBalance } from "#server/seller/reads/find-orders.ts";
import { readOrderPage } from "#server/seller/reads/read-order-page.ts";
import { readChanges, readWeek } from "#server/seller/reads/read-week.ts";
import { showOrdersOfWeeks } from "#server/seller/reads/shown-orders.ts";
import { delivered, openDesk, pickedUp } from "#server/seller/testing/desk-of-roles.ts";
import { contextOf } from "#server/testing/open-desk.ts";
import { weekOfMonday } from "#server/testing/open-shop.ts";
import { createReadable } from "./readable-by.ts";

/** If a call is opened for a role by mistake, what makes its answer still gives only what the role may read. */
test.each(["driver", "unknown"])(
  "what makes orders for devices leaves out what the role %s may not read",
  async (role) => {
    const { devices, stranger, store, now } = await openDesk();
    const device = role === "driver" ? devices.driver : stranger;
    const call = await contextOf(device, store, now);
    const orders = [delivered.number, pickedUp.number];
    const { orders: working } = await store.workingOrdersWith(orders);
    const week = { date: weekOfMonday, deadline: now };
    const shown = await showOrdersOfWeeks(call, working, "he");
    const mine = role === "driver" ? [delivered.number] : [];
    const numbers = (list: readonly { readonly number: string }[]) =>
      list.map(({ number }) => number);
    expect(numbers(shown)).toEqual(mine);
    for (const order of shown) {
      expect(order).toMatchObject({ email: null, ownerNote: null, kitchenNote: null });
      expect(order.lines[0]?.price).toBeNull();
    }
    const open = { otherThan: undefined, after: undefined, language: "he" } as const;
    expect(numbers((await readOrdersWithBalance(call, { search: "", ...open })).orders)).toEqual(
      mine,
    );
    const found = await findOrdersOfAllWeeks(call, delivered.order.customerData.name, {
      before: undefined,
      language: "he",
    });
    expect(numbers(found.orders)).toEqual(mine);
    expect(await readOrderPage(call, pickedUp.number, "he")).toBeNull();
    expect(
      (await readPerson(call, pickedUp.number, "he"))?.orders.map(({ number }) => number),
    ).toEqual(mine);
    const read = await readWeek(call, week, "he");
    expect(numbers(read.orders)).toEqual(mine);
    expect(read).toMatchObject({ kitchen: [], shopping: { items: [] } });
    expect(read.route.flatMap((stop) => stop.orders)).toEqual(mine);
    const since = { event: 0, order: 0 };
    expect((await readChanges(call, week, since, null)).orders).toEqual(mine);
  },
);

test("a list that a role may not read is empty, and what is in the lists of others stays hidden", async () => {
  const { devices, store, now } = await openDesk();
  const call = await contextOf(devices.owner, store, now);
  const { orders } = await store.workingOrdersWith([delivered.number]);
  const [whole] = await showOrdersOfWeeks(call, orders, "he");
  if (whole === undefined) throw new Error("the order is not shown");
  const order = { ...whole, notes: ["Lactose"] };
  expect(order.lines.length).toBeGreaterThan(0);
  const { readableOrder } = createReadable({
    ...rolesOfAnswers,
    Order: { ...rolesOfAnswers.Order, lines: ["owner", "helper"], notes: owner },
    OrderLine: { ...rolesOfAnswers.OrderLine, addOns: owner },
  });
  expect(readableOrder("driver", order)).toMatchObject({ lines: [], notes: [], name: order.name });
  const lines = order.lines.map((line) => ({ ...line, addOns: [], price: null }));
  expect(readableOrder("helper", order)).toMatchObject({ lines, notes: [] });
  expect(readableOrder("owner", order)).toEqual(order);
});

/** What the delivered order is searched by, and what of it finds it. */
const { name, phoneNumber, email } = delivered.order.customerData;
const searches = {
  name,
  number: delivered.number,
  phoneNumber,
  email,
  amount: (delivered.order.orderTotal / 100).toFixed(2),
};

test.each([
  ["owner", ["name", "number", "phoneNumber", "email", "amount"]],
  ["helper", ["name", "number"]],
  ["driver", ["name", "number", "phoneNumber", "amount"]],
] as const)("a search as %s finds orders by what that role reads: %j", async (role, finding) => {
  const { devices, store, now } = await openDesk();
  const call = await contextOf(devices[role], store, now);
  const language = "he";
  const ofList = { otherThan: undefined, after: undefined, language } as const;
  const foundBy: Record<string, string[]> = { findOrders: [], ordersWithBalance: [] };
  for (const [field, search] of Object.entries(searches)) {
    const found = {
      findOrders: await findOrdersOfAllWeeks(call, search, { before: undefined, language }),
      ordersWithBalance: await readOrdersWithBalance(call, { search, ...ofList }),
    };
    for (const [list, { orders }] of Object.entries(found))
      if (orders.some(({ number }) => number === delivered.number)) foundBy[list]?.push(field);
  }
  expect(foundBy).toEqual({ findOrders: finding, ordersWithBalance: finding });
});
