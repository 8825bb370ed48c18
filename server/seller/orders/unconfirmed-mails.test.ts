import { expect, test } from "vitest";
import { mostUnconfirmedMails } from "#contract/desk-calls/mail-limit.ts";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { orderIn } from "#domain/order/order.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { checkedPress } from "#server/testing/checked-press.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { weekOfMonday } from "#server/testing/open-shop.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { changeOrderAtDesk } from "./change-order.ts";
import { countUnconfirmedMails } from "./count-unconfirmed-mails.ts";
import { placeOrderByPhone } from "./place-order.ts";
import { storeMark } from "./store-mark.ts";

const [monday, minute] = [Date.UTC(2026, 0, 5, 9), 60_000];
const ruths = newOrder();
const { number } = ruths;
const common = {
  pressedAt: monday,
  namesIn: "he",
  address: "",
  adjustment: 0,
  adjustmentText: "",
} as const;
const asItIs: RequestOf<"changeOrder"> = {
  ...common,
  actionId: "change",
  number,
  revision: 0,
  lines: orderLinesOf(orderIn(ruths.order, "he")),
  orderType: "delivery",
  place: "ירושלים",
  address: "רחוב הזית 7",
  tellsCustomer: false,
};
const byPhone: RequestOf<"placeOrder"> = {
  ...common,
  actionId: "phone",
  week: weekOfMonday,
  name: "נועה",
  phoneNumber: "0541112233",
  email: "noa@example.com",
  language: "he",
  lines: asItIs.lines,
  orderType: "pickup",
  place: "ירושלים",
  tellsCustomer: true,
};
const confirmFirst = { refusal: { code: "CONFIRM_FIRST" } };
const thiefsWords = "pay Bit 050-666-6666";

/** A shop with Ruth's order, and the owner's session, which nobody has confirmed since. */
async function openDesk(database: (typeof shopDatabases)[number]) {
  const { store } = await database.prepare();
  await store.saveOrders([ruths]);
  const phone = await letIn(store, "owner", monday);
  const call: DeskCall = await contextOf(phone, store, monday);
  const confirmed = { ...call, device: { ...call.device, confirmedAt: monday } };
  const mails = async (ofOrder = number) =>
    (await store.mailsOfOrder(ofOrder)).filter(({ kind }) => ["change", "customer"].includes(kind));
  return { store, call, confirmed, mails };
}

test.for(shopDatabases)(
  "on $name words of a session that nobody has confirmed reach no customer, by a change or by a new order",
  async (database) => {
    const { store, call, confirmed, mails } = await openDesk(database);
    const adjusted = { ...asItIs, adjustment: -500, adjustmentText: thiefsWords };
    for (const tellsCustomer of [true, false])
      await expect(changeOrderAtDesk(call, { ...adjusted, tellsCustomer })).rejects.toMatchObject(
        confirmFirst,
      );
    const elsewhere = { ...asItIs, address: `רחוב הזית 7, ${thiefsWords}`, tellsCustomer: true };
    await expect(changeOrderAtDesk(call, elsewhere)).rejects.toMatchObject(confirmFirst);
    const noted = [
      { note: thiefsWords },
      { lines: asItIs.lines.map((line) => ({ ...line, note: thiefsWords })) },
    ];
    for (const words of noted)
      for (const tellsCustomer of [true, false])
        await expect(
          changeOrderAtDesk(call, { ...asItIs, ...words, tellsCustomer }),
        ).rejects.toMatchObject(confirmFirst);
    for (const words of [
      { adjustment: 100, adjustmentText: thiefsWords },
      { adjustment: 100, adjustmentText: thiefsWords, tellsCustomer: false },
      { name: thiefsWords },
      ...noted.flatMap((note) => [note, { ...note, tellsCustomer: false }]),
    ])
      await expect(placeOrderByPhone(call, { ...byPhone, ...words })).rejects.toMatchObject(
        confirmFirst,
      );
    expect((await store.workingOrders(weekOfMonday)).orders).toHaveLength(1);
    expect(await mails()).toHaveLength(1);

    const told = { ...asItIs, tellsCustomer: true };
    const plain = { ...told, adjustment: -500, adjustmentText: "הנחה" };
    expect((await changeOrderAtDesk(call, plain)).outcome).toBe("recorded");
    const own = { ...plain, actionId: "own", revision: 1, adjustmentText: "לקוחה ותיקה" };
    expect((await changeOrderAtDesk(confirmed, own)).outcome).toBe("recorded");
    // Later changes keep what was confirmed, and a repetition is answered.
    const later = { ...own, actionId: "later", revision: 2, lines: own.lines.slice(0, 1) };
    expect((await changeOrderAtDesk(call, later)).outcome).toBe("recorded");
    expect((await changeOrderAtDesk(call, own)).outcome).toBe("repeated");
    const withNote = { ...later, actionId: "noted", revision: 3, note: thiefsWords };
    expect((await changeOrderAtDesk(confirmed, withNote)).outcome).toBe("recorded");
    const keepsNote = { ...withNote, actionId: "keeps the note", revision: 4 };
    expect((await changeOrderAtDesk(call, keepsNote)).outcome).toBe("recorded");
    expect((await placeOrderByPhone(call, byPhone)).outcome).toBe("recorded");
    expect((await placeOrderByPhone(call, byPhone)).outcome).toBe("repeated");
  },
);

