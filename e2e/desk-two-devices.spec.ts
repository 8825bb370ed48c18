import { type BrowserContext, expect, type Page } from "@playwright/test";
import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { editedTexts } from "#desk/language/edited-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { axeViolations } from "./axe-violations.ts";
import { type DeskShop, withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { test } from "./shop.ts";
import { found } from "./words.ts";

const dishEditor = dishEditorTexts.he;
const catalogueFields = catalogueFieldTexts.he;

const { devices } = messagesIn("he");
const [soup, otherSoup] = found(seedCatalogue.menu[0]).dishes.map((dish) => ({
  id: found(dish.id),
  name: dish.name.he,
}));

test("two devices edit the menu at once and lose nothing, and a draft outlives signing out", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const first = found(soup);
    const contexts = [
      await browser.newContext(options(shop)),
      await browser.newContext(options(shop)),
    ];
    const [phone, laptop] = await Promise.all(contexts.map((context) => letIn(shop, context)));
    const [onPhone, onLaptop] = [found(phone), found(laptop)];

    await test.step("different dishes are both saved", async () => {
      await edits(onPhone, first.id, "מרק מהטלפון");
      await edits(onLaptop, found(otherSoup).id, "מרק מהמחשב");
      await saves(onPhone, "מרק מהטלפון");
      await saves(onLaptop, "מרק מהמחשב");
      expect(await customersNames(onPhone)).toEqual(
        expect.arrayContaining(["מרק מהטלפון", "מרק מהמחשב"]),
      );
    });

    await test.step("of the same dish the second device is shown both, and keeps its own", async () => {
      await edits(onPhone, first.id, "מרק של הטלפון");
      await edits(onLaptop, first.id, "מרק של המחשב");
      await saves(onPhone, "מרק של הטלפון");
      await onLaptop.getByRole("button", { name: dishEditor.save }).click();
      const note = onLaptop.getByRole("alert").filter({ hasText: dishEditor.elsewhereTitle });
      await expect(note).toContainText("מרק של הטלפון");
      await expect(note).toContainText("2 ליטר: 350 גרם");
      await expect(name(onLaptop)).toHaveValue("מרק של המחשב");
      expect(await axeViolations(onLaptop)).toEqual([]);
      await expectToFit(onLaptop);
      await note.getByRole("button", { name: editedTexts.he.keepMine }).click();
      await saves(onLaptop, "מרק של המחשב");
    });

    await test.step("or takes what is saved", async () => {
      await edits(onPhone, first.id, "מרק שלישי");
      await edits(onLaptop, first.id, "מרק רביעי");
      await saves(onLaptop, "מרק רביעי");
      await onPhone.getByRole("button", { name: dishEditor.save }).click();
      await onPhone.getByRole("button", { name: editedTexts.he.takeStored }).click();
      await expect(name(onPhone)).toHaveValue("מרק רביעי");
      expect(await customersNames(onPhone)).toContain("מרק רביעי");
    });

    await test.step("a draft is there again when the device is signed out and let in again", async () => {
      await edits(onPhone, first.id, "מרק");
      // She leaves at once: what the page has begun to store must not depend on its being open.
      await name(onPhone).fill("מרק של מחר");
      await onPhone.goto("/desk/devices");
      await onPhone.getByRole("button", { name: devices.signOut }).click();
      await expect(onPhone.getByRole("button", { name: devices.signOut })).toBeHidden();
      await shop.letSellerIn(found(contexts[0]));
      await onPhone.goto(`/desk/menu/dish/${first.id}`);
      await expect(name(onPhone)).toHaveValue("מרק של מחר");
      await expect(onPhone.getByText(dishEditor.resumed)).toBeVisible();
    });
    await Promise.all(contexts.map((context) => context.close()));
  });
});

function options({ address }: DeskShop) {
  return {
    baseURL: address,
    viewport: { width: 360, height: 780 },
    reducedMotion: "reduce",
  } as const;
}

async function letIn(shop: DeskShop, context: BrowserContext): Promise<Page> {
  await shop.letSellerIn(context);
  return context.newPage();
}

function name(page: Page) {
  return page.getByLabel(catalogueFields.inHebrew(dishEditor.name), { exact: true });
}

/** Opens a dish and types another name, which the device keeps. */
async function edits(page: Page, id: string, typed: string): Promise<void> {
  await page.goto(`/desk/menu/dish/${id}`);
  await name(page).fill(typed);
  await expect(page.getByText(dishEditor.resumed)).toBeVisible();
}

async function saves(page: Page, saved: string): Promise<void> {
  await page.getByRole("button", { name: dishEditor.save }).click();
  await expect(page.getByRole("status").filter({ hasText: dishEditor.saved(saved) })).toBeVisible();
}

/** The dishes on the menu of customers. */
async function customersNames(page: Page): Promise<readonly string[]> {
  const query = "{ fullMenu(filter: { language: he }) { dishes { dishName } } }";
  const answer = await page.request.post("/graphql", { data: { query } });
  const { data } = (await answer.json()) as {
    data: { fullMenu: readonly { dishes: readonly { dishName: string }[] }[] };
  };
  return data.fullMenu.flatMap(({ dishes }) => dishes.map(({ dishName }) => dishName));
}
