import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { messageTexts } from "#desk/language/message-texts.ts";
import { subscriberTexts } from "#desk/language/subscriber-texts.ts";
import type { seedCatalogue } from "#seed/catalogue.ts";
import { openingMailTexts } from "#site/language/opening-mail-texts.ts";
import { typedAddressTexts } from "#site/language/typed-address-texts.ts";
import { axeViolations } from "./axe-violations.ts";
import { withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { pressNext } from "./press-next.ts";
import { changeCatalogueOfShop, test } from "./shop.ts";
import { found } from "./words.ts";

const seller = {
  legalName: { he: "אריס כהן", en: "Aris Cohen" },
  idNumber: null,
  address: { he: "רחוב הזית 7, ירושלים", en: "7 Olive Street, Jerusalem" },
  phoneNumber: "0521234567",
};
const desk = subscriberTexts.he;
const site = openingMailTexts.he;

test("a customer asks at the foot of the menu to be told, confirms, is told by one press of the seller, and stops", async ({
  browser,
}) => {
  await withDesk(
    async (shop) => {
      changeCatalogueOfShop(join(shop.folder, "shop.sqlite"), (content) => {
        const { shop: settings, ...catalogue } = JSON.parse(content) as typeof seedCatalogue;
        return JSON.stringify({
          ...catalogue,
          shop: { ...settings, seller, tellsOfOpening: true },
        });
      });
      const phone = { viewport: { width: 360, height: 740 }, baseURL: shop.address } as const;
      /** The mail whose text has some words. */
      const mailWith = async (words: string) => {
        const mails = async () =>
          (await shop.sentMails()).map(decoded).filter((mail) => mail.includes(words));
        await expect.poll(async () => (await mails()).length).toBe(1);
        return (await mails()).join("");
      };
      const linkIn = (mail: string) => found(/\/order\/emails\/\d+\/[\w-]{22}/u.exec(mail)?.[0]);
      const customer = await (await browser.newContext(phone)).newPage();

      await test.step("the box is not ticked, and ticking it sends nothing", async () => {
        await customer.goto("/");
        const box = customer.getByRole("checkbox", { name: site.tell });
        await customer.locator("footer").scrollIntoViewIfNeeded();
        await expect(box).not.toBeChecked();
        await box.check();
        await customer.getByRole("textbox", { name: site.email }).fill("noa");
        await customer.getByRole("button", { name: site.send }).click();
        await expect(customer.getByText(site.problems["no-address"])).toBeVisible();
        await expectGood(customer);
        const field = customer.getByRole("textbox", { name: site.email });
        await field.fill("noa@gmial.com");
        await field.blur();
        await expect(customer.getByText("noa@gmail.com", { exact: true })).toBeVisible();
        await expectGood(customer);
        await customer.getByRole("button", { name: typedAddressTexts.he.take }).click();
        await expect(field).toHaveValue("noa@gmail.com");
        await field.fill("noa@example.com");
        await customer.getByRole("button", { name: site.send }).click();
        await expect(customer.getByText(site.asked)).toBeVisible();
        await expect(box).toBeHidden();
        await expectGood(customer);
      });

      await test.step("she confirms on the page to which the mail leads", async () => {
        await customer.goto(linkIn(await mailWith("לכתוב לכם כשההזמנות נפתחות?")));
        await expectGood(customer);
        await customer.getByRole("button", { name: "כן, כתבו לי" }).click();
        await expect(customer.getByRole("heading", { name: "הכתובת אושרה" })).toBeVisible();
        await expectGood(customer);
      });

      await test.step("the seller tells her in one press", async () => {
        const context = await browser.newContext(phone);
        await shop.letSellerIn(context);
        const page = await context.newPage();
        await page.goto("/desk/week-message");
        await expect(page.getByText(desk.readers(1, 0))).toBeVisible();
        await page.getByRole("button", { name: desk.send(1) }).click();
        await expect(page.getByText(desk.saidSent)).toBeVisible();
        await expect(page.getByText(messageTexts.he.states.waiting(1))).toBeVisible();
        await expect(page.getByRole("button", { name: desk.send(1) })).toBeHidden();
        await expectGood(page);
        await pressNext(page.getByRole("button", { name: messageTexts.he.withdraw }));
        await expect(page.getByText(messageTexts.he.withdrawn)).toBeVisible();
        await expect(page.getByRole("button", { name: desk.send(1) })).toBeVisible();
      });

      await test.step("and she stops on the same page", async () => {
        await customer.getByRole("button", { name: "להפסיק לקבל הודעות" }).click();
        await expect(customer.getByRole("heading", { name: "לא נכתוב לכם יותר" })).toBeVisible();
        await expectGood(customer);
        await customer.getByRole("link", { name: "לתפריט" }).click();
        await expect(customer.getByRole("checkbox", { name: site.tell })).toBeHidden();
      });
    },
    2,
    // The address in the mails; the test opens their paths on its own port.
    { PUBLIC_URL: "http://localhost:1" },
  );
});

/** A mail with the texts that it has in base64. */
function decoded(mail: string): string {
  return mail.replaceAll(/(?:^[\w+/=]{1,76}\r?\n)+/gmu, (base64) =>
    Buffer.from(base64, "base64").toString(),
  );
}

async function expectGood(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}
