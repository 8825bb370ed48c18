import { expect, type Page } from "@playwright/test";
import { editOrder as editOrderEn } from "#desk/language/en/edit-order.ts";
import { editOrder as editOrderHe } from "#desk/language/he/edit-order.ts";
import { messageTexts } from "#desk/language/message-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { type Language, languages } from "#domain/language/language.ts";

const messageEn = messageTexts.en;
const messageHe = messageTexts.he;

/** The texts that only their pages load. */
const textsOf = {
  he: { editor: editOrderHe, message: messageHe },
  en: { editor: editOrderEn, message: messageEn },
};

/** A message to all customers. */
const pickup = {
  he: { subject: "האיסוף ביום שישי", text: "האיסוף השבוע בין 9:00 ל־11:00.\nשבת שלום!" },
  en: {
    subject: "Pickup on Friday",
    text: "Pickup this week is between 9 and 11.\nShabbat shalom!",
  },
};

/** Takes the pictures of a changed order, a new order and a message. */
export async function takeChanges(
  page: Page,
  language: Language,
  take: (name: string) => Promise<void>,
): Promise<void> {
  const { order, orders } = messagesIn(language);
  const { editor, message } = textsOf[language];
  const button = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`, "u") });
  await page.goto("/desk/orders");
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await page.getByRole("link", { name: order.change }).click();
  await button(editor.more("")).first().click();
  await page.getByRole("radio", { name: editor.adjustments.discount }).check();
  await page.getByRole("textbox", { name: order.amount }).fill("20");
  await page.locator("#page").evaluate((main) => main.scrollTo(0, 0));
  await take("change");

  await page.goto("/desk/orders");
  await page.getByRole("link", { name: orders.newOrder }).click();
  await page.getByRole("textbox", { name: editor.person }).fill(language === "he" ? "רו" : "ro");
  await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
  await button(editor.sameAgain).click();
  await expect(page.getByText(editor.asLastTime)).toBeVisible();
  await take("new-order");

  await page.goto("/desk/message");
  for (const each of languages) {
    await page.getByRole("textbox", { name: message.subject[each] }).fill(pickup[each].subject);
    await page.getByRole("textbox", { name: message.text[each] }).fill(pickup[each].text);
  }
  await button(message.preview).click();
  await expect(page.getByRole("heading", { name: message.preview })).toBeFocused();
  await take("message");
}
