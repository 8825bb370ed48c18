import { messagesIn } from "#desk/language/messages.ts";
import type { DeskShop } from "./desk-shop.ts";
import type { EnginePage } from "./engine-page.ts";
import { Person } from "./person.ts";

const { signIn } = messagesIn("he");

/** Lets the seller in by a link, as she would be with a new device. */
export async function signInByLink(page: EnginePage, shop: DeskShop): Promise<Person> {
  const seller = new Person(page, shop.address);
  await page.visit(await shop.link());
  await seller.presses("button", signIn.openHere);
  // What is next depends on whether the device can keep a passkey.
  await seller.seesCount(0, "button", signIn.openHere);
  return seller;
}
