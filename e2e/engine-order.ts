import { expect } from "@playwright/test";
import { typedAddressTexts } from "#site/language/typed-address-texts.ts";
import type { EnginePage } from "./engine-page.ts";
import { Person } from "./person.ts";
import { found, type Language, seedDish, seedPlace, shown, wordsOfPage } from "./words.ts";

const soup = seedDish("Orange lentil soup");
const halfLitre = found(soup.selections[0]);
const spiciness = found(soup.options[0]);
const medium = found(spiciness.choices[1]);
const jerusalem = seedPlace("Jerusalem");
const orderTotal = 3 * halfLitre.price + jerusalem.deliveryPrice;

/** Total of the order of `fillForm`, in agorot. */
export const engineOrderTotal = orderTotal;

/** A customer in an engine that Playwright cannot drive. */
export class EngineCustomer extends Person {
  readonly language: Language;
  readonly name: string;

  constructor(page: EnginePage, origin: string, language: Language, name: string) {
    super(page, origin);
    this.language = language;
    this.name = name;
  }

  get words(): ReturnType<typeof wordsOfPage> {
    return wordsOfPage(this.language);
  }

  /** Opens the menu, in Hebrew or after a press on English. */
  async opensMenu(): Promise<void> {
    await this.visits("/");
    if (this.language === "en") await this.presses("button", wordsOfPage("he").otherLanguageName);
    await this.sees("heading", this.words.menu.title);
  }

  /** Looks at a large picture, and closes it by keyboard. */
  async looksAtPicture(): Promise<void> {
    const dish = soup.name[this.language];
    await this.presses("button", this.words.menu.enlarge(dish));
    await this.seesDialog(dish);
    await this.page.hit("Escape");
    await this.seesNoDialog();
  }

  /** Chooses three portions of soup. */
  async choosesDish(): Promise<void> {
    const { words } = this;
    const dish = soup.name[this.language];
    await this.presses("button", words.menu.orderThisDish(dish));
    await this.seesDialog(dish);
    // Typing replaces what stands there: where a press brings the focus, finds it there, and finds all selected.
    for (const digit of ["2", "1", "3"]) {
      await this.presses("spinbutton", words.dish.countOf(halfLitre.name[this.language]));
      await this.page.type(digit);
      if (digit === "1")
        await this.page.run(() => (document.activeElement as HTMLInputElement).select());
    }
    await this.presses("radio", new RegExp(`^${medium.name[this.language]}`, "u"));
    await this.reads(shown(3 * halfLitre.price));
  }

  /** Puts what is chosen into the cart, and opens the cart. */
  async fillsCart(): Promise<void> {
    const { words } = this;
    await this.presses("button", words.dish.addToCart);
    await this.seesNoDialog();
    await this.presses("link", new RegExp(`^${words.shell.cart}`, "u"));
    await this.sees("heading", words.cart.title);
  }

  /** Asks to remove the dish and to clear the cart, and cancels both. */
  async keepsCart(): Promise<void> {
    const { cart, cancel } = this.words;
    const dish = soup.name[this.language];
    await this.presses("button", cart.removeDish(dish));
    await this.seesDialog(cart.confirmRemove(dish));
    await this.presses("button", cancel);
    await this.seesNoDialog();
    await this.presses("button", cart.clear);
    await this.seesDialog(cart.confirmClear);
    await this.presses("button", cancel);
    await this.seesNoDialog();
  }

  /** Opens the form and fills it in for a delivery. */
  async fillsForm(): Promise<void> {
    const { cart, checkout } = this.words;
    await this.presses("button", cart.placeOrder);
    await this.seesDialog(checkout.title);
    await this.writes("textbox", checkout.name, this.name);
    await this.writes("textbox", checkout.phoneNumber, "0521234567");
    await this.writes("textbox", checkout.email, "noa@mail.example");
    await this.presses("radio", checkout.delivery);
    await this.chooses(checkout.city, jerusalem.name[this.language]);
    await this.writes("textbox", checkout.address, "HaGefen 1");
    await this.reads(shown(orderTotal));
  }

  /**
   * Writes an address that looks like a slip into the form that is filled in. The press that leaves the field does what it is for, although it
   * brings a question above it; one press takes what is proposed. Not in Firefox, whose window without a screen fires no event of the focus.
   */
  async mistypesAddress(): Promise<void> {
    const { checkout } = this.words;
    await this.writes("textbox", checkout.email, "noa@gmial.com");
    await this.presses("radio", checkout.pickup);
    await this.reads("noa@gmail.com");
    await this.presses("radio", checkout.delivery);
    await this.reads(shown(orderTotal));
    await this.presses("button", typedAddressTexts[this.language].take);
    expect(await this.page.run(() => (document.activeElement as HTMLInputElement).value)).toBe(
      "noa@gmail.com",
    );
  }

  /** Opens the form again, and finds what was filled in. */
  async returnsToForm(): Promise<void> {
    const { cart, checkout } = this.words;
    await this.presses("button", cart.placeOrder);
    await this.seesDialog(checkout.title);
    await this.reads(shown(orderTotal));
    const typed = await this.page.run(() =>
      [...document.querySelectorAll<HTMLInputElement>("dialog input:not([type=radio])")].map(
        ({ value }) => value,
      ),
    );
    expect(typed).toEqual([this.name, "0521234567", "noa@mail.example", "HaGefen 1"]);
  }

  /** Sends the form, and gives the number of the order that the customer sees. */
  async sends(): Promise<string> {
    const { orderSent, checkout } = this.words;
    await this.presses("button", checkout.send);
    await this.seesDialog(orderSent.title);
    await this.reads(shown(orderTotal));
    const [number = ""] = /\d{9}/u.exec(await this.text()) ?? [];
    expect(number).not.toBe("");
    return number;
  }

  /** Closes 'Order sent', opens the page of the order from the cart, asks to cancel the order, and keeps it. */
  async opensOrder(number: string): Promise<void> {
    const { ofOrder, orderSent } = this.words;
    await this.presses("button", orderSent.close);
    await this.seesNoDialog();
    await this.presses("link", ofOrder.toOrder);
    await this.reads(number);
    await this.presses("button", ofOrder.cancel);
    await this.seesDialog(ofOrder.confirmCancel(number));
    await this.presses("button", ofOrder.keepOrder);
    await this.seesNoDialog();
  }
}
