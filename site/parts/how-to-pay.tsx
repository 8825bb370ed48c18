import type { ShopQuery } from "#contract/generated/operations.ts";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { CopiedFacts, Fact } from "./copied-facts.tsx";
import { PaymentLink } from "./payment-link.tsx";

/** Whom to pay in which app, with the link to the app. `payment` is null if it is not known. */
export function HowToPay({ payment }: { readonly payment: ShopQuery["shop"]["payment"] | null }) {
  const { orderSent } = useOrderTexts();
  const request = <p>{paymentText(payment, orderSent)}</p>;
  if (payment === null || payment.app === "") return request;
  const { app, payee, link } = payment;
  return (
    <>
      {request}
      {payee !== "" && (
        <CopiedFacts>
          <Fact name={orderSent.payee} copied={payee}>
            {payee}
          </Fact>
        </CopiedFacts>
      )}
      {link != null && <PaymentLink app={app} link={link} />}
    </>
  );
}

/** Asks for the payment in a sentence that stays true if the seller has not set the app or the payee. `payment` is null if it is not known. */
export function paymentText(
  payment: ShopQuery["shop"]["payment"] | null,
  texts: OrderTexts["orderSent"],
): string {
  if (payment === null) return texts.payDefault;
  const { app, payee } = payment;
  return app === "" || payee === "" ? texts.payLater : texts.pay(app, payee);
}
