import { Suspense, useEffect, useRef } from "react";
import { Link } from "wouter";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { deadlineText, momentText } from "#domain/schedule/date-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { wholeDates } from "#site/language/whole-dates.ts";
import { type OrderKey, orderPath } from "#site/order-state/order-path.ts";
import { soldOutByRefusals } from "#site/order-state/reload-availability.ts";
import { Notice } from "#site/parts/notice.tsx";
import { ShopContact } from "#site/parts/shop-contact.tsx";
import { BulletList } from "#web/ui/bullet-list.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { refusalText } from "./refusal-text.ts";
import { concernsCart, type OrderOutcome } from "./send-order.ts";
import styles from "./send-outcome-note.module.css";
import { useSendingTexts } from "./use-sending-texts.ts";

/** Outcomes after which the note shows how to contact the shop. */
const outcomesWithContact = new Set<OrderOutcome["kind"]>([
  "unknown",
  "unavailable",
  "too-many-orders",
  "too-many-changes",
  "order-closed",
  "order-items-missing",
  "order-unknown",
  "client-error",
]);

/** Outcomes after which only the page of the order tells how it is. */
const refusedChanges = [
  "order-changed",
  "order-change-recorded",
  "order-closed",
  "order-items-missing",
  "order-cancelled",
  "order-unknown",
] as const;

type EarlierOrder = Exclude<
  Extract<OrderOutcome, { kind: "key-reused" }>["earlier"],
  "cancelled" | null
>;

interface SendOutcomeNoteProps {
  readonly outcome: Exclude<OrderOutcome, { kind: "sent" | "changed" }>;
  /** The placed order that was to be changed; null for a new one. */
  readonly changed: OrderKey | null;
  /** When orders open again after a week that is full; empty if it is not known. */
  readonly opensAgain: string;
  /** The cart was changed to match the menu. */
  readonly hasCartChanged: boolean;
  /** The customer wants to send this cart as a further order. */
  readonly onSendAsNew: () => void;
  /** The customer keeps the order that was placed before, and wants its payment details. */
  readonly onKeepEarlier: (earlier: EarlierOrder) => void;
  /** The customer wants of each dish as many as the refusals say are left. */
  readonly onLower: (refusals: readonly WireRefusal[]) => void;
  /** The customer wants the order for another week than the one that she saw; the form is sent after it. */
  readonly onAgreeToWeek: (week: string) => void;
}

/** Explains why an order was not placed, or that its outcome is unknown. */
export function SendOutcomeNote({
  outcome,
  changed,
  opensAgain,
  hasCartChanged,
  onSendAsNew,
  onKeepEarlier,
  onLower,
  onAgreeToWeek,
}: SendOutcomeNoteProps) {
  const texts = useOrderTexts();
  const { checkout, orderWeek } = texts;
  const { language } = useLanguage();
  const say = useSendingTexts(changed !== null);
  const { changing, toOrder, tooManyChanges } = usePlacedOrderTexts();
  const refusedChange = refusedChanges.find((kind) => kind === outcome.kind);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);

  return (
    <Notice ref={ref} role="alert" tabIndex={-1} className={styles.note}>
      {outcome.kind === "refused" && (
        <>
          <p>{say.refused}</p>
          <BulletList
            lines={[...new Set(outcome.refusals.map((refusal) => refusalText(refusal, texts)))]}
          />
          {outcome.refusals.some(({ code }) => code === "WEEK_FULL") && (
            <p>
              {opensAgain} {texts.kept}
            </p>
          )}
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
      {refusedChange !== undefined && <p>{changing[refusedChange]}</p>}
      {refusedChange !== undefined && refusedChange !== "order-unknown" && changed !== null && (
        // In place of the dialog's history entry, so that Back leads to the cart.
        <Link href={orderPath(changed)} replace className={buttonClass("plain")}>
          {toOrder}
        </Link>
      )}
      {outcome.kind === "not-open" && (
        <p>{orderWeek.notOpen(wholeDates(momentText(outcome.opensAt, language), language))}</p>
      )}
      {outcome.kind === "week-changed" && (
        <>
          <p>
            {orderWeek.changed(
              wholeDates(deadlineText(outcome.week, outcome.deadline, language), language),
            )}
          </p>
          {/* Not a submit button: Enter in any field presses the first submit button of the form. */}
          <Button
            look="main"
            onClick={({ currentTarget: { form } }) => {
              // The button may be gone after it: it is no longer in a form then.
              onAgreeToWeek(outcome.week);
              form?.requestSubmit();
            }}
          >
            {orderWeek.agree}
          </Button>
        </>
      )}
      {outcome.kind === "client-error" && <p>{say.clientError}</p>}
      {outcomesWithContact.has(outcome.kind) && (
        <Suspense fallback={null}>
          <ShopContact />
        </Suspense>
      )}
      {outcome.kind === "key-reused" && (
        <KeyReused
          earlier={outcome.earlier}
          onSendAsNew={onSendAsNew}
          onKeepEarlier={onKeepEarlier}
        />
      )}
    </Notice>
  );
}

interface KeyReusedProps extends Pick<SendOutcomeNoteProps, "onSendAsNew" | "onKeepEarlier"> {
  readonly earlier: EarlierOrder | "cancelled" | null;
}

/** Asks whether the cart, from which an order was placed, is sent as another order. */
function KeyReused({ earlier, onSendAsNew, onKeepEarlier }: KeyReusedProps) {
  const texts = useOrderTexts();
  const { checkout } = texts;
  const stands = earlier === "cancelled" ? null : earlier;
  return (
    <>
      <p>
        {stands !== null
          ? texts.keyReusedBy(stands.number, isolatedPriceText(stands.orderTotal))
          : earlier === "cancelled"
            ? texts.cancelledSince
            : checkout.keyReused}
      </p>
      {stands !== null && (
        <Button onClick={() => onKeepEarlier(stands)}>{texts.keepEarlier}</Button>
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
  );
}
