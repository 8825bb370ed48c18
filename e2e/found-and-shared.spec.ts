import { expect, type Page } from "@playwright/test";
import { withServer } from "./shop.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, languages, otherThan, pagePaths, seedDish, wordsOfPage } from "./words.ts";

const publicOrigin = "https://shop.example";
const liver = seedDish("Chopped chicken liver");
const soup = seedDish("Orange lentil soup");

/** The HTML of the server, parsed without running its scripts, as chats and search engines read it. */
async function headOf(page: Page, address: string) {
  const html = await (await page.request.get(address)).text();
  const parsed = await page.evaluateHandle(
    (text) => new DOMParser().parseFromString(text, "text/html"),
    html,
  );
  /** The text of an element, or what a link or meta element says. */
  return (selector: string) =>
    parsed.evaluate((head, wanted) => {
      const element = head.querySelector(wanted);
      return (
        element?.getAttribute("content") ?? element?.getAttribute("href") ?? element?.textContent
      );
    }, selector);
}

test("a link in a chat is previewed in its language, and search engines find each page in both languages, and the menu's prices", async ({
  page,
}) => {
  // A shop that knows its public address. A server of its own for one test: a fixture of the worker would need another browser.
  await withServer({ PUBLIC_URL: publicOrigin }, async ({ address: known }) => {
    for (const language of languages) {
      const inAddress = language === "en" ? "?lang=en" : "";
      await test.step(`the preview of a link in a chat, ${language}`, async () => {
        const words = wordsOfPage(language);
        const titles: unknown[] = [];
        for (const path of pagePaths) {
          const said = await headOf(page, `${known}${path}${inAddress}`);
          const title = await said("title");
          titles.push(title);
          expect(await said('meta[property="og:title"]')).toBe(title);
          expect(await said('meta[property="og:site_name"]')).toBe(words.siteName);
          expect(await said('meta[property="og:url"]')).toBe(`${publicOrigin}${path}${inAddress}`);
          const description = await said('meta[name="description"]');
          expect(description).toMatch(language === "he" ? /\p{Script=Hebrew}/u : /^[A-Z]/u);
          expect(await said('meta[property="og:description"]')).toBe(description);
        }
        expect(new Set(titles).size).toBe(pagePaths.length);
      });

      await test.step(`the preview of the link of a dish, ${language}`, async () => {
        const address = `/${inAddress}${inAddress === "" ? "?" : "&"}dish=${found(soup.id)}`;
        const said = await headOf(page, `${known}${address}`);
        expect(await said('meta[property="og:title"]')).toContain(soup.name[language]);
        const [line] = soup.descriptions;
        expect(await said('meta[property="og:description"]')).toContain(found(line)[language]);
        expect(await said('meta[property="og:url"]')).toBe(`${publicOrigin}${address}`);
        const picture = await said('meta[property="og:image"]');
        expect(picture).toBe(`${publicOrigin}/webImages/${found(soup.image ?? undefined)}`);
        const sent = await page.request.get(found(picture).replace(publicOrigin, known));
        expect(sent.headers()["content-type"]).toMatch(/^image\//u);
        expect(await said('link[rel="canonical"]')).toBe(`${publicOrigin}/${inAddress}`);
      });

      await test.step(`what search engines find, ${language}`, async () => {
        const said = await headOf(page, `${known}/${inAddress}`);
        expect(await said('link[rel="canonical"]')).toBe(`${publicOrigin}/${inAddress}`);
        for (const [hreflang, address] of [
          ["he", `${publicOrigin}/`],
          ["en", `${publicOrigin}/?lang=en`],
          ["x-default", `${publicOrigin}/`],
        ]) {
          expect(await said(`link[rel="alternate"][hreflang="${hreflang}"]`)).toBe(address);
        }
        const data = await said('script[type="application/ld+json"]');
        expect(data).toContain(`"hasMenu":"${publicOrigin}/${inAddress}"`);
        expect(data).toMatch(/"opens":"09:00","closes":"12:00","validFrom":"\d{4}-\d\d-\d\d"/u);
        expect(data).toMatch(/"priceRange":"₪[\d.]+–₪[\d.]+"/u);
      });
    }

    await test.step("every address of the sitemap is a page", async () => {
      const map = await (await page.request.get(`${known}/sitemap.xml`)).text();
      const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address = ""]) => address);
      expect(addresses).toContain(`${publicOrigin}/privacy?lang=en`);
      for (const address of addresses) {
        const answer = await page.request.get(address.replace(publicOrigin, known));
        expect(answer.status()).toBe(200);
        const language = address.endsWith("?lang=en") ? "en" : "he";
        expect(await answer.text()).toContain(`<html lang="${language}"`);
      }
      const robots = await (await page.request.get(`${known}/robots.txt`)).text();
      expect(robots).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
    });
  });
});

