import { expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import { type OrderInLanguage, orderIn } from "./order.ts";
import { orderDifference } from "./order-difference.ts";
import { withLaterNames } from "./with-later-names.ts";

/** Ruth's order as she would place it after the seller has renamed things. */
function orderAfter(names: Readonly<Record<string, string>>): OrderInLanguage {
  const menu = JSON.stringify(soupKitchen.menu).replaceAll(
    /(?<="en":)"([^"]*)"/gu,
    (text, name: string) => (names[name] === undefined ? text : JSON.stringify(names[name])),
  );
  const catalogue = parseCatalogue({ ...soupKitchen, menu: JSON.parse(menu) as unknown });
  const checked = checkOrder(
    ruthsOrder(localizeMenu(catalogue.menu, "en"), "Jerusalem"),
    catalogue,
  );
  if (!checked.ok) throw new Error("refused");
  return orderIn(checked.order, "en");
}

const before = orderAfter({});

test("what the seller renamed was neither added nor removed", () => {
  const names = {
    Soups: "Hot soups",
    "Chicken soup": "Golden soup",
    "Half a litre": "500 ml",
    Dumplings: "Matzo balls",
    Seasoning: "Spices",
    Challah: "Bread",
  };
  const after = orderAfter(names);
  const { groups, renamings } = withLaterNames(before.groups, after.groups);
  expect(orderDifference({ ...before, groups }, after).lines).toEqual([]);
  expect(renamings).toEqual([
    { now: "Golden soup", before: "Chicken soup", of: undefined },
    ...["Half a litre", "Dumplings", "Seasoning", "Challah"].map((name) => ({
      now: names[name as keyof typeof names],
      before: name,
      of: "Golden soup",
    })),
  ]);
  expect(withLaterNames(after.groups, after.groups).renamings).toEqual([]);
});

test("another name of a choice is reported as another choice", () => {
  const after = orderAfter({ Spicy: "Hot" });
  const { groups, renamings } = withLaterNames(before.groups, after.groups);
  expect(renamings).toEqual([]);
  expect(orderDifference({ ...before, groups }, after).lines).toMatchObject([
    { kind: "changed", before: { choice: "Spicy" }, after: { name: "Seasoning", choice: "Hot" } },
  ]);
});

test("a dish that was moved to another type stays the same dish", () => {
  const [soups, desserts] = before.groups;
  if (soups === undefined || desserts === undefined) throw new Error("a type is missing");
  const after = [{ ...desserts, dishes: [...soups.dishes, ...desserts.dishes] }];
  const { groups, renamings } = withLaterNames(before.groups, after);
  expect(orderDifference({ ...before, groups }, { ...before, groups: after }).lines).toEqual([]);
  expect(renamings).toEqual([]);
});

test("what is gone is not taken for what has its name now", () => {
  const after = orderAfter({ Litre: "Quart", "Half a litre": "Litre" });
  const groups = after.groups.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) => ({
      ...dish,
      selections: dish.selections.filter(({ name }) => name !== "Quart"),
    })),
  }));
  expect(withLaterNames(before.groups, groups)).toEqual({
    groups: before.groups.flatMap((type) =>
      type.dishes.map((dish) => ({ ...type, dishes: [dish] })),
    ),
    renamings: [],
  });
  const [soups, ...others] = before.groups;
  const twin = soups?.dishes.map((dish) => ({ ...dish, id: "other", name: "Golden soup" })) ?? [];
  const both =
    soups === undefined ? [] : [{ ...soups, dishes: [...soups.dishes, ...twin] }, ...others];
  const golden = orderAfter({ "Chicken soup": "Golden soup" });
  expect(withLaterNames(both, golden.groups)).toEqual({ groups: both, renamings: [] });
});

test("without ids things are known by their names", () => {
  const withoutIds = JSON.parse(
    JSON.stringify(before.groups, (field, value: unknown) =>
      field === "id" || field === "choiceId" ? undefined : value,
    ),
  ) as OrderInLanguage["groups"];
  const { groups, renamings } = withLaterNames(withoutIds, before.groups);
  expect(orderDifference({ ...before, groups }, before).lines).toEqual([]);
  expect(renamings).toEqual([]);
});
