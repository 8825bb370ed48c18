import { expect, test } from "vitest";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { openShop, orderCall, weekOfMonday } from "#server/testing/open-shop.ts";

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
  expect((await store.ordersOfWeek(weekOfMonday)).orders).toHaveLength(5);
});

test("one address may place twenty times as many for different customers; other addresses and repetitions are not affected", async () => {
  const { app, store } = await openShop({ config: { ordersPerHour: 1 } });
  const place = (customer: number, remoteAddress = "192.0.2.1") =>
    app.inject({ ...orderCall(orderOf(customer), `key-${String(customer)}`), remoteAddress });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => place(at)));
  expect(answers.filter((answer) => codeOf(answer) === "TOO_MANY_ORDERS")).toHaveLength(10);
  expect((await store.ordersOfWeek(weekOfMonday)).orders).toHaveLength(20);

  const stored = answers.find((answer) => codeOf(answer) === undefined);
  const again = await place(answers.findIndex((answer) => answer === stored));
  expect(again.json()).toEqual(stored?.json());
  expect(codeOf(await place(31))).toBe("TOO_MANY_ORDERS");
  expect(codeOf(await place(31, "192.0.2.2"))).toBeUndefined();
});

test("orders that are refused do not count", async () => {
  const { app } = await openShop({ config: { ordersPerHour: 1 } });
  for (let at = 0; at < 25; at += 1) {
    const answer = await app.inject(orderCall({ ...order, allOrders: [] }, `key-${String(at)}`));
    expect(codeOf(answer)).toBe("ORDER_REFUSED");
  }
  expect(codeOf(await app.inject(orderCall(undefined, "key")))).toBeUndefined();
});
