import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { shell } from "#desk/language/he/shell.ts";
import { withDesk } from "./desk-shop.ts";
import { EngineCustomer } from "./engine-order.ts";
import { type EnginePage, phone, wide } from "./engine-page.ts";
import { signInByLink } from "./engine-seller.ts";
import { test } from "./engine-test.ts";
import { weekOrders } from "./week-orders.ts";
import { languages } from "./words.ts";

// `npm run screens`: what an iPhone shows of the way to an order and of the desk, for a person to look at. Compared with nothing.

for (const [name, size] of Object.entries({ phone, wide })) {
  for (const language of languages)
    test(`pictures of an order in WebKit, ${name}, ${language}`, ({ inWebKit, shop }, {
      project,
    }) =>
      inWebKit(size, async (page) => {
        const take = (screen: string) =>
          keepPicture(page, project.outputDir, `${screen}-${language}-${name}`);
        const customer = new EngineCustomer(page, shop.address, language, `Noa, ${name}`);
        await customer.opensMenu();
        await take("menu");
        await customer.choosesDish();
        await take("dish");
        await customer.fillsCart();
        await take("cart");
        await customer.fillsForm();
        await take("form");
        const number = await customer.sends();
        await take("order-sent");
        await customer.opensOrder(number);
        await take("order");
      }));

  test(`pictures of the desk in WebKit, ${name}`, ({ inWebKit }, { project }) =>
    inWebKit(size, (page) =>
      withDesk(async (shop) => {
        await Promise.all(weekOrders(1, 12).map(shop.place));
        const seller = await signInByLink(page, shop);
        for (const path of ["", "/orders", "/packing", "/kitchen", "/menu", "/paper/slips"]) {
          await seller.visits(`/desk${path}`);
          await seller.sees("navigation", shell.sections);
          await expect.poll(() => seller.text()).not.toContain(shell.loading);
          await keepPicture(page, project.outputDir, `desk${path.replaceAll("/", "-")}-${name}`);
        }
      }),
    ));
}

async function keepPicture(page: EnginePage, outputDir: string, name: string): Promise<void> {
  const folder = join(outputDir, "screens");
  await mkdir(folder, { recursive: true });
  await page.run(() => document.fonts.ready.then(() => true));
  await writeFile(join(folder, `webkit-${name}.png`), await page.picture());
}
