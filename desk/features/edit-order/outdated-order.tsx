import { useEffect, useId, useRef } from "react";
import type { OrderPageFieldsFragment } from "#contract/generated/desk-operations.ts";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { OrderDishes } from "#desk/parts/order/order-dishes.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint, Row, Stack, Text } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./order-editor.module.css";

interface OutdatedOrderProps {
  /** The order as it is now. */
  readonly page: OrderPageFieldsFragment;
  /** How often it stood in the way of saving. Then it takes the focus; while she writes it does not. */
  readonly told: number;
  readonly onKeepMine: () => void;
  readonly onTakeNewest: () => void;
}

/** The order as somebody else has changed it meanwhile, beside the draft. Nothing of the draft is lost until she says so. */
export function OutdatedOrder({ page, told, onKeepMine, onTakeNewest }: OutdatedOrderProps) {
  const { orders } = useMessages();
  const texts = useTexts(editOrderTexts);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, orderTotal, adjustment, adjustmentText } = page;
  useEffect(() => {
    if (told > 0) heading.current?.focus();
  }, [told]);
  return (
    <Stack as="section" aria-labelledby={id} className={styles.outdated}>
      <Text as="h2" ref={heading} id={id} tabIndex={-1} tone="error" size="heading">
        {texts.outdated}
      </Text>
      <p role="alert">{texts.outdatedHint}</p>
      <OrderDishes lines={order.lines} />
      <p>
        {orders[order.orderType]} · {order.place}
        {order.orderType === "delivery" && order.address !== null && (
          <>
            {" · "}
            <bdi>{order.address}</bdi>
          </>
        )}
      </p>
      {adjustment !== 0 && (
        <p>
          {texts.adjustments[adjustment < 0 ? "discount" : "surcharge"]}{" "}
          <bdi dir="ltr">{signedPriceText(adjustment)}</bdi> · <bdi>{adjustmentText}</bdi>
        </p>
      )}
      <Text size="large" weight={700}>
        {texts.outdatedTotal} <Price amount={agorot(orderTotal)} />
      </Text>
      <Row>
        <Button look="main" aria-describedby={`${id}-keep`} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button onClick={onTakeNewest}>{texts.takeNewest}</Button>
      </Row>
      <Hint id={`${id}-keep`}>{texts.keepMineHint}</Hint>
    </Stack>
  );
}
