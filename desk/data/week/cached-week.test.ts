import { expect, test } from "vitest";
import { createMemoryDeviceStorage } from "#desk/data/storage/memory-device-storage.ts";
import { sampleShopping } from "#desk/testing/sample-shopping.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { textKey } from "#domain/language/text-key.ts";
import { waysIn } from "#domain/testing/ways-in.ts";
import { keyOf } from "./asked-week.ts";
import { cacheWeek, forgetErased, readCachedWeek } from "./cached-week.ts";
import { type HeldWeek, replaceWeek } from "./held-week.ts";

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

/** A week with everything that one can have. */
const whole: Required<HeldWeek> = {
  week: sampleWeek({
    change: () => ({
      unreadable: ["100000009"],
      ofOnePerson: [[ruth.number, other.number]],
      shopping: {
        ...sampleShopping({ joined: ["yeast"] }),
        withoutRecipe: ["סלט"],
        byPiece: ["חלה"],
      },
      printed: [
        {
          sheet: "shopping",
          at: 1,
          shows: { event: 1, order: 1 },
          changed: [ruth.number],
          list: [{ ingredient: "flour", amount: 1 }],
        },
      ],
    }),
  }),
  asOf: 1,
  loadedAt: 1,
  weekEvent: 1,
  stored: [{ orderNumber: ruth.number, week: null, pressedAt: 1, shownAs: null, event: 1 }],
  told: [1],
  arranged: { stops: ["stop"], at: 1 },
};

test("a week of another shape is kept with another version, so that none of the previous one is read", async () => {
  const storage = createMemoryDeviceStorage();
  const asked = { week: null, language: "he" } as const;
  await cacheWeek(storage, asked, whole);
  const { version } = (await storage.read(`week ${keyOf(asked)}`)) as { readonly version: number };
  const ways = [...new Set(waysIn(whole))].toSorted();
  // Both lines change together: devices that have kept the previous shape would read it as this one.
  expect({ version, shape: textKey(ways.join("\n")) }).toEqual({
    version: 10,
    shape: "tw0bn9ye2f",
  });
});
