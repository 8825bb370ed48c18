import { expect, test } from "vitest";
import { createMemoryDeviceStorage } from "#desk/data/storage/memory-device-storage.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { cacheWeek, forgetErased, readCachedWeek } from "./cached-week.ts";
import { replaceWeek } from "./held-week.ts";

const week = sampleWeek();
const [ruth, other] = week.orders;
if (ruth === undefined || other === undefined) throw new Error("the sample week has no orders");

test("a device that was offline drops what it kept of an erased customer at its next sync", async () => {
  const storage = createMemoryDeviceStorage();
  const asked = { week: null, language: "he" } as const;
  const inEnglish = { ...asked, language: "en" } as const;
  const refused = (order: typeof ruth) => ({
    actionId: order.number,
    orderNumber: order.number,
    said: order.name,
    why: "outdated" as const,
    order: null,
  });
  await cacheWeek(storage, inEnglish, replaceWeek(undefined, week, 1_000));
  await storage.keep(`draft change ${ruth.number}`, { address: ruth.address });
  await storage.change([
    { kind: "add", list: "refused", value: refused(ruth) },
    { kind: "add", list: "refused", value: refused(other) },
  ]);
  // Without anything erased all of it stays.
  await forgetErased(storage, asked, week);
  expect(await readCachedWeek(storage, inEnglish)).toBeDefined();

  const erased = { ...ruth, name: "-", state: { ...ruth.state, isErased: true } };
  const now = { ...week, orders: [erased, ...week.orders.slice(1)] };
  await cacheWeek(storage, asked, replaceWeek(undefined, now, 2_000));
  await forgetErased(storage, asked, now);
  expect(await readCachedWeek(storage, inEnglish)).toBeUndefined();
  expect(await storage.read(`draft change ${ruth.number}`)).toBeUndefined();
  const said = (await storage.list("refused")).map(({ value }) => value as { said: string });
  expect(said.map((each) => each.said).toSorted()).toEqual(["", other.name]);
  const kept = await readCachedWeek(storage, asked);
  expect(JSON.stringify(kept)).not.toContain(ruth.name);
});
