import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import { orderChange, renderChange } from "#server/testing/order-change.ts";
import { linksOf, renderMail, textOfHtml } from "#server/testing/receive-mail.ts";
import { requestFor, storedOrder } from "#server/testing/stored-order.ts";
import { customerMail } from "./customer-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { sellerMail } from "./seller-mail.ts";

const page = "https://shop.example/order/100000001/abc";
const confirmationOf = (stored: StoredOrder, catalogue: Catalogue) =>
  customerMail(stored, catalogue, requestFor(stored).now.state, { page: undefined, writtenAt: 0 });

describe("in any order", () => {
  test("the prices add up to the totals, in both mails", () => {
    fc.assert(
      fc.property(anyOrdering, ({ catalogue, order }) => {
        const stored = storedOrder(order, {}, catalogue);
        for (const content of [
          confirmationOf(stored, catalogue),
          sellerMail(stored, catalogue, undefined),
        ]) {
          for (const { lines, total } of dishesOf(content)) {
            expect(sumOf(lines)).toBe(agorotShown(total.price));
          }
          const [cartTotal, added, orderTotal] = (content.totals ?? []).map(({ price }) =>
            agorotShown(price),
          );
          expect(sumOf(dishesOf(content).map(({ total }) => total))).toBe(cartTotal);
          expect((cartTotal ?? 0) + (added ?? 0)).toBe(orderTotal);
          expect(orderTotal).toBe(stored.order.orderTotal);
        }
      }),
    );
  });

  test("plain text and HTML without its styles say the same and open the same addresses, in every mail", () => {
    fc.assert(
      fc.property(
        anyOrdering,
        fc.constantFrom("customer", "seller", "changed", "cancelled"),
        ({ catalogue, order }, kind) => {
          const stored = storedOrder(order, {}, catalogue);
          const { html, text } =
            kind === "customer" || kind === "seller"
              ? renderMail(kind, stored, { catalogue, page })
              : renderChange("change", orderChange({ kind, before: stored }), page, catalogue);
          const [, shown = ""] = html.split("</div>\n<table");
          const blocks = textOfHtml(`<table${shown}`).split("\n");
          for (const block of blocks) expect(text).toContain(block.trim());
          const wordsOf = (body: string) => new Set(body.split(/[\s():]+/u));
          const inHtml = wordsOf([...blocks, ...linksOf(html)].join(" "));
          const onlyInText = wordsOf(text).difference(inHtml);
          expect(onlyInText.difference(new Set(["==", "·", "-"]))).toEqual(new Set());
          for (const link of linksOf(html).filter((each) => each.startsWith("https:")))
            expect(text).toContain(`${link}\n`);
        },
      ),
    );
  });

  test("both bodies of both mails contain every amount and every price", () => {
    fc.assert(
      fc.property(
        anyOrdering,
        fc.constantFrom("customer" as const, "seller" as const),
        ({ catalogue, order }, kind) => {
          const stored = storedOrder(order, {}, catalogue);
          const rendered = renderMail(kind, stored, { catalogue });
          const content =
            kind === "customer"
              ? confirmationOf(stored, catalogue)
              : sellerMail(stored, catalogue, undefined);
          const lines = dishesOf(content).flatMap((dish) => dish.lines);
          for (const body of [rendered.text, textOfHtml(rendered.html)]) {
            const counted = (text: string) => body.split(text).length - 1;
            for (const { amount, price } of lines) {
              expect(counted(price)).toBeGreaterThan(0);
              if (amount !== undefined) expect(counted(`${String(amount)} ×`)).toBeGreaterThan(0);
            }
          }
        },
      ),
    );
  });
});

function dishesOf({ groups = [] }: MailContent) {
  return groups.flatMap(({ dishes }) => dishes);
}

function sumOf(lines: readonly { readonly price: string }[]): number {
  return lines.reduce((sum, { price }) => sum + agorotShown(price), 0);
}

/** Parses a price as it is displayed. */
function agorotShown(price: string): number {
  if (["free", "חינם"].includes(price)) return 0;
  const [, shekels = "", rest = "0"] = /^₪([\d,]+)(?:\.(\d\d))?$/u.exec(price) ?? [];
  return Number(shekels.replaceAll(",", "")) * 100 + Number(rest);
}
