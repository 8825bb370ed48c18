import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { areVariablesKnown, hasVariable, paymentLinkOf } from "#domain/catalogue/payment-link.ts";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import styles from "./shop-page.module.css";

const order = { number: "123456789", toPay: agorot(12_600) };

/** What a payment link opens for an order, where it says the sum or the order number. */
export function PaymentLinkExample({ link }: { readonly link: string }) {
  const { paymentLink } = useTexts(shopTexts);
  if (!hasVariable(link) || !areVariablesKnown(link)) return null;
  return (
    <p className={styles.hint}>
      {paymentLink.opens(isolatedPriceText(order.toPay), order.number)}{" "}
      <bdi dir="ltr">{paymentLinkOf(link, order)}</bdi>
    </p>
  );
}