test.for(shopDatabases)(
  "on $name orders by phone with an email address count against the limit of new orders of that address",
  async (database) => {
    const { call, confirmed } = await openDesk(database);
    const place = (
      context: DeskCall,
      index: number,
      changes: Partial<RequestOf<"placeOrder">> = {},
    ) => {
      const phoneNumber = `05411122${String(index).padStart(2, "0")}`;
      const actionId = `phone-${String(index)}`;
      return placeOrderByPhone(context, { ...byPhone, actionId, phoneNumber, ...changes });
    };
    for (let index = 0; index < 5; index += 1)
      expect((await place(call, index)).outcome).toBe("recorded");
    await expect(place(call, 5)).rejects.toMatchObject(confirmFirst);
    expect((await place(call, 6, { tellsCustomer: false })).outcome).toBe("recorded");
    expect((await place(call, 7, { email: "" })).outcome).toBe("recorded");
    expect((await place(confirmed, 5)).outcome).toBe("recorded");
  },
);

test.for(shopDatabases)(
  "on $name sessions without a confirmed sign-in cause a bounded number of mails in an hour, and Today says so",
  async (database) => {
    const { call, confirmed, mails } = await openDesk(database);
    const { unconfirmedMails } = call;
    const press = (context: DeskCall, index: number, tellsCustomer = true) =>
      storeMark(
        context,
        checkedPress({
          actionId: `mark-${String(index)}`,
          pressedAt: monday,
          seen: { event: 0, actionIds: [0, 1, 2, 3, 4, 5].map((each) => `mark-${String(each)}`) },
          orderNumber: number,
          action: { cancelled: index % 2 === 0 },
          tellsCustomer,
        }),
      );
    let placed = 0;
    const refused = async () => {
      for (let index = 0; ; index += 1) {
        const email = `stranger${String(index)}@example.com`;
        const phoneNumber = `05411122${String(index).padStart(2, "0")}`;
        const order = { ...byPhone, actionId: `phone-${String(index)}`, email, phoneNumber };
        await placeOrderByPhone(call, order);
        placed += 1;
      }
    };
    expect((await press(call, 0)).outcome).toBe("recorded");
    await expect(refused()).rejects.toMatchObject(confirmFirst);
    expect(placed).toBe(19);
    expect(unconfirmedMails.reachedAt(monday + 23 * 60 * minute)).toBe(monday);
    expect(unconfirmedMails.reachedAt(monday + 25 * 60 * minute)).toBeUndefined();
    for (let index = 1; index <= 2; index += 1)
      expect((await press(call, index)).outcome).toBe("recorded");
    await expect(press(call, 3)).rejects.toMatchObject(confirmFirst);
    // A mark that is stored already is answered as stored, and one that causes no mail is not counted.
    expect((await press(call, 2)).outcome).toBe("repeated");
    expect((await press(call, 3, false)).outcome).toBe("recorded");
    expect((await press(confirmed, 4)).outcome).toBe("recorded");
    const told = { ...asItIs, tellsCustomer: true };
    await expect(changeOrderAtDesk(call, told)).rejects.toMatchObject(confirmFirst);
    expect((await changeOrderAtDesk(call, asItIs)).outcome).toBe("recorded");
    const anHourLater = { ...call, now: monday + 61 * minute };
    expect((await press(anHourLater, 5)).outcome).toBe("recorded");
    expect(await mails()).toHaveLength(6);
  },
);

test("a permit that was taken for nothing is given back, and an outcome that is in doubt keeps it", () => {
  const counted = countUnconfirmedMails();
  const first = counted.take(monday, mostUnconfirmedMails);
  expect(counted.take(monday, 1)).toBeUndefined();
  first?.giveBack();
  expect(counted.take(monday, mostUnconfirmedMails)?.ok).toBe(true);
  expect(counted.take(monday + minute, 1)).toBeUndefined();
  expect(counted.take(monday + 60 * minute, 1)?.ok).toBe(true);
});
