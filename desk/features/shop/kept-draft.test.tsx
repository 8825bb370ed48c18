import { expect, test } from "vitest";
import { Route } from "wouter";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { editedTexts } from "#desk/language/edited-texts.ts";
import { shop as texts } from "#desk/language/he/shop.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { versionOfSettings } from "#domain/catalogue/catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { ShopPartPage } from "./shop-part-page.tsx";

const { shop } = soupKitchen;
const seen = versionOfSettings(shop, ["kashrut"]);
const { outcomes } = catalogueTextsByLanguage.he;

/** The page of the kashrut line, with a draft in the form in which devices have kept it since before the editors had one. */
function pageWith(changes: object = {}) {
  const draft = { values: { kashrut: { he: "כשר למהדרין", en: "" } }, seen, action: null };
  const page = <Route path="/shop/:part" component={ShopPartPage} />;
  return onPage(
    renderInDesk("he", page, {
      path: "/shop/kashrut",
      answers: { "catalogue {}": { version: 1, catalogue: soupKitchen } },
      drafts: { "catalogue shop kashrut": { ...draft, ...changes } },
    }),
  );
}

test("what a device has kept is in the field, and can be given up", () => {
  const page = pageWith();
  expect(page.getByDisplayValue("כשר למהדרין")).toBeDefined();
  expect(page.getByRole("button", { name: texts.discard })).toBeDefined();
  expect(page.queryByText(texts.changedElsewhere)).toBeNull();
});

test("a draft of another version is shown beside what is stored, and one of the two goes on", () => {
  const page = pageWith({ seen: "of before" });
  const both = page.getByRole("alert", { name: texts.changedElsewhere });
  expect(both.textContent).toContain(shop.kashrut.he);
  expect(page.getByRole("button", { name: editedTexts.he.keepMine })).toBeDefined();
  expect(page.getByRole("button", { name: editedTexts.he.takeStored })).toBeDefined();
  const save = page.getByRole("button", { name: texts.save });
  expect(save.getAttribute("aria-disabled")).toBe("true");
});

test("one that was sent and has no answer stays as it is, whatever is stored now", () => {
  const page = pageWith({ seen: "of before", action: { actionId: "sent", pressedAt: 1 } });
  expect(page.getByText(outcomes["in-doubt"])).toBeDefined();
  expect(page.queryByText(texts.changedElsewhere)).toBeNull();
  expect(page.queryByRole("button", { name: texts.discard })).toBeNull();
  expect(page.getByDisplayValue("כשר למהדרין").closest("fieldset[disabled]")).not.toBeNull();
});
