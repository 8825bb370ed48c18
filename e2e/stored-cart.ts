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
  if (page.url() === "about:blank" || (await showsSentOrder(page))) await opensEmptyDocument(page);
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
  const cart = cartOf(language, dishes);
  return serializeOrder({ ...emptyOrderState, language, cart, orderKey, formDraft });
}

/** Such a page reads the order again, and stores what it is by then: over the cart, if that was stored meanwhile. */
function showsSentOrder(page: Page): Promise<boolean> {
  return page.evaluate(
    (key) => /"sentOrder":\{/u.test(sessionStorage.getItem(key) ?? ""),
    orderStorageKey,
  );
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
    const dishType = { name: type.name[language], position: type.position };
    const all = typeof chosen === "number" ? { counts: [chosen] } : chosen;
    return saveCartDish(cart, dishType, cartDish(language, dish, type.dishes.indexOf(dish), all));
  }, emptyCart);
}

function cartDish(
  language: Language,
  dish: SeedDish,
  position: number,
  { counts, addOns = [], choices = [], extraCount = 0 }: Chosen,
): CartDish {
  const parts = {
    selections: counts.map((amount, at) => {
      const selection = found(dish.selections[at]);
      const checked = (at === 0 ? addOns : []).map((atAddOn) => {
        const { name, addedPrice } = found(selection.addOns[atAddOn]);
        return { name: name[language], addedPrice, position: atAddOn };
      });
      const { name, price } = selection;
      return { name: name[language], amount, addOns: checked, price, position: at };
    }),
    options: dish.options.map((option, at) => {
      const choicePosition = found(choices[at]);
      const choice = found(option.choices[choicePosition]);
      const [name, choiceName] = [option.name[language], choice.name[language]];
      return { name, choice: choiceName, choicePosition, price: choice.price, position: at };
    }),
    extras: dish.extras.slice(0, extraCount === 0 ? 0 : 1).map(({ name, price: each }) => ({
      name: name[language],
      amount: extraCount,
      price: each,
      position: 0,
    })),
  };
  return { name: dish.name[language], position, totalPrice: priceDish(parts), ...parts };
}
