import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { orderChange, renderChange } from "#server/testing/order-change.ts";
import { orderOfEverything } from "#server/testing/order-of-everything.ts";
import { type PlainKind, renderMail } from "#server/testing/receive-mail.ts";
import { storedOrder } from "#server/testing/stored-order.ts";
import type { OrderChange } from "./change-list.ts";
import { changeMessagesEn, messagesEn } from "./messages-en.ts";
import { changeMessagesHe, messagesHe } from "./messages-he.ts";

/** HTML without its styles, which have no words of a language. */
const unstyled = (html: string) => html.replace(/<style>[^<]*<\/style>/u, "");

function mail(kind: PlainKind, order: CustomerOrder) {
  const stored = storedOrder(order, {}, seedCatalogue);
  return renderMail(kind, stored, { catalogue: seedCatalogue });
}

test.each(languages)(
  "the customer's mail of an order in %s is entirely in that language",
  (language) => {
    const { subject, from, html, text } = mail("customer", orderOfEverything(language, language));
    expect(foreignWords(unstyled(html), language)).toEqual([]);
    for (const line of [subject, from.name, ...text.split("\n")]) {
      expect(foreignWords(line, language)).toEqual([]);
    }
  },
);

test.each(
  languages.flatMap((language) => [
    ["seller", language] as const,
    ["undelivered", language] as const,
  ]),
)("the seller's mail (%s) about an order in %s is entirely in Hebrew", (kind, language) => {
  const { subject, from, html, text } = mail(kind, orderOfEverything(language, "he"));
  expect(foreignWords(unstyled(html), "he")).toEqual([]);
  for (const line of [subject, from.name, ...text.split("\n")]) {
    expect(foreignWords(line, "he")).toEqual([]);
  }
});

const kindsOfChange = ["changed", "cancelled", "restored", "moved"] as const;

test.each(languages)(
  "every mail about a change of an order in %s is in one language",
  (language) => {
    const ofAmount = (amount: number) =>
      storedOrder(orderOfEverything(language, language, amount), {}, seedCatalogue);
    const [before, after] = [ofAmount(1), { ...ofAmount(2), revision: 1 }];
    const emptied = { ...after, order: { ...after.order, groups: [] } };
    const changes = kindsOfChange.flatMap((kind) =>
      [0, 100, 9_000_000].flatMap((received) =>
        [after, emptied].map((now) => orderChange({ kind, before, after: now, received })),
      ),
    );
    const render = (kind: "change" | "readdressed" | "seller-change", change: OrderChange) =>
      renderChange(kind, change, undefined, seedCatalogue);
    for (const change of changes) {
      const mails = [render("change", change), render("readdressed", change)];
      if (language === "he") mails.push(render("seller-change", change));
      for (const { subject, html, text } of mails)
        expect(foreignWords([subject, unstyled(html), text].join("\n"), language)).toEqual([]);
    }
  },
);

test("no mail to a customer speaks of rounds, as no page of the site does", () => {
  const texts = [messagesHe, messagesEn, changeMessagesHe, changeMessagesEn];
  const words = JSON.stringify(texts, (_, text: unknown) =>
    typeof text === "function" ? String(text) : text,
  );
  expect(words).toContain("שבו ההזמנות נסגרות");
  expect(words).not.toMatch(/סבב|\brounds?\b/iu);
});
