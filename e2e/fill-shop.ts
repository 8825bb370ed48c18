import { expect, type Locator, type Page } from "@playwright/test";
import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { shop as texts } from "#desk/language/he/shop.ts";
import { messagesIn } from "#desk/language/messages.ts";

const catalogueFields = catalogueFieldTexts.he;

const { fields, parts } = texts;
const { today } = messagesIn("he");
const { inHebrew, inEnglish } = catalogueFields;

/**
 * Fills in what a new shop lacks beside its menu, on the pages of the desk: each line of what is missing is pressed, filled in and saved.
 * `press` presses and counts.
 */
export async function fillShop(
  page: Page,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  const missing = page.getByRole("region", { name: today.missing });
  const open = (name: keyof typeof today.placeholders) =>
    press(missing.getByRole("link", { name: today.placeholders[name], exact: true }));
  const fill = async (label: string, he: string, en?: string) => {
    if (en === undefined) return page.getByLabel(label, { exact: true }).fill(he);
    await page.getByLabel(inHebrew(label), { exact: true }).fill(he);
    return page.getByLabel(inEnglish(label), { exact: true }).fill(en);
  };
  const save = async (said: string) => {
    await press(page.getByRole("button", { name: texts.save, exact: true }));
    await expect(page.getByRole("status").filter({ hasText: texts.saved(said) })).toBeVisible();
    await page.goBack();
  };

  await page.goto("/desk/shop");
  await open("contactAddress");
  await fill(fields.contactAddress, "ariela@aris-gourmet.co.il");
  await save(parts.contact.title);
  await open("payment.app");
  await fill(fields["payment.app"], "ביט", "Bit");
  await fill(fields["payment.payee"], "052-123-4567", "052-123-4567");
  await save(parts.payment.title);
  await open("kashrut");
  await fill(fields.kashrut, "כשר בהשגחת הרבנות חיפה", "Kosher, Rabbinate of Haifa");
  await save(parts.kashrut.title);
  await open("seller.legalName");
  await fill(fields["seller.legalName"], "אריאלה כהן", "Ariela Cohen");
  await fill(fields["seller.idNumber"], "123456782");
  await fill(fields["seller.address"], "הזית 7, חיפה", "7 Olive St., Haifa");
  await fill(fields["seller.phoneNumber"], "052-123-4567");
  await fill(fields.vat, "המחירים כוללים מע״מ", "Prices include VAT");
  await save(parts.seller.title);
  await open("accessibilityContact.name");
  await fill(fields["accessibilityContact.name"], "אריאלה", "Ariela");
  await save(parts.accessibility.title);
  await open("terms");
  // The section about kashrut, which is to be filled in, and the one that says that all of it is a draft.
  for (const section of [7, 1]) {
    // What Playwright scrolls to the spot of the last press would not answer.
    await page.mouse.wheel(0, 1);
    await press(page.getByRole("button", { name: texts.removeOf(texts.terms.section(section)) }));
  }
  await save(parts.terms.title);
  await page.goto("/desk/shop/places");
  await press(page.getByRole("link", { name: texts.places.add }));
  await fill(fields.placeName, "כפר סבא", "Kfar Saba");
  await fill(fields.deliveryPrice, "28,5");
  await fill(fields.pickupAddress, "ויצמן 1", "1 Weizmann St.");
  await fill(fields.pickupPrice, "0");
  for (const name of ["deliveryTime", "pickupTime"] as const) {
    const day = page.getByRole("group", { name: fields[name] }).getByLabel(texts.times.day);
    await press(day);
    await day.selectOption({ label: "יום שישי" });
  }
  await press(page.getByRole("button", { name: texts.save, exact: true }));
  await expect(page.getByRole("listitem", { name: "כפר סבא", exact: true })).toContainText("28.50");
}
