import { expect, test } from "vitest";
import { answerInContext } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { carryOutCalls } from "./carry-out-calls.ts";

const monday = Date.UTC(2026, 0, 5, 9);

test("an answer that is too long for a device is refused, but not that of a change, which is carried out", async () => {
  const { store } = await openShop({ clock: () => monday });
  const owner = await letIn(store, "owner", monday);
  const { current, ...desk } = await contextOf(owner, store, monday);
  const withCatalogueOf = (length: number) => ({
    ...desk,
    current: { ...current, catalogue: "x".repeat(length) as never },
    store: { ...store, listDevices: async () => [{ ...desk.device, name: "x".repeat(length) }] },
  });
  const send = (length: number, calls: object) =>
    carryOutCalls(
      async () => ({ kind: "signed-in", desk: withCatalogueOf(length) }),
      (error) => {
        throw error;
      },
    )(calls, { sessionHash: undefined, origin: "", isOtherBuild: false });
  const mostOfText = 31_999_900;
  expect((await send(mostOfText, { catalogue: {} })).kind).toBe("carried-out");
  expect(await send(mostOfText + 200, { catalogue: {} })).toMatchObject({
    kind: "refused",
    refusal: { code: "BAD_REQUEST" },
  });
  const renamed = await send(mostOfText + 200, { renameDevice: { id: owner.id, name: "Phone" } });
  expect(renamed.kind).toBe("carried-out");
  expect(await store.listDevices()).toMatchObject([{ name: "Phone" }]);
});

test.for(shopDatabases)(
  "on $name a text with the character NUL is taken without it, wherever it stands",
  async ({ prepare }) => {
    const { store } = await prepare();
    await store.saveOrders([newOrder()]);
    const owner = await letIn(store, "owner", monday);
    await store.confirmDevice({ id: owner.id, at: monday });
    const desk = await contextOf(owner, store, monday);
    const text = { he: "קפ\u0000ה", en: "coffee\u0000" };
    const message = { actionId: "m", week: "2026-01-07", place: null, subject: text, text };
    expect(await answerInContext(desk, "sendMessage", message)).toMatchObject({
      outcome: "recorded",
    });
    expect(await store.messagesOfWeek("2026-01-07")).toMatchObject([
      { text: { he: "קפה", en: "coffee" } },
    ]);
    expect(await answerInContext(desk, "customers", { search: "ר\u0000ות" })).toHaveLength(1);
    expect(await answerInContext(desk, "person", { number: "\u0000", language: "he" })).toBeNull();
  },
);
