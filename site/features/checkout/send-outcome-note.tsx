import { Suspense, useEffect, useRef } from "react";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { usePlacedOrderTexts } from "#site/language/use-placed-order-texts.ts";
import type { OrderKey } from "#site/order-state/order-path.ts";
import { soldOutByRefusals } from "#site/order-state/reload-availability.ts";
import { ShopContact } from "#site/parts/shop-contact.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChangeRefused } from "./change-refused.tsx";
import { refusalText } from "./refusal-text.ts";
import { concernsCart, type OrderOutcome } from "./send-order.ts";
import styles from "./send-outcome-note.module.css";
import { useSendingTexts } from "./use-sending-texts.ts";
import { WeekOutcome } from "./week-outcome.tsx";

/** Outcomes after which the note shows how to contact the shop. */
const outcomesWithContact = new Set<OrderOutcome["kind"]>([
  "unknown",
  "unavailable",
  "too-many-orders",
  "too-many-changes",
  "order-closed",
  "order-unknown",
  "client-error",
]);

type EarlierOrder = NonNullable<Extract<OrderOutcome, { kind: "key-reused" }>["earlier"]>;

interface SendOutcomeNoteProps {
  readonly outcome: Exclude<OrderOutcome, { kind: "sent" | "changed" }>;
  /** The placed order that was to be changed; null for a new one. */
  readonly changed: OrderKey | null;
  /** The cart was changed to match the menu. */
  readonly hasCartChanged: boolean;
  /** The customer wants to send this cart as a further order. */
  readonly onSendAsNew: () => void;
  /** The customer keeps the order that was placed before, and wants its payment details. */
  readonly onKeepEarlier: (earlier: EarlierOrder) => void;
  /** The customer wants of each dish as many as the refusals say are left. */
  readonly onLower: (refusals: readonly WireRefusal[]) => void;
  /** See `WeekOutcome`. */
  readonly onAgreeToWeek: (week: string) => void;
}

/** Explains why an order was not placed, or that its outcome is unknown. */
export function SendOutcomeNote({
  outcome,
  changed,
  hasCartChanged,
  onSendAsNew,
  onKeepEarlier,
  onLower,
  onAgreeToWeek,
}: SendOutcomeNoteProps) {
  const texts = useOrderTexts();
  const { checkout } = texts;
  const say = useSendingTexts(changed !== null);
  const { tooManyChanges } = usePlacedOrderTexts();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);

  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.note}>
      {outcome.kind === "refused" && (
        <>
          <p>{say.refused}</p>
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
          {concernsCart(outcome) && (
            <p>{hasCartChanged ? checkout.refusedAndChanged : checkout.refusedNext}</p>
          )}
          {soldOutByRefusals(outcome.refusals).length > 0 && (
            <Button
              onClick={({ currentTarget: { form } }) => {
                onLower(outcome.refusals);
                // The pressed button is gone.
                form?.querySelector<HTMLElement>("[type=submit]")?.focus();
              }}
            >
              {texts.lowerToLeft}
            </Button>
          )}
        </>
      )}
      {outcome.kind === "unknown" && (
        <>
          <p>{outcome.reason === "no-answer" ? say.failed : say.failedServer}</p>
          <p>{say.failedNext}</p>
        </>
      )}
      {outcome.kind === "offline" && <p>{say.offline}</p>}
      {outcome.kind === "unavailable" && <p>{say.unavailable}</p>}
      {outcome.kind === "too-many" && <p>{checkout.tooMany}</p>}
      {outcome.kind === "too-many-orders" && <p>{texts.tooManyOrders(outcome.minutes)}</p>}
      {outcome.kind === "too-many-changes" && <p>{tooManyChanges(outcome.minutes)}</p>}
      <ChangeRefused outcome={outcome} changed={changed} />
      <WeekOutcome outcome={outcome} onAgree={onAgreeToWeek} />
      {outcome.kind === "client-error" && <p>{say.clientError}</p>}
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
