import { expect } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { addAgorot, agorot, multiplyAgorot, signedAgorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, priceText } from "#domain/money/price-text.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { axeViolations } from "./axe-violations.ts";
import { withClockShop } from "./clock-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { pressUndo } from "./press-undo.ts";
import { test } from "./shop.ts";
import { found, wordsOfPage } from "./words.ts";

const { packing, money, kitchen } = messagesIn("he");
const dish = found(localizeMenu(seedCatalogue.menu, "he")[0]?.dishes[0]);
const size = found(dish.selections[0]);
const delivery = found(seedCatalogue.deliveryPlaces[0]).deliveryPrice;
const thing = `${dish.name}, ${size.name}`;
const placed = addAgorot(multiplyAgorot(size.price, 3), delivery);
/** Two of three are missing. */
const off = multiplyAgorot(size.price, 2);
const rest = agorot(placed - off);
const minute = 60_000;

test("two presses say what is missing from a box, and its customer, the mail and Money tell the same sum", async ({
  browser,
}) => {
  const start = Date.now();
  await withClockShop(browser, start, async (shop) => {
    const { _id: number } = await shop.placeOrder(3);
    const { store } = shop;
    const { state } = found(await store.findWorkingOrder(number));
    const { headers } = await letIn(store, "owner", start);
    const [name = "", value = ""] = (headers["cookie"] ?? "").split("=");
    await using context = await browser.newContext({
      baseURL: shop.address,
      serviceWorkers: "block",
      viewport: { width: 360, height: 740 },
    });
    await context.addCookies([{ name, value, url: shop.address }]);
    const page = await context.newPage();
    const box = page.getByRole("main").getByRole("listitem").filter({ hasText: "נועה" });
    const sayMissing = async () => {
      await box.getByRole("button", { name: `${packing.isMissing}: נועה` }).click();
      await page.getByRole("button", { name: packing.howManyMissing(2, thing) }).click();
      await expect(box).toContainText(packing.missing(2, 3));
      await expect(
        page.getByRole("status").filter({ hasText: packing.saidMissing("נועה", 2, thing) }),
      ).toBeVisible();
    };
    const toldChanges = async (minutes: number) => {
      shop.setTime(start + minutes * minute);
      return (await shop.mailsOf(number)).filter((text) => text.startsWith("ההזמנה שלכם שונתה"));
    };

    await test.step("the customer has paid", async () => {
      await store.mark({
        orderNumber: number,
        action: { kind: "money", amount: signedAgorot(placed), way: "app" },
        actionId: "paid",
        deviceId: null,
        pressedAt: start,
        at: start,
        seen: { event: 0, actionIds: [] },
      });
    });

    await test.step("two presses, and undo takes them back before the customer is told", async () => {
      await page.goto(`/desk/packing?week=${state.week}`);
      await sayMissing();
      await pressUndo(page);
      await expect(box).not.toContainText(packing.missing(2, 3));
      await expect.poll(async () => (await store.findWorkingOrder(number))?.state.due).toBe(placed);
      expect(await toldChanges(3)).toEqual([]);
    });

    await test.step("the same again, by keyboard and without barriers", async () => {
      const open = box.getByRole("button", { name: `${packing.isMissing}: נועה` });
      await open.click();
      await expectToFit(page);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(open).toBeFocused();
      await sayMissing();
      await expect.poll(async () => (await store.findWorkingOrder(number))?.state.due).toBe(rest);
    });

    await test.step("the mail tells what is missing, and what comes back", async () => {
      const [mail = "", ...others] = await toldChanges(6);
      expect(others).toEqual([]);
      expect(mail).toContain(`חסר בהזמנה: 2 × ${dish.name} (${size.name}): −${priceText(off)}\n`);
      expect(mail).toContain(`סה״כ לתשלום: ${priceText(rest)} (במקום ${priceText(placed)})`);
      expect(mail).toContain(`יוחזר לכם: ${priceText(off)}\n`);
    });

    await test.step("so does the order's page", async () => {
      const keys = await createOrderKeysReader({ store, clock: Date.now })();
      await page.goto(keys.pathOf(number));
      await expect(page.getByText(`חסר בהזמנה: 2 × ${dish.name}`)).toBeVisible();
      const { ofOrder } = wordsOfPage("he");
      await expect(page.getByText(ofOrder.toGiveBack(isolatedPriceText(off)))).toBeVisible();
    });

    await test.step("Money lists the refund, and the kitchen cooks everything", async () => {
      await page.goto(`/desk/money?week=${state.week}`);
      const toGiveBack = money.toBeGivenBack(1, isolatedPriceText(off));
      await expect(page.getByText(toGiveBack)).toBeVisible();
      await page.goto(`/desk/kitchen?week=${state.week}`);
      await expect(page.getByText(kitchen.doneOf(0, 3))).toBeVisible();
    });
  });
});
