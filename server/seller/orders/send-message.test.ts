import { expect, test } from "vitest";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { answerOf, callDesk } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";
import { inEnglish, storedOrder } from "#server/testing/stored-order.ts";

const friday = Date.UTC(2026, 0, 9, 9);
const { order } = newOrder();
const { customerData } = order;

/** Ruth in Hebrew, one in English, one by phone, one in another place, a canceled one, and one of another week. */
const orders = [
  newOrder(),
  newOrder({ number: "100000002", order: storedOrder(inEnglish).order }),
  newOrder({
    number: "100000003",
    order: { ...order, customerData: { ...customerData, email: "" } },
  }),
  newOrder({
    number: "100000004",
    order: { ...order, customerData: { ...customerData, city: { he: "אפרת", en: "Efrat" } } },
  }),
  newOrder({ number: "100000005" }),
  newOrder({ number: "100000006", week: "2026-01-14" }),
];

async function openDesk({ isConfirmed = true } = {}) {
  let now = friday;
  const { app, store } = await openShop({ clock: () => now });
  await store.saveOrders(orders);
  await store.mark({ ...markOf("cancel", cancelled), orderNumber: "100000005", at: friday });
  const owner = await letIn(store, "owner", friday);
  if (isConfirmed) await store.confirmDevice({ id: owner.id, at: friday });
  const send = (changes: Partial<Message> = {}) =>
    callDesk(app, owner, "sendMessage", { ...message, ...changes });
  const withdraw = (actionId: string) => callDesk(app, owner, "withdrawMessage", { actionId });
  const messages = () => answerOf(app, owner, "messages", { week: weekOfMonday });
  const recipients = async () => {
    const claim = {
      now: friday + 120_000,
      limit: 99,
      claimedUntil: friday + 120_001,
      token: "one",
    };
    return (await store.claimMails({ ...claim, groups: [{ kinds: ["message"], limit: 9 }] })).map(
      (mail) => mail.orderNumber,
    );
  };
  const later = (milliseconds: number) => {
    now += milliseconds;
  };
  return { store, send, withdraw, messages, recipients, later };
}

type Message = RequestOf<"sendMessage">;

const message: Message = {
  actionId: "message-1",
  week: weekOfMonday,
  place: null,
  subject: { he: "האיסוף\nביום שישי ", en: "Pickup on Friday" },
  text: { he: " האיסוף ביום שישי.\r\n\r\nלהתראות! ", en: "Pickup is on Friday." },
};

const answered = (outcome: string) => ({ answer: { outcome } });

test("a message goes to the customers of a week whose orders stand and have an address", async () => {
  const { send, recipients, messages } = await openDesk();
  expect(await send()).toEqual(answered("recorded"));
  // The page gets nothing else of it, such as the device that wrote it.
  expect(await messages()).toEqual([
    {
      actionId: "message-1",
      at: friday,
      dueAt: friday + 120_000,
      week: weekOfMonday,
      place: null,
      subject: { he: "האיסוף ביום שישי", en: "Pickup on Friday" },
      text: { he: "האיסוף ביום שישי.\n\nלהתראות!", en: "Pickup is on Friday." },
      waiting: 3,
      sent: 0,
      dead: 0,
      withdrawn: 0,
    },
  ]);
  expect(await recipients()).toEqual(["100000001", "100000002", "100000004"]);
});

test.each(["ירושלים", "Jerusalem"])(
  "a message to the customers of %s leaves out those of other places",
  async (place) => {
    const { send, recipients, messages } = await openDesk();
    await send({ place });
    expect(await messages()).toMatchObject([{ place: "ירושלים", waiting: 2 }]);
    expect(await recipients()).toEqual(["100000001", "100000002"]);
  },
);

test("a message to the customers of a place whose name was corrected goes to those who ordered under the name that the desk shows", async () => {
  const { store, send, recipients } = await openDesk();
  const [first, ...others] = soupKitchen.deliveryPlaces;
  const renamed = { ...(first ?? expect.unreachable()), name: { he: "ירושלים", en: "J’lem" } };
  const catalogue = { ...soupKitchen, deliveryPlaces: [renamed, ...others] };
  await store.saveCatalogue({ catalogue, after: 1, savedAt: friday });
  expect(await send({ place: "Jerusalem" })).toEqual(answered("recorded"));
  expect(await recipients()).toEqual(["100000001", "100000002"]);
});

test("a message that is sent again is one message, whatever the orders are by then", async () => {
  const { send, recipients, messages } = await openDesk();
  await send();
  expect(await send()).toEqual(answered("repeated"));
  const stored = await messages();
  expect(stored).toMatchObject([{ waiting: 3 }]);
  const other = await send({ subject: { he: "אחר", en: "Other" } });
  expect(other).toEqual(answered("action-reused"));
  expect(await messages()).toEqual(stored);
  expect(await recipients()).toHaveLength(3);
});

test("a message is written in one language for all, but is not half in one that somebody reads", async () => {
  const { send, recipients } = await openDesk();
  const half = { subject: { he: "א", en: "A" }, text: { he: "א", en: " \n" } };
  expect(await send(half)).toEqual(answered("language-missing"));
  const torn = { subject: { he: "א", en: "" }, text: { he: "", en: "A" } };
  expect(await send(torn)).toEqual(answered("language-missing"));
  const onlyHebrew = { ...half, subject: { he: "א", en: "" } };
  expect(await send(onlyHebrew)).toEqual(answered("recorded"));
  expect(await recipients()).toHaveLength(3);
});

test("a message to nobody is not stored", async () => {
  const { send, messages } = await openDesk();
  expect(await send({ place: "חיפה" })).toEqual(answered("nobody"));
  expect(await messages()).toEqual([]);
});

test("a message is withdrawn within two minutes", async () => {
  const { send, withdraw, messages, recipients, later } = await openDesk();
  await send();
  later(60_000);
  const withdrawn = await withdraw("message-1");
  expect(withdrawn).toMatchObject({ answer: { waiting: 0, withdrawn: 3 } });
  expect([withdrawn]).toEqual((await messages()).map((answer) => ({ answer })));
  expect(await recipients()).toEqual([]);
  expect(await withdraw("other")).toEqual({ answer: null });
});

test("a message needs a confirmed sign-in, and withdrawing it does not", async () => {
  const { send, withdraw } = await openDesk({ isConfirmed: false });
  expect(await send()).toMatchObject({ refused: { code: "CONFIRM_FIRST" } });
  expect(await withdraw("message-1")).toEqual({ answer: null });
});

test.each<[string, Partial<Message>]>([
  ["without a text", { text: { he: " ", en: "" } }],
  ["with a subject that is too long", { subject: { he: "א".repeat(121), en: "" } }],
  ["with a text that is too long", { text: { he: "", en: "a".repeat(4_001) } }],
  ["with an action id that no device makes", { actionId: "a b" }],
  ["about a week that is no date", { week: "soon" }],
])("a message %s is refused", async (_, changes) => {
  const { send } = await openDesk();
  expect(await send(changes)).toMatchObject({ refused: { code: "BAD_REQUEST" } });
});
