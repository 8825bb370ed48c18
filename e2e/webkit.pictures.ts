import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EngineCustomer } from "./engine-order.ts";
import { type EnginePage, phone, wide } from "./engine-page.ts";
import { test } from "./engine-test.ts";
import { lookAtEveryPage } from "./every-page.ts";
import { languages } from "./words.ts";

// `npm run screens`: what an iPhone shows of the way to an order and of every page, for a person to look at. Compared with nothing.

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
}

test("pictures of every page in WebKit", ({ inWebKit }, { project }) =>
  inWebKit(phone, (page) =>
    lookAtEveryPage(page, [phone, wide], async ({ path, language, size }) => {
      await page.run(() => document.documentElement.style.removeProperty("opacity"));
      const name = path === "/" ? "/menu" : path.replace(/\/$/u, "/today");
      await keepPicture(
        page,
        project.outputDir,
        `${name.slice(1).replaceAll("/", "-")}-${language}-${String(size.width)}`,
      );
    }),
  ));

async function keepPicture(page: EnginePage, outputDir: string, name: string): Promise<void> {
  const folder = join(outputDir, "screens");
  await mkdir(folder, { recursive: true });
  await page.run(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  await writeFile(join(folder, `webkit-${name}.png`), await page.picture());
}
