import { join } from "node:path";
import { expect, type Locator } from "@playwright/test";
import { catalogueNames, fromSpecified, toSpecified } from "#contract/wire/specified-names.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { editOrder } from "#desk/language/he/edit-order.ts";
import { mailSlipTexts } from "#desk/language/mail-slip-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { type Agorot, addAgorot, agorot, multiplyAgorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { addDays } from "#domain/schedule/add-days.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { axeViolations } from "./axe-violations.ts";
import { countPresses } from "./count-presses.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { holdBack } from "./hold-back.ts";
import { loseAnswers } from "./lose-answers.ts";
import { pressUndo } from "./press-undo.ts";
import { changeCatalogueOfShop, test } from "./shop.ts";
import { found } from "./words.ts";

const customers = customersTexts.he;

const { kitchen, order, orders } = messagesIn("he");

const ruths = seedOrderOf({
  language: "he",
  name: "רות כהן",
  phoneNumber: "0521234567",
  email: "ruth@example.com",
  count: 3,
});
const dish = found(localizeMenu(seedCatalogue.menu, "he")[0]?.dishes[0]);
const size = found(dish.selections[0]);
const placed = addAgorot(ruths.totalPrice, ruths.customerData.pickupOrDeliveryPrice);
/** One more of the same, less a discount of 20 shekels. */
const changed = agorot(placed + size.price - 2_000);

