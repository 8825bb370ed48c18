import { expect, test } from "vitest";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { answerOf, callDesk } from "#server/testing/call-desk.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const day = 24 * 60 * 60_000;
const week = "2026-01-07";
const text = { he: " ההזמנות\r\nפתוחות ", en: "Orders are open" };

async function openDesk({
  isConfirmed = true,
  hasAddress = true,
  opening = null as typeof soupKitchen.shop.opening,
} = {}) {
  let now = monday;
  const { app, store } = await openShop({
    clock: () => now,
    config: { publicOrigin: hasAddress ? "https://shop.example" : undefined },
  });
  const catalogue = {
    ...soupKitchen,
    shop: { ...soupKitchen.shop, tellsOfOpening: true, opening },
  };
  await store.saveCatalogue({ catalogue, after: 1, savedAt: monday });
  for (const [index, language] of (["he", "he", "en"] as const).entries()) {
    await store.askSubscriber({ email: `${String(index)}@example.com`, language, now, token: "a" });
    await store.confirmSubscriber({ id: index + 1, now });
  }
  const owner = await letIn(store, "owner", monday);
  const confirm = () => store.confirmDevice({ id: owner.id, at: now });
  if (isConfirmed) await confirm();
  const tell = (changes: Partial<RequestOf<"tellSubscribers">> = {}) =>
    callDesk(app, owner, "tellSubscribers", { actionId: "open", week, text, ...changes });
  return {
    app,
    store,
    owner,
    confirm,
    tell,
    read: () => answerOf(app, owner, "subscribers", {}),
    later: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const answered = (outcome: string) => ({ answer: { outcome } });

test("who asked and confirmed is told once in six days, in two minutes, and the press can be repeated and taken back", async () => {
  const { app, owner, tell, read, later, confirm } = await openDesk();
  expect(await read()).toEqual({
    offer: "offered",
    confirmed: { he: 2, en: 1 },
    unconfirmed: 0,
    stopped: 0,
    undeliverable: [],
    isOpen: true,
    last: null,
    nextAt: null,
  });
  expect(await tell()).toEqual(answered("recorded"));
  expect(await tell()).toEqual(answered("repeated"));
  expect(await tell({ actionId: "again" })).toEqual(answered("too-soon"));
  const sent = await read();
  expect(sent).toMatchObject({
    last: { waiting: 3, dueAt: monday + 120_000, text: { he: "ההזמנות\nפתוחות" } },
    nextAt: monday + 6 * day,
  });
  await answerOf(app, owner, "withdrawMessage", { actionId: "open" });
  expect(await read()).toMatchObject({ last: null, nextAt: null });
  expect(await tell({ actionId: "again" })).toEqual(answered("recorded"));
  later(6 * day);
  await confirm();
  expect(await tell({ actionId: "again" })).toEqual(answered("repeated"));
  // What a device has kept since then is of an earlier week.
  expect(await tell({ actionId: "late" })).toEqual(answered("not-open"));
  expect(await tell({ actionId: "next", week: "2026-01-14" })).toEqual(answered("recorded"));
});

test("nothing is sent without a confirmed sign-in, without words, or while orders are not taken", async () => {
  const unconfirmed = await openDesk({ isConfirmed: false });
  expect(await unconfirmed.tell()).toMatchObject({ refused: { code: "CONFIRM_FIRST" } });
  const { tell } = await openDesk();
  const refused = { refused: { code: "BAD_REQUEST" } };
  expect(await tell({ text: { he: " ", en: "\n" } })).toMatchObject(refused);
  expect(await tell({ text: { he: "א".repeat(4_001), en: "" } })).toMatchObject(refused);
  const opensOnTuesday = { weekday: 2, hour: 9, minute: 0 };
  const closed = await openDesk({ opening: opensOnTuesday });
  expect(await closed.read()).toMatchObject({ isOpen: false });
  expect(await closed.tell()).toEqual(answered("not-open"));
});

test("while it is off, the business has no name or address, or the shop none, nothing is sent, and the desk says why", async () => {
  const { store, read, tell } = await openDesk();
  const { shop } = soupKitchen;
  const save = (after: number, changed: Partial<typeof shop>) =>
    store.saveCatalogue({
      catalogue: { ...soupKitchen, shop: { ...shop, ...changed } },
      after,
      savedAt: monday,
    });
  await save(2, { tellsOfOpening: true, seller: null });
  expect(await read()).toMatchObject({ offer: "no-seller" });
  expect(await tell()).toEqual(answered("not-offered"));
  await save(3, { tellsOfOpening: false });
  expect(await read()).toMatchObject({ offer: "off" });
  expect(await tell()).toEqual(answered("not-offered"));
  const elsewhere = await openDesk({ hasAddress: false });
  expect(await elsewhere.read()).toMatchObject({ offer: "no-address" });
  expect(await elsewhere.tell()).toEqual(answered("not-offered"));
});

test("a press in the last two minutes before orders close sends nothing", async () => {
  const { tell, later, confirm } = await openDesk();
  const deadline = Date.UTC(2026, 0, 7, 12);
  later(deadline - 121_000 - monday);
  await confirm();
  expect(await tell()).toEqual(answered("recorded"));
  later(1_000);
  expect(await tell({ actionId: "late" })).toEqual(answered("not-open"));
});

test("a customer who writes to the seller is taken off the list, in capital or small letters", async () => {
  const { app, owner, read, confirm } = await openDesk({ isConfirmed: false });
  const remove = (email: string) => answerOf(app, owner, "removeSubscriber", { email });
  await expect(remove("0@example.com")).rejects.toThrow("CONFIRM_FIRST");
  await confirm();
  expect(await remove(" \u200E0@EXAMPLE.com ")).toBe(true);
  expect(await remove("0@example.com")).toBe(false);
  expect(await read()).toMatchObject({ confirmed: { he: 1, en: 1 }, stopped: 1 });
});
