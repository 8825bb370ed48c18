import { expect, test } from "vitest";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import { linesOf, renderIn } from "#site/testing/render-in.tsx";
import { onPage } from "#web/testing/parse-page.ts";
import { OrderSummary, SendButton } from "./order-summary.tsx";

const extraBox = { agreedAdjustment: signedAgorot(3000), adjustmentText: "extra box" };
const discount = { agreedAdjustment: signedAgorot(-10_000), adjustmentText: "" };
const paid = signedAgorot(12_600);
const unpaid = signedAgorot(0);

/** The sums of an order of ₪128 and a delivery for ₪30, and what stands on the button. */
function shown(money: Parameters<typeof OrderSummary>[0]["money"], cartTotal = agorot(12_800)) {
  const cost = { cartTotal, addedPrice: agorot(3000), money };
  const html = renderIn(
    "en",
    <>
      <OrderSummary {...cost} orderType="delivery" />
      <SendButton {...cost} text="Send" isDisabled={false} />
    </>,
  );
  return linesOf(onPage(html).body)
    .join(" ")
    .replaceAll(/[\u2066-\u2069]/gu, "");
}

test.each([
  ["a new order", undefined, "Total to pay ₪158 Send ₪158"],
  [
    "what the seller added",
    { ...extraBox, received: unpaid },
    "extra box ₪30 Total to pay ₪188 Send ₪188",
  ],
  [
    "what was paid",
    { ...extraBox, received: paid },
    "extra box ₪30 Order total ₪188 Paid ₪126 Still to pay ₪62 Send ₪62",
  ],
  [
    "more than the order costs now",
    { ...discount, received: paid },
    "Price adjustment −₪100 Order total ₪58 Paid ₪126 We owe you ₪68. Send ₪0",
  ],
])("the form asks for what the order will cost: %s", (_, money, sums) => {
  expect(shown(money)).toBe(`Subtotal ₪128 Delivery ₪30 ${sums}`);
});

test("a discount counts up to what the order costs", () => {
  expect(shown({ ...discount, received: unpaid }, agorot(5000))).toContain(
    "Price adjustment −₪80 Total to pay ₪0",
  );
});
