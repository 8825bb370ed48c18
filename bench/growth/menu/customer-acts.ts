import { seedCatalogue } from "#seed/catalogue.ts";
import { messagesIn } from "#site/language/messages.ts";
import type { Phone } from "./phone.ts";

const words = messagesIn("he");
/** With three selections, an add-on and three extras; it needs no choice before it can be put into the cart. */
const dish = seedCatalogue.menu
  .flatMap(({ dishes }) => dishes)
  .find(({ dishName }) => dishName.en === "Clear chicken soup with vegetables");
const dishName = dish?.dishName.he ?? "";
const selectionName = dish?.selections[0]?.selectionName.he ?? "";

/** By attribute: to find a button by its role, Playwright would look at every dish. */
const named = ({ page }: Phone, name: string) =>
  page.locator(`button[aria-label=${JSON.stringify(name)}]`);
const inDialog = ({ page }: Phone, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });
const closed = ({ page }: Phone) => page.getByRole("dialog").waitFor({ state: "detached" });

/** Orders a dish from the menu and takes it out again; gives milliseconds of main-thread work. */
export async function workOnMenu(phone: Phone) {
  const order = named(phone, words.menu.orderThisDish(dishName));
  const opening = await phone.workOfPressing(order);
  const counting = await phone.workOfPressing(named(phone, words.dish.more(selectionName)));
  const putting = await phone.workOfPressing(inDialog(phone, words.dish.addToCart));
  await closed(phone);
  await order.tap();
  await named(phone, words.dish.less(selectionName)).tap();
  await inDialog(phone, words.dish.updateCart).tap();
  await closed(phone);
  return { opening, counting, putting };
}

/** Goes from the menu to the cart with a dish in it, for `workInCart`. */
export async function goToCart(phone: Phone): Promise<void> {
  await named(phone, words.menu.orderThisDish(dishName)).tap();
  await named(phone, words.dish.more(selectionName)).tap();
  await inDialog(phone, words.dish.addToCart).tap();
  await closed(phone);
  await phone.page.locator('nav a[href="/cart"]').tap();
  await named(phone, words.cart.editDish(dishName)).waitFor();
}

/** Looks at the dish in the cart and leaves it as it was; gives milliseconds of main-thread work. */
export async function workInCart(phone: Phone) {
  const opening = await phone.workOfPressing(named(phone, words.cart.editDish(dishName)));
  const counting = await phone.workOfPressing(named(phone, words.dish.more(selectionName)));
  await inDialog(phone, words.cancel).tap();
  await closed(phone);
  return { opening, counting };
}