test("the seller changes, takes, cancels and moves orders on her phone, and takes it all back", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const [number, closed] = [await shop.place(ruths), addDays(shop.week, -7)];
    const context = await browser.newContext({
      baseURL: shop.address,
      serviceWorkers: "block",
      viewport: { width: 360, height: 740 },
    });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
    const bar = page.getByRole("status").filter({ hasText: "רות כהן" });
    const money = page.getByRole("region", { name: order.money });
    const history = page.getByRole("region", { name: order.history });
    const toPay = (amount: Agorot) => money.getByText(isolatedPriceText(amount)).first();
    const save = button(editOrder.save);

    await test.step("one more of a dish and a discount: the total before and now", async () => {
      const weekComes = await holdBack(page, "**/desk/calls", `"week":"${shop.week}"`);
      await page.goto(`/desk/orders/${number}?week=${closed}`);
      await expect(toPay(placed)).toBeVisible();
      const change = page.getByRole("link", { name: order.change });
      const link = await change.elementHandle();
      weekComes();
      await expect(page).toHaveURL(new RegExp(`\\?week=${shop.week}`, "u"));
      // A press that has begun ends on the same link.
      expect(await link?.evaluate((each) => each.isConnected)).toBe(true);
      await change.click();
      await expect(page.getByText(editOrder.nothingChanged)).toBeVisible();
      await button(editOrder.more(`${size.name}, ${dish.name}`)).click();
      await page.getByRole("radio", { name: editOrder.adjustments.discount }).check();
      await page.getByRole("textbox", { name: order.amount }).fill("20");
      await expect(page.getByText(editOrder.totalIs(isolatedPriceText(changed)))).toBeAttached();
      await save.click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText(
        editOrder.refusals.ADJUSTMENT_TEXT_REQUIRED(""),
      );
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("combobox", { name: editOrder.adjustmentText }).fill("יום הולדת");
    });

    await test.step("lost answers and a reload: the same change is sent again, and counts once", async () => {
      const { actionIds, answerAgain, comeBack } = await loseAnswers(page, '"changeOrder"', 2);
      await save.click();
      await expect(page.getByText(editOrder.inDoubt)).toBeVisible();
      await comeBack();
      await expect.poll(() => actionIds().length).toBe(2);
      await expect(page.getByText(editOrder.inDoubt)).toBeVisible();
      answerAgain();
      await page.reload();
      await expect(toPay(changed)).toBeVisible();
      expect(new Set(actionIds()).size).toBe(1);
      await expect(bar).toContainText(
        order.said.withMail(editOrder.saidChanged("רות כהן", isolatedPriceText(changed))),
      );
      await expect(history.getByText(order.events.changed(isolatedPriceText(changed)))).toHaveCount(
        1,
      );
      await expect(history).toContainText(order.mailOfEvent(order.mailStates.waiting));
    });

    await test.step("the bar takes the change back, with its mail", async () => {
      await pressUndo(page);
      await expect(toPay(placed)).toBeVisible();
      await expect(history).toContainText(order.mailOfEvent(order.mailStates.withdrawn));
      await expect(history).toContainText(order.events.undone(order.kinds.changed));
    });

    await test.step("a late order by phone, without email, for the week that was just closed", async () => {
      await page.goto(`/desk/orders?week=${closed}`);
      await page.getByRole("link", { name: orders.newOrder }).click();
      await expect(page.getByRole("radio", { name: /^נסגר/u })).toBeChecked();
      await page.getByRole("textbox", { name: editOrder.name, exact: true }).fill("דבורה לוי");
      await page
        .getByRole("textbox", { name: editOrder.phoneNumber, exact: true })
        .fill("050-765-4321");
      const email = page.getByRole("textbox", { name: editOrder.email, exact: true });
      await email.fill("dvora@walla.co.i");
      await email.press("Tab");
      await expect(page.getByText(mailSlipTexts.he.question)).toContainText("dvora@walla.co.il");
      await button(mailSlipTexts.he.take).click();
      await expect(email).toHaveValue("dvora@walla.co.il");
      await email.fill("");
      await page.getByRole("textbox", { name: editOrder.addDish }).fill(dish.name.slice(0, 2));
      await button(editOrder.addOne(dish.name)).click();
      await page
        .getByRole("spinbutton", {
          name: editOrder.countOf(`${size.name}, ${dish.name}`),
        })
        .fill("2");
      for (const { name, choices } of dish.options)
        await page
          .getByRole("group", { name })
          .getByRole("radio", { name: found(choices[0]).name })
          .check();
      await page.getByRole("radio", { name: orders.pickup }).check();
      const place = found(
        seedCatalogue.deliveryPlaces.find((each) => each.pickupAddress.he !== ""),
      );
      await page.getByRole("combobox", { name: editOrder.place }).selectOption(place.name.he);
      await expect(page.getByText(order.noEmail)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await button(editOrder.placeOrder).click();
      await expect(page.getByRole("heading", { level: 1, name: "דבורה לוי" })).toBeVisible();
      const total = addAgorot(multiplyAgorot(size.price, 2), place.pickupPrice);
      await expect(toPay(total)).toBeVisible();
      await page.goto("/desk/kitchen");
      await expect(page.getByText(dish.name).first()).toBeVisible();
    });

    await test.step("a canceled order is out of the kitchen at once, and undo withdraws the mail", async () => {
      await page.goto(`/desk/orders/${number}`);
      await button(order.cancel).click();
      await expect(bar).toContainText(order.said.withMail(order.said.cancelled("רות כהן")));
      await expect(history).toContainText(order.events.cancelled);
      await expect(history).toContainText(order.mailOfEvent(order.mailStates.waiting));
      const inKitchen = await context.newPage();
      await inKitchen.goto(`/desk/kitchen?week=${shop.week}`);
      await expect(inKitchen.getByText(kitchen.empty)).toBeVisible();
      await inKitchen.close();
      await pressUndo(page);
      await expect(toPay(placed)).toBeVisible();
      await expect(history.getByText(order.mailOfEvent(order.mailStates.waiting))).toHaveCount(0);
    });

    await test.step("the order goes to the closed week without an email, and comes back from the history", async () => {
      await page.getByRole("checkbox", { name: `${order.tells} רות כהן` }).uncheck();
      await button(order.move).click();
      const weeks = page.getByRole("combobox", { name: order.moveTo });
      await weeks.selectOption(closed);
      await button(order.moveNow).click();
      await expect(page).toHaveURL(new RegExp(`week=${closed}`, "u"));
      await expect(page.getByRole("heading", { level: 1, name: "רות כהן" })).toBeFocused();
      const moved = history.getByRole("listitem").filter({ hasText: "ההזמנה עברה" }).first();
      const isBack = new RegExp(`week=${shop.week}`, "u");
      // Where the order was moved from it does not answer for two seconds.
      await expect(async () => {
        if (!isBack.test(page.url())) await moved.getByRole("button").click();
        await expect(page).toHaveURL(isBack, { timeout: 3000 });
      }).toPass();
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step("no customer was told anything but that the order was received", async () => {
      const toRuth = (await shop.sentMails()).filter((mail) => /^To: .*ruth@/mu.test(mail));
      expect(toRuth).toHaveLength(1);
    });
    await context.close();
  }, -1);
});

