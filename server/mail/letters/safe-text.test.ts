import { describe, expect, test } from "vitest";
import { linksOf, receiveMail, renderMail, textOfHtml } from "#server/testing/receive-mail.ts";
import { inEnglish, inHebrew, storedOrder } from "#server/testing/stored-order.ts";
import { mailAddressText, unlinkedText } from "./safe-text.ts";

/** More than any mail program links: a scheme, a domain of any letters with or without zero-width characters, an IPv4 address. */
const link = /:\p{Cf}*\/\/|\S\p{Cf}*[.。．｡]\p{Cf}*\p{L}\p{Cf}*[\p{L}\p{N}-]|\d+\.\d+\.\d+\.\d+/u;

const hostileTexts = [
  "http://evil.example/pay?to=me",
  "HTTPS://EVIL.EXAMPLE",
  "www.evil.example",
  "win.co.il/x",
  "רות evil.example",
  "לתשלום:evil.co.il",
  "שלם.ישראל/ביט",
  "evil。example",
  "evil.\u200Bexa\u200Bmple",
  "evil.c\u2060om",
  "http:\u200B//16843009/x",
  "http://16843009/x",
  "ftp://1.2.3.4/x",
  "1.2.3.4/x",
  "ruth@evil.example",
  "x.xn--4dbrk0ce",
  "bit.ly/3x",
  "a.b.c.d.example.org:8080#x",
];

describe("a text that a customer typed", () => {
  test.each(hostileTexts)("has no link: %s", (text) => {
    expect(text).toMatch(link);
    const shown = unlinkedText(text);
    expect(shown).not.toMatch(link);
    expect(unlinkedText(shown)).toBe(shown);
    expect(shown.replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  });

  test.each([
    "רות כהן",
    "רחוב הזית 7, כניסה ב'. קומה 2.",
    "ת.ד. 1234",
    "ד.נ. גליל עליון",
    "דירה 2.5, שער 10:30",
    "Dr. J. R. Cohen",
    "050.123.4567",
    "a/b: c // d",
  ])("stays as it is if no mail program would link it: %s", (text) => {
    expect(unlinkedText(text)).toBe(text);
  });
});

test("an email address stays copyable unless its beginning would be a link of its own", () => {
  expect(mailAddressText("ruth.cohen@mail.co.il")).toBe("ruth.cohen@mail.co.il");
  for (const address of ["www.evil.example@a.co", "evil.example/x@a.co", "evil.example?x@a.co"])
    expect(mailAddressText(address)).not.toMatch(link);
});

describe.each(["customer", "seller", "undelivered"] as const)("the %s mail", (kind) => {
  test.each([
    ["Hebrew", inHebrew],
    ["English", inEnglish],
  ])("has no links in the name and the address of an order in %s", async (_, order) => {
    const texts = async (name: string, address: string) => {
      const {
        subject = "",
        html,
        text,
      } = await receiveMail(kind, storedOrder(order, { name, address }));
      return { subject, html, text, shown: textOfHtml(html) };
    };
    const plain = await texts("רות", "רות");
    for (const hostile of hostileTexts) {
      const mail = await texts(hostile, hostile);
      // The links of the shop and of the customer's email address and phone number, and no other one.
      expect(linksOf(mail.html)).toEqual(linksOf(plain.html));
      for (const part of ["subject", "text", "shown"] as const) {
        expect(mail[part].split(unlinkedText(hostile)).join("רות")).toBe(plain[part]);
      }
    }
  });
});

test("the seller's mail and the notice have the customer's email address as it was typed", () => {
  for (const kind of ["seller", "undelivered"] as const) {
    const { text, html } = renderMail(kind);
    expect(text).toContain(": ruth@example.com\n");
    expect(textOfHtml(html)).toContain("ruth@example.com");
  }
});
