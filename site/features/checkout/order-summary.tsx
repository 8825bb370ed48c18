import type { OrderType } from "#domain/customer/customer-data.ts";
import { type Agorot, addAgorot, noAgorot } from "#domain/money/agorot.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Sum, SumList } from "#site/parts/sums.tsx";
import { Button } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./place-order-form.module.css";

interface OrderSummaryProps {
  readonly cartTotal: Agorot;
  readonly orderType: OrderType | undefined;
  /** Null until both pickup or delivery and the place are chosen: the sum may then still grow, so no total is shown. */
  readonly addedPrice: Agorot | null;
}

/** Order total = cart total + delivery or pickup price (specification §9). */
export function OrderSummary({ cartTotal, orderType, addedPrice }: OrderSummaryProps) {
  const texts = useOrderTexts();
  const { checkout } = texts;
  const addedName = {
    pickup: checkout.pickupPrice,
    delivery: checkout.deliveryPrice,
    none: texts.pickupOrDelivery,
  }[orderType ?? "none"];
  return (
    <SumList className={styles.summary} aria-live="polite">
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
      {addedPrice !== null && (
        <Sum isTotal name={checkout.orderTotal}>
          <Price amount={addAgorot(cartTotal, addedPrice)} />
        </Sum>
      )}
    </SumList>
  );
}

interface SendButtonProps {
  readonly text: string;
  readonly cartTotal: Agorot;
  /** See `OrderSummary`, which is heard; the sum on the button is for the eye. */
  readonly addedPrice: Agorot | null;
  /** The form is not sent by a press now. */
  readonly isDisabled: boolean;
}

/** Sends the form. The sum stands on it, so that it is in sight from the first field on; until the place is chosen it may still grow. */
export function SendButton({ text, cartTotal, addedPrice, isDisabled }: SendButtonProps) {
  const { menu } = useMessages();
  return (
    // With `disabled` the focus would leave the button that was pressed.
    <Button type="submit" look="main" className={styles.send} aria-disabled={isDisabled}>
      {text}
      <span aria-hidden="true">
        {addedPrice === null && menu.from}
        <Price amount={addAgorot(cartTotal, addedPrice ?? noAgorot)} />
      </span>
    </Button>
  );
}
