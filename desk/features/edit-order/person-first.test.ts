import { expect, test } from "vitest";
import { sampleCatalogue } from "#desk/testing/sample-catalogue.ts";
import { sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import { draftOfPage, newOrderDraft } from "./order-draft.ts";
import { orderMenuOf } from "./order-menu.ts";
import { withSameAgain } from "./person-first.tsx";

const [ruth] = sampleWeek().orders;
if (ruth === undefined) throw new Error("the sample week is empty");
const page = sampleOrderPage(ruth);
const ordered = draftOfPage(page, "he").dishes;
const dishName = "מרק עדשים כתומות";

test("with an unchanged menu the same again is the same, and sold-out parts are in it and named: the whole dish, or one size", () => {
  const again = (menu: ShopMenu) => {
    const same = withSameAgain(
      newOrderDraft("he", "w"),
      page,
      orderMenuOf({ ...sampleCatalogue, menu }, "he"),
    );
    expect(same).toMatchObject({ draft: { dishes: ordered }, changes: [] });
    return same.soldOut;
  };
  const marked = (mark: (dish: ShopMenu[number]["dishes"][number]) => object) =>
    sampleCatalogue.menu.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) => ({
        ...dish,
        ...(dish.name.he === dishName && mark(dish)),
      })),
    }));
  const ofSoup = [{ dishName, selectionName: ordered[0]?.selections[0]?.name }];
  expect(again(sampleCatalogue.menu)).toEqual([]);
  expect(again(marked(() => ({ isSoldOut: true })))).toEqual(ofSoup);
  const sizes = (isSoldOut: (name: string) => boolean) =>
    marked(({ selections }) => ({
      selections: selections.map((each) =>
        isSoldOut(each.name.he) ? { ...each, isSoldOut: true } : each,
      ),
    }));
  expect(again(sizes((name) => name === ofSoup[0]?.selectionName))).toEqual(ofSoup);
  expect(again(sizes((name) => name !== ofSoup[0]?.selectionName))).toEqual([]);
});
