import { expect, type Locator, type Page } from "@playwright/test";
import { dishDialog, type OpenDishDialog } from "./dish-dialog.ts";
import { type OrderForm, orderForm } from "./order-form.ts";
import { standsStill } from "./stands-still.ts";
import { type ChosenDish, storeCart } from "./stored-cart.ts";
import {
  type Language,
  type LocalizedText,
  type PageWords,
  type SeedDish,
  wordsOfPage,
} from "./words.ts";

/** A customer with a browser. Elements are found by role and name, in the language of the customer. */
export class Customer {
  readonly page: Page;
  /** The language of the page. */
  language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  get words(): PageWords {
    return wordsOfPage(this.language);
  }

  /** A text of the menu in the language of this customer. */
  reads(text: LocalizedText): string {
    return text[this.language];
  }

  async visits(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Visits a page in a tab whose cart was filled earlier. */
  async returnsTo(path: string, ...dishes: readonly ChosenDish[]): Promise<void> {
    await storeCart(this.page, this.language, dishes);
    await this.visits(path);
  }

  /** Visits a page and waits until it is hydrated. Before that, a link loads a new document. */
  async settlesOn(path: string): Promise<void> {
    await this.visits(path);
    // React adds properties to the elements that it has hydrated.
    await expect
      .poll(() =>
        this.button(this.words.otherLanguageName).evaluate((button) =>
          Object.keys(button).some((key) => key.startsWith("__react")),
        ),
      )
      .toBe(true);
  }

  async goesToCart(): Promise<void> {
    await this.bottomBar.getByRole("link", { name: this.words.shell.cart }).click();
    await expect(this.heading(this.words.cart.title)).toBeVisible();
  }

  async goesToMenu(): Promise<void> {
    await this.bottomBar.getByRole("link", { name: this.words.shell.menu }).click();
    await expect(this.heading(this.words.menu.title)).toBeVisible();
  }

  get bottomBar(): Locator {
    return this.page.getByRole("navigation", { name: this.words.shell.bottomBar });
  }

  heading(name: string): Locator {
    return this.page.getByRole("heading", { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async switchesLanguage(): Promise<void> {
    await this.button(this.words.otherLanguageName).click();
    this.language = this.language === "he" ? "en" : "he";
    await expect(this.button(this.words.otherLanguageName)).toBeVisible();
  }

  /** Continues in a language that something other than the toggle has chosen. */
  async goesOnIn(language: Language): Promise<void> {
    this.language = language;
    await expect(this.page.locator("html")).toHaveAttribute("lang", language);
    await expect(this.button(this.words.otherLanguageName)).toBeVisible();
  }

  orderButton(dish: SeedDish): Locator {
    return this.button(this.words.menu.orderThisDish(this.reads(dish.name)));
  }

  /** Presses the button of a dish on the menu, as a customer does: once it stands still. */
  async pressesOrder(dish: SeedDish): Promise<void> {
    const button = this.orderButton(dish);
    await standsStill(button);
    await button.click();
  }

  /** Opens a dish from the menu. */
  async opens(dish: SeedDish): Promise<OpenDishDialog> {
    await this.pressesOrder(dish);
    return this.dishDialog(dish);
  }

  /** Opens a dish from the cart. */
  async edits(dish: SeedDish): Promise<OpenDishDialog> {
    await this.button(this.words.cart.editDish(this.reads(dish.name))).click();
    return this.dishDialog(dish);
  }

  async dishDialog(dish: SeedDish): Promise<OpenDishDialog> {
    // Not the dialog that a phone shows while the code of this one is on its way.
    const dialog = this.page
      .getByRole("dialog", { name: this.reads(dish.name), exact: true })
      .and(this.page.locator(":not(#early)"));
    await expect(dialog).toBeVisible();
    return dishDialog(dialog, this.words);
  }

  /** Adds `count` of the first selection of a dish to the cart. The dish must have no options. */
  async puts(count: number, dish: SeedDish): Promise<void> {
    const [selection] = dish.selections;
    const dialog = await this.opens(dish);
    await dialog.count(this.reads(selection?.name ?? dish.name)).fill(String(count));
    await dialog.addToCart.click();
    await expect(dialog.dialog).toBeHidden();
  }

  /** A dish as the menu or the cart shows it. */
  dishRow(dish: SeedDish): Locator {
    return this.page.getByRole("listitem").filter({
      has: this.page.getByRole("heading", { name: this.reads(dish.name), exact: true }),
    });
  }

  /** The message above the bottom bar while the browser is offline. */
  get connectionLine(): Locator {
    return this.page.locator("#scroller + [role=status]");
  }

  get cartTotal(): Locator {
    return this.page.getByRole("main").getByRole("status").and(this.page.locator("output"));
  }

  /** Presses Place Order on the cart page. */
  async goesToCheckout(): Promise<OrderForm> {
    await this.button(this.words.cart.placeOrder).click();
    const form = this.orderForm;
    await expect(form.city).toBeVisible();
    return form;
  }

  get orderForm(): OrderForm {
    const dialog = this.page.getByRole("dialog", { name: this.words.checkout.title });
    return orderForm(dialog, this.words.checkout);
  }

  /** The order that was sent before this cart, as the cart page shows it. */
  get lastOrder(): Locator {
    return this.page.getByRole("region", { name: this.words.lastOrderSent });
  }

  get orderSent(): Locator {
    return this.page.getByRole("dialog", { name: this.words.orderSent.title });
  }
}