test("an order by phone like last time takes six presses at most, and says what is otherwise today", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    await shop.place(ruths);
    const dearer = agorot(size.price + 300);
    changeCatalogueOfShop(join(shop.folder, "shop.sqlite"), (content) => {
      const catalogue = fromSpecified(JSON.parse(content), catalogueNames) as Catalogue;
      const menu = catalogue.menu.map((type) => ({
        ...type,
        dishes: type.dishes.map((each) => {
          if (each.name.he !== dish.name) return each;
          const [first, ...others] = each.selections;
          return { ...each, selections: [{ ...first, price: dearer, isSoldOut: true }, ...others] };
        }),
      }));
      return JSON.stringify(toSpecified({ ...catalogue, menu }, catalogueNames));
    });
    await using context = await browser.newContext({
      baseURL: shop.address,
      serviceWorkers: "block",
      viewport: { width: 360, height: 740 },
    });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    const { press, type, expectAtMost } = countPresses(page);
    const sum = (price: Agorot) => isolatedPriceText(multiplyAgorot(price, 3));
    const person = page.getByRole("button", { name: /רות כהן/u });
    const again = page.getByRole("button", { name: editOrder.sameAgain });

    await page.goto("/desk/orders");
    await press("new order", page.getByRole("link", { name: orders.newOrder }));
    await type("search", page.getByRole("textbox", { name: editOrder.person }), "רו");
    await expect(page.getByText(customers.found(1))).toBeAttached();
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);
    const edgesOf = (control: Locator) =>
      control.evaluate((element) => element.getBoundingClientRect());
    const row = await edgesOf(page.getByRole("listitem").filter({ has: person }));
    await press("the person", person);
    await expect(again).toBeFocused();
    // A new button within 44 px of a press does not answer for two seconds.
    const { bottom } = await edgesOf(again);
    expect((row.top + row.bottom) / 2 - bottom).toBeGreaterThan(44);
    await press("same as last time", again);
    await expect(
      page.getByRole("textbox", { name: editOrder.phoneNumber, exact: true }),
    ).toHaveValue(ruths.customerData.phoneNumber);
    await expect(page.getByRole("combobox", { name: editOrder.place })).toHaveValue(
      ruths.customerData.city,
    );
    const different = page.getByRole("status").filter({ hasText: editOrder.asLastTime });
    const said = editOrder.again;
    await expect(different).toContainText(
      said["price-changed"](dish.name, sum(size.price), sum(dearer)),
    );
    await expect(different).toContainText(said.soldOut(dish.name, size.name));
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);
    await press("place", page.getByRole("button", { name: editOrder.placeOrder }));
    await expect(page.getByRole("heading", { level: 1, name: "רות כהן" })).toBeVisible();
    const total = addAgorot(multiplyAgorot(dearer, 3), ruths.customerData.pickupOrDeliveryPrice);
    await expect(page.getByText(isolatedPriceText(total)).first()).toBeVisible();
    expectAtMost(6, "an order by phone like last time");
  });
});
