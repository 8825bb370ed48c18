import { expect } from "@playwright/test";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { weeks } from "#desk/language/he/weeks.ts";
import { menuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { pictureTexts } from "#desk/language/picture-texts.ts";
import { photograph } from "#server/testing/photographs.ts";
import { withDesk } from "./desk-shop.ts";
import { phone, wide } from "./engine-page.ts";
import { signInByLink } from "./engine-seller.ts";
import { test } from "./engine-test.ts";
import type { Person } from "./person.ts";
import { weekOrders } from "./week-orders.ts";
import { seedDish } from "./words.ts";

const picture = pictureTexts.he;
const menu = menuTexts.he;
const menuHistory = menuHistoryTexts.he;
const dishEditor = dishEditorTexts.he;

const { today, money, packing, kitchen, shell } = messagesIn("he");

const begins = (words: string) => new RegExp(`^${words}`, "u");
const orders = 4;
const dish = seedDish("Orange lentil soup").name.he;

test("WebKit: on a phone the seller signs in, marks what is paid, packed and cooked, and edits a dish with a picture; there and on a wide screen every kind of question can be seen", async ({
  inWebKit,
}, testInfo) => {
  const file = testInfo.outputPath("photograph.jpg");
  await photograph().jpeg().toFile(file);
  await inWebKit(phone, (page) =>
    withDesk(async (shop) => {
      await Promise.all(weekOrders(1, orders).map(shop.place));
      const seller = await signInByLink(page, shop);
      await seller.visits("/desk");
      await seller.sees("heading", today.title);

      await test.step("an order is paid, and still is on another visit", async () => {
        await seller.visits("/desk/orders");
        await seller.seesCount(orders, "button", begins(money.received("app")));
        await seller.presses("button", begins(money.received("app")));
        await seller.seesCount(orders - 1, "button", begins(money.received("app")));
        await seller.sees("button", shell.undo);
        await page.reload();
        await seller.seesCount(orders - 1, "button", begins(money.received("app")));
      });

      await test.step("a box is packed, and the press is taken back", async () => {
        await seller.visits("/desk/packing");
        await seller.presses("button", begins(`${packing.packed}: `));
        await seller.reads(packing.packedOf(1, orders));
        await seller.presses("button", shell.undo);
        await seller.reads(packing.packedOf(0, orders));
      });

      await test.step("a dish type of the kitchen is done", async () => {
        await seller.visits("/desk/kitchen");
        await seller.presses("button", begins(`${kitchen.allDone}: `));
        await seller.sees("button", shell.undo);
      });

      await test.step("a dish gets a picture, and is published", async () => {
        await seller.visits("/desk/menu");
        await seller.presses("link", dish);
        await seller.sees("button", picture.replace);
        const input = await page.find(() => document.querySelector("input[type=file]"));
        await input?.pickFile(file);
        await seller.seesDialog(picture.title);
        await seller.presses("button", picture.use);
        await seller.seesNoDialog();
        await seller.sees("img", picture.current);
        // What stands in a price is replaced by typing after the press that brings the focus; another press sets the caret.
        const typed = () => page.run(() => (document.activeElement as HTMLInputElement).value);
        await seller.presses("textbox", dishEditor.price);
        await page.type("45");
        expect(await typed()).toBe("45");
        await seller.presses("textbox", dishEditor.price);
        await page.type("0");
        expect((await typed()).replace("0", "")).toBe("45");
        await seller.presses("button", dishEditor.preview);
        await seller.seesDialog(dishEditor.previewTitle);
        await seller.presses("button", shell.close);
        await seller.presses("button", dishEditor.save);
        await seller.reads(dishEditor.saved(dish));
      });

      await test.step("every kind of question can be seen", () => seeQuestions(seller));

      await test.step("on a wide screen too, where a dish is sold out", async () => {
        await page.resize(wide);
        await seller.visits("/desk/menu");
        await seller.presses("button", begins(`${menu.soldOut}: `));
        await seller.seesCount(1, "button", begins(`${menu.available}: `));
        await seeQuestions(seller);
      });
    }),
  );
});

/** Opens each kind of dialog of the desk beside those of a dish, and cancels it. */
async function seeQuestions(seller: Person): Promise<void> {
  await seller.visits("/desk/menu");
  await seller.presses("button", menu.addType);
  await seller.seesDialog(menu.typeTitle);
  await seller.presses("button", shell.cancel);
  await seller.visits("/desk/menu/history");
  await seller.presses("button", begins(`${menuHistory.restore}: `));
  await seller.seesDialog(begins("לחזור לגרסה של"));
  await seller.presses("button", shell.cancel);
  await seller.visits("/desk/weeks");
  await seller.presses("button", begins(`${weeks.skip}: `));
  await seller.seesDialog(begins("דילוג על הסבב של"));
  await seller.presses("button", shell.cancel);
  await seller.presses("button", begins(`${weeks.otherDeadline}: `));
  await seller.seesDialog(begins(weeks.otherDeadline));
  await seller.presses("button", shell.cancel);
  await seller.seesNoDialog();
}
