import { describe, expect, test } from "vitest";
import { pastedTexts } from "#desk/language/pasted-texts.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { agorot } from "#domain/money/agorot.ts";
import { balance } from "#domain/order-log/balance.ts";
import { endOfPasted, joinMarked } from "#domain/payments/known-payment.ts";
import { readPasted } from "#domain/payments/read-pasted.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { onPage, textsOf } from "#web/testing/parse-page.ts";
import { FoundPayments } from "./found-payments.tsx";
import { PastedPage } from "./pasted-page.tsx";

const week = sampleWeek();
const today = dateInJerusalem(week.now);
const open = week.orders.flatMap((order) => {
  const owed = balance(order.state);
  return owed?.kind === "to-pay" ? [{ ...order, toPay: owed.amount }] : [];
});
const [first, second] = open;
if (first === undefined || second === undefined)
  throw new Error("two orders of the sample are open");

function foundIn(
  language: "he" | "en",
  text: string,
  received: Parameters<typeof joinMarked>[0] = [],
) {
  const read = readPasted(text, today);
  if (read.kind !== "read") throw new Error(read.kind);
  const reading = { ...read, orders: week.orders, received: joinMarked(received), today };
  return onPage(renderInDesk(language, <FoundPayments reading={reading} />, { week }));
}

const rowOf = ({ name, toPay }: typeof first) => `${today} ${name} ₪${String(toPay / 100)}`;

describe("a pasted list", () => {
  test("begins with an empty field, and what may be pasted", () => {
    const { getByRole } = onPage(renderInDesk("he", <PastedPage />, { week }));
    expect(getByRole("textbox", { name: pastedTexts.he.text }).textContent).toBe("");
    expect(getByRole("button", { name: pastedTexts.he.paste })).toBeDefined();
  });

  test.each(["he", "en"] as const)(
    "shows what is sure ticked, and the rest with its orders: %s",
    (language) => {
      const texts = pastedTexts[language];
      const { getAllByRole, getByRole, body } = foundIn(
        language,
        [rowOf(first), `${today} ${second.name} ₪1`, "<b>שלום</b>", `${today} גל הס ₪7`].join("\n"),
      );
      const [tick] = getAllByRole("checkbox");
      expect(tick).toHaveProperty("checked", true);
      expect(getAllByRole("option").map(({ textContent }) => textContent)).toContain(texts.skip);
      expect(getByRole("button", { name: texts.mark(1) })).toBeDefined();
      expect(textsOf(body)).toContain("<b>שלום</b>");
      expect(textsOf(body)).toContain(texts.unexplained(1));
    },
  );

  test("says of what was marked before that it was", () => {
    const { number, name, phoneNumber, toPay } = first;
    const actionId = `press${endOfPasted(0, today)}`;
    const mark = {
      number,
      name,
      phoneNumber: phoneNumber ?? "",
      amount: agorot(toPay),
      markedOn: today,
      actionId,
    };
    const { body, queryAllByRole } = foundIn("he", rowOf(first), [mark]);
    expect(queryAllByRole("checkbox")).toEqual([]);
    expect(textsOf(body)).toContain(pastedTexts.he.known(1));
    expect(textsOf(body)).toContain(pastedTexts.he.allMarked);
  });
});
