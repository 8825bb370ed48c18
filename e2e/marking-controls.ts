import { expect, type Page } from "@playwright/test";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";

const menu = menuTexts.he;

const { packing, handingOver, kitchen, money } = messagesIn("he");
const begins = (words: string) => new RegExp(`^${RegExp.escape(words)}`, "u");
const of = (words: string) => begins(`${words}: `);
const inCash = new RegExp(`^${handingOver.paidAndHandedOver(".+")}: `, "u");

interface MarkingControl {
  readonly path: string;
  readonly name: RegExp;
  /** Where it is, if such a name is elsewhere too. */
  readonly within?: string;
  /** What the first of two presses stores. The name of the button says how many. */
  readonly stored: readonly string[] | ((count: number) => readonly string[]);
}

/** Every control of the lists of the desk that marks or takes a mark back. */
export const markingControls: readonly MarkingControl[] = [
  { path: "packing", name: of(packing.packed), stored: ["packed 1"] },
  { path: "packing", name: of(packing.notPacked), stored: ["packed 0"] },
  {
    path: "packing",
    name: /^סימון כל ה־/u,
    stored: (count) => Array.from({ length: count }, () => "packed 1"),
  },
  { path: "orders", name: begins(money.received("app")), stored: ["money"] },
  { path: "money", name: begins(money.received("app")), stored: ["money"] },
  { path: "handing-over", name: of(handingOver.handedOver), stored: ["handed-over 1"] },
  { path: "handing-over", name: of(handingOver.notHandedOver), stored: ["handed-over 0"] },
  { path: "handing-over", name: inCash, stored: ["handed-over 1", "money"] },
  {
    path: "handing-over",
    name: /^מסירת כל ה־/u,
    stored: (count) => Array.from({ length: count }, () => "handed-over 1"),
  },
  { path: "route", name: of(handingOver.handedOver), stored: ["handed-over 1"] },
  { path: "route", name: inCash, stored: ["handed-over 1", "money"] },
  // The first one is of a dish type.
  { path: "kitchen", name: of(kitchen.allDone), stored: ["cooked"] },
  // What is in the cart is stored as a kind of cooked.
  { path: "shopping", name: /(?:ק״ג|גרם)$/u, stored: ["cooked"] },
  { path: "menu", name: of(menu.soldOut), stored: ["menu-saved"] },
  { path: "menu", name: of(menu.soldOut), within: "li ul", stored: ["menu-saved"] },
  { path: "menu", name: of(menu.hide), within: "section > div", stored: ["menu-saved"] },
  { path: "menu", name: of(menu.hide), within: "li", stored: ["menu-saved"] },
  { path: "menu", name: of(menu.down), within: "li", stored: ["menu-saved"] },
  { path: "menu", name: of(menu.remove), within: "li", stored: ["menu-saved"] },
  { path: "shop/places", name: of("למטה"), stored: ["menu-saved"] },
  { path: "shop/places", name: of("הסרה"), stored: ["menu-saved"] },
];

/** What is behind "more" is shown. */
export async function openAll(page: Page): Promise<void> {
  await expect(page.locator("main [aria-expanded]").first()).toBeVisible();
  await page.locator('main [aria-expanded="false"]').evaluateAll((all: HTMLElement[]) => {
    for (const each of all) each.click();
  });
  await page.locator("main details").evaluateAll((all) => {
    for (const each of all) each.setAttribute("open", "");
  });
}
