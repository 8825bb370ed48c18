import { describe, expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import {
  graphqlCall,
  openShop,
  orderCall,
  ruthsWireOrder,
  weekOfMonday,
} from "#server/testing/open-shop.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";

const order = ruthsOrder(hebrewMenu, "ירושלים");
const numberOf = (answer: { json: () => { data: { createOrder: { record: { _id: string } } } } }) =>
  answer.json().data.createOrder.record._id;

test("an order is placed and answered with its number", async () => {
  const { app, store } = await openShop();
  const answer = await app.inject(orderCall(order));
  expect(answer.statusCode).toBe(200);
  expect(numberOf(answer)).toMatch(/^[0-9]{9}$/u);
  const [stored] = (await ordersOfWeek(store, weekOfMonday)).orders;
  expect(stored).toMatchObject({ number: numberOf(answer), order: { orderTotal: 21_930 } });
});

test("an order in English is placed too", async () => {
  const { app, store } = await openShop();
  await app.inject(orderCall(ruthsOrder(englishMenu, "Jerusalem")));
  const [stored] = (await ordersOfWeek(store, weekOfMonday)).orders;
  expect(stored?.order.language).toBe("en");
});

test("a single price of an option is accepted as a list of one", async () => {
  const { app } = await openShop();
  const bare = JSON.parse(JSON.stringify(ruthsWireOrder), (key, value: unknown) =>
    key === "price" && Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value,
  ) as Record<string, unknown>;
  expect(JSON.stringify(bare)).not.toBe(JSON.stringify(ruthsWireOrder));
  const answer = await app.inject(
    graphqlCall(
      "mutation ($o: CustomerOrderInput!) { createOrder(record: $o) { record { _id } } }",
      {
        o: bare,
      },
    ),
  );
  expect(numberOf(answer)).toMatch(/^[0-9]{9}$/u);
});

test("an order is answered with its week and its deadline where a client asks for them", async () => {
  let now = Date.UTC(2026, 0, 5, 9);
  const { app } = await openShop({ clock: () => now });
  const call = () =>
    app.inject(
      graphqlCall(
        "mutation ($o: CustomerOrderInput!) { createOrder(record: $o) { record { week deadline } } }",
        { o: ruthsWireOrder },
        { "idempotency-key": "ruth-1" },
      ),
    );
  const record = { week: "2026-01-07", deadline: "2026-01-07T12:00:00.000Z" };
  expect((await call()).json()).toEqual({ data: { createOrder: { record } } });
  // The same key after the deadline: the order stays in its week.
  now = Date.UTC(2026, 0, 8);
  expect((await call()).json()).toEqual({ data: { createOrder: { record } } });
});

describe("an order that does not match the menu", () => {
  test("is refused line by line, in shekels, and nothing is stored", async () => {
    const { app, store } = await openShop();
    const answer = await app.inject(
      orderCall({
        ...order,
        totalPrice: agorot(19_431),
        customerData: { ...order.customerData, pickupOrDeliveryPrice: agorot(0) },
      }),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: null,
      errors: [
        {
          path: ["createOrder"],
          extensions: {
            code: "ORDER_REFUSED",
            refusals: [
              {
                code: "DELIVERY_PRICE_CHANGED",
                path: ["customerData", "pickupOrDeliveryPrice"],
                expected: [25],
                received: [0],
              },
              {
                code: "CART_TOTAL_WRONG",
                path: ["totalPrice"],
                expected: [194.3],
                received: [194.31],
              },
            ],
          },
        },
      ],
    });
    expect((await ordersOfWeek(store, weekOfMonday)).orders).toEqual([]);
  });

  test("with a fraction of an agora is refused", async () => {
    const { app } = await openShop();
    const answer = await app.inject(
      graphqlCall(
        "mutation ($o: CustomerOrderInput!) { createOrder(record: $o) { record { _id } } }",
        {
          o: { ...ruthsWireOrder, totalPrice: 194.305 },
        },
      ),
    );
    expect(answer.json().errors[0].extensions.refusals).toMatchObject([{ received: [null] }]);
  });

  test("is logged with its codes and without customer data", async () => {
    const { app, log } = await openShop();
    await app.inject(orderCall({ ...order, totalPrice: agorot(1) }));
    await app.inject(orderCall(order));
    expect(log()).toContain("CART_TOTAL_WRONG");
    expect(log()).toContain("order placed");
    for (const personal of ["רות", "ruth@", "0501234567", "הזית", "127.0.0.1"]) {
      expect(log()).not.toContain(personal);
    }
  });
});

