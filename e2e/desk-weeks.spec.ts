import { expect, type Locator, type Page } from "@playwright/test";
import { messageTexts } from "#desk/language/message-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { weekMessageTexts } from "#desk/language/week-message-texts.ts";
import { addDays } from "#domain/schedule/add-days.ts";
import { dayText } from "#domain/schedule/date-text.ts";
import { axeViolations } from "./axe-violations.ts";
import { withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { loseAnswers } from "./lose-answers.ts";
import { pressNext } from "./press-next.ts";
import { test } from "./shop.ts";
import { weekOrders } from "./week-orders.ts";

const weekMessage = weekMessageTexts.he;
const message = messageTexts.he;

const { weeks, today, orders, shell } = messagesIn("he");
const english = messagesIn("en").weeks;

test("the seller skips weeks, moves their orders, gives one another deadline, and takes it back", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const [first, second, third] = [shop.week, addDays(shop.week, 7), addDays(shop.week, 14)];
    for (const order of weekOrders(1, 3)) await shop.place(order);
    const context = await browser.newContext({
      baseURL: shop.address,
      viewport: { width: 360, height: 780 },
      reducedMotion: "reduce",
    });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    const card = (week: string) =>
      page.getByRole("listitem", { name: dayText(week, "he"), exact: true });
    const button = (week: string, text: string) =>
      card(week).getByRole("button", { name: new RegExp(`^${text}`, "u") });
    const dialog = page.getByRole("dialog");
    const said = page.getByRole("status");

    await test.step("an empty week is skipped in three presses from Today", async () => {
      await page.goto("/desk");
      await page.getByRole("link", { name: today.toWeeks }).click();
      await button(second, weeks.skip).click();
      await expectGood(page, dialog);
      await dialog.getByRole("button", { name: weeks.skip }).click();
      await expect(said.filter({ hasText: weeks.saidClosed(dayText(second, "he")) })).toBeVisible();
      await expect(card(second).getByText(weeks.closed)).toBeVisible();
      await expectGood(page);
      await page.getByRole("main").getByRole("link", { name: shell.weekMessage }).click();
      const text = page.getByLabel(weekMessage.text.he, { exact: true });
      await expect(text).toHaveValue(
        new RegExp(`^לשבוע של ${dayText(second, "he")} אנחנו לא`, "u"),
      );
      await page.goto("/desk/weeks");
    });

    await test.step("the orders of a week that is skipped go to the next one that is open", async () => {
      await expect(card(first).getByText(weeks.orders(3))).toBeVisible();
      await button(first, weeks.skip).click();
      await dialog.getByLabel(weeks.move(dayText(third, "he"))).check();
      await expect(dialog.getByLabel(weeks.tell(3))).toBeChecked();
      await dialog.getByLabel(weeks.vacation.he).check();
      await expectGood(page, dialog);
      await dialog.getByRole("button", { name: weeks.skip }).click();
      await expect(
        said.filter({ hasText: weeks.saidMoved(3, dayText(third, "he")) }),
      ).toContainText(weeks.saidTold(3));
      await expect(card(first).getByText(weeks.reasonIs(weeks.vacation.he))).toBeVisible();
      await expect(card(first).getByText(weeks.orders(3))).toBeHidden();
      await expect(card(third).getByText(weeks.orders(3))).toBeVisible();
      expect(await customersWeek(page)).toEqual({ week: third, reason: weeks.vacation.he });
    });

    await test.step("undo opens the week again, with its orders", async () => {
      await page.getByRole("button", { name: shell.undo }).click();
      await expect(said.filter({ hasText: weeks.saidBack(3) })).toBeVisible();
      await expect(button(first, weeks.skip)).toBeVisible();
      await card(first)
        .getByRole("link", { name: weeks.orders(3) })
        .click();
      await expect(page.getByText(orders.count(3), { exact: true })).toBeVisible();
      await page.goto("/desk/weeks");
    });

    await test.step("the food of a week comes on another day, its customers are told, and an undo takes it back", async () => {
      await button(first, weeks.otherHandOver).click();
      const day = dayText(addDays(first, 1), "he");
      await dialog.getByLabel(weeks.handOverDay).selectOption(day);
      await dialog.getByLabel(weeks.from).fill("19:00");
      await dialog.getByLabel(weeks.to).fill("17:00");
      await dialog.getByRole("button", { name: shell.save }).click();
      await expect(dialog.getByText(weeks.wrongHours)).toBeVisible();
      await dialog.getByLabel(weeks.to).fill("21:00");
      await expectGood(page, dialog);
      await dialog.getByRole("button", { name: shell.save }).click();
      const hours = weeks.handOver(`${day}, בין 19:00 ל־21:00`);
      await expect(card(first).getByText(hours)).toBeVisible();
      await expect(said.filter({ hasText: weeks.saidPromised(3) })).toContainText(
        weeks.saidTold(3),
      );
      await expectGood(page);
      await page.getByRole("button", { name: shell.undo }).click();
      await expect(said.filter({ hasText: weeks.saidBack(3) })).toBeVisible();
      await expect(card(first).getByText(hours)).toBeHidden();
    });

    await test.step("all customers of a week get a message, which is withdrawn before it is sent", async () => {
      await page.goto("/desk/message");
      // All three orders are in Hebrew.
      await page.getByLabel(message.subject.he, { exact: true }).fill("איסוף ביום שישי");
      await page.getByLabel(message.text.he, { exact: true }).fill("אפשר לאסוף משעה תשע.");
      await page.getByRole("button", { name: message.preview }).click();
      await expectGood(page);
      await page.getByRole("button", { name: message.send(3) }).click();
      await expect(said.filter({ hasText: message.saidSent })).toBeVisible();
      await expect(page.getByText(message.states.waiting(3))).toBeVisible();
      await page.getByRole("button", { name: message.withdraw }).click();
      await expect(said.filter({ hasText: message.withdrawn })).toBeVisible();
      await expect(page.getByText(message.states.withdrawn(3))).toBeVisible();
      await page.goto("/desk/weeks");
    });

    await test.step("a week gets another deadline, and customers a reason in both languages", async () => {
      await button(third, weeks.otherDeadline).click();
      const day = addDays(third, -1);
      await dialog.getByLabel(weeks.closingDay).selectOption(dayText(day, "he"));
      await dialog.getByLabel(weeks.closingTime).fill("20:30");
      await dialog.getByLabel(weeks.ownReason).check();
      await dialog.getByLabel(weeks.inHebrew).fill("חתונה במשפחה");
      await dialog.getByRole("button", { name: shell.save }).click();
      await expect(dialog.getByText(weeks.noText)).toBeVisible();
      await dialog.getByLabel(weeks.inEnglish).fill("A wedding in the family");
      await expectGood(page, dialog);
      await dialog.getByRole("button", { name: shell.save }).click();
      await expect(
        card(third).getByText(weeks.untilInstead(`${dayText(day, "he")}, 20:30`)),
      ).toBeVisible();
      await expect(card(third).getByText(weeks.reasonIs("חתונה במשפחה"))).toBeVisible();
    });

    await test.step("Today says it, and English says the same", async () => {
      await page.goto("/desk");
      await expect(page.getByText(today.weekClosed(dayText(second, "he"), null))).toBeVisible();
      await page.getByRole("button", { name: shell.more }).click();
      await page.getByRole("button", { name: shell.otherLanguage }).click();
      await page.goto("/desk/weeks");
      const english3 = page.getByRole("listitem", { name: dayText(third, "en"), exact: true });
      await expect(english3.getByText(english.reasonIs("A wedding in the family"))).toBeVisible();
      await expectGood(page);
      await english3.getByRole("button", { name: english.ordinaryDeadline }).click();
      // Its own answer: the next step loses one.
      await expect(
        said.filter({ hasText: english.saidOrdinary(dayText(third, "en")) }),
      ).toBeVisible();
    });

    await test.step("without an answer the same is sent again, and is done once", async () => {
      // The server does it, and the answer is lost.
      const { answerAgain } = await loseAnswers(page, "keepWeek");
      const english1 = page.getByRole("listitem", { name: dayText(first, "en"), exact: true });
      await pressNext(english1.getByRole("button", { name: english.skip }));
      await dialog.getByLabel(english.cancelOrders, { exact: true }).check();
      await dialog.getByRole("button", { name: english.skip }).click();
      await expect(page.getByRole("alert").filter({ hasText: english.unsure })).toBeVisible();
      await page.getByRole("button", { name: messagesIn("en").shell.tryAgain }).click();
      answerAgain();
      await expect(said.filter({ hasText: english.saidCancelled(3) })).toBeVisible();
      await expect(english1.getByText(english.closed)).toBeVisible();
      await pressNext(english1.getByRole("button", { name: english.bringBack(3) }));
      const asked = page.getByRole("alertdialog");
      await expectGood(page, asked);
      await asked.getByRole("button", { name: english.bringBack(3) }).click();
      await expect(said.filter({ hasText: english.saidBack(3) })).toBeVisible();
      await expect(english1.getByText(english.orders(3))).toBeVisible();
    });
  });
});

/** The week that customers order for now. */
async function customersWeek(page: Page): Promise<unknown> {
  const query = "{ orderWeek(filter: { language: he }) { week reason } }";
  const answer = await page.request.post("/graphql", { data: { query } });
  return ((await answer.json()) as { data: { orderWeek: unknown } }).data.orderWeek;
}

/** Nothing is cut off, and axe finds nothing; with a dialog once it is open. */
async function expectGood(page: Page, dialog?: Locator): Promise<void> {
  if (dialog !== undefined) await expect(dialog).toBeVisible();
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}
