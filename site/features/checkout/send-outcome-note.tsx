import { Suspense, useEffect, useRef } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { refusalText } from "./refusal-text.ts";
import { concernsCart, type SendOutcome } from "./send-order.ts";
import styles from "./send-outcome-note.module.css";
import { ShopContact } from "./shop-contact.tsx";

/** Outcomes after which a customer may want to order by another way. */
const canBeAsked = new Set<SendOutcome["kind"]>(["unknown", "unavailable", "client-error"]);

interface SendOutcomeNoteProps {
  readonly outcome: Exclude<SendOutcome, { kind: "sent" }>;
  /** The customer wants the cart ordered besides the order that was placed before. */
  readonly onSendAsNew: () => void;
}

/** Says in plain words what happened to an order that was not placed, or of which nobody knows. */
export function SendOutcomeNote({ outcome, onSendAsNew }: SendOutcomeNoteProps) {
  const messages = useMessages();
  const { checkout } = messages;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);

  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.note}>
      {outcome.kind === "refused" && (
        <>
          <p>{checkout.refused}</p>
          <ul>
            {[...new Set(outcome.refusals.map((refusal) => refusalText(refusal, messages)))].map(
              (text) => (
                <li key={text}>{text}</li>
              ),
            )}
          </ul>
          {concernsCart(outcome) && <p>{checkout.refusedNext}</p>}
        </>
      )}
      {outcome.kind === "unknown" && (
        <>
          <p>{checkout.failed}</p>
          <p>{checkout.failedNext}</p>
        </>
      )}
      {outcome.kind === "offline" && <p>{checkout.offline}</p>}
      {outcome.kind === "unavailable" && <p>{checkout.unavailable}</p>}
      {outcome.kind === "too-many" && <p>{checkout.tooMany}</p>}
      {outcome.kind === "client-error" && <p>{checkout.clientError}</p>}
      {canBeAsked.has(outcome.kind) && (
        <Suspense fallback={null}>
          <ShopContact />
        </Suspense>
      )}
      {outcome.kind === "key-reused" && (
        <>
          <p>{checkout.keyReused}</p>
          {/* No submit button: as the form's first one, Enter in any field would press it. */}
          <Button
            onClick={({ currentTarget }) => {
              onSendAsNew();
              currentTarget.form?.requestSubmit();
            }}
          >
            {checkout.sendAsNew}
          </Button>
        </>
      )}
    </div>
  );
}
