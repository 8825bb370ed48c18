import { expect, test } from "vitest";
import { longestTexts } from "#domain/customer/customer-form.ts";
import { languages } from "#domain/language/language.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { orderChange, renderChange } from "#server/testing/order-change.ts";
import { orderOfEverything } from "#server/testing/order-of-everything.ts";
import { renderMail } from "#server/testing/receive-mail.ts";
import { storedOrder } from "#server/testing/stored-order.ts";

/** Bytes; Gmail cuts off the HTML of a mail after about 102 kB, and a slow phone waits for all of it. */
const mostOfHtml = 60_000;

/** The longest texts that a customer may type. */
const longest = {
  name: "א".repeat(longestTexts.name),
  address: "א".repeat(longestTexts.address),
};

test.each(
  languages.flatMap((language) => [["customer", language] as const, ["seller", language] as const]),
)(
  "the %s's mail of the largest order in %s is not cut off, and says when, where and what to pay before its dishes",
  (kind, language) => {
    const order = orderOfEverything(language, language, 20);
    const stored = storedOrder(order, longest, seedCatalogue);
    const { html, text } = renderMail(kind, stored, { catalogue: seedCatalogue });
    expect(Buffer.byteLength(html)).toBeLessThan(mostOfHtml);
    expect(Buffer.byteLength(html)).toBeGreaterThan(30_000);
    const due = /(?:לתשלום|Total to pay): ₪[\d,.]+/u.exec(text);
    expect(due?.index).toBeLessThan(600);
    expect(text.indexOf("==")).toBeGreaterThan(due?.index ?? 0);
  },
);

test.each(
  languages.flatMap((language) => [
    ["change", language] as const,
    ["seller-change", language] as const,
  ]),
)(
  "the %s mail of the largest order in %s is not cut off, although each of its lines changed",
  (kind, language) => {
    const ofAmount = (amount: number) =>
      storedOrder(orderOfEverything(language, language, amount), longest, seedCatalogue);
    const [before, after] = [ofAmount(1), { ...ofAmount(20), revision: 1 }];
    const change = orderChange({ kind: "changed", before, after });
    const { html, text } = renderChange(
      kind,
      change,
      "https://shop.example/order/1/key",
      seedCatalogue,
    );
    expect(Buffer.byteLength(html)).toBeLessThan(mostOfHtml);
    expect(Buffer.byteLength(html)).toBeGreaterThan(30_000);
    expect(text.match(/^- /gmu)).toHaveLength(42);
  },
);
