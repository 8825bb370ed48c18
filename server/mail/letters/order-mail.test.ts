import { describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { receiveMail, renderMail, textOfHtml } from "#server/testing/receive-mail.ts";
import { inEnglish, inHebrew, storedOrder } from "#server/testing/stored-order.ts";

describe("the HTML of both mails", () => {
  test.each(["customer", "seller"] as const)(
    "of the %s uses nothing that Gmail drops",
    async (kind) => {
      for (const order of [storedOrder(), storedOrder(inEnglish)]) {
        const { html } = await receiveMail(kind, order);
        expect(html).not.toMatch(/<img|<link|<script|\ssrc=|url\(|@import|margin-inline/iu);
        // Without `html` and `body` each table still has its direction, and each price is left to right.
        const tables = html.match(/<table[^>]*>/gu) ?? [];
        expect(tables.length).toBeGreaterThan(4);
        for (const table of tables) expect(table).toMatch(/ dir="(?:rtl|ltr)" /u);
        for (const cell of html.match(/<td[^>]*>₪/gu) ?? []) expect(cell).toContain('dir="ltr"');
      }
    },
  );

  test.each(["customer", "seller"] as const)(
    "of the %s has every word of the plain text",
    async (kind) => {
      const { html, text } = await receiveMail(kind);
      const shown = wordsOf(textOfHtml(html));
      const missing = wordsOf(text).filter((word) => !shown.includes(word));
      expect(missing.filter((word) => !["==", "·"].includes(word))).toEqual([]);
    },
  );
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

function wordsOf(text: string): readonly string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map((word) => word.replace(/:$/u, ""));
}