visitInBothLanguages((language) => {
  test("a dish is shared with another app, and where that fails its link is copied", async ({
    customer,
    page,
    shop,
    expectOnConsole,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    // Chromium on Linux has no list of apps.
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      const share = (data: unknown) => {
        shared.push(data);
        if (shared.length === 1) return Promise.resolve();
        const name = shared.length === 2 ? "AbortError" : "NotAllowedError";
        return Promise.reject(new DOMException("", name));
      };
      Object.assign(navigator, { share });
      Object.assign(globalThis, { shared });
    });
    await customer.settlesOn("/");
    const { dialog } = await customer.opens(liver);
    const { share, copyLink, copied } = { ...customer.words.dish, ...customer.words.copying };
    const shareButton = dialog.getByRole("button", { name: share, exact: true });
    await shareButton.click();
    const link = `${shop.address}/${language === "en" ? "?lang=en&" : "?"}dish=${found(liver.id)}`;
    const shared = await page.evaluate(() => (globalThis as { shared?: unknown[] }).shared);
    expect(shared).toEqual([{ title: customer.reads(liver.name), url: link }]);
    // The customer closes the list of apps, and the next time the browser refuses.
    await shareButton.click();
    expectOnConsole(/the browser did not share a link/u);
    await shareButton.click();
    await dialog.getByRole("button", { name: copyLink, exact: true }).click();
    await expect(dialog.getByText(copied, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test("an address with a language is shown in it, without changing the stored choice", async ({
    customer,
    page,
    context,
    shop,
  }) => {
    const other = otherThan(language);
    // Stores `language` as the choice of an earlier visit.
    await customer.visits("/about");
    await customer.switchesLanguage();
    await customer.switchesLanguage();
    await page.goto(`/?lang=${other}`);
    await customer.goesOnIn(other);
    await expect(customer.orderButton(liver)).toBeAttached();
    await customer.goesToCart();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    const cookies = await context.cookies(shop.address);
    expect(cookies.find(({ name }) => name === "language")?.value).toBe(language);
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(language);
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  });

  test("the toggle stores a choice and removes the language from the address", async ({
    customer,
    page,
  }) => {
    await page.goto(`/about?from=chat&lang=${language}`);
    await customer.goesOnIn(language);
    await customer.switchesLanguage();
    await expect(page).toHaveURL("/about?from=chat");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", otherThan(language));
    await expect(customer.heading(customer.words.about.title)).toBeVisible();
  });
});

test("the HTML of the server has the right language without scripts", async ({
  browser,
  baseURL,
}) => {
  const silent = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await silent.newPage();
  await page.goto("/terms?lang=en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOfPage("en").terms.title);
  await silent.close();
});

test("a shop that does not know its address claims none", async ({ page, shop }) => {
  const said = await headOf(page, `${shop.address}/`);
  expect(await said("title")).toContain(wordsOfPage("he").siteName);
  expect(await said('link[rel="canonical"]')).toBeUndefined();
  expect(await said('meta[property="og:image"]')).toBeUndefined();
  expect((await page.request.get("/sitemap.xml")).status()).toBe(404);
  expect(await (await page.request.get("/robots.txt")).text()).not.toContain("Sitemap");
});
