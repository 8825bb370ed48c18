import { expect, test } from "vitest";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { openShop, orderCall, weekOfMonday } from "#server/testing/open-shop.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";

const order = ruthsOrder(hebrewMenu, "ירושלים");

/** An order of the customer with this number. */
const orderOf = (customer: number) => ({
  ...order,
  customerData: {
    ...order.customerData,
    email: `customer-${String(customer)}@example.com`,
    phoneNumber: `05${String(customer).padStart(8, "0")}`,
  },
});

const codeOf = (answer: { json: () => { errors?: { extensions: { code: string } }[] } }) =>
  answer.json().errors?.[0]?.extensions.code;

test("five of thirty orders of one customer that arrive together are stored, and the answers to the others say when to try again", async () => {
  const { app, store } = await openShop({ config: { ordersPerHour: 5 } });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => app.inject(orderCall(undefined, `key-${String(at)}`))),
  );
  const refused = answers.filter((answer) => codeOf(answer) !== undefined);
  expect(refused).toHaveLength(25);
  for (const answer of refused) {
    expect(answer.headers["retry-after"]).toBe("3600");
    expect(answer.json().errors[0].extensions).toEqual({
      code: "TOO_MANY_ORDERS",
      retryAfter: 3600,
    });
  }
  expect((await ordersOfWeek(store, weekOfMonday)).orders).toHaveLength(5);
});

test("one address may place twenty times as many for different customers; other addresses and repetitions are not affected", async () => {
  const { app, store } = await openShop({ config: { ordersPerHour: 1 } });
  const place = (customer: number, remoteAddress = "192.0.2.1") =>
    app.inject({ ...orderCall(orderOf(customer), `key-${String(customer)}`), remoteAddress });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => place(at)));
  expect(answers.filter((answer) => codeOf(answer) === "TOO_MANY_ORDERS")).toHaveLength(10);
  expect((await ordersOfWeek(store, weekOfMonday)).orders).toHaveLength(20);

  const stored = answers.find((answer) => codeOf(answer) === undefined);
  const again = await place(answers.findIndex((answer) => answer === stored));
  expect(again.json()).toEqual(stored?.json());
  expect(codeOf(await place(31))).toBe("TOO_MANY_ORDERS");
  expect(codeOf(await place(31, "192.0.2.2"))).toBeUndefined();
});

test("orders that are refused do not count", async () => {
  const { app } = await openShop({ config: { ordersPerHour: 1 } });
  for (let at = 0; at < 25; at += 1) {
    const answer = await app.inject(orderCall({ ...order, groups: [] }, `key-${String(at)}`));
    expect(codeOf(answer)).toBe("ORDER_REFUSED");
  }
  expect(codeOf(await app.inject(orderCall(undefined, "key")))).toBeUndefined();
});

test("an order with thousands of groups is refused in a short answer and a short log line", async () => {
  const { app, log } = await openShop();
  const [group] = order.groups;
  const group1 = { name: group?.name ?? "", dishes: [] };
  for (const [count, code] of [
    [8_000, "ORDER_TOO_LARGE"],
    [1_500, "DISH_TYPE_TWICE"],
  ] as const) {
    const empty = count === 8_000 ? { name: "x", dishes: [] } : group1;
    const groups = Array.from({ length: count }, () => empty);
    const answer = await app.inject(orderCall({ ...order, groups }));
    expect(answer.body).toContain(code);
    expect(answer.body.length).toBeLessThan(20_000);
    const { refusals, refusalCount } = answer.json().errors[0].extensions;
    if (code === "DISH_TYPE_TWICE") expect([refusals.length, refusalCount]).toEqual([50, 1_499]);
  }
  expect(log()).toContain('"codes":{"DISH_TYPE_TWICE":1499}');
  expect(
    Math.max(
      ...log()
        .split("\n")
        .map(({ length }) => length),
    ),
  ).toBeLessThan(1_000);
});
