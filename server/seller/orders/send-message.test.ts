import { expect, test } from "vitest";
import type { MessageAnswer, MessageInput } from "#contract/generated/desk-schema-types.ts";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import { everyField } from "#server/seller/testing/every-field.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { askDesk, type DeskAnswer, letIn } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";
import { inEnglish, storedOrder } from "#server/testing/stored-order.ts";

const friday = Date.UTC(2026, 0, 9, 9);
const { order } = newOrder();
const { customerData } = order;

/** Ruth in Hebrew, one in English, one by phone, one in another place, a cancelled one, and one of another week. */
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
  const call = async (field: "sendMessage" | "withdrawMessage" | "messages", variables: object) => {
    const signature = {
      sendMessage: ["($message: MessageInput!)", "(message: $message)"],
      withdrawMessage: ["($actionId: ID!)", "(actionId: $actionId)"],
      messages: ["($week: String!)", "(week: $week)"],
    }[field];
    const [declared = "", args = ""] = signature;
    const query = everyField(field, args).replace(/^(mutation|query)/u, `$1 Call${declared}`);
    return askDesk(app, owner, query, variables);
  };
  const send = async (changes: Partial<MessageInput> = {}) => {
    const answer = await call("sendMessage", { message: { ...message, ...changes } });
    return { ...answer, sent: answer.data?.["sendMessage"] as MessageAnswer | undefined };
  };
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
  return { call, send, recipients, later };
}

const message: MessageInput = {
  actionId: "message-1",
  week: weekOfMonday,
  subject: { he: "האיסוף\nביום שישי ", en: "Pickup on Friday" },
  text: { he: " האיסוף ביום שישי.\r\n\r\nלהתראות! ", en: "Pickup is on Friday." },
};

test("a message goes to the customers of a week whose orders stand and have an address", async () => {
  const { send, recipients, call } = await openDesk();
  const { sent } = await send();
  expect(sent).toMatchObject({
    outcome: "recorded",
    message: {
      actionId: "message-1",
      at: friday,
      dueAt: friday + 120_000,
      place: null,
      subject: { he: "האיסוף ביום שישי", en: "Pickup on Friday" },
      text: { he: "האיסוף ביום שישי.\n\nלהתראות!", en: "Pickup is on Friday." },
      waiting: 3,
    },
  });
  expect((await call("messages", { week: weekOfMonday })).data).toEqual({
    messages: [sent?.message],
  });
  expect(await recipients()).toEqual(["100000001", "100000002", "100000004"]);
});

test.each(["ירושלים", "Jerusalem"])(
  "a message to the customers of %s leaves out those of other places",
  async (place) => {
    const { send, recipients } = await openDesk();
    expect((await send({ place })).sent?.message).toMatchObject({ place: "ירושלים", waiting: 2 });
    expect(await recipients()).toEqual(["100000001", "100000002"]);
  },
);

test("a message that is sent again is one message, whatever the orders are by then", async () => {
  const { send, recipients } = await openDesk();
  await send();
  expect((await send()).sent).toMatchObject({ outcome: "repeated", message: { waiting: 3 } });
  const other = await send({ subject: { he: "אחר", en: "Other" } });
  expect(other.sent).toMatchObject({ outcome: "action_reused", message: null });
  expect(await recipients()).toHaveLength(3);
});

test("a message is written in one language for all, but is not half in one that somebody reads", async () => {
  const { send, recipients } = await openDesk();
  const half = { subject: { he: "א", en: "A" }, text: { he: "א", en: " \n" } };
  expect((await send(half)).sent?.outcome).toBe("language_missing");
  const torn = { subject: { he: "א", en: "" }, text: { he: "", en: "A" } };
  expect((await send(torn)).sent?.outcome).toBe("language_missing");
  const onlyHebrew = { ...half, subject: { he: "א", en: "" } };
  expect((await send(onlyHebrew)).sent?.outcome).toBe("recorded");
  expect(await recipients()).toHaveLength(3);
});

test("a message to nobody is not stored", async () => {
  const { send, call } = await openDesk();
  expect((await send({ place: "חיפה" })).sent?.outcome).toBe("nobody");
  expect((await call("messages", { week: weekOfMonday })).data).toEqual({ messages: [] });
});

test("a message is withdrawn within two minutes", async () => {
  const { send, call, recipients, later } = await openDesk();
  await send();
  later(60_000);
  const withdrawn = await call("withdrawMessage", { actionId: "message-1" });
  expect(withdrawn.data).toMatchObject({ withdrawMessage: { waiting: 0, withdrawn: 3 } });
  expect(await recipients()).toEqual([]);
  expect((await call("withdrawMessage", { actionId: "other" })).data).toEqual({
    withdrawMessage: null,
  });
});

const codes = ({ errors }: DeskAnswer) => errors?.map(({ extensions }) => extensions.code);

test("a message needs a confirmed sign-in, and withdrawing it does not", async () => {
  const { send, call } = await openDesk({ isConfirmed: false });
  expect(codes(await send())).toEqual(["CONFIRM_FIRST"]);
  expect(codes(await call("withdrawMessage", { actionId: "message-1" }))).toBeUndefined();
});

test.each<[string, Partial<MessageInput>]>([
  ["without a text", { text: { he: " ", en: "" } }],
  ["with a subject that is too long", { subject: { he: "א".repeat(121), en: "" } }],
  ["with a text that is too long", { text: { he: "", en: "a".repeat(4_001) } }],
  ["with an action id that no device makes", { actionId: "a b" }],
  ["about a week that is no date", { week: "soon" }],
])("a message %s is refused", async (_, changes) => {
  const { send } = await openDesk();
  expect(codes(await send(changes))).toEqual(["BAD_REQUEST"]);
});
