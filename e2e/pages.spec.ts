import { expect } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { sellingPoints } from "#site/language/selling-points.ts";
import { axeViolations } from "./axe-violations.ts";
import type { Customer } from "./customer.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { languages, otherThan, wordsOfPage } from "./words.ts";

/** What Chromium logs about a page with status 404. */
const notFound = /Failed to load resource: .*404/u;

visitInBothLanguages((language) => {
  test("the bottom bar links to menu, reasons, cart, and a mail with questions, and every footer to accessibility, privacy and terms", async ({
    customer,
    page,
  }) => {
    await customer.settlesOn("/about");
    const { shell, menu, whyChoose, cart, accessibility, privacy, terms } = customer.words;
    for (const [link, title, path] of [
      [shell.whyChoose, whyChoose.title, "/whyChooseArisGourmet"],
      [shell.cart, cart.title, "/cart"],
      [shell.menu, menu.title, "/"],
    ] as const) {
      await customer.bottomBar.getByRole("link", { name: link, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(path);
      if (link === shell.whyChoose) {
        // The reasons are a list.
        expect(sellingPoints[language]).toHaveLength(9);
        await expect(page.getByRole("main").getByRole("listitem")).toHaveText(
          sellingPoints[language],
        );
      }
      await expect(
        customer.bottomBar.getByRole("link", { name: link, exact: true }),
      ).toHaveAttribute("aria-current", "page");
    }
    await page.goBack();
    await expect(customer.heading(cart.title)).toBeVisible();
    await expect(customer.bottomBar.getByRole("link", { name: shell.questions })).toHaveAttribute(
      "href",
      /^mailto:.+@/u,
    );

    // Every page has a footer with links to accessibility, privacy and terms.
    const links = page.getByRole("navigation", { name: shell.pageLinks, exact: true });
    for (const [title, path] of [
      [accessibility.title, "/accessibility"],
      [privacy.title, "/privacy"],
      [terms.title, "/terms"],
    ] as const) {
      await links.getByRole("link", { name: title, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.getByRole("main").getByRole("link", { name: /@/u })).toHaveAttribute(
        "href",
        /^mailto:.+@/u,
      );
    }
    for (const path of ["/", "/whyChooseArisGourmet", "/cart"]) {
      await customer.visits(path);
      await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(4);
      await expect(page.getByRole("main").getByRole("link", { name: terms.title })).toHaveCount(0);
    }
  });

  test("an unknown address shows the message in both languages", async ({
    customer,
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(notFound);
    for (const path of ["/FaQ", "/cart/%D7%AA"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      const [own, other] = [
        customer.words.unknownPage,
        wordsOfPage(otherThan(language)).unknownPage,
      ];
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.text);
      await expect(page.getByText(other.text)).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: other.toMenu, exact: true }).click();
      await expect(customer.heading(customer.words.menu.title)).toBeVisible();
      await expect(page).toHaveURL("/");
    }
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu can be read, and it says how to order", async ({ customer, page }) => {
      await customer.visits("/");
      await expect(page.locator("html")).toHaveAttribute("dir", language === "he" ? "rtl" : "ltr");
      await expectToBeReadable(customer);
      // No part of the page needs a script to move it into place.
      expect(await (await page.request.get("/")).text()).not.toContain("<template");
    });
  });

  test.describe("in an old browser", () => {
    // A context of its own, because the script stays in it.
    test.use({ serviceWorkers: "allow" });

    test("the menu can be read, and it says how to order", async ({ customer, page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
      await customer.visits("/");
      expect(await axeViolations(page)).toEqual([]);
      await expectToFit(page);
      await expectToBeReadable(customer);
    });
  });
});

test.describe("in an old browser", () => {
  test.use({ serviceWorkers: "allow" });

  test("the desk says in both languages where it opens", async ({ expectOnConsole, page }) => {
    expectOnConsole(/this browser is too old for the desk/u);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
    await page.goto("/desk");
    for (const language of languages)
      await expect(page.getByText(messagesIn(language).shell.cannotOpen)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test("the desk loads no fonts for the text of old browsers while its code is on its way", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (asked) => void (asked.resourceType() === "font" && fonts.push(asked.url())));
  await page.route(/\/desk\/assets\/index-[^/]*\.js$/u, () => undefined);
  await page.goto("/desk", { waitUntil: "commit" });
  const text = page.getByText(messagesIn("he").shell.cannotOpen);
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(text).toBeHidden();
  expect(fonts).toEqual([]);
});

/** A page that does not run has every text, picture and link, no button, and the way to order. */
async function expectToBeReadable({ bottomBar, language, page, words }: Customer): Promise<void> {
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(8);
  await expect(main.getByText(words.shell.cannotOrder)).toBeVisible();
  await expect(main.locator("li img").first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);

  const other = otherThan(language);
  await main.getByRole("link", { name: words.otherLanguageName }).click();
  await expect(main.getByText(wordsOfPage(other).shell.cannotOrder)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await page.goBack();
  await main.getByRole("link", { name: words.shell.orderDirectly }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.terms.title);
  await expect(main.getByRole("link", { name: "@" })).toBeVisible();

  await bottomBar.getByRole("link", { name: words.shell.whyChoose }).click();
  await expect(main.getByRole("listitem")).toHaveText(sellingPoints[language]);
  for (const path of ["/accessibility", "/privacy"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).not.toHaveCount(0);
  }
}

test("the page about the shop has its one word and no other text", async ({ customer, page }) => {
  await customer.visits("/about");
  const { about, pageTitle, siteName } = customer.words;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.title);
  await expect(page).toHaveTitle(pageTitle(about.title, siteName));
  expect((await page.getByRole("main").innerText()).trim()).toBe(about.text);
});

test("without a choice the shop is in Hebrew, whatever the language of the browser", async ({
  browser,
  baseURL,
}) => {
  const english = await browser.newContext({ locale: "en-US", baseURL: baseURL ?? "" });
  const page = await english.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "he");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOfPage("he").menu.title);
  await english.close();
});
