import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { linksOf, receiveMail, renderMail, textOfHtml } from "#server/testing/receive-mail.ts";
import { inEnglish, inHebrew, storedOrder } from "#server/testing/stored-order.ts";
import { mailColors } from "./mail-styles.ts";

const pay = "https://pay.example/ruth";
const page = "https://shop.example/order/100000001/abc";
const atDesk = "https://shop.example/desk/orders/100000001";
const kinds = ["customer", "seller"] as const;

describe("the HTML of both mails", () => {
  test.each(kinds)("of the %s uses nothing that Gmail drops", async (kind) => {
    for (const order of [storedOrder(), storedOrder(inEnglish)]) {
      const { html } = await receiveMail(kind, order, { page });
      const isRtl = html.includes('<html lang="he" dir="rtl">');
      const reads = isRtl ? "direction:rtl;text-align:right" : "direction:ltr;text-align:left";
      expect(html).not.toMatch(/<img|<link|<script|\ssrc=|url\(|@import|margin-inline/iu);
      // Without `html` and `body` each table still has its direction, twice, and each price is left to right.
      const tables = html.match(/<table[^>]*>/gu) ?? [];
      expect(tables.length).toBeGreaterThan(4);
      for (const table of tables) {
        expect(table).toMatch(/ dir="(?:rtl|ltr)" /u);
        expect(table).toContain(`style="${reads}`);
      }
      for (const cell of html.match(/<td[^>]*>₪/gu) ?? []) expect(cell).toContain('dir="ltr"');
    }
  });

  test.each(kinds)("of the %s has the site's colors, light and dark", (kind) => {
    const css = readFileSync(new URL("../../../web/styles/tokens.css", import.meta.url), "utf8");
    const [light = "", dark = ""] = css.split("prefers-color-scheme: dark");
    const { html } = renderMail(kind, storedOrder(), { page });
    const [lightHtml = "", darkHtml = ""] = html.split("prefers-color-scheme:dark");
    for (const [name, value] of Object.entries(mailColors.light)) {
      expect(light).toContain(`--color-${name}: ${value};`);
      expect(lightHtml).toContain(value);
    }
    for (const [name, value] of Object.entries(mailColors.dark)) {
      expect(dark.includes(`--color-${name}:`) ? dark : light).toContain(
        `--color-${name}: ${value};`,
      );
      expect(darkHtml).toContain(`${value}!important`);
    }
  });
});

test("every line of a Hebrew mail begins in Hebrew, so that programs without directions show it right to left, or is an address", async () => {
  for (const kind of kinds) {
    const { html, text } = await receiveMail(kind, storedOrder(), { page });
    const lines = [
      ...text.split("\n"),
      ...textOfHtml(html.slice(html.indexOf("<body"))).split("\n"),
    ];
    const begun = lines.filter((line) => /^\P{L}*[A-Za-z]/u.test(line));
    expect(new Set(begun).difference(new Set([pay, page, atDesk, "ruth@example.com"]))).toEqual(
      new Set(),
    );
  }
});

test("long addresses arrive unbroken, alone on their line in plain text", async () => {
  const link = `https://pay.example/${"ruth-cohen/".repeat(20)}`;
  const { shop } = soupKitchen;
  const catalogue = { ...soupKitchen, shop: { ...shop, payment: { ...shop.payment, link } } };
  for (const order of [storedOrder(), storedOrder(inEnglish)]) {
    const { html, text } = await receiveMail("customer", order, { catalogue, page });
    expect(linksOf(html).slice(0, 2)).toEqual([link, page]);
    expect(text.split("\n")).toEqual(expect.arrayContaining([link, page]));
  }
});

test("the Message-ID is the same for each rendering of a mail and different for every other mail", () => {
  const other = { ...storedOrder(), number: "100000002" };
  const ids = [renderMail("customer"), renderMail("seller"), renderMail("customer", other)];
  expect(ids.map(({ messageId }) => messageId)).toEqual([
    "<order-100000001-customer@soup-kitchen.example>",
    "<order-100000001-seller@soup-kitchen.example>",
    "<order-100000002-customer@soup-kitchen.example>",
  ]);
  expect(renderMail("customer", storedOrder(inEnglish)).messageId).toBe(ids[0]?.messageId);
});

test("a sender from the settings is in every mail, and the Message-ID is of its domain", () => {
  const from = { name: "המטבח", address: "no-reply@mail.example" };
  const rendered = renderMail("customer", storedOrder(), { from });
  expect(rendered.from).toEqual(from);
  expect(rendered.messageId).toBe("<order-100000001-customer@mail.example>");
});

test("replies go to the shop, the seller's to the customer, and none to an address that is missing or only an example", () => {
  const contactAddress = "cook@shop.co.il";
  const catalogue = { ...soupKitchen, shop: { ...soupKitchen.shop, contactAddress } };
  const replyTo = (kind: "customer" | "seller", email: string, of = catalogue) =>
    renderMail(kind, storedOrder(inHebrew, { email }), { catalogue: of }).replyTo;
  const email = "ruth@mail.co.il";
  expect(replyTo("customer", email)).toBe(contactAddress);
  expect(replyTo("seller", email)).toBe(email);
  expect(replyTo("seller", "")).toBe(contactAddress);
  expect(replyTo("seller", "ruth@example.com")).toBe(contactAddress);
  expect(replyTo("seller", email, soupKitchen)).toBe(email);
  expect(replyTo("customer", email, soupKitchen)).toBeUndefined();
});

test("a mail program gets a thread, and no address to answer to that is only an example", async () => {
  const { headers, inReplyTo, replyTo } = await receiveMail("undelivered");
  expect(inReplyTo).toBe("<order-100000001-seller@soup-kitchen.example>");
  const references = headers.find(({ key }) => key === "references");
  expect(references?.value).toBe("<order-100000001-seller@soup-kitchen.example>");
  expect(replyTo).toBeUndefined();
  expect((await receiveMail("customer")).inReplyTo).toBeUndefined();
});

describe("a customer whose name is", () => {
  const overrides = /[\u202A-\u202E\u2066-\u2069]/u;

  test.each([
    ["a script", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["tags and quotes", `"><b style='x'>Ruth & Noa`, `"><b style='x'>Ruth & Noa`],
    [
      "another header",
      "Ruth\r\nBcc: all@example.com\r\n\r\nHello",
      "Ruth Bcc: all@example. com Hello",
    ],
    ["another line", "Ruth\u2028לתשלום: ₪0\u0085x", "Ruth לתשלום: ₪0 x"],
    ["text turned around", "\u202Eruth\u2069\u2066 cohen\u202C", "ruth cohen"],
    ["a formula", '=HYPERLINK("http://evil.example")', '=HYPERLINK("http: //evil. example")'],
    [
      "an address",
      "Ruth <all@example.com>, noa@example.com",
      "Ruth <all@example. com>, noa@example. com",
    ],
    ["an encoded word", "=?utf-8?B?PGI+?=", "=?utf-8?B?PGI+?="],
  ])("%s changes nothing but the name", async (_, name, shown) => {
    const hostile = storedOrder(inHebrew, { name, address: `${name}7` });
    for (const kind of ["customer", "seller"] as const) {
      const mail = await receiveMail(kind, hostile);
      const plain = await receiveMail(
        kind,
        storedOrder(inHebrew, { name: "רות", address: "רות7" }),
      );
      // Equal headers, elements and lines prove that the name is nothing but text.
      expect(mail.headers.map(({ key }) => key)).toEqual(plain.headers.map(({ key }) => key));
      expect(mail.to).toEqual(plain.to);
      expect(mail.cc).toBeUndefined();
      expect(mail.html.match(/<[^>]+>/gu)?.length).toBe(plain.html.match(/<[^>]+>/gu)?.length);
      expect(mail.text.split("\n")).toHaveLength(plain.text.split("\n").length);
      expect(mail.text).toContain(`שם: ${shown}\n`);
      expect(textOfHtml(mail.html)).toContain(shown);
      expect(`${mail.subject ?? ""}${mail.html}${mail.text}`).not.toMatch(overrides);
    }
    expect((await receiveMail("seller", hostile)).subject).toBe(`הזמנה 100000001: ${shown}`);
  });
});
