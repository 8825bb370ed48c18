import { expect, test } from "@playwright/test";
import { pages } from "#desk/app/pages/pages.tsx";
import { messagesIn } from "#desk/language/messages.ts";
import { deviceRoles } from "#domain/order-log/device.ts";
import { withDesk } from "./desk-shop.ts";
import { addressesOf } from "./every-page.ts";

const { shell } = messagesIn("he");

// A page that is given to a role without the calls that it makes, or a call that its page needs and the role lacks, is seen only here.
test("every page of a role that is not the owner gets an answer to all that it asks", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const filled = await shop.fill();
    const refused: string[] = [];
    // The owner's pages are those of every-page.spec.ts, which listens to the console, too.
    for (const role of deviceRoles.filter((each) => each !== "owner")) {
      await using context = await browser.newContext({ baseURL: shop.address });
      await shop.letSellerIn(context, role);
      const page = await context.newPage();
      page.on("console", (message) => {
        if (/was refused|failed/u.test(message.text())) refused.push(`${role}: ${message.text()}`);
      });
      for (const { path, roles } of pages) {
        if (!roles.includes(role)) continue;
        for (const address of addressesOf(path, filled)) {
          await page.goto(`/desk${address}`, { waitUntil: "networkidle" });
          await expect(page.getByText(shell.loading)).toHaveCount(0);
        }
      }
    }
    expect(refused).toEqual([]);
  }, -1);
});
