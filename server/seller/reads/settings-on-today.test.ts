import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { answerOf } from "#server/testing/call-desk.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const friday = Date.UTC(2026, 0, 9, 9);

test("each setting that a device changed in the last week is named once with its last change, however much is changed after it", async () => {
  const { app, store } = await openShop({ clock: () => friday });
  const owner = await letIn(store, "owner", friday);
  const thief = await letIn(store, "owner", friday, "lost phone");
  let after = 1;
  const change = async (deviceId: number | null, at: number, ...settings: readonly string[]) => {
    const saved = { undoes: null, contentHash: "asked", settings };
    const menu = { actionId: `menu ${String(after)}`, deviceId, pressedAt: at, savedAt: at };
    await store.saveVersion({ ...menu, after, catalogue: soupKitchen, saved, notices: [] });
    after += 1;
  };
  const day = 24 * 60 * 60_000;
  await change(thief.id, friday - 8 * day, "terms");
  await change(owner.id, friday - 3 * day, "vat");
  await change(thief.id, friday - 2 * day, "payment", "kashrut");
  for (let times = 1; times <= 6; times += 1)
    await change(thief.id, friday - day + times, "kashrut");
  await change(owner.id, friday - 1, "kashrut", "vat");
  await change(null, friday, "payment");
  const today = await answerOf(app, owner, "today", {});
  expect(today.settingsChanges).toEqual([
    { version: 12, at: friday, device: null, settings: ["payment"] },
    { version: 11, at: friday - 1, device: "owner", settings: ["kashrut", "vat"] },
    { version: 10, at: friday - day + 6, device: "lost phone", settings: ["kashrut"] },
    { version: 4, at: friday - 2 * day, device: "lost phone", settings: ["payment"] },
  ]);
});
