import { expect, type Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { filledOrderTotal } from "./filled-form.ts";
import {
  elsewhere,
  isChange,
  orderAddress,
  ordersAndOpens,
  type SentChange,
} from "./order-page.ts";
import { smallTargets } from "./small-targets.ts";
import { test } from "./visit.ts";
import { found, seedDish, seedPlace, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const cake = seedDish("Orange cake");
const jerusalem = seedPlace("Jerusalem");
const longName = "רבקה־אסתר פרלמוטר־בן שמעון הלוי";

const sentence = (page: Page, text: string) =>
  page.getByRole("main").getByText(text, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a customer looks an order up, changes it in the cart, cancels it, restores it and orders the same again", async ({
  customer,
  customerName,
  page,
  context,
  shop,
  expectOnConsole,
}) => {
  expectOnConsole(
    /the order was not placed or changed|no answer|PlacedOrder failed|load resource/u,
  );
  const name = `${longName} ${customerName}`.slice(0, 100);
  const { number, key, path } = await ordersAndOpens(customer, name, "לעמוד ההזמנה");

  await test.step("the page shows the order as it was stored", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`הזמנה ${number}`);
    await expect(page.getByRole("listitem").first()).toContainText("ההזמנה התקבלה: יום");
    await expect(page.getByRole("main")).toContainText(/בין 10:00 ל־13:00.*HaGefen 1, ירושלים/u);
    await expect(page.getByRole("main")).toContainText(`נותר לשלם${shown(filledOrderTotal)}`);
    await expect(sentence(page, "נכתוב לכם איך ולמי לשלם.")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`${liver.name.he}${shown(3 * 3200)}`);
    await expect(sentence(page, name)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("אפשר לשנות או לבטל את ההזמנה עד יום");
    await expect(page).toHaveTitle(/^ההזמנה שלכם · /u);
  });

  await test.step("opening the link does nothing, and shows it without scripts too", async () => {
    const opened = await page.request.get(path);
    expect(opened.status()).toBe(200);
    expect(opened.headers()).toMatchObject({ "cache-control": "no-store" });
    const html = await opened.text();
    for (const part of [number, name, "נותר לשלם", `<meta name="robots" content="noindex">`])
      expect(html).toContain(part);
    expect(html).not.toContain(`content="${shop.address}${path}`);
    await page.reload();
    await expect(sentence(page, "נותר לשלם")).toBeVisible();
    expect(shop.ordersOf(name)).toHaveLength(1);
  });

  await test.step("it fits, and nothing on it is inaccessible", async () => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectToFit(page, `an order at ${String(width)} px`);
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("changing it makes it the cart, and keeps the cart that was there", async () => {
    await customer.goesToMenu();
    await customer.puts(1, cake);
    await page.goBack();
    await press(page, "שינוי ההזמנה");
    await expect(page.getByRole("region", { name: `אתם משנים את הזמנה ${number}` })).toContainText(
      "הסל שהיה כאן קודם נשמר, ויחזור אחרי השליחה או הוויתור.",
    );
    await expect(customer.dishRow(cake)).toHaveCount(0);
    await expect(customer.dishRow(liver)).toContainText(shown(3 * 3200));
  });

  await test.step("given up, it is as it was, and so is the cart", async () => {
    await press(page, "ויתור על השינוי");
    await expect(
      page.getByRole("alertdialog", { name: `לוותר על השינוי של הזמנה ${number}?` }),
    ).toContainText("ההזמנה תישאר כמו שהיא, והמנות שבסל יוסרו.");
    await press(page, "אישור");
    await expect(customer.dishRow(cake)).toBeVisible();
    await expect(customer.dishRow(liver)).toHaveCount(0);
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(`נותר לשלם${shown(filledOrderTotal)}`);
  });

  let sentChange: SentChange | undefined;
  const changedTotal = 4 * 3200 + jerusalem.deliveryPrice;

  await test.step("a sent change leads back to the page, which shows it, and the cart comes back", async () => {
    await press(page, "שינוי ההזמנה");
    await customer
      .dishRow(liver)
      .getByRole("button", { name: /^עוד: / })
      .click();
    await press(page, "לשליחת השינוי");
    const form = customer.orderForm;
    await expect(form.name).toHaveValue(name);
    await expect(form.city).toHaveValue("ירושלים");
    await expect(form.address).toHaveValue("HaGefen 1");
    await form.note.fill("הקוד בשער 1234");
    const sending = page.waitForRequest(isChange);
    await form.dialog.getByRole("button", { name: "שליחת השינוי", exact: true }).click();
    sentChange = (await sending).postDataJSON() as SentChange;
    await expect(sentence(page, "ההזמנה שונתה. אישור יישלח אליכם באימייל.")).toBeFocused();
    await expect(page).toHaveURL(orderAddress);
    await expect(page.getByRole("main")).toContainText(`נותר לשלם${shown(changedTotal)}`);
    await expect(page.getByRole("main")).toContainText("הערההקוד בשער 1234");
    await expect(page.getByRole("listitem").nth(1)).toContainText("ההזמנה שונתה: יום");
    await page.goBack();
    await expect(customer.dishRow(cake)).toBeVisible();
    // Nothing tells what the order cost before.
    await expect(customer.lastOrder).toHaveCount(0);
    await page.goForward();
  });

  await test.step("a change of an order that another device changed is refused, with what to do", async () => {
    await press(page, "שינוי ההזמנה");
    const { customerOrder, ...opens } = found(sentChange).variables;
    const customerData = { ...customerOrder.customerData, phoneNumber: "0529876543" };
    const variables = { ...opens, revision: 1, customerOrder: { ...customerOrder, customerData } };
    await elsewhere(page, { ...sentChange, variables });
    await press(page, "לשליחת השינוי");
    const form = customer.orderForm;
    await form.dialog.getByRole("button", { name: "שליחת השינוי", exact: true }).click();
    await expect(form.dialog.getByRole("alert")).toContainText(
      "ההזמנה השתנתה בינתיים, במכשיר אחר או אצלנו, ולכן השינוי שלכם לא נרשם.",
    );
    await form.dialog.getByRole("link", { name: "לעמוד ההזמנה", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`הזמנה ${number}`);
    // From here the change starts over, on the revision of the other device.
    await press(page, "שינוי ההזמנה");
    await expect(page.getByText(`אתם משנים את הזמנה ${number}`)).toBeVisible();
    await press(page, "לשליחת השינוי");
    await expect(form.phoneNumber).toHaveValue("0529876543");
    // Nothing was changed, and the page does not claim it.
    await form.dialog.getByRole("button", { name: "שליחת השינוי", exact: true }).click();
    await expect(sentence(page, "ההזמנה נשארה כמו שהיא.")).toBeFocused();
    await press(page, "שינוי ההזמנה");
  });

  await test.step("a change of an order that was canceled meanwhile is refused", async () => {
    const query =
      "mutation($number:ID!$key:String!){cancelOrder(number:$number key:$key isCancelled:true){number}}";
    await elsewhere(page, { query, variables: { number, key } });
    await press(page, "לשליחת השינוי");
    const form = customer.orderForm;
    await form.dialog.getByRole("button", { name: "שליחת השינוי", exact: true }).click();
    await expect(form.dialog.getByRole("alert")).toContainText(
      "ההזמנה בוטלה בינתיים, ולכן השינוי לא נרשם.",
    );
    await form.dialog.getByRole("link", { name: "לעמוד ההזמנה", exact: true }).click();
    await page.waitForFunction(() => /Cancelled.":true/u.test(JSON.stringify(localStorage)));
  });

  await test.step("it is restored, and canceled again in two presses", async () => {
    await press(page, "שחזור ההזמנה");
    await expect(sentence(page, "ההזמנה שוחזרה.")).toBeFocused();
    await press(page, "ביטול ההזמנה");
    const question = page.getByRole("alertdialog", { name: `לבטל את הזמנה ${number}?` });
    await question.getByRole("button", { name: "השארת ההזמנה", exact: true }).click();
    await expect(question).toBeHidden();
    await press(page, "ביטול ההזמנה");
    await question.getByRole("button", { name: "ביטול ההזמנה", exact: true }).dblclick();
    await expect(sentence(page, "ההזמנה בוטלה.")).toBeFocused();
    await expect(sentence(page, "אין מה לשלם.")).toBeVisible();
    await expect(page.getByRole("button", { name: "שינוי ההזמנה" })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("without a connection the page says so, and a press changes nothing", async () => {
    await context.setOffline(true);
    await expect(customer.connectionLine).toHaveText(
      "אין כרגע חיבור לרשת. ההזמנה מוצגת כפי שהייתה כשהעמוד נטען; כדי לשנות או לבטל אותה צריך חיבור.",
    );
    await press(page, "שחזור ההזמנה");
    await expect(page.getByRole("alert")).toHaveText(
      "אין חיבור לרשת, וההזמנה נשארה כמו שהיא. נסו שוב כשיהיה חיבור.",
    );
    await context.setOffline(false);
    await press(page, "שחזור ההזמנה");
    await expect(sentence(page, "ההזמנה שוחזרה.")).toBeVisible();
  });

  await test.step("ordering the same again discards the change, and asks before it replaces the earlier cart", async () => {
    await press(page, "הזמנה חוזרת");
    await press(page, "ויתור על השינוי");
    const question = page.getByRole("alertdialog", { name: "להחליף את מה שבסל?" });
    await expect(question).toContainText(`במקומן ייכנסו המנות של הזמנה ${number}.`);
    await press(page, "החלפת הסל");
    await expect(customer.dishRow(liver)).toContainText(shown(4 * 3200));
    await expect(page.getByText(/אתם משנים/u)).toHaveCount(0);
  });

  await test.step("this device lists the order until it is removed", async () => {
    await page.getByRole("link", { name: "ההזמנות שלי", exact: true }).click();
    const listed = page.getByRole("listitem").filter({ hasText: `הזמנה ${number}` });
    await expect(listed).toContainText(shown(changedTotal));
    await expect(listed).toContainText(/ליום שישי, .*כבד עוף קצוץ/u);
    await expectToFit(page, "my orders");
    expect(await axeViolations(page)).toEqual([]);
    await listed.getByRole("link").click();
    await expect(page).toHaveURL(orderAddress);
    await page.goBack();
    await press(page, `הסרה מהרשימה: הזמנה ${number}`);
    await expect(sentence(page, "אין כאן הזמנות")).toBeVisible();
    await customer.goesToCart();
    await expect(page.getByRole("link", { name: "ההזמנות שלי" })).toHaveCount(0);
  });
});

test.describe("in English", () => {
  test.use({ language: "en" });

  test("an order opens in its language and changes the language by the toggle", async ({
    customer,
    customerName,
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/Failed to load resource/u);
    const { number, path } = await ordersAndOpens(customer, customerName, "See the order");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
    await expect(page.getByRole("main")).toContainText(`Still to pay${shown(filledOrderTotal)}`);
    await expect(page.getByRole("main")).toContainText("You can change or cancel the order until ");
    await customer.switchesLanguage();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`הזמנה ${number}`);
    await expect(page.getByRole("main")).toContainText(liver.name.he);
    // Hebrew is now the customer's choice, but the order is English.
    await page.reload();
    await customer.goesOnIn("en");
    await expect(page.getByRole("main")).toContainText(liver.name.en);

    await test.step("a link that was copied with a wrong key opens nothing", async () => {
      const wrong = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
      const answer = await page.goto(wrong);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("הכתובת הזאת לא קיימת");
      await expect(page.getByRole("main")).toContainText("This route does not exist");
    });
  });
});
