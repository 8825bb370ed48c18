import { Suspense, useEffect, useRef } from "react";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { ShopContact } from "#site/order-parts/shop-contact.tsx";
import { Button } from "#web/ui/button.tsx";
import { refusalText } from "./refusal-text.ts";
import { concernsCart, type SendOutcome } from "./send-order.ts";
import styles from "./send-outcome-note.module.css";

/** Outcomes after which the note shows how to contact the shop. */
const outcomesWithContact = new Set<SendOutcome["kind"]>([
  "unknown",
  "unavailable",
  "too-many-orders",
  "client-error",
]);

type EarlierOrder = NonNullable<Extract<SendOutcome, { kind: "key-reused" }>["earlier"]>;

interface SendOutcomeNoteProps {
  readonly outcome: Exclude<SendOutcome, { kind: "sent" }>;
  /** The customer wants to send this cart as a further order. */
  readonly onSendAsNew: () => void;
  /** The customer keeps the order that was placed before, and wants its payment details. */
  readonly onKeepEarlier: (earlier: EarlierOrder) => void;
}

/** Explains why an order was not placed, or that its outcome is unknown. */
export function SendOutcomeNote({ outcome, onSendAsNew, onKeepEarlier }: SendOutcomeNoteProps) {
  const texts = useOrderTexts();
  const { checkout } = texts;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);

  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.note}>
      {outcome.kind === "refused" && (
        <>
          <p>{checkout.refused}</p>
          <ul>
            {[
              ...new Set(
                outcome.refusals.map((refusal) =>
                  refusalText(refusal, { problems: checkout.problems, refusals: texts.refusals }),
                ),
              ),
            ].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {concernsCart(outcome) && <p>{checkout.refusedNext}</p>}
        </>
      )}
      {outcome.kind === "unknown" && (
        <>
          <p>{outcome.reason === "no-answer" ? checkout.failed : texts.failedServer}</p>
          <p>{checkout.failedNext}</p>
        </>
      )}
      {outcome.kind === "offline" && <p>{checkout.offline}</p>}
      {outcome.kind === "unavailable" && <p>{checkout.unavailable}</p>}
      {outcome.kind === "too-many" && <p>{checkout.tooMany}</p>}
      {outcome.kind === "too-many-orders" && <p>{texts.tooManyOrders(outcome.minutes)}</p>}
      {outcome.kind === "client-error" && <p>{checkout.clientError}</p>}
      {outcomesWithContact.has(outcome.kind) && (
        <Suspense fallback={null}>
          <ShopContact />
        </Suspense>
      )}
      {outcome.kind === "key-reused" && (
        <>
          <p>
            {outcome.earlier === null
              ? checkout.keyReused
              : texts.keyReusedBy(
                  outcome.earlier.number,
                  isolatedPriceText(outcome.earlier.orderTotal),
                )}
          </p>
          {outcome.earlier !== null && (
            <Button
              onClick={() => {
                if (outcome.earlier !== null) onKeepEarlier(outcome.earlier);
              }}
            >
              {texts.keepEarlier}
            </Button>
          )}
          {/* Not a submit button: Enter in any field presses the first submit button of the form. */}
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
