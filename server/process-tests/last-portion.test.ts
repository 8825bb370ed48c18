import { expect, test } from "vitest";
import { limitedKitchen } from "#domain/testing/limited-kitchen.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import { orderCall } from "#server/testing/open-shop.ts";
import { fetchServed } from "#server/testing/place-orders.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

interface Answer {
  readonly data?: { readonly createOrder: unknown } | null;
  readonly errors?: readonly { readonly extensions: { readonly refusals: readonly object[] } }[];
}

test.for(shopDatabases)(
  "the last portions on $name are sold once, when twenty customers order them at once from three processes",
  { timeout: 180_000 },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    // Ruth's order takes four portions.
    await store.saveCatalogue({ catalogue: limitedKitchen(6), after: 1, savedAt: Date.now() });
    const shops = await Promise.all([1, 2, 3].map(() => startShopProcess(env)));
    const order = async (customer: number): Promise<Answer> => {
      const { headers, payload } = orderCall(undefined, crypto.randomUUID());
      const url = `${shops[customer % shops.length]?.address ?? ""}/graphql`;
      const text = await fetchServed(url, { method: "POST", headers, body: payload });
      return JSON.parse(text) as Answer;
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => order(index)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const refused = answers.flatMap(({ errors }) => errors?.[0]?.extensions.refusals ?? []);
    // Two portions are left: two half litres, and no litre.
    expect(refused).toHaveLength(19);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: "SOLD_OUT", dishName: "מרק עוף", name: "ליטר" });
    const { date } = orderWeekAt(Date.now(), limitedKitchen(6).shop);
    expect(await store.portionsTaken(date)).toEqual(new Map([["pot", 4]]));
  },
);
