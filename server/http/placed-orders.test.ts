import { expect, test } from "vitest";
import { signedAgorot } from "#domain/money/agorot.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, paidByVariables, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openShop, ruthsWireOrder } from "#server/testing/open-shop.ts";
import { mondayOfRuth, openWithOrder } from "#server/testing/open-with-order.ts";
import {
  askOrder,
  cancelOrderCall,
  codeIn,
  type OrderLink,
  placeAndLink,
  readOrderCall,
} from "#server/testing/placed-order-calls.ts";

const wrongKeys = ({ number, key }: OrderLink): readonly (readonly [string, string])[] => [
  [number, ""],
  [number, `${key}A`],
  [number, key.slice(1)],
  [number, key.toUpperCase()],
  ["123456788", key],
  ["", key],
  [`${number} `, key],
  ["\u0000", "\u0000"],
  [number, "' or 1=1 --"],
];

test("the key of an order opens it as it was placed", async () => {
  const { link, ask } = await openWithOrder();
  expect(link.page).toBe(`/order/${link.number}/${link.key}`);
  const { customerData, allOrders, totalPrice } = ruthsWireOrder;
  expect(await ask(readOrderCall(link))).toEqual({
    data: {
      order: {
        number: link.number,
        revision: 0,
        receivedAt: "2026-01-05T09:00:00.000Z",
        changedAt: null,
        cancelledAt: null,
        language: "he",
        week: "2026-01-07",
        deadline: "2026-01-07T12:00:00.000Z",
        canChange: true,
        canRestore: false,
        isCancelled: false,
        isPacked: false,
        itemsMissing: false,
        isHandedOver: false,
        customerData: { ...customerData, pickupAddress: "" },
        allOrders,
        totalPrice,
        adjustment: 0,
        adjustmentText: "",
        agreedAdjustment: 0,
        orderTotal: totalPrice + customerData.pickupOrDeliveryPrice,
        received: 0,
        balance: totalPrice + customerData.pickupOrDeliveryPrice,
        payment: { app: "ביט", payee: "רות", link: "https://pay.example/ruth" },
      },
    },
  });
});

test("the payment link of an order is for what is still owed of it, and that of the shop for no order", async () => {
  const { store, link, ask, clock } = await openWithOrder();
  await store.saveCatalogue({ catalogue: paidByVariables, after: 1, savedAt: clock.now });
  const owed = async () => (await ask(readOrderCall(link))).data?.order?.payment.link;
  expect(await owed()).toBe(`https://pay.example/ruth/219.30?for=${link.number}`);
  const pay = (amount: number) =>
    store.mark({
      orderNumber: link.number,
      action: { kind: "money", amount: signedAgorot(amount), way: "cash" },
      actionId: crypto.randomUUID(),
      deviceId: null,
      pressedAt: clock.now,
      at: clock.now,
      seen: { event: 1_000, actionIds: [] },
    });
  await pay(10_000);
  expect(await owed()).toBe(`https://pay.example/ruth/119.30?for=${link.number}`);
  await pay(11_930);
  expect(await owed()).toBe("https://pay.example/ruth");
});

test("an order is read in the language that is asked for, and without one in its own", async () => {
  const { app } = await openShop();
  const english = ruthsOrder(englishMenu, "Modiin");
  const { customerData } = english;
  const order = {
    ...english,
    customerData: {
      ...customerData,
      orderType: "pickup" as const,
      address: "",
      pickupOrDeliveryPrice: soupKitchen.deliveryPlaces[1]?.pickupPrice ?? expect.unreachable(),
    },
  };
  const link = await placeAndLink(app, order);
  const shown = async (language?: "he" | "en") => {
    const { data } = await askOrder(app, readOrderCall(link, language));
    const [group] = data?.order?.allOrders ?? [];
    const { city, pickupAddress } = data?.order?.customerData ?? {};
    return [data?.order?.language, group?.orders[0]?.dishName, city, pickupAddress];
  };
  const inEnglish = ["en", "Chicken soup", "Modiin", "1 Hasmonaim Boulevard"];
  expect(await shown()).toEqual(inEnglish);
  expect(await shown("en")).toEqual(inEnglish);
  expect(await shown("he")).toEqual(["en", "מרק עוף", "מודיעין", "שדרות החשמונאים 1"]);
});

test("a wrong key gives what a number that does not exist gives, and changes nothing", async () => {
  const { app, link, kinds } = await openWithOrder();
  for (const [index, [number, key]] of wrongKeys(link).entries()) {
    const from = { remoteAddress: `192.0.2.${String(index)}` };
    const read = await app.inject({ ...readOrderCall({ number, key }), ...from });
    expect(read.body).toBe('{"data":{"order":null}}');
    const cancelled = await askOrder(
      app,
      cancelOrderCall({ number, key }, true),
      from.remoteAddress,
    );
    expect(codeIn(cancelled)).toBe("ORDER_UNKNOWN");
  }
  expect(await kinds()).toEqual([]);
});

test("the answer is never cached: it has the newest state", async () => {
  const { link, ask, store } = await openWithOrder();
  for (const language of [undefined, "he", "he", "en"] as const)
    await ask(readOrderCall(link, language));
  await store.mark({
    orderNumber: link.number,
    action: { kind: "packed", isPacked: true },
    actionId: "packed",
    deviceId: null,
    pressedAt: mondayOfRuth,
    at: mondayOfRuth,
    seen: { event: 0, actionIds: [] },
  });
  expect((await ask(readOrderCall(link))).data?.order).toMatchObject({ isPacked: true });
});

test("after ten wrong keys in a minute an address has to wait, and the right key opens anyway", async () => {
  const { app, link, clock, ask, log } = await openWithOrder();
  const wrong = { ...link, key: "A".repeat(22) };
  for (let tries = 0; tries < 10; tries += 1)
    expect(await ask(readOrderCall(wrong))).toEqual({ data: { order: null } });
  clock.now += 10_000;
  const limited = await app.inject({ ...readOrderCall(wrong), remoteAddress: "192.0.2.1" });
  expect(limited.headers["retry-after"]).toBe("50");
  expect(limited.json()).toMatchObject({
    data: { order: null },
    errors: [{ extensions: { code: "TOO_MANY_REQUESTS", retryAfter: 50 } }],
  });
  expect(codeIn(await ask(cancelOrderCall(wrong, true)))).toBe("TOO_MANY_REQUESTS");
  expect((await ask(readOrderCall(link))).data?.order?.number).toBe(link.number);
  await ask(readOrderCall(wrong));
  expect(log().match(/many wrong keys/gu)).toHaveLength(1);
  expect(log()).not.toMatch(/192\.0\.2|A{22}/u);
  const other = await askOrder(app, readOrderCall(wrong), "192.0.2.2");
  expect(other).toEqual({ data: { order: null } });
  clock.now += 50_000;
  expect(await ask(readOrderCall(wrong))).toEqual({ data: { order: null } });
});

test("wrong keys from many addresses reach a limit too, and the right key opens anyway", async () => {
  const { app, link, ask } = await openWithOrder();
  const wrong = { ...link, key: "A".repeat(22) };
  const answers: (string | undefined)[] = [];
  for (let tries = 0; tries < 301; tries += 1) {
    const answer = await askOrder(app, readOrderCall(wrong), `198.51.${String(tries)}.1`);
    answers.push(codeIn(answer));
  }
  expect(answers.indexOf("TOO_MANY_REQUESTS")).toBe(300);
  expect((await ask(readOrderCall(link))).data?.order?.number).toBe(link.number);
});
