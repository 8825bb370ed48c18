import { type ComponentType, useEffect, useState } from "react";
import type { ShopQuery } from "#contract/generated/operations.ts";
import { useMessages } from "#site/language/language-context.tsx";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { CopiedFacts, Fact } from "./copied-facts.tsx";
import { copiedPayee } from "./copied-payee.ts";

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
          <Fact name={orderSent.payee} copied={copiedPayee(payee)}>
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

interface PaymentLinkProps {
  /** The payment app's name. */
  readonly app: string;
  /** `https:` */
  readonly link: string;
}

/** The link to the payment app; on a wide screen also a QR code for the phone that has the app, which could not scan its own screen. */
function PaymentLink({ app, link }: PaymentLinkProps) {
  const messages = useMessages();
  const { orderSent } = useOrderTexts();
  // From the width at which the hints appear (specification §9).
  const isWide = useIsWide(768);
  return (
    <>
      <p>
        <NewTabLink texts={messages} href={link} look="main">
          {orderSent.payNow(app)}
        </NewTabLink>
      </p>
      {isWide && <CodeWhenLoaded link={link} />}
    </>
  );
}

/** Shows nothing if its code cannot be loaded; the link above has the same target. */
function CodeWhenLoaded({ link }: Pick<PaymentLinkProps, "link">) {
  const [Code, setCode] = useState<ComponentType<Pick<PaymentLinkProps, "link">> | null>(null);
  useEffect(() => {
    import("./qr-code.tsx").then(
      ({ ScannedLink }) => setCode(() => ScannedLink),
      (error: unknown) => console.warn("the QR code could not be loaded", error),
    );
  }, []);
  return Code === null ? null : <Code link={link} />;
}
