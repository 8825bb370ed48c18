import type { Page } from "@playwright/test";
import { type Cart, type CartDish, emptyCart } from "#domain/cart/cart.ts";
import { saveCartDish } from "#domain/cart/change-cart.ts";
import { priceDish } from "#domain/cart/price-cart.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { emptyOrderState, type FormDraft } from "#site/order-state/order-state.ts";
import { makeOrderKey } from "#site/order-state/order-store.ts";
import { orderStorageKey } from "#site/order-state/restore-order.ts";
import { serializeOrder } from "#site/order-state/serialize-order.ts";
import { found, type Language, type SeedDish } from "./words.ts";

/** A dish of a cart: how many of its first selection, or everything that was chosen. */
export type ChosenDish = readonly [dish: SeedDish, chosen: number | Chosen];

interface Chosen {
  /** By selection, in the order of the menu; selections at the end may be missing. */
  readonly counts: readonly number[];
  /** Indices of the add-ons of the first selection that are checked. */
  readonly addOns?: readonly number[];
  /** Index of the choice for each option of the dish. */
  readonly choices?: readonly number[];
  /** Count of the first extra of the dish. */
  readonly extraCount?: number;
}

/**
 * Puts a cart into the session storage of the tab, as an earlier page of the tab would have left it. The next page that is
 * visited restores it. Filling a cart by hand takes several times as long; `order-journey`, `dish-dialog` and `stored-order`
 * prove it, and that the site stores this shape. The cart has an order key of its own.
 */
export async function storeCart(
  page: Page,
  language: Language,
  dishes: readonly ChosenDish[],
  formDraft: FormDraft | null = null,
): Promise<void> {
  const order = cartInStorage(language, dishes, formDraft);
  if (page.url() === "about:blank") await opensEmptyDocument(page);
  // Assigned: on the page that the test before has left, `setItem` does nothing (shared-context.ts).
  await page.evaluate(([key, text]) => Object.assign(sessionStorage, { [key]: text }), [
    orderStorageKey,
    order,
  ] as const);
}

/** What session storage has under `orderStorageKey` of such a cart. */
export function cartInStorage(
  language: Language,
  dishes: readonly ChosenDish[],
  formDraft: FormDraft | null = null,
): string {
  const orderKey = makeOrderKey();
  const allOrders = cartOf(language, dishes);
  return serializeOrder({ ...emptyOrderState, language, allOrders, orderKey, formDraft });
}

/** A new tab has no storage of the shop before it shows a document of it. */
async function opensEmptyDocument(page: Page): Promise<void> {
  const address = "/empty-document";
  // Without an icon of its own the document would make Chromium ask for /favicon.ico, which the shop does not have.
  const body = '<link rel="icon" href="data:,">';
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(address);
  await page.unroute(`**${address}`);
}

function cartOf(language: Language, dishes: readonly ChosenDish[]): Cart {
  return dishes.reduce((cart, [dish, chosen]) => {
    const type = found(seedCatalogue.menu.find((each) => each.dishes.includes(dish)));
    const dishType = { typeName: type.orderType[language], typeOrder: type.orderNumber };
    const all = typeof chosen === "number" ? { counts: [chosen] } : chosen;
    return saveCartDish(cart, dishType, cartDish(language, dish, type.dishes.indexOf(dish), all));
  }, emptyCart);
}

function cartDish(
  language: Language,
  dish: SeedDish,
  dishOrder: number,
  { counts, addOns = [], choices = [], extraCount = 0 }: Chosen,
): CartDish {
  const parts = {
    selections: counts.map((amount, order) => {
      const { selectionName, price, checkBoxes } = found(dish.selections[order]);
      const checkedOptions = (order === 0 ? addOns : []).map((at) => {
        const { name, addedPrice } = found(checkBoxes[at]);
        return { name: name[language], addedPrice, order: at };
      });
      return { selectionName: selectionName[language], amount, checkedOptions, price, order };
    }),
    options: dish.options.map((option, at) => {
      const choiceIndex = found(choices[at]);
      const choice = found(option.choices[choiceIndex]);
      const [name, choiceName] = [option.name[language], choice.name[language]];
      return { name, choice: choiceName, choiceIndex, price: choice.price, order: at };
    }),
    extras: dish.extras.slice(0, extraCount === 0 ? 0 : 1).map(({ name, price: each }) => ({
      name: name[language],
      amount: extraCount,
      price: each,
      order: 0,
    })),
  };
  return { dishName: dish.dishName[language], dishOrder, totalPrice: priceDish(parts), ...parts };
}
