import type { OrderType } from "#domain/customer/customer-data.ts";
import { type Agorot, addAgorot, agorot, noAgorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { countedAdjustment } from "#domain/order/counted-adjustment.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import type { MoneyBefore } from "#site/order-state/order-state.ts";
import { AdjustmentSum, Sum, SumList } from "#site/parts/sums.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./place-order-form.module.css";

/** What the order comes to. */
export interface OrderCost {
  readonly cartTotal: Agorot;
  /** Null until both pickup or delivery and the place are chosen: the sum may then still grow, so no total is shown. */
  readonly addedPrice: Agorot | null;
  /** Of the order that is changed; undefined for a new one. */
  readonly money: MoneyBefore | undefined;
}

/** As the server reckons: an adjustment counts up to what the order costs, and what was paid is not paid again. */
function reckon({ cartTotal, addedPrice, money }: OrderCost) {
  const cost = addAgorot(cartTotal, addedPrice ?? noAgorot);
  const adjustment = money && countedAdjustment(money.agreedAdjustment, cost);
  const total = agorot(cost + (adjustment ?? 0));
  return { adjustment, total, balance: total - (money?.received ?? 0) };
}

interface OrderSummaryProps extends OrderCost {
  readonly orderType: OrderType | undefined;
}

/** Order total = cart total + delivery or pickup price (specification §9), with what belongs to the order that is changed. */
export function OrderSummary({ orderType, ...cost }: OrderSummaryProps) {
  const texts = useOrderTexts();
  const ofOrder = usePlacedOrderTexts();
  const { checkout } = texts;
  const { cartTotal, addedPrice, money } = cost;
  const addedName = {
    pickup: checkout.pickupPrice,
    delivery: checkout.deliveryPrice,
    none: texts.pickupOrDelivery,
  }[orderType ?? "none"];
  const { adjustment, total, balance } = reckon(cost);
  const received = agorot(Math.max(money?.received ?? 0, 0));
  const isTotalKnown = addedPrice !== null;
  return (
    <Stack gap={2} aria-live="polite">
      <SumList className={styles.summary}>
        <Sum name={checkout.cartTotal}>
          <Price amount={cartTotal} />
        </Sum>
        <Sum name={addedName}>
          {addedPrice === null ? (
            texts.notChosenYet
          ) : addedPrice === noAgorot ? (
            checkout.free
          ) : (
            <Price amount={addedPrice} />
          )}
        </Sum>
        {money !== undefined && adjustment !== undefined && (
          <AdjustmentSum adjustment={adjustment} text={money.adjustmentText} />
        )}
        {isTotalKnown && received > 0 && (
          <>
            <Sum name={ofOrder.total}>
              <Price amount={total} />
            </Sum>
            <Sum name={ofOrder.receivedMoney}>
              <Price amount={received} />
            </Sum>
          </>
        )}
        {isTotalKnown && balance >= 0 && (
          <Sum isTotal name={received > 0 ? ofOrder.toPay : checkout.orderTotal}>
            <Price amount={agorot(balance)} />
          </Sum>
        )}
      </SumList>
      {isTotalKnown && balance < 0 && (
        <p>{ofOrder.toGiveBack(isolatedPriceText(agorot(Math.abs(balance))))}</p>
      )}
    </Stack>
  );
}

interface SendButtonProps extends OrderCost {
  readonly text: string;
  /** The form is not sent by a press now. */
  readonly isDisabled: boolean;
}

/**
 * Sends the form. What is to be paid stands on it, so that it is in sight from the first field on; until the place is chosen it may still
 * grow. `OrderSummary` is heard; the sum on the button is for the eye.
 */
export function SendButton({ text, isDisabled, ...cost }: SendButtonProps) {
  const { menu } = useMessages();
  const { balance } = reckon(cost);
  return (
    // With `disabled` the focus would leave the button that was pressed.
    <Button type="submit" look="main" className={styles.send} aria-disabled={isDisabled}>
      {text}
      <span aria-hidden="true">
        {cost.addedPrice === null && menu.from}
        <Price amount={agorot(Math.max(balance, 0))} />
      </span>
    </Button>
  );
}
