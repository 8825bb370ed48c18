import { expect, test } from "vitest";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
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
