/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { PlacedOrderFragment } from "#contract/generated/placed-order-operations.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { parsePage, textsOf } from "#web/testing/parse-page.ts";
import { renderPage } from "./render-page.tsx";
import { answerFrom } from "./testing/answer-from-soup-kitchen.ts";
import { damagedAnswers } from "./testing/damaged-answers.ts";
import { placedOrderAnswer } from "./testing/placed-order-answer.ts";

const template = { html: readFileSync(new URL("index.html", import.meta.url), "utf8") };
const key = "AbCdEfGhIjKlMnOpQr-_12";
const path = `/order/123456789/${key}`;

/** The HTML of an order's page as the server renders it; undefined if the order cannot be loaded. */
async function htmlOf(language: Language, order: PlacedOrderFragment | null | undefined) {
  const answer = answerFrom();
  const execute: Execute = (document, variables) => {
    if (document.operationName !== "PlacedOrder") return answer(document, variables);
    expect(variables).toEqual({ number: "123456789", key, language });
    return Promise.resolve(
      order === undefined ? { errors: [{ message: "not now" }] } : { data: { order } as never },
    );
  };
  const publicOrigin = "https://shop.example";
  return (await renderPage({ path, language, execute, publicOrigin }, template)).html;
}

/** The page of an order, with its texts, one a line. */
async function render(language: Language, order: PlacedOrderFragment | null | undefined) {
  const html = await htmlOf(language, order);
  const page = parsePage(html);
  const lines = textsOf(page.body).map((line) => line.trim());
  const text = `\n${lines.join("\n")}\n`
    .replaceAll(/[\u2066-\u2069\u202f]/gu, "")
    .replaceAll("\u00A0", " ");
  return { html, text, page };
}

const inEnglish = async (now: Partial<PlacedOrderFragment> = {}) =>
  (await render("en", placedOrderAnswer("en", now))).text;

test.each(languages)(
  "in %s the page is complete without scripts, in one language",
  async (language) => {
    const { html, text, page } = await render(language, placedOrderAnswer(language));
    expect(page.documentElement.lang).toBe(language);
    expect(page.querySelector("template")).toBeNull();
    // An address may be in the other language.
    expect([...page.querySelectorAll("dd > bdi")].map((each) => each.textContent)).toContainEqual(
      expect.stringMatching(/7.*, (?:Modiin|מודיעין)$/u),
    );
    expect(html).not.toContain("<!--$!-->");
    // Once, in the foot of every page.
    expect(text.split(soupKitchen.shop.kashrut[language])).toHaveLength(2);
    const { payment: _, ...rest } = placedOrderAnswer(language);
    const payment = { app: "", payee: "", link: null };
    const named = await render(language, { ...rest, payment });
    expect(foreignWords(named.html, language)).toEqual([]);
    for (const amount of ["₪129.30", "₪56.80", "₪65", "₪194.30", "₪35.50", "₪229.80"])
      expect(text).toContain(amount);
  },
);

test("it names the order, the week, the address, the sums and the total to pay", async () => {
  const text = await inEnglish();
  expect(text).toContain("\nOrder 123456789\n");
  for (const line of [
    "Order received: Sunday, January 4, 10:05 am",
    "Orders close\nWednesday, January 7, 2 pm",
    "Delivery address\n7 Olive Street, Modiin",
    "You can change or cancel the order until Wednesday, January 7, 2 pm.",
    "Change the order\nCancel the order\nOrder the same again",
    "Still to pay\n₪229.80",
    "Please pay Ruth with Bit.",
    "2 × Half a litre (Dumplings)\n₪56.80",
    "Container: Jar\n₪11",
    "Subtotal\n₪194.30\nDelivery\n₪35.50\nOrder total\n₪229.80",
    "Ruth Cohen",
  ])
    expect(text).toContain(line);
});

