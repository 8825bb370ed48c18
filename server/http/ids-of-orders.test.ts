import { expect, test } from "vitest";
import { placedOrderDocument } from "#contract/generated/placed-order-operations.ts";
import { languages } from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { graphqlCall } from "#server/testing/open-shop.ts";
import { openWithOrder } from "#server/testing/open-with-order.ts";

const idsIn = (data: unknown) =>
  [...JSON.stringify(data).matchAll(/"(?:id|choiceId)":("[^"]*"|null)/gu)].map(([, id]) => id);

test("a placed order is answered with the ids under which the menu still has its dishes after they were renamed", async () => {
  const { store, ask, link } = await openWithOrder();
  const menu = soupKitchen.menu.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) => ({
      ...dish,
      name: { he: `${dish.name.he} טעים`, en: `Tasty ${dish.name.en}` },
    })),
  }));
  await store.saveCatalogue({ catalogue: { ...soupKitchen, menu }, after: 1, savedAt: 2 });
  for (const language of languages) {
    const { number, key } = link;
    const answer = await ask(graphqlCall(placedOrderDocument.text, { number, key, language }));
    const groups = answer.data?.order?.allOrders ?? [];
    const dishes = groups.flatMap(({ orders }) => orders);
    const offered = menu.flatMap((type) => type.dishes);
    expect(dishes.map(({ id }) => offered.find((dish) => dish.id === id)?.name[language])).toEqual(
      dishes.map(({ dishName }) => ({ he: `${dishName} טעים`, en: `Tasty ${dishName}` })[language]),
    );
    const ids = idsIn(groups);
    expect(ids.length).toBeGreaterThan(8);
    expect(ids.filter((id) => !idsIn(menu).includes(id))).toEqual([]);
  }
});
