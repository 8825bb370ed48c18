import * as v from "valibot";
import { expect, test } from "vitest";
import { type Call, whole } from "#contract/desk-calls/call.ts";
import type { CallRules } from "#contract/desk-calls/call-rules.ts";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import { mostUnconfirmedMails } from "#contract/desk-calls/mail-limit.ts";
import { type ShopSettings, versionOfSettings } from "#domain/catalogue/catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { delivered, openDesk, pickedUp } from "#server/seller/testing/desk-of-roles.ts";
import { pressOn } from "#server/testing/mark-on-desk.ts";
import type { DeskAnswer } from "#server/testing/open-desk.ts";
import { weekOfMonday } from "#server/testing/open-shop.ts";

const codesOf = ({ refused }: DeskAnswer) => (refused === undefined ? [] : [refused.code]);

test("each call takes nothing beside what it names", () => {
  for (const [name, { request }] of Object.entries<Call>(deskCalls))
    for (const sent of [null, { anotherField: 1 }])
      expect([name, v.is(request, sent)]).toEqual([name, false]);
});

test("whole numbers are those that every database holds", () => {
  for (const number of [0, -1, 2 ** 31 - 1, -(2 ** 31)]) expect(v.is(whole, number)).toBe(true);
  for (const number of [0.5, 2 ** 31, -(2 ** 31) - 1, "1", null])
    expect(v.is(whole, number)).toBe(false);
});

test("an owner whose sign-in is not confirmed is refused what always needs that, and nothing that never does", async () => {
  const { everyCall, devices, store } = await openDesk();
  await store.confirmDevice({ id: devices.owner.id, at: 0 });
  for (const { name, rules, ask } of everyCall()) {
    const { confirmed } = rules;
    if (typeof confirmed !== "string") continue;
    const codes = codesOf(await ask(devices.owner));
    const expected = confirmed === "always" ? ["CONFIRM_FIRST"] : [];
    expect([name, codes.filter((code) => code === "CONFIRM_FIRST")]).toEqual([name, expected]);
  }
});

/** The calls that need a confirmed sign-in in some cases; each is tried below. */
const conditionalCalls = Object.entries<CallRules>(deskCalls).flatMap(([name, { confirmed }]) =>
  typeof confirmed === "string" ? [] : [name],
);

const { shop } = soupKitchen;
const payee = { ...shop.payment, payee: { he: "גנב", en: "Thief" } };
const saving = (actionId: string, settings: Partial<ShopSettings>) => {
  const seen = versionOfSettings(shop, Object.keys(settings) as (keyof ShopSettings)[]);
  return { actionId, pressedAt: 1, change: { kind: "save-shop", settings, seen } } as const;
};
const cake = {
  typeName: "Desserts",
  dishName: "Apple cake",
  selections: [{ name: "Whole cake", amount: 1, addOns: [] }],
  options: [],
  extras: [],
};
const order = {
  pressedAt: 1,
  namesIn: "en",
  lines: [cake],
  orderType: "pickup",
  place: "Jerusalem",
  address: "",
  adjustment: -100,
} as const;

test("a case that needs a confirmed sign-in is refused without it, and the case beside it is not", async () => {
  const { call: makeCall, devices, spare, store } = await openDesk();
  const { owner } = devices;
  const marks: string[] = [];
  const mark = async (tellsCustomer: boolean) => {
    const actionId = `mark-${String(marks.length)}`;
    const seen = { event: 0, actionIds: [...marks] };
    marks.push(actionId);
    const action = { cancelled: marks.length % 2 === 1 };
    const more = { actionId, pressedAt: 1, seen, tellsCustomer };
    return codesOf(await makeCall(owner, "press", pressOn(delivered.number, action, more)));
  };
  const changeOrder = async (adjustmentText: string) => {
    const which = { number: pickedUp.number, revision: 0, tellsCustomer: false };
    const sent = {
      ...order,
      ...which,
      actionId: `change ${adjustmentText}`.replaceAll(" ", "-"),
      adjustmentText,
    };
    return codesOf(await makeCall(owner, "changeOrder", sent));
  };
  const placeOrder = async (adjustmentText: string) => {
    const whose = { name: "Noa", phoneNumber: "0541112233", email: "", language: "he" } as const;
    const of = { ...order, ...whose, week: weekOfMonday, tellsCustomer: true };
    const sent = {
      ...of,
      actionId: `order ${adjustmentText}`.replaceAll(" ", "-"),
      adjustmentText,
    };
    return codesOf(await makeCall(owner, "placeOrder", sent));
  };
  const change = async (sent: ReturnType<typeof saving>) =>
    codesOf(await makeCall(owner, "changeCatalogue", sent));
  expect(await change(saving("pay", { payment: payee }))).toEqual([]);
  await store.confirmDevice({ id: owner.id, at: 0 });
  const [mail] = await store.mailsOfOrder(delivered.number);
  const mailAgain = async (recipient: string | null) =>
    codesOf(await makeCall(owner, "sendMailAgain", { id: mail?.id ?? 0, recipient }));
  for (const send of [changeOrder, placeOrder])
    expect([await send("pay Bit"), await send("Discount")]).toEqual([["CONFIRM_FIRST"], []]);
  expect(await mailAgain("thief@example.com")).toEqual(["CONFIRM_FIRST"]);
  // It counts as a mail.
  expect(await mailAgain(null)).toEqual([]);
  for (let mails = 1; mails < mostUnconfirmedMails; mails += 1)
    expect(await mark(true)).toEqual([]);
  expect([await mark(true), await mark(false)]).toEqual([["CONFIRM_FIRST"], []]);
  const [thief, kashrut] = [
    saving("thief", { contactAddress: "thief@example.com" }),
    saving("kashrut", { kashrut: { he: "כשר", en: "Kosher" } }),
  ];
  expect([await change(thief), await change(kashrut)]).toEqual([["CONFIRM_FIRST"], []]);
  const takeBack = async (undoes: string) => {
    const sent = { actionId: `back-${undoes}`, pressedAt: 1, undoes };
    return codesOf(await makeCall(owner, "takeBackCatalogueChange", sent));
  };
  expect([await takeBack("pay"), await takeBack("kashrut")]).toEqual([["CONFIRM_FIRST"], []]);
  const through = async (week: string | null) =>
    codesOf(await makeCall(owner, "eraseOldWeeks", { through: week }));
  expect([await through("2018-06-03"), await through(null)]).toEqual([["CONFIRM_FIRST"], []]);
  const revoke = async (id: number) => codesOf(await makeCall(owner, "revokeDevice", { id }));
  expect(conditionalCalls).toEqual([
    "press",
    "sendMailAgain",
    "changeOrder",
    "placeOrder",
    "eraseOldWeeks",
    "changeCatalogue",
    "takeBackCatalogueChange",
    "revokeDevice",
  ]);
  expect(await revoke(spare.id)).toEqual(["CONFIRM_FIRST"]);
  // This device itself, in the end.
  expect(await revoke(owner.id)).toEqual([]);
});