test.each<[string, Partial<PlacedOrderFragment>, readonly string[], readonly string[]]>([
  [
    "partly paid",
    { received: 100, balance: 129.8 },
    ["Paid: ₪100", "Still to pay\n₪129.80"],
    ["paid in full"],
  ],
  [
    "paid",
    { received: 229.8, balance: 0, isPacked: true, isHandedOver: true },
    [
      "Paid: ₪229.80",
      "The order was packed",
      "The order was handed over",
      "The order is paid in full. Thank you!",
    ],
    ["Still to pay", "Please pay"],
  ],
  [
    "changed by the seller, with money to give back",
    {
      revision: 2,
      changedAt: "2026-01-05T11:00:00.000Z",
      received: 229.8,
      adjustment: -12.5,
      orderTotal: 217.3,
      balance: -12.5,
    },
    [
      "The order was changed: Monday, January 5, 1 pm",
      "Price adjustment\n−₪12.50",
      "We owe you ₪12.50.",
    ],
    ["Still to pay"],
  ],
  [
    "canceled by the customer",
    {
      isCancelled: true,
      cancelledAt: "2026-01-05T11:00:00.000Z",
      canChange: false,
      canRestore: true,
      balance: 0,
    },
    [
      "The order was canceled: Monday, January 5, 1 pm",
      "Restore the order",
      "There is nothing to pay.",
    ],
    ["Change the order", "Cancel the order", "no longer be changed", "Please pay"],
  ],
  [
    "of a round that has closed",
    { canChange: false },
    [
      "The deadline for changes has passed, so the order can no longer be changed or canceled here.",
    ],
    ["Change the order", "Cancel the order", "You can change"],
  ],
  [
    "with something missing from its box, before its round closes",
    { canChange: false, itemsMissing: true },
    ["Something is missing from the order and its price has been taken off"],
    ["Change the order", "Cancel the order", "You can change", "The deadline for changes"],
  ],
  [
    "handed over before its round closes",
    { canChange: false, isHandedOver: true },
    ["The order was handed over, so it can no longer be changed or canceled here."],
    ["Change the order", "Cancel the order", "You can change", "The deadline for changes"],
  ],
  [
    "for a pickup",
    {
      customerData: {
        ...placedOrderAnswer("en").customerData,
        orderType: "pickup",
        address: "",
        pickupAddress: "4 Narkis Street",
        pickupOrDeliveryPrice: 0,
      },
    },
    ["Pickup address\n4 Narkis Street, Modiin", "Pickup\nFree"],
    ["Delivery address"],
  ],
])("an order that is %s says so", async (_, now, said, unsaid) => {
  const text = await inEnglish(now);
  for (const line of said) expect(text).toContain(line);
  for (const line of unsaid) expect(text).not.toContain(line);
});

test("the address with the key is in no tag that other sites read", async () => {
  const { head } = (await render("en", placedOrderAnswer("en"))).page;
  const robots = head.querySelector("meta[name=robots]");
  expect(robots?.getAttribute("content")).toBe("noindex");
  expect(head.innerHTML).not.toContain(key);
  expect(head.innerHTML).not.toContain("canonical");
});

test.each([
  ["does not exist", null, "Order not found"],
  ["cannot be loaded", undefined, "The order did not load"],
  ["has an invalid price", placedOrderAnswer("en", { totalPrice: 0.001 }), "did not load"],
  ["has an invalid moment", placedOrderAnswer("en", { deadline: "soon" }), "did not load"],
])("an order that %s is not shown", async (_, order, said) => {
  vi.spyOn(console, "error").mockReturnValue();
  const { text } = await render("en", order);
  expect(text).toContain(said);
  expect(text).not.toContain("Change the order");
});

test("whatever part of the answer is missing, the page shows the order or says that it could not be loaded", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  for (const damaged of damagedAnswers(placedOrderAnswer("en"))) {
    const html = await htmlOf("en", damaged as PlacedOrderFragment);
    expect({ damaged, html }).toMatchObject({ html: expect.stringContaining("</h1>") });
    expect(html).not.toContain("<!--$!-->");
  }
});
