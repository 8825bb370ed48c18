import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Locator, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { weekMessageTexts } from "#desk/language/week-message-texts.ts";
import { dayText } from "#domain/schedule/date-text.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { axeViolations } from "./axe-violations.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { pressNext } from "./press-next.ts";
import { test } from "./shop.ts";
import { found } from "./words.ts";

const texts = weekMessageTexts.he;

const { today, shell } = messagesIn("he");
const { shell: english } = messagesIn("en");
const dish = found(seedCatalogue.menu[0]?.dishes[0]);

test("the message of the week is copied in two presses from Today, edited, shared, and its greeting kept", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const openDesk = async () => {
      const context = await browser.newContext({
        baseURL: shop.address,
        viewport: { width: 360, height: 740 },
        reducedMotion: "reduce",
      });
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await shop.letSellerIn(context);
      return context.newPage();
    };
    const page = await openDesk();
    const button = (name: string, on = page) => on.getByRole("button", { name, exact: true });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const label = (name: string, on: Page | Locator = page) =>
      on.getByRole("textbox", { name, exact: true });
    const closes = `ההזמנות נסגרות ב${dayText(shop.week, "he")}, 14:00.`;

    await test.step("copied in two presses", async () => {
      await page.goto("/desk");
      await page.getByRole("link", { name: today.toWeekMessage }).click();
      await button(shell.copy).click();
      await expect(page.getByRole("status").filter({ hasText: shell.copied })).toBeVisible();
      const text = await copied();
      expect(text.startsWith(closes)).toBe(true);
      expect(text).toContain("\nהאוכל מגיע ב");
      expect(text.endsWith(`\n\nלתפריט ולהזמנה:\n${shop.address}/`)).toBe(true);
      await expectGood(page);
    });

    await test.step("a greeting of hers, other words, both languages, and the link of a dish", async () => {
      await label(texts.greeting.he).fill("שבוע טוב לכולם!");
      await label(texts.text.he).fill("מזמינים עד יום רביעי.");
      await page.getByLabel(texts.choices.both, { exact: true }).check();
      await page.getByLabel(texts.link).selectOption(dish.name.he);
      await expectGood(page);
      await button(shell.copy).click();
      await expect.poll(copied).toMatch(/^שבוע טוב לכולם!\n\nמזמינים עד יום רביעי\.\n\n/u);
      const text = await copied();
      expect(text).toContain(`\n\n${dish.name.he}:\n${shop.address}/?dish=`);
      expect(text).toContain("\n\nOrders close on ");
      const link = found(text.split(`${dish.name.en}:\n`)[1]);
      expect(link).toMatch(/\/\?lang=en&dish=[a-z0-9-]+$/u);
      await page.reload();
      await expect(label(texts.text.he)).toHaveValue("מזמינים עד יום רביעי.");
      await button(texts.original.he).click();
      await expect(label(texts.text.he)).toHaveValue(new RegExp(`^${closes}`, "u"));
    });

    await test.step("another phone has the greeting, and gives the message to an app", async () => {
      const phone = await openDesk();
      await phone.addInitScript(() => {
        Object.assign(navigator, {
          share: ({ text }: { text: string }) => {
            document.title = text;
            return Promise.resolve();
          },
        });
      });
      await phone.goto("/desk/week-message");
      await expect(label(texts.greeting.he, phone)).toHaveValue("שבוע טוב לכולם!");
      await label(texts.greeting.he, phone).fill("חג שמח!");
      await phone.route("**/desk/calls", (route) =>
        route.request().postData()?.includes("keepText") === true
          ? route.abort()
          : route.continue(),
      );
      await button(shell.share, phone).click();
      await expect(
        phone.getByRole("status").filter({ hasText: `${shell.shared} ${texts.onDevice}` }),
      ).toBeVisible();
      await expect(phone).toHaveTitle(/^חג שמח! ההזמנות נסגרות/u);
      await phone.unrouteAll();
      await button(shell.share, phone).click();
      await expect(phone.getByText(texts.onDevice)).toBeHidden();
      await phone.context().close();
      await page.reload();
      await expect(label(texts.greeting.he)).toHaveValue("חג שמח!");
    });

    await test.step("a regular who has not ordered yet is written to in one press, in words of hers that are kept", async () => {
      const ruth = { language: "he", name: "רות כהן", phoneNumber: "0521234567" } as const;
      const numbers = [1, 2, 3].map(async (count) =>
        shop.place(seedOrderOf({ ...ruth, email: "ruth@example.com", count })),
      );
      using database = new DatabaseSync(join(shop.folder, "shop.sqlite"), { timeout: 5_000 });
      const weeksBefore = database.prepare(
        "update order_states set week = date(week, ?) where order_number = ?",
      );
      for (const [index, number] of numbers.entries())
        weeksBefore.run(`-${String(7 * (index + 1))} days`, await number);
      await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
      await page.reload();
      const people = page.getByRole("region", { name: texts.regulars });
      await expect(people.getByRole("listitem")).toHaveText(texts.whatsappTo("רות כהן"));
      // A number without WhatsApp is called.
      database.exec("update orders set phone_number = '025671234'");
      await page.reload();
      await expect(people.getByRole("link")).toHaveAttribute("href", "tel:025671234");
      await expectGood(page);
      database.exec("update orders set phone_number = '0521234567'");
      await page.reload();
      await label(texts.invitation.he, people).fill("נתראה השבוע?");
      await expectGood(page);
      const isKept = Promise.withResolvers<void>();
      await page.route("**/desk/calls", async (route) => {
        if ((route.request().postData() ?? "").includes("keepText")) await isKept.promise;
        return route.fallback();
      });
      const opened = page.waitForEvent("popup");
      await people.getByRole("link").click();
      const address = new URL((await opened).url());
      await label(texts.invitation.he, people).fill("נתראה השבוע? יש מרק");
      const stored = page.waitForResponse((response) =>
        (response.request().postData() ?? "").includes("keepText"),
      );
      isKept.resolve();
      await stored;
      expect(address.pathname).toBe("/972521234567");
      expect(address.searchParams.get("text")).toBe(
        `נתראה השבוע?\n\nלתפריט ולהזמנה:\n${shop.address}/`,
      );
      const phone = await openDesk();
      await phone.goto("/desk/week-message");
      await expect(label(texts.invitation.he, phone)).toHaveValue("נתראה השבוע?");
      await phone.context().close();
      await page.reload();
      await expect(label(texts.invitation.he, people)).toHaveValue("נתראה השבוע? יש מרק");
      await shop.place(seedOrderOf({ ...ruth, email: "other@example.com", count: 1 }));
      await page.reload();
      await expect(label(texts.greeting.he)).toBeVisible();
      await expect(people).toHaveCount(0);
    });

    await test.step("where the browser does not copy, the text is selected; in English, narrow and dark", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.getByRole("button", { name: shell.more }).click();
      await page.getByRole("button", { name: shell.otherLanguage }).click();
      await expect(button(english.copy)).toBeVisible();
      await page.keyboard.press("Escape");
      await page.evaluate(() =>
        Object.defineProperty(navigator, "clipboard", { value: undefined }),
      );
      await pressNext(button(english.copy));
      await expect(label(english.notCopied)).toBeFocused();
      const selected = await page.evaluate(() => {
        const field = document.activeElement as HTMLTextAreaElement;
        return field.value.slice(field.selectionStart, field.selectionEnd);
      });
      expect(selected).toMatch(/^חג שמח!\n\n/u);
      await expectGood(page);
    });
  });
});

/** Nothing is cut off, and axe finds nothing. */
async function expectGood(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}
