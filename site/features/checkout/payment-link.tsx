import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";

interface PaymentLinkProps {
  /** The payment app's name. */
  readonly app: string;
  /** `https:` */
  readonly link: string;
}

/** Leads to where the order is paid; on a wide screen also as a code for the phone that the payment app is on. */
export function PaymentLink({ app, link }: PaymentLinkProps) {
  const messages = useMessages();
  const isWide = useIsWide();
  return (
    <>
      <p>
        <NewTabLink texts={messages} href={link} look="main">
          {messages.orderSent.payNow(app)}
        </NewTabLink>
      </p>
      {isWide && <CodeWhenLoaded link={link} />}
    </>
  );
}

/** The link beside it says the same, so that nothing is said where the code cannot be loaded. */
function CodeWhenLoaded({ link }: Pick<PaymentLinkProps, "link">) {
  const [Code, setCode] = useState<ComponentType<Pick<PaymentLinkProps, "link">> | null>(null);
  useEffect(() => {
    import("./qr-code.tsx").then(
      ({ QrCode }) => setCode(() => QrCode),
      (error: unknown) => console.warn("the code for paying could not be loaded", error),
    );
  }, []);
  return Code === null ? null : <Code link={link} />;
}

/** Wide as the specification's hints want it (§9): not a phone that could only scan itself. */
function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, () => matchMedia(wide).matches);
}

const wide = "(width >= 768px)";

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
