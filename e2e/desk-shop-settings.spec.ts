import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { editedTexts } from "#desk/language/edited-texts.ts";
import { shop as texts } from "#desk/language/he/shop.ts";
import { mailSlipTexts } from "#desk/language/mail-slip-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { momentText } from "#domain/schedule/date-text.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { ordinaryWeekOn } from "#server/ordering/ordinary-week.ts";
import { axeViolations } from "./axe-violations.ts";
import { withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { loseAnswers } from "./lose-answers.ts";
import { pressNext } from "./press-next.ts";
import { test } from "./shop.ts";
import { weekOrders } from "./week-orders.ts";
import { found } from "./words.ts";

const { outcomes } = catalogueTextsByLanguage.he;
const mailSlip = mailSlipTexts.he;
const { today, shell } = messagesIn("he");
const { fields, parts } = texts;
const { inHebrew, inEnglish, problems } = catalogueFieldTexts.he;

test("the seller fills in her shop from placeholders, page by page", async ({ browser }) => {
  await withDesk(async (shop) => {
    const context = await browser.newContext({
      baseURL: shop.address,
      viewport: { width: 360, height: 780 },
      reducedMotion: "reduce",
    });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    const missing = page.getByRole("region", { name: today.missing });
    const said = page.getByRole("status");
    const save = async () => pressNext(page.getByRole("button", { name: texts.save, exact: true }));
    const fill = async (label: string, he: string, en?: string) => {
      if (en === undefined) return page.getByLabel(label, { exact: true }).fill(he);
      await page.getByLabel(inHebrew(label), { exact: true }).fill(he);
      return page.getByLabel(inEnglish(label), { exact: true }).fill(en);
    };
    const expectSaved = async (what: string) =>
      expect(said.filter({ hasText: texts.saved(what) })).toBeVisible();
    // What an earlier save said may still be shown, so the answer to this one is awaited first.
    const saveUntilSaid = async (what: string) => {
      const isSaved = (request: Request) =>
        (request.postData() ?? "").includes('"changeCatalogue"');
      await Promise.all([page.waitForEvent("requestfinished", isSaved), save()]);
      await expectSaved(what);
    };
    const open = async (line: string) => {
      if (!page.url().endsWith("/desk/shop"))
        await page.getByRole("link", { name: texts.title, exact: true }).first().click();
      await missing.getByRole("link", { name: line, exact: true }).click();
    };

    await test.step("Today lists what is missing, and each line leads to its field", async () => {
      await page.goto("/desk");
      await page.getByText(/^\d+ פרטים חסרים באתר$/u).click();
      await page.getByRole("link", { name: today.placeholders["payment.payee"] }).click();
      await expect(page.getByLabel(inHebrew(fields["payment.payee"]))).toBeFocused();
      await expectGood(page);
      await page.getByRole("link", { name: texts.title, exact: true }).first().click();
      await expect(missing.getByRole("link")).toHaveCount(11);
      await expectGood(page);
    });

    await test.step("wrong values are told at their fields", async () => {
      await open(today.placeholders.contactAddress);
      await expect(page.getByLabel(fields.contactAddress)).toBeFocused();
      await fill(fields.contactAddress, "ariela");
      await fill(fields.whatsapp, "12");
      await save();
      await expect(page.getByLabel(fields.contactAddress)).toBeFocused();
      await expect(page.getByText(problems["email-form"])).toBeVisible();
      await expect(page.getByText(problems["whatsapp-form"])).toBeVisible();
      await expectGood(page);
      const question = page.getByText(mailSlip.question);
      await fill(fields.contactAddress, "ariela@gmial.com");
      await fill(fields.whatsapp, "052-123-4567");
      await expect(question).toHaveText(`${mailSlip.question} ariela@gmail.com?`);
      await page.getByRole("button", { name: mailSlip.keep }).click();
      await page.reload();
      await expect(page.getByLabel(fields.contactAddress)).toHaveValue("ariela@gmial.com");
      await expect(question).toHaveCount(0);
      await fill(fields.contactAddress, "ariela@aris-gourmet.co.i");
      await fill(fields.whatsapp, "052-123-4567");
      await page.getByRole("button", { name: mailSlip.take }).click();
      await expect(page.getByLabel(fields.contactAddress)).toHaveValue("ariela@aris-gourmet.co.il");
      await saveUntilSaid(parts.contact.title);
      await expect(page.getByLabel(fields.whatsapp)).toHaveValue("0521234567");
    });

    await test.step("one wrong press is taken back", async () => {
      await page.getByRole("button", { name: shell.undo, exact: true }).click();
      await expect(page.getByLabel(fields.contactAddress)).toHaveValue("");
      await fill(fields.contactAddress, "ariela@aris-gourmet.co.il");
      await saveUntilSaid(parts.contact.title);
    });

    await test.step("a page whose answer was lost is saved once, as soon as the server answers again", async () => {
      const { actionIds, comeBack } = await loseAnswers(page, '"changeCatalogue"');
      await fill(fields.whatsapp, "052-765-4321");
      await save();
      await expect(page.getByText(outcomes["in-doubt"])).toBeVisible();
      await expect(page.getByLabel(fields.whatsapp)).toBeDisabled();
      await comeBack();
      await expectSaved(parts.contact.title);
      await expect(page.getByLabel(fields.whatsapp)).toHaveValue("0527654321");
      expect(actionIds()).toEqual(Array.from({ length: 2 }, () => actionIds()[0]));
    });

    await test.step("a page is saved with some of its fields, and keeps what is typed over a reload", async () => {
      await open(today.placeholders["payment.app"]);
      await fill(fields["payment.app"], "ביט", "Bit");
      await saveUntilSaid(parts.payment.title);
      await fill(fields["payment.payee"], "052-123-4567", "052-123-4567");
      await page.reload();
      await expect(page.getByLabel(inHebrew(fields["payment.payee"]))).toHaveValue("052-123-4567");
      await fill(fields["payment.link"], "bit.example");
      await save();
      await expect(page.getByText(problems["link-form"], { exact: true })).toBeVisible();
      await fill(fields["payment.link"], "https://pay.example/ariela/{amount}");
      await save();
      await expect(page.getByText(problems["link-variable"], { exact: true })).toBeVisible();
      await fill(fields["payment.link"], "https://pay.example/ariela/{sum}");
      await expect(page.getByText("https://pay.example/ariela/126", { exact: true })).toBeVisible();
      await saveUntilSaid(parts.payment.title);
    });

    await test.step("the other pages are filled in", async () => {
      await open(today.placeholders.kashrut);
      await fill(fields.kashrut, "כשר בהשגחת הרבנות חיפה", "Kosher, Rabbinate of Haifa");
      await saveUntilSaid(parts.kashrut.title);

      await open(today.placeholders["seller.legalName"]);
      await fill(fields["seller.legalName"], "אריאלה כהן", "Ariela Cohen");
      await fill(fields["seller.idNumber"], "123");
      await fill(fields["seller.address"], "הזית 7, חיפה", "7 Olive St., Haifa");
      await fill(fields["seller.phoneNumber"], "052-123-4567");
      await fill(fields.vat, "המחירים כוללים מע״מ", "Prices include VAT");
      await save();
      await expect(page.getByLabel(fields["seller.idNumber"])).toBeFocused();
      await fill(fields["seller.idNumber"], "123456782");
      await expectGood(page);
      await saveUntilSaid(parts.seller.title);

      await open(today.placeholders["accessibilityContact.name"]);
      await fill(fields["accessibilityContact.name"], "אריאלה", "Ariela");
      await saveUntilSaid(parts.accessibility.title);
    });

    await test.step("a place is added, moved and removed", async () => {
      await page.goto("/desk/shop/places");
      await page.getByRole("link", { name: texts.places.add }).click();
      await save();
      await expect(page.getByLabel(inHebrew(fields.placeName))).toBeFocused();
      await fill(fields.placeName, "כפר סבא", "Kfar Saba");
      await fill(fields.deliveryPrice, "28,5");
      await fill(fields.pickupAddress, "ויצמן 1", "1 Weizmann St.");
      await fill(fields.pickupPrice, "0");
      expect(await axeViolations(page)).toEqual([]);
      await save();
      const place = page.getByRole("listitem", { name: "כפר סבא", exact: true });
      await expect(place).toContainText("28.50");
      await page.getByRole("button", { name: texts.upOf("כפר סבא") }).click();
      const last = page.getByRole("listitem").last();
      await expect(last).not.toContainText("כפר סבא");
      await expectGood(page);
      const { he } = found(seedCatalogue.deliveryPlaces[0]).name;
      await page.getByRole("button", { name: texts.removeOf(he) }).click();
      await expect(page.getByRole("listitem", { name: he, exact: true })).toBeHidden();
      await page.getByRole("button", { name: shell.undo, exact: true }).click();
      await expect(page.getByRole("listitem", { name: he, exact: true })).toBeVisible();
    });

    await test.step("a place is removed once, however often the answer is lost, and also after a reload", async () => {
      const { actionIds, lostBy, answerAgain, comeBack } = await loseAnswers(
        page,
        '"changeCatalogue"',
        3,
      );
      const he = "כפר סבא";
      const doubt = page.getByRole("alert").filter({ hasText: outcomes["in-doubt"] });
      await lostBy(() => page.getByRole("button", { name: texts.removeOf(he) }).click());
      await expect(doubt).toBeVisible();
      await lostBy(comeBack);
      await lostBy(comeBack);
      await expect(doubt).toBeVisible();
      answerAgain();
      await page.reload();
      await expect(said.filter({ hasText: texts.removed(he) })).toBeVisible();
      expect(actionIds()).toEqual(Array.from({ length: 4 }, () => actionIds()[0]));
    });

    await test.step("the sections of the terms that are a draft or to be filled in are removed, and then nothing is missing, which is said once", async () => {
      await open(today.placeholders.terms);
      for (const section of [7, 1])
        await pressNext(
          page.getByRole("button", { name: texts.removeOf(texts.terms.section(section)) }),
        );
      await expectGood(page);
      await saveUntilSaid(parts.terms.title);
      await page.getByRole("link", { name: texts.title, exact: true }).first().click();
      await expect(page.getByText(texts.missing.finished)).toBeVisible();
      await expect(missing).toBeHidden();
      await expectGood(page);
      await page.goto("/desk/shop");
      await expect(page.getByRole("link", { name: parts.kashrut.title })).toBeVisible();
      await expect(page.getByText(texts.missing.finished)).toBeHidden();
      await page.goto("/desk");
      // Mails are files in this shop, and Today says so once its answer is there.
      await expect(page.getByRole("alert").first()).toBeVisible();
      for (const name of Object.values(today.placeholders))
        await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
    });

    await test.step("a new deadline waits for the week that has orders, and says so before it is saved", async () => {
      for (const order of weekOrders(1, 1)) await shop.place(order);
      const weekday = new Date(`${shop.week}T00:00:00Z`).getUTCDay();
      const next = (weekday + 1) % 7;
      await page.goto("/desk/shop/times");
      const deadline = page.getByRole("group", { name: texts.times.deadline, exact: true });
      await deadline.getByLabel(texts.times.day).selectOption(String(next));
      await deadline.getByLabel(texts.times.time).fill("20:30");
      const kept = ordinaryWeekOn(shop.week, { hour: 14, minute: 0 }).deadline;
      const line = page.getByRole("listitem").filter({
        hasText: texts.times.until(momentText(kept, "he")),
      });
      await expect(line).toContainText(texts.times.keeps);
      await expectGood(page);
      await saveUntilSaid(parts.times.title);
      await expect(line).toContainText(texts.times.keeps);
      await expect(page.getByText("20:30").first()).toBeVisible();
    });

    await test.step("what two devices change is shown on both, and neither is lost", async () => {
      const other = await context.newPage();
      await other.goto("/desk/shop/kashrut");
      await page.goto("/desk/shop/kashrut");
      await page.getByLabel(inHebrew(fields.kashrut)).fill("כשר למהדרין");
      await saveElsewhere(other, inHebrew(fields.kashrut), "כשר, בד״ץ");
      await save();
      await expect(page.getByText(texts.changedElsewhere)).toBeVisible();
      await expect(page.getByText("כשר, בד״ץ")).toBeVisible();
      await expectGood(page);
      await page.getByRole("button", { name: editedTexts.he.keepMine }).click();
      await saveUntilSaid(parts.kashrut.title);
      await other.close();
    });
  });
});

/** Saves a field on another tab, where the first one has a draft of it: drafts belong to a page until it is reloaded. */
async function saveElsewhere(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: texts.save, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: texts.saved("") })).toBeVisible();
}

/** No findings of axe, and nothing wider than a narrow phone. */
async function expectGood(page: Page, within: Locator = page.locator("body")): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 780 });
  await expectToFit(page);
  await expect(within).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
}
