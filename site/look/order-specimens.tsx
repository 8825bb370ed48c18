import { useState } from "react";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { OrderSentDialog } from "#site/features/checkout/order-sent-dialog.tsx";
import { OrderSummary } from "#site/features/checkout/order-summary.tsx";
import { OrderTypeChoice } from "#site/features/checkout/order-type-choice.tsx";
import { SendOutcomeNote } from "#site/features/checkout/send-outcome-note.tsx";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Part } from "./part.tsx";
import { sampleDish } from "./sample-dish.ts";

const nothing = () => undefined;
const dinner = agorot(12930);
const delivery = agorot(3500);

const sentOrder = {
  number: "536546619",
  orderTotal: dinner,
  week: "2026-10-28",
  deadline: Date.UTC(2026, 9, 28, 12),
  place: null,
  page: null,
};
const changedOrder = { number: "536546619", key: "key" };
const outcomes = [
  { kind: "unknown", reason: "no-answer" },
  { kind: "unknown", reason: "server-error" },
  { kind: "unavailable" },
  { kind: "too-many-orders", minutes: 5 },
  { kind: "week-changed", week: "2026-11-04", deadline: Date.UTC(2026, 10, 4, 12) },
  { kind: "not-open", week: "2026-11-04", opensAt: Date.UTC(2026, 10, 1, 6) },
  { kind: "key-reused", earlier: null },
  { kind: "key-reused", earlier: sentOrder },
] as const;

const changeOutcomes = [
  { kind: "unknown", reason: "no-answer" },
  { kind: "order-changed" },
  { kind: "order-closed" },
  { kind: "order-cancelled" },
  { kind: "too-many-changes", minutes: 5 },
] as const;

/** The components of the place-order form, and the dialogs. */
export function OrderSpecimens({ language }: { readonly language: Language }) {
  const messages = useMessages();
  const { checkout, orderSent } = useOrderTexts();
  const { dishName } = sampleDish(language);
  const [open, setOpen] = useState<"confirm" | "sent" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Part name="OrderTypeChoice: open, wrong, without pickup">
        {[
          { chosen: undefined, error: undefined, isPickupDisabled: false },
          {
            chosen: undefined,
            error: checkout.problems.ORDER_TYPE_REQUIRED,
            isPickupDisabled: false,
          },
          { chosen: "delivery" as const, error: undefined, isPickupDisabled: true },
        ].map((state, index) => (
          <form key={`${String(state.error)} ${String(state.chosen)}`}>
            <OrderTypeChoice
              id={`look-order-type-${language}-${index}`}
              pickupHintId=""
              onChoose={nothing}
              {...state}
            />
          </form>
        ))}
      </Part>
      <Part name="OrderSummary: dishes, with delivery">
        <OrderSummary cartTotal={dinner} orderType={undefined} addedPrice={null} />
        <OrderSummary cartTotal={dinner} orderType="delivery" addedPrice={delivery} />
      </Part>
      <Part name="SendOutcomeNote: refused, unknown, unavailable, too many, sent before">
        <SendOutcomeNote
          outcome={{
            kind: "refused",
            refusals: [{ code: "DISH_UNKNOWN", path: [], dishName, name: dishName }],
          }}
          changed={null}
          onSendAsNew={nothing}
          hasCartChanged={false}
          onLower={() => undefined}
          onKeepEarlier={nothing}
          onAgreeToWeek={nothing}
        />
        {outcomes.map((outcome) => (
          <SendOutcomeNote
            key={Object.values(outcome).join(" ")}
            outcome={outcome}
            changed={null}
            onSendAsNew={nothing}
            hasCartChanged={false}
            onLower={() => undefined}
            onKeepEarlier={nothing}
            onAgreeToWeek={nothing}
          />
        ))}
      </Part>
      <Part name="SendOutcomeNote of a change: unknown, changed meanwhile, closed, cancelled, too many">
        {changeOutcomes.map((outcome) => (
          <SendOutcomeNote
            key={outcome.kind}
            outcome={outcome}
            changed={changedOrder}
            onSendAsNew={nothing}
            hasCartChanged={false}
            onLower={() => undefined}
            onKeepEarlier={nothing}
            onAgreeToWeek={nothing}
          />
        ))}
      </Part>
      <Part name="ConfirmDialog, OrderSentDialog" inRow>
        <Button onClick={() => setOpen("confirm")}>{messages.cart.clear}</Button>
        <Button onClick={() => setOpen("sent")}>{orderSent.title}</Button>
      </Part>
      {open === "confirm" && (
        <ConfirmDialog
          texts={messages}
          title={messages.cart.confirmClear}
          onCancel={close}
          onConfirm={close}
        >
          <p>{messages.cart.confirmClearText}</p>
        </ConfirmDialog>
      )}
      {open === "sent" && <OrderSentDialog order={sentOrder} allOrders={[]} onClose={close} />}
    </>
  );
}