describe("an order with an idempotency key", () => {
  test("that is sent again gets the same number and is stored once", async () => {
    const { app, store } = await openShop();
    const first = await app.inject(orderCall(order, "ruth-1"));
    const again = await app.inject(orderCall(order, "ruth-1"));
    expect(numberOf(again)).toBe(numberOf(first));
    expect((await ordersOfWeek(store, weekOfMonday)).orders).toHaveLength(1);
  });

  test("whose commit was not answered is answered as unknown, and a retry gives the stored order", async () => {
    let isLost = true;
    const { app, store } = await openShop({
      config: { ordersPerHour: 1 },
      change: (real) => ({
        ...real,
        saveOrder: async (accepted) => {
          const outcome = await real.saveOrder(accepted);
          if (isLost) throw new StoreUnavailable("no connection", { isInDoubt: true });
          return outcome;
        },
      }),
    });
    const answer = await app.inject(orderCall(order, "ruth-1"));
    expect(answer.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { code: "OUTCOME_UNKNOWN" } }],
    });
    isLost = false;
    const [stored] = (await ordersOfWeek(store, weekOfMonday)).orders;
    expect(numberOf(await app.inject(orderCall(order, "ruth-1")))).toBe(stored?.number);
  });

  test("that is sent twenty times at once over real connections is stored once", async () => {
    const { app, store } = await openShop();
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const { url, payload, ...call } = orderCall(order, "ruth-1");
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await fetch(`${address}${url}`, { ...call, body: payload });
        return answer.text();
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("_id");
    expect((await ordersOfWeek(store, weekOfMonday)).orders).toHaveLength(1);
  });

  test("that another order has used is refused", async () => {
    const { app } = await openShop();
    const first = numberOf(await app.inject(orderCall(order, "ruth-1")));
    const customerData = { ...order.customerData, address: "רחוב הגפן 3" };
    const answer = await app.inject(orderCall({ ...order, customerData }, "ruth-1"));
    expect(answer.json().errors[0].extensions).toEqual({
      code: "IDEMPOTENCY_KEY_REUSED",
      order: {
        _id: first,
        week: weekOfMonday,
        deadline: "2026-01-07T12:00:00.000Z",
        page: expect.stringMatching(new RegExp(`^/order/${first}/.`, "u")),
        handOver: expect.objectContaining({ date: "2026-01-09" }),
        orderTotal: 219.3,
      },
    });
  });

  test("whose order was canceled since is not answered as placed, and another key places it again", async () => {
    const { app, store } = await openShop();
    const number = numberOf(await app.inject(orderCall(order, "ruth-1")));
    const frame = { orderNumber: number, deviceId: null, pressedAt: 1, at: 1 };
    const seen = { event: 9, actionIds: [] };
    await store.mark({ ...frame, seen, actionId: "cancel", action: { kind: "cancelled" } });
    const detailsOf = async (sent: CustomerOrder) =>
      (await app.inject(orderCall(sent, "ruth-1"))).json().errors[0].extensions;
    const told = { code: "IDEMPOTENCY_KEY_REUSED", isCancelled: true };
    expect(await detailsOf(order)).toEqual(told);
    expect(await detailsOf(ruthsOrder(englishMenu, "Jerusalem"))).toEqual(told);
    const stranger = { ...order.customerData, phoneNumber: "0509999999" };
    expect(await detailsOf({ ...order, customerData: stranger })).toEqual({ code: told.code });
    expect(numberOf(await app.inject(orderCall(order, "ruth-2")))).not.toBe(number);
    await store.mark({ ...frame, seen, actionId: "back", action: { kind: "restored" } });
    expect(numberOf(await app.inject(orderCall(order, "ruth-1")))).toBe(number);
  });

  test.each(["", "a b", "x".repeat(101), "מפתח"])(
    "of an invalid form is refused: %j",
    async (key) => {
      const { app, store } = await openShop();
      const answer = await app.inject(orderCall(order, key));
      expect(answer.json().errors[0].extensions).toEqual({ code: "IDEMPOTENCY_KEY_INVALID" });
      expect((await ordersOfWeek(store, weekOfMonday)).orders).toEqual([]);
    },
  );
});

describe("an order that cannot be stored", () => {
  test("because the disk is full is answered as unavailable, and a retry is stored", async () => {
    let isFull = true;
    const { app, store } = await openShop({
      change: (real) => ({
        ...real,
        saveOrder: async (accepted) => {
          if (isFull) throw new StoreUnavailable("disk full");
          return real.saveOrder(accepted);
        },
      }),
    });
    const answer = await app.inject(orderCall(order, "ruth-1"));
    expect(answer.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { code: "UNAVAILABLE" } }],
    });
    expect(answer.body).not.toContain("disk");
    isFull = false;
    expect(numberOf(await app.inject(orderCall(order, "ruth-1")))).toMatch(/^[0-9]{9}$/u);
    expect((await ordersOfWeek(store, weekOfMonday)).orders).toHaveLength(1);
  });

  test("because of a bug is answered without the error message", async () => {
    const { app, log } = await openShop({
      change: (real) => ({ ...real, saveOrder: () => Promise.reject(new Error("a bug")) }),
    });
    const answer = await app.inject(orderCall(order));
    expect(answer.json()).toMatchObject({
      data: null,
      errors: [{ path: ["createOrder"], extensions: { code: "INTERNAL_ERROR" } }],
    });
    expect(answer.body).not.toContain("a bug");
    expect(log()).toContain("a bug");
  });
});
