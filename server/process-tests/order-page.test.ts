import { expect, test } from "vitest";
import { signedAgorot } from "#domain/money/agorot.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { inlineHashes } from "#server/http/content-security-policy.ts";
import { loadBuiltSite } from "#server/main/load-built-site.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { adjusted, newRevision } from "#server/testing/new-revision.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { placeAndLink } from "#server/testing/placed-order-calls.ts";
import { findOrder } from "#server/testing/stored-orders.ts";

/** The soup kitchen with the built site, and an order that was placed in it. */
async function openBuilt(order: CustomerOrder) {
  const site = await loadBuiltSite();
  const shop = await openShop({ ...site, config: { publicOrigin: "https://shop.example" } });
  const link = await placeAndLink(shop.app, order);
  const page = async (search = "", { page: path } = link) => {
    const answer = await shop.app.inject(`${path}${search}`);
    expect(answer.statusCode).toBe(200);
    return { html: answer.body, policy: String(answer.headers["content-security-policy"]) };
  };
  return { ...shop, link, page };
}

const ruths = ruthsOrder(hebrewMenu, "ירושלים");

test("the built site shows an order in its language and in the other one, to nobody but its customer", async () => {
  const { page, link } = await openBuilt(ruths);
  const hebrew = await page();
  expect(hebrew.html).toMatch(/<html lang="he" dir="rtl"/u);
  for (const text of [link.number, "רות כהן", "רחוב הזית 7", "מרק עוף", "עוגת תפוחים"])
    expect(hebrew.html).toContain(text);
  const english = await page("?lang=en");
  expect(english.html).toMatch(/<html lang="en" dir="ltr"/u);
  for (const text of [link.number, "רות כהן", "Chicken soup", "Apple cake", "Jerusalem"])
    expect(english.html).toContain(text);
  for (const { html } of [hebrew, english]) {
    expect(html).toContain('<meta name="robots" content="noindex">');
    // No tag for chats and search engines says where the page is.
    expect(html).not.toMatch(/<(?:meta|link)[^>]*\/order\//u);
    expect(html).not.toContain("<template");
  }
});

test("an English order is shown in English", async () => {
  const { page } = await openBuilt(ruthsOrder(englishMenu, "Jerusalem"));
  expect((await page()).html).toMatch(/<html lang="en" dir="ltr"/u);
  expect((await page("?lang=he")).html).toMatch(/<html lang="he" dir="rtl"/u);
});

const attacks = [
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  "<!--<script>",
  "</textarea></title><script>alert(1)</script>",
  "javascript:alert(1)//",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\u2028<script>alert(1)</script>\u2029",
  "$&$`$'<script>alert(1)</script>",
] as const;

/** What a browser would run or load: the tags of a page with their attributes, without the data that its scripts read. */
function tagsOf(html: string): readonly string[] {
  const withoutData = html.replaceAll(
    /(<script\b[^>]*type="application\/json"[^>]*>)[^<]*(<\/script>)/gu,
    "$1$2",
  );
  return [...withoutData.matchAll(/<[a-z!/][^>]*>/giu)].map(([tag]) => tag);
}

test("names, addresses and what the seller wrote add no tag to the page", async () => {
  const { app, store, page } = await openBuilt(ruths);
  const pageWith = async (text: string) => {
    const link = await placeAndLink(app, {
      ...ruths,
      customerData: { ...ruths.customerData, name: text, address: text },
    });
    const { order = newOrder().order } = (await findOrder(store, link.number)) ?? {};
    await store.changeOrder(
      newRevision({
        orderNumber: link.number,
        actionId: link.number,
        order: adjusted(order, -100),
        adjustment: signedAgorot(-100),
        adjustmentText: text,
      }),
    );
    const { html, policy } = await page("", link);
    const tags = tagsOf(html).map((tag) => tag.replaceAll(/\d{9}(?:\/[\w-]{22})?/gu, "…"));
    return { tags, policy, scripts: inlineHashes(html, "script") };
  };
  const expected = await pageWith("soup");
  expect(expected.tags.length).toBeGreaterThan(100);
  for (const attack of attacks) expect(await pageWith(attack)).toEqual(expected);
});
